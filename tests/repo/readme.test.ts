import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scenarios } from '@mocks/scenarios/scenarios'
import { calls } from '@/api/calls'
import { HOST_HEADERS } from '../../hosting/contentSecurityPolicy'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const ignored = new Set(read('.gitignore').split(/\r?\n/).filter(Boolean))
const callPaths = new Set<string>(Object.values(calls).map(({ path }) => path))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const variables = (text: string) => [...new Set(text.match(/\bVITE_[A-Z_]+\b/g))]

/** Returns every file and folder that .gitignore does not exclude. Paths start at the root and use `/`. */
function pathsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => name !== '.git' && !ignored.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? [path, ...pathsIn(path)] : [path]
    })
}
const paths = pathsIn('')

/** True if text in backticks is a path of the project, and not a route, command, URL or call. */
const isProjectPath = (code: string) =>
  /^[\w.<>*@{}$-][\w./<>*@{}$-]*$/.test(code) &&
  (code.includes('/') || code.startsWith('.') || /\.(ts|tsx|js|json|css|md|mdx|html)$/.test(code)) &&
  !ignored.has(code.split('/')[0] ?? '') &&
  !callPaths.has(code)

/** True if the path exists. `<name>` and `*` match any name. A file name alone may be in any folder. */
function pathExists(code: string): boolean {
  const pattern = code
    .replace(/\/$/, '')
    .split(/<\w+>|\*/)
    .map((part) => part.replaceAll(/[.$+^(){}|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+')
  const pathPattern = new RegExp(code.includes('/') ? `^${pattern}$` : `(^|/)${pattern}$`)
  return paths.some((path) => pathPattern.test(path))
}

/**
 * Returns paths, links, scripts, scenarios and variables that a document names but that do not exist.
 * @param folder the folder of the document, where its links start; paths in backticks start there or at the root
 */
function findDeadReferences(text: string, folder = '.'): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  const codeSpans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '')
  const files = links
    .filter((link) => !/^([a-z]+:|#)/.test(link))
    .map((link) => posix.join(folder, link.replace(/#.*$/, '')))
  return [
    ...codeSpans.filter((code) => isProjectPath(code) && !pathExists(code) && !pathExists(posix.join(folder, code))),
    ...files.filter((file) => !paths.includes(file)),
    ...[...text.matchAll(/\bnpm run ([\w:-]+)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => command),
    ...[...text.matchAll(/\?scenario=(\w+)/g)].filter(([, name = '']) => !(name in scenarios)).map(([query]) => query),
    ...variables(text).filter((name) => !variables(read('.env.example')).includes(name)),
  ]
}

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/decisions/README.md', 'mocks/README.md'])(
  '%s has no dead references',
  (file) => {
    expect(findDeadReferences(read(file), posix.dirname(file))).toEqual([])
  },
)

test('dead references are found', () => {
  const text = [
    'Look at `src/api/nowhere.ts`, `nowhere.contract.ts`, `.nowhere`, `src/nowhere/` and `mocks/<name>.nowhere.ts`.',
    'See [the guide](docs/guide.md) and ![a picture](./docs/board.png), or [the web](https://example.com).',
    '```sh\nnpm run nowhere\n```',
    'Set `VITE_NOWHERE`, open `?scenario=nowhere`.',
  ].join('\n')
  expect(findDeadReferences(text)).toEqual([
    'src/api/nowhere.ts',
    'nowhere.contract.ts',
    '.nowhere',
    'src/nowhere/',
    'mocks/<name>.nowhere.ts',
    'docs/guide.md',
    'docs/board.png',
    'npm run nowhere',
    '?scenario=nowhere',
    'VITE_NOWHERE',
  ])
})

test('valid references are not reported', () => {
  const text = [
    '`src/api`, `src/api/`, `src/api/<resource>.contract.ts`, `*.contract.ts`, `registry.ts`, `.storybook`, `.env`, `dist/assets`',
    '`/board/focus/{id}`, `POST broadcasting/auth`, `v1/user/me`, `npm run dev`, `VITE_API=live`, `?scenario=slow`, `getCards`',
  ].join('\n')
  expect(findDeadReferences(text)).toEqual([])
})

test('.env.example lists exactly the variables that the app reads', () => {
  expect(variables(read('.env.example')).sort()).toEqual(variables(read('src/env.ts')).sort())
})

test('README names the headers that a host has to send, as the preview does', () => {
  for (const [name, value] of Object.entries(HOST_HEADERS)) expect(read('README.md')).toContain(`\n${name}: ${value}\n`)
})

test('the workflow runs .ci/run on the lowest supported version of Node and on the one of .nvmrc', () => {
  const workflow = read('.github/workflows/test.yml')
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const lowest = /\d+\.\d+/.exec(engines.node)?.[0]
  expect(workflow).toContain(`node: ['${lowest}', '${read('.nvmrc').trim()}']`)
  expect(workflow).toContain('- run: .ci/run\n')
  expect(read('README.md')).toContain(`Node ${lowest}, `)
})
