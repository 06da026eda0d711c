/**
 * Checks citations. A-123, B-123 and C-123 name a row of docs/requirements, D-1234 a heading of docs/decisions. Other
 * references (a section, an override, a number in a list) are an old form that readers cannot look up.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { calls } from '@/api/calls'
import { channelRows, rowsOf } from '../../fixtures/contract/rows'

const ROOT = resolve(import.meta.dirname, '../..')

export type Source = { path: string; text: string }

const FOLDERS = ['src', 'mocks', 'tests', 'stories', '.storybook', 'fixtures', 'docs']
const ROOT_FILES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
const READABLE = /\.(tsx?|jsx?|mdx?|css)$/
/** Paths to skip: generated files, files of others, and this file and its test, which contain broken citations on purpose. */
const NOT_READ = /node_modules|(^|\/)dist\/|routeTree\.gen|^tests\/repo\/citations(\.test)?\.ts$/

/** Returns every file that may contain a citation. */
export function citingSources(): Source[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  return [...inFolders, ...ROOT_FILES]
    .filter((path) => READABLE.test(path) && !NOT_READ.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

const DECISIONS = join(ROOT, 'docs/decisions')

/** Returns the numbers of all decisions, read from the headings of their documents. */
export const decisionIds = (): string[] =>
  (readdirSync(DECISIONS, { recursive: true }) as string[])
    .filter((path) => path.endsWith('.md'))
    .toSorted()
    .flatMap((path) => readFileSync(join(DECISIONS, path), 'utf8').match(/(?<=^##? )D-\d{4}(?= )/gm) ?? [])

const ID = /\b(?:[ABC]-\d{3}|D-\d{4})\b/g
/** `B-235 to B-239` cites every row between. `D-0101 to D-0199` cites a range of numbers, of which some may not exist. */
const RANGE = /\b([ABC]-\d{3}|D-\d{4}) to ([ABC]-\d{3}|D-\d{4})\b/g
/** Stands for any decision in texts about decision numbers, so it is never a broken citation. */
const ANY_DECISION = 'D-0000'

const numberOf = (id: string) => Number(id.slice(2))

/** Says which ids of a range do not exist. Returns an empty list for a valid range. */
function problemsOfRange(from: string, to: string, known: ReadonlySet<string>): string[] {
  if (from[0] !== to[0] || numberOf(from) >= numberOf(to)) return [`"${from} to ${to}" is no range`]
  const named = Array.from(
    { length: numberOf(to) - numberOf(from) + 1 },
    (_, index) => `${from[0]}-${String(numberOf(from) + index).padStart(from.length - 2, '0')}`,
  )
  if (from.startsWith('D')) {
    return named.some((id) => known.has(id)) ? [] : [`"${from} to ${to}" holds no decision of docs/decisions`]
  }
  return named.filter((id) => !known.has(id)).map((id) => `"${from} to ${to}" holds ${id}, which is no row`)
}

const problemOfId = (id: string, known: ReadonlySet<string>): string[] => {
  if (known.has(id) || id === ANY_DECISION) return []
  return [id.startsWith('D') ? `${id} is no heading of docs/decisions` : `${id} is no row of docs/requirements`]
}

/** The form of citations before rows and decisions had ids. */
const OLD_FORMS = [
  /\bdecisions\/(?:access|board|chat) [\w-]*\d[\w.-]*/g,
  /(?<!\/)\b(?:access|board|chat) \d{1,2}(?!\d)(?:\.\d+)*/g,
  /\boverride \d+/gi,
  /\bdocument [123]\b/gi,
  /\bsection \d+/gi,
]

/** Removes the code blocks of a Markdown file, in which numbers are examples. The line numbers stay the same. */
const withoutExamples = ({ path, text }: Source): string =>
  path.endsWith('.md') ? text.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, '')) : text

/**
 * Finds citations of ids that do not exist, and citations in an old form.
 * @returns one line per citation: `src/lib/idle.ts:5: A-999 is no row of docs/requirements`
 */
export function findBrokenCitations({ path, text }: Source, known: ReadonlySet<string>): string[] {
  return withoutExamples({ path, text })
    .split('\n')
    .flatMap((line, index) => {
      const ranges = [...line.matchAll(RANGE)].flatMap(([, from = '', to = '']) => problemsOfRange(from, to, known))
      const single = (line.replaceAll(RANGE, '').match(ID) ?? []).flatMap((id) => problemOfId(id, known))
      const old = OLD_FORMS.flatMap((form) => line.match(form) ?? []).map(
        (citation) => `"${citation.trim()}" is an old citation; name the row (B-123) or the decision (D-1234)`,
      )
      return [...ranges, ...single, ...old].map((problem) => `${path}:${index + 1}: ${problem}`)
    })
}

type Ruled = { name: string; rows: readonly string[] }

/** Returns every call and channel of the contract with the rows or decisions that define it. */
export const ruledContracts = (): Ruled[] => [
  ...Object.values(calls).map((call) => ({ name: call.name, rows: rowsOf(call) })),
  ...Object.entries(channelRows).map(([name, rows]) => ({ name: `channels.${name}`, rows })),
]

/** Finds calls and channels that name no row or decision, or one that does not exist. */
export const findBrokenRules = (contracts: readonly Ruled[], known: ReadonlySet<string>): string[] =>
  contracts.flatMap(({ name, rows }) => {
    const unknown = rows.filter((id) => !known.has(id)).map((id) => `${name}: rows names ${id}, which does not exist`)
    return rows.length === 0 ? [`${name}: rows is empty`] : unknown
  })
