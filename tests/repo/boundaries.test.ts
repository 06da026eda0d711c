import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** A file, its only statement, and a part of the message to expect; null if the import is allowed. */
const CASES: [string, string, string | null][] = [
  ['src/ui/lowersIntoLib.ts', `import '@/lib/html/sanitise'`, null],
  ['src/ui/reachesUp.ts', `import '@/api/auth'`, 'src/api is above src/ui'],
  ['src/ui/store.ts', `import 'react-redux'`, 'restricted'],
  ['src/features/board/store.ts', `import 'react-redux'`, null],
  ['src/ui/sidewards.tsx', `import '../buddy/Buddy'`, 'src/ui and src/buddy are in the same layer'],
  ['src/api/reachesUp.ts', `export { subscribe } from '@/realtime/realtime'`, 'src/realtime is above src/api'],
  ['src/streaming/reads.ts', `import type { Call } from '@/api/core/call'`, null],
  ['src/streaming/sidewards.ts', `import '@/realtime/realtime'`, 'are in the same layer'],
  ['src/store/follows.ts', `import '@/realtime/realtime'`, null],
  [
    'src/cardTypes/reachesUp.ts',
    `import type { A } from '@/features/board/a'`,
    'src/features/board is above src/cardTypes',
  ],
  ['src/features/board/own.ts', `import './boardUrl'`, null],
  ['src/features/board/shows.ts', `import '@/cardTypes/registry'`, null],
  ['src/features/board/otherFeature.ts', `import '@/features/chat/ask'`, 'src/features/board and src/features/chat'],
  ['src/features/board/model.ts', `import '@/model/conversation/ask'`, null],
  ['src/model/board/own.ts', `import './undo/undo'`, null],
  ['src/model/board/sidewards.ts', `import '../conversation/ask'`, 'src/model/board and src/model/conversation'],
  [
    'src/model/board/reachesUp.ts',
    `import '@/features/board/grid/geometry'`,
    'src/features/board is above src/model/board',
  ],
  ['src/features/board/lazyFeature.ts', `void import('../chat/ask')`, 'src/features/board and src/features/chat'],
  [
    'src/features/board/untyped.ts',
    `import { useSelector } from 'react-redux'`,
    "'useSelector' import from 'react-redux'",
  ],
  ['src/features/board/shell.ts', `import '@/app/startup/store'`, 'no layer may import them'],
  ['src/features/board/mock.ts', `import '../../../mocks/db'`, 'only one literal import()'],
  ['src/features/board/mock.test.ts', `import '../../../mocks/db'`, null],
  ['src/features/board/testing.ts', `import '@/testing/openApp'`, 'only tests and stories use'],
  ['src/routes/screen.tsx', `import '@/features/board/BoardScreen'`, null],
  ['src/app/mock.ts', `void import('@mocks/runtimes/browser')`, 'only one literal import()'],
  ['src/unlisted/new.ts', `import '@/lib/html/sanitise'`, 'in no layer'],
  ['src/testing/mock.ts', `import '@mocks/runtimes/inProcess'`, null],
  ['src/main.tsx', `void import('../mocks/browser')`, null],
  ['src/env.ts', `import '../fixtures/seed/people'`, 'only one literal import()'],
  ['mocks/handlers/contract.ts', `import '../../src/api/auth.contract'`, null],
  ['mocks/handlers/helper.ts', `import '../../src/lib/html/htmlToText'`, null],
  ['mocks/domain/users/grants.ts', `import '../../../src/cardTypes/definitions'`, null],
  ['mocks/domain/users/tiles.ts', `import '../../../src/cardTypes/registry'`, 'may import only the contract'],
  ['src/cardTypes/poem/definition.ts', `import '../cardTypeDefinition'`, null],
  ['src/cardTypes/memo/definition.ts', `import './MemoThumbnail'`, 'the mock server loads the definitions'],
  ['mocks/handlers/endpoint.ts', `import '../../src/api/auth'`, 'may import only the contract'],
  ['mocks/handlers/screen.ts', `import '@/features/board/BoardScreen'`, 'may import only the contract'],
  ['fixtures/seed/store.ts', `import '../../src/app/startup/store'`, 'may import only the contract'],
]

type Diagnostic = { code: string; filename: string; message: string }

let root = ''
let violations: Diagnostic[] = []

beforeAll(() => {
  // Run oxlint with the project's configuration and plugin on a temporary folder of one-line files.
  root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  for (const path of ['.oxlintrc.json', 'tests/tools/boundaries.js']) cpSync(join(ROOT, path), join(root, path))
  for (const [file, statement] of CASES) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${statement}\n`)
  }
  let output: string
  try {
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
    output = execFileSync(process.execPath, [oxlint, '--format', 'json'], { cwd: root, encoding: 'utf8' })
  } catch (cause) {
    // oxlint exits with status 1 because it finds violations. The error contains its output.
    output = (cause as { stdout: string }).stdout
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] }
  violations = diagnostics.filter(
    ({ code }) => code === 'heartboard(boundaries)' || code === 'eslint(no-restricted-imports)',
  )
}, 30_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(CASES)('%s: %s', (file, _statement, reason) => {
  const found = violations
    .filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(file))
    .map(({ message }) => message)
  expect(found).toEqual(reason === null ? [] : [expect.stringContaining(reason)])
})
