/**
 * `npm run build:site -- --base /x/` writes `site` (or the folder of `--out`): the demo, the stories in `stories`, the contract's pages in `contract`. Links
 * between them are relative, so that they hold under any base.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { contractPages, DOCUMENTS, RENDERER_FILES } from './contractPages'

const here = fileURLToPath(new URL('./', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Writes the contract's pages, their documents and renderers into a folder. */
export function writeContractPages(folder: string): void {
  const contract = join(root, 'fixtures/contract')
  const read = (file: string) => readFileSync(join(contract, file), 'utf8')
  mkdirSync(folder, { recursive: true })
  for (const [file, html] of Object.entries(contractPages({ steps: read('STEPS.md'), coverage: read('COVERAGE.md') })))
    writeFileSync(join(folder, file), html)
  for (const file of DOCUMENTS) cpSync(join(contract, file), join(folder, file))
  for (const [file, source] of Object.entries(RENDERER_FILES))
    cpSync(join(here, 'node_modules', source), join(folder, file))
  cpSync(join(here, 'pages'), folder, { recursive: true })
}

/**
 * Returns the paths of screens whose address has no parameter, from the generated tree of routes: `login`, `board`, …
 * @param routeTree text of `src/routeTree.gen.ts`
 */
export function screensOf(routeTree: string): string[] {
  const [, addresses = ''] = /interface FileRoutesByTo {\n(.*?)\n}/s.exec(routeTree) ?? []
  return [...addresses.matchAll(/'\/(.*)':/g)]
    .map(([, path = '']) => path.replaceAll(/\/?\{-\$\w+\}/g, '').replace(/^\//, ''))
    .filter((path) => path !== '' && path !== '$')
}

/** Copies the demo's page into a folder for each screen, so that a host without a fallback reloads it. */
function writeScreens(site: string): void {
  for (const screen of screensOf(readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8'))) {
    mkdirSync(join(site, screen), { recursive: true })
    cpSync(join(site, 'index.html'), join(site, screen, 'index.html'))
  }
}

/** Returns the base with a slash at both ends: `x`, `/x` and `/x/` are the same. */
export const baseOf = (text: string): string => `/${text}/`.replace(/\/{2,}/g, '/')

const run = (command: string, args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITE_SITE: 'on' },
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'site' } },
  })
  const site = resolve(root, values.out)
  rmSync(site, { recursive: true, force: true })
  run('vite', ['build', '--mode', 'demo', '--base', baseOf(values.base), '--outDir', site])
  writeScreens(site)
  run('storybook', ['build', '--output-dir', join(site, 'stories')])
  writeContractPages(join(site, 'contract'))
}
