import { join, relative } from 'node:path'
import { build } from 'vite'
import { budgetBuilds, root } from '../e2e/ports'

/** Mode and variables of each build; the variables override a local `.env`. */
const BUILDS = {
  // The realtime key is inlined; without a key the Pusher client is left out of the build.
  live: { mode: 'production', variables: { VITE_API: 'live', VITE_API_URL: '/api', VITE_REALTIME_KEY: 'heartboard' } },
  mock: { mode: 'demo', variables: { VITE_API: 'mock', VITE_API_URL: '', VITE_REALTIME_KEY: '' } },
}
const UNSET = { VITE_REALTIME_HOST: '', VITE_REALTIME_PORT: '', VITE_REALTIME_SCHEME: '' }

export type BuildName = keyof typeof BUILDS

export type BudgetBuild = {
  /** Absolute. */
  folder: string
  /** Chunk (path in the folder) → modules (path from the root) with bytes before minification. */
  modulesOf: ReadonlyMap<string, { id: string; bytes: number }[]>
}

/** Absolute folder of a build of `npm run budget`. */
export const budgetFolder = (name: BuildName): string => join(root, budgetBuilds, name)

/** Builds the app like `npm run build` and `npm run build:demo`, into a separate folder. Records the modules of each chunk. */
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
