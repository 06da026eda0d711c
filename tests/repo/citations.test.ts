import { expect, test } from 'vitest'
import { citingSources, decisionIds, findBrokenCitations, findBrokenRules, ruledContracts } from './citations'
import { readRequirements } from './requirements'

const requirements = readRequirements()
const decisions = decisionIds()
const known = new Set([...requirements.map(({ id }) => id), ...decisions])

test('every decision has a unique number', () => {
  expect(decisions.filter((id, index) => decisions.indexOf(id) !== index)).toEqual([])
  expect(decisions.length).toBeGreaterThan(300)
})

test('every citation names an existing row or decision, in the current form', () => {
  const sources = citingSources()
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.flatMap((source) => findBrokenCitations(source, known))).toEqual([])
})

test('the reason of an uncheckable row cites existing rows and decisions', () => {
  const proofs = requirements.map(({ document, id, proof }) => ({ path: `${document} ${id}`, text: proof }))
  expect(proofs.flatMap((source) => findBrokenCitations(source, known))).toEqual([])
})

test('every call and channel names its ruling rows', () => {
  const contracts = ruledContracts()
  expect(contracts.length).toBeGreaterThan(100)
  expect(findBrokenRules(contracts, known)).toEqual([])
})

const SOME = new Set(['A-101', 'B-235', 'B-236', 'B-237', 'B-239', 'C-001', 'D-0007', 'D-2417'])
const problemsOf = (text: string) => findBrokenCitations({ path: 'src/a.ts', text }, SOME)

test.each([
  '/** Closes after 5 s (A-101, B-235 to B-237, D-2417). */',
  'the form is `superseded by D-0000`',
  'numbers: D-0001 to D-0099',
  'see [D-2417](docs/decisions/architecture/D-2417-a-title.md), docs/decisions/access.md or `docs/decisions/chat.md`',
  'uuid 0000a-1234, SHA-256, ISO-8601, WCAG 2.1.4, B-12, XA-999',
  'the board has 3 cards, one override, a document, a section; /login 165 kB, /board 215, board 300',
])('accepted: %s', (text) => {
  expect(problemsOf(text)).toEqual([])
})

const OLD = 'is an old citation; name the row (B-123) or the decision (D-1234)'

test.each([
  ['// A-999', 'A-999 is no row of docs/requirements'],
  ['ms; B-999.', 'B-999 is no row of docs/requirements'],
  [`rows: ['C-999']`, 'C-999 is no row of docs/requirements'],
  ['(D-9999)', 'D-9999 is no heading of docs/decisions'],
  ['B-235 to B-239', '"B-235 to B-239" holds B-238, which is no row'],
  ['B-237 to B-235', '"B-237 to B-235" is no range'],
  ['A-101 to B-235', '"A-101 to B-235" is no range'],
  ['D-9001 to D-9099', '"D-9001 to D-9099" holds no decision of docs/decisions'],
  ['(decisions/board 3, selection)', `"decisions/board 3" ${OLD}`],
  ['by decisions/access X-24', `"decisions/access X-24" ${OLD}`],
  ['the documents (board 3.2)', `"board 3.2" ${OLD}`],
  ['Override 8 asks for it', `"Override 8" ${OLD}`],
  ['see document 2', `"document 2" ${OLD}`],
  ['Section 12 of it', `"Section 12" ${OLD}`],
])('refused: %s', (text, problem) => {
  expect(problemsOf(`first line\n${text}`)).toEqual([`src/a.ts:2: ${problem}`])
})

test('numbers in a code block of Markdown are examples', () => {
  const text = 'A-999\n```md\n# D-9999\n```\nB-999'
  expect(findBrokenCitations({ path: 'docs/a.md', text }, SOME)).toEqual([
    'docs/a.md:1: A-999 is no row of docs/requirements',
    'docs/a.md:5: B-999 is no row of docs/requirements',
  ])
})

test('a call without rows, or with rows that do not exist, is found', () => {
  const contracts = [
    { name: 'login', rows: ['A-101', 'D-2417'] },
    { name: 'logout', rows: [] },
    { name: 'channels.cards', rows: ['A-101', 'B-999'] },
  ]
  expect(findBrokenRules(contracts, SOME)).toEqual([
    'logout: rows is empty',
    'channels.cards: rows names B-999, which does not exist',
  ])
})
