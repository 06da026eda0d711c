import { join, relative } from 'node:path'
import { build } from 'vite'
import { budgetBuilds, root } from '../e2e/ports'

/** Mode and environment variables of each build. The variables override a local `.env`. */
const BUILDS = {
  // The realtime key becomes part of the code. Without a key, the build would leave the Pusher client out.
  live: { mode: 'production', variables: { VITE_API: 'live', VITE_API_URL: '/api', VITE_REALTIME_KEY: 'heartboard' } },
  mock: { mode: 'demo', variables: { VITE_API: 'mock', VITE_API_URL: '', VITE_REALTIME_KEY: '' } },
}
const UNSET = { VITE_REALTIME_HOST: '', VITE_REALTIME_PORT: '', VITE_REALTIME_SCHEME: '' }

export type BuildName = keyof typeof BUILDS

export type BudgetBuild = {
  /** Absolute path. */
  folder: string
  /**
   * The modules of each chunk, by the chunk's path in the folder. `id` is the path from the root, `bytes` the size before
   * minification.
   */
  modulesOf: ReadonlyMap<string, { id: string; bytes: number }[]>
}

/** Returns the absolute folder of a build of `npm run budget`. */
export const budgetFolder = (name: BuildName): string => join(root, budgetBuilds, name)

/**
 * Builds the app as `npm run build` and `npm run build:demo` do, but into a folder of its own. Also returns the modules of each
 * chunk.
 */
export async function budgetBuild(name: BuildName): Promise<BudgetBuild> {
  const { mode, variables } = BUILDS[name]
  const folder = budgetFolder(name)
  Object.assign(process.env, UNSET, variables)
  const built = await build({ root, mode, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  if (!('output' in built)) throw new Error(`The ${name} build returned no list of its files.`)
  const modulesOf = new Map<string, { id: string; bytes: number }[]>()
  for (const chunk of built.output) {
    if (chunk.type !== 'chunk') continue
    const modules = Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({
      id: relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/'),
      bytes: renderedLength,
    }))
    modulesOf.set(chunk.fileName, modules)
  }
  return { folder, modulesOf }
}
