/**
 * `npm run contract:pack` writes `dist-contract/heartboard-contract-<version>.tgz`: the verifier as one file, the fixtures and the
 * generated documents, for a backend team without this repository.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { seedFiles } from '@mocks/db/seedFiles'
import { postmanCollection } from '../../fixtures/contract/docs/postman'
import { MAIN } from '../contract/options'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The verifier finds the cases from its own place, so that the depth of `dist/bin` is that of `tests/contract`. */
const BIN = 'dist/bin/heartboard-contract.js'

type Manifest = { version: string; license: string; engines: { node: string } }

const manifestOf = ({ version, license, engines }: Manifest) => ({
  name: 'heartboard-contract',
  version,
  description: 'Verifies a backend of Heartboard: cases, live events, progress in six steps.',
  license,
  type: 'module',
  engines,
  bin: { 'heartboard-contract': BIN },
})

const README = `# heartboard-contract

Checks a backend of Heartboard, in any language, against the cases of the contract. Needs Node and nothing else.

\`\`\`sh
npx ./heartboard-contract-*.tgz --base-url http://localhost:8000/api --step 1
npx ./heartboard-contract-*.tgz --help
\`\`\`

Exit status 0: the contract is fulfilled; 1: there are differences; 2: no run was possible. \`--junit report.xml\` writes a report for CI.

| file | content |
|---|---|
| \`fixtures/contract/STEPS.md\` | the way to a backend in six steps |
| \`fixtures/contract/openapi.json\`, \`asyncapi.json\`, \`schemas.json\` | calls, live events, JSON Schemas |
| \`fixtures/contract/<call>.json\` | request and response of every case |
| \`fixtures/seed\` | the data that the cases assume; a backend with it is compared value by value |
| \`heartboard.postman_collection.json\` | every call for Postman 2.1, with the records that it needs, login and anti-forgery script |
`

/** Bundles the verifier with everything it imports into one module for Node. */
async function bundleVerifier(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, 'tests/contract/verify.ts'),
      outDir: join(folder, 'dist/bin'),
      target: 'node20',
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        external: [...builtinModules, /^node:/],
        output: { entryFileNames: 'heartboard-contract.js', codeSplitting: false, banner: '#!/usr/bin/env node' },
      },
    },
  })
  chmodSync(join(folder, BIN), 0o755)
}

/** Writes the package and returns the path of its archive. */
export async function packContract(out = join(root, 'dist-contract')): Promise<string> {
  const folder = join(out, 'package')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await bundleVerifier(folder)
  const contract = join(root, 'fixtures/contract')
  for (const file of readdirSync(contract).filter((name) => /\.(json|md)$/.test(name)))
    cpSync(join(contract, file), join(folder, 'fixtures/contract', file))
  for (const file of readdirSync(join(root, 'fixtures/seed')).filter((name) => name.endsWith('.json')))
    cpSync(join(root, 'fixtures/seed', file), join(folder, 'fixtures/seed', file))
  const account = seedFiles.people.find(({ username }) => username === MAIN)
  if (!account) throw new Error(`fixtures/seed has no person with the username "${MAIN}".`)
  const write = (file: string, value: object | string) =>
    writeFileSync(join(folder, file), typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  const manifest = manifestOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest)
  write('package.json', manifest)
  write('README.md', README)
  write('heartboard.postman_collection.json', postmanCollection(account))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder })
  return join(out, `${manifest.name}-${manifest.version}.tgz`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await packContract())
