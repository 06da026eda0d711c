import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const REALTIME = { VITE_API: 'live', VITE_API_URL: '/api', VITE_REALTIME_KEY: 'heartboard' }

const builds = {
  /** `npm run build`, for a backend at the same address. */
  live: { args: [], env: REALTIME },
  /** `npm run build:demo`. */
  mock: { args: ['--mode', 'demo'], env: { VITE_API: 'mock' } },
  /** The live build with peers beside ReplyText. */
  stream: { args: ['--config', 'tests/bench/vite.config.ts'], env: REALTIME },
}

/** Builds the app and gives the folder; what a developer has in `.env` does not change what is measured. */
export function build(name: keyof typeof builds): string {
  const { args, env } = builds[name]
  const folder = fileURLToPath(new URL(`dist/${name}`, import.meta.url))
  const unset = { VITE_REALTIME_HOST: '', VITE_REALTIME_PORT: '', VITE_REALTIME_SCHEME: '' }
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', ...args, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...process.env, ...unset, ...env }, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error(`The ${name} build failed.`)
  return folder
}
