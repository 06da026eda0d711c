import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { type BuildName, budgetBuild } from '../tools/budgetBuild'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const folders = new Map<BuildName, Promise<string>>()

/**
 * Builds the app as `npm run budget` does, once per run.
 * @returns the folder of the build
 */
export function buildApp(name: BuildName): Promise<string> {
  const folder = folders.get(name) ?? budgetBuild(name).then((built) => built.folder)
  folders.set(name, folder)
  return folder
}

/** Builds the live app with the plugins of a configuration. */
async function buildLiveWith(configFile: URL, folder: URL): Promise<string> {
  const outDir = fileURLToPath(folder)
  Object.assign(process.env, { VITE_API: 'live', VITE_API_URL: '/api', VITE_REALTIME_KEY: 'heartboard' })
  await build({
    root: ROOT,
    configFile: fileURLToPath(configFile),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

/**
 * Builds the live app together with the renderers that `ReplyText` is compared with.
 * @returns the folder of the build
 */
export const buildWithPeers = (): Promise<string> =>
  buildLiveWith(new URL('vite.config.ts', import.meta.url), new URL('dist', import.meta.url))

/**
 * Builds the live app with a counter of the ideas that render.
 * @returns the folder of the build
 */
export const buildCountingIdeas = (): Promise<string> =>
  buildLiveWith(new URL('sparks/vite.config.ts', import.meta.url), new URL('sparks/dist', import.meta.url))

/**
 * Builds the mock app with only ten calls of the contract.
 * @returns the folder of the build
 */
export async function buildTenHandlers(): Promise<string> {
  const outDir = fileURLToPath(new URL('tenHandlers/dist', import.meta.url))
  Object.assign(process.env, { VITE_API: 'mock', VITE_API_URL: '', VITE_REALTIME_KEY: '' })
  await build({
    root: ROOT,
    mode: 'demo',
    configFile: fileURLToPath(new URL('tenHandlers/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

/**
 * Builds the page that renders hostile content.
 * @returns the folder of the build
 */
export async function buildHostile(): Promise<string> {
  const outDir = fileURLToPath(new URL('hostile/dist', import.meta.url))
  await build({
    configFile: fileURLToPath(new URL('hostile/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

/**
 * Builds the page with the app's board and a dnd-kit board.
 * @returns the folder of the build
 */
export async function buildBoards(): Promise<string> {
  const outDir = fileURLToPath(new URL('drag/dist', import.meta.url))
  await build({
    configFile: fileURLToPath(new URL('drag/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

/**
 * Builds the page with the app's editor and the editors to compare it with.
 * @returns the folder of the build
 */
export async function buildEditors(): Promise<string> {
  const outDir = fileURLToPath(new URL('editor/dist', import.meta.url))
  await build({
    configFile: fileURLToPath(new URL('editor/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

/**
 * Builds the page on which a card is streamed.
 * @returns the folder of the build
 */
export async function buildCardStream(): Promise<string> {
  const outDir = fileURLToPath(new URL('cardStream/dist', import.meta.url))
  await build({
    configFile: fileURLToPath(new URL('cardStream/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
