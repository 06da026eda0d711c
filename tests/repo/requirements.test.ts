import { expect, test } from 'vitest'
import { DOCUMENTS, parseCsv, parseRequirements, proofsOf, type Requirement, statusOf } from './requirementRows'
import { countByArea, countStatuses, findBrokenProofs, readRequirements, testTitles } from './requirements'

const rows = readRequirements()

/** Never delete or renumber a row, because code cites rows. A new row gets the next number. */
const ROW_COUNTS = { access: 554, board: 580, chat: 495 }
const LETTERS = { access: 'A', board: 'B', chat: 'C' }

test.each(DOCUMENTS)('the rows of %s are complete and numbered without a gap', (document) => {
  const expected = Array.from(
    { length: ROW_COUNTS[document] },
    (_, index) => `${LETTERS[document]}-${String(index + 1).padStart(3, '0')}`,
  )
  expect(rows.filter((row) => row.document === document).map(({ id }) => id)).toEqual(expected)
})

test('every row has an area, a kind and a sentence', () => {
  expect(rows.filter(({ area, kind, requirement }) => !area || !kind || !requirement)).toEqual([])
})

test('every proof exists', () => {
  expect(findBrokenProofs(rows)).toEqual([])
})

/** A title that is a template literal with a placeholder. */
const TEMPLATE = ['a $', '{kind} opens'].join('')

/** The files that the proofs in the table below refer to. */
const FILES: Record<string, string> = {
  'src/a.test.ts': [
    `test('a card is moved', () => {})`,
    `  it(\n    "it's a stack",\n    () => {})`,
    String.raw`test('the buddy\'s mood', async () => {})`,
    `test(\`${TEMPLATE}\`, () => {})`,
    `test.each([['a quiz'], ['a group']])('%s opens as a stack', () => {})`,
    `test.each<Row>(ROWS)('"$name" is refused', () => {})`,
    `test.skip('not now', () => {})`,
    `describe('a group of tests', () => {})`,
    `const label = 'a quiz is not loaded'`,
  ].join('\n'),
  'tests/e2e/a.spec.ts': `test('the journey', async ({ page }) => {})`,
  'stories/A.stories.tsx': `export const Empty: Story = {}\nconst Hidden: Story = {}\nexport default meta`,
  'fixtures/contract/login.json': '{ "call": "login", "cases": [{ "name": "the right password" }] }',
  'src/api/auth.contract.ts': 'export const authCalls = {}',
  'tests/repo/boundaries.test.ts': '',
  'src/features/Board.tsx': `test('in no test file', () => {})`,
}
const brokenProofs = (proof: string) =>
  findBrokenProofs(
    [{ document: 'board', id: 'B-001', area: '', kind: '', requirement: '', proof }],
    (path) => FILES[path],
  )

test.each([
  'src/a.test.ts › a card is moved',
  `src/a.test.ts › it's a stack`,
  `src/a.test.ts › the buddy's mood`,
  `src/a.test.ts › ${TEMPLATE}`,
  'src/a.test.ts › %s opens as a stack',
  'src/a.test.ts › a quiz opens as a stack',
  'src/a.test.ts › "$name" is refused',
  'tests/e2e/a.spec.ts › the journey',
  'stories/A.stories.tsx › Empty',
  'fixtures/contract/login.json › the right password',
  'src/api/auth.contract.ts',
  'tests/repo/boundaries.test.ts',
  'src/api/auth.contract.ts | stories/A.stories.tsx › Empty',
  'n/a: nothing shows it',
  '',
])('accepted: "%s"', (proof) => {
  expect(brokenProofs(proof)).toEqual([])
})

test.each([
  ['src/b.test.ts › a card is moved', 'there is no file src/b.test.ts'],
  ['src/a.test.ts › a card is copied', 'src/a.test.ts has no test titled "a card is copied"'],
  ['src/a.test.ts › a card is', 'src/a.test.ts has no test titled "a card is"'],
  ['src/a.test.ts › a text opens as a stack', 'src/a.test.ts has no test titled "a text opens as a stack"'],
  ['src/a.test.ts › not now', 'src/a.test.ts has no test titled "not now"'],
  ['src/a.test.ts › a group of tests', 'src/a.test.ts has no test titled "a group of tests"'],
  ['src/a.test.ts', `src/a.test.ts needs ' › ' and a title: only tests/repo and *.contract.ts stand alone`],
  ['stories/A.stories.tsx › Hidden', 'stories/A.stories.tsx has no exported story "Hidden"'],
  ['stories/A.stories.tsx › Emp', 'stories/A.stories.tsx has no exported story "Emp"'],
  [
    'fixtures/contract/login.json › the wrong password',
    'fixtures/contract/login.json has no case named "the wrong password"',
  ],
  ['src/features/Board.tsx › in no test file', 'src/features/Board.tsx is no test, story or contract fixture'],
  ['tests/repo/boundaries.test.ts | ', 'there is no file (empty)'],
  ['n/a:', 'there is no file n/a:'],
  ['yes', 'there is no file yes'],
])('refused: "%s", because %s', (proof, problem) => {
  expect(brokenProofs(proof)).toEqual([`docs/requirements/board.csv B-001: ${problem}`])
})

test('quotes, commas and line ends of CSV', () => {
  expect(parseCsv('"a","b ""c"", d",""\r\nbare,"",e\n')).toEqual([
    ['a', 'b "c", d', ''],
    ['bare', '', 'e'],
  ])
})

test.each([
  ['id,area\n', 'docs/requirements/chat.csv must have the columns id,area,kind,requirement,proof.'],
  [
    'id,area,kind,requirement,proof\n"C-001","chat","text","One, two"\n',
    'docs/requirements/chat.csv: the line of C-001 has 4 cells, not 5.',
  ],
])('a malformed document is an error: %j', (text, message) => {
  expect(() => parseRequirements('chat', text)).toThrow(message)
})

test('a row holds with a proof, is open without one, and is counted in its area', () => {
  const row = (area: string, proof: string) => ({ area, proof }) as Requirement
  const some = [row('quiz', ''), row('quiz', 'n/a: not shown'), row('board', 'src/a.test.ts › it'), row('quiz', '')]
  expect(some.map(statusOf)).toEqual(['open', 'n/a', 'holds', 'open'])
  expect(countStatuses(some)).toEqual({ holds: 1, open: 2, 'n/a': 1 })
  expect(countByArea(some)).toEqual([
    { area: 'board', counts: { holds: 1, open: 0, 'n/a': 0 } },
    { area: 'quiz', counts: { holds: 0, open: 2, 'n/a': 1 } },
  ])
})

test('a title may contain the separator of path and title', () => {
  expect(proofsOf({ proof: 'src/a.test.ts › menu › share | src/api/auth.contract.ts' })).toEqual([
    { path: 'src/a.test.ts', title: 'menu › share' },
    { path: 'src/api/auth.contract.ts' },
  ])
})

test('hooks and groups are no titles', () => {
  expect(testTitles(FILES['src/a.test.ts'] ?? '')).toEqual([
    'a card is moved',
    `it's a stack`,
    `the buddy's mood`,
    TEMPLATE,
    '%s opens as a stack',
    '"$name" is refused',
  ])
})
