/** Reads docs/requirements and finds broken proofs. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  DOCUMENTS,
  documentPath,
  parseRequirements,
  type Proof,
  proofsOf,
  type Requirement,
  type Status,
  statusOf,
} from './requirementRows'

const ROOT = resolve(import.meta.dirname, '../..')

/** Returns the text of a file, given its path from the root; undefined if there is no such file. */
export type ReadFile = (path: string) => string | undefined

const readProjectFile: ReadFile = (path) => {
  try {
    return readFileSync(join(ROOT, path), 'utf8')
  } catch {
    return undefined
  }
}

/** Returns every row of the three documents, in order. */
export const readRequirements = (read: ReadFile = readProjectFile): Requirement[] =>
  DOCUMENTS.flatMap((document) => parseRequirements(document, read(documentPath(document)) ?? ''))

const STRING = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`
/**
 * Matches `test('…'`, `it("…"` and the second call of `test.each(…)('…'`. It ignores `test.skip`, because a skipped test proves
 * nothing.
 */
const TITLE = new RegExp(String.raw`(?:\b(?:test|it)(?:\.concurrent|\.sequential)?\s*|\))\(\s*${STRING}\s*,`, 'g')

/** Returns the titles of the tests in a source text, with the placeholders of tables and templates. */
export const testTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, literal = '']) => literal.slice(1, -1).replaceAll(/\\(.)/g, '$1'))

/** Matches placeholders of table tests and templates: `%s`, `$name`, `${expression}`. */
const PLACEHOLDER = /%[sdifjo#$]|\$\{[^}]*\}|\$[\w.]+/

function isTitleOf(source: string, title: string): boolean {
  return testTitles(source).some((template) => {
    if (template === title) return true
    if (!PLACEHOLDER.test(template)) return false
    const pattern = template.split(PLACEHOLDER).map((part) => part.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`))
    // A text in place of a placeholder must occur in the test file, since its table contains it. A number need not, because
    // `%#` is the number of a table row.
    const filledIn = new RegExp(`^${pattern.join('(.+?)')}$`).exec(title)?.slice(1)
    return filledIn?.every((text) => /^\d+$/.test(text) || source.includes(text)) ?? false
  })
}

const isStoryOf = (source: string, name: string) =>
  /^\w+$/.test(name) && new RegExp(String.raw`^export const ${name}\b`, 'm').test(source)

const isCaseOf = (source: string, name: string) =>
  (JSON.parse(source) as { cases?: { name: string }[] }).cases?.some((one) => one.name === name) ?? false

/** The kinds of files that can prove a row, and what the part after ` › ` names in each. */
const PROVING_FILES: { path: RegExp; what: string; has: (source: string, title: string) => boolean }[] = [
  { path: /\.(test|spec)\.tsx?$/, what: 'test titled', has: isTitleOf },
  { path: /\.stories\.tsx$/, what: 'exported story', has: isStoryOf },
  { path: /^fixtures\/contract\/\w+\.json$/, what: 'case named', has: isCaseOf },
]
const PROVES_ALONE = /^tests\/repo\/|\.contract\.ts$/

/** Says what is wrong with a proof; returns undefined for a valid one. */
function findProblem({ path, title }: Proof, read: ReadFile = readProjectFile): string | undefined {
  const source = read(path)
  if (source === undefined) return `there is no file ${path || '(empty)'}`
  if (title === undefined) {
    return PROVES_ALONE.test(path)
      ? undefined
      : `${path} needs ' › ' and a title: only tests/repo and *.contract.ts stand alone`
  }
  const kind = PROVING_FILES.find((one) => one.path.test(path))
  if (!kind) return `${path} is no test, story or contract fixture`
  return kind.has(source, title) ? undefined : `${path} has no ${kind.what} "${title}"`
}

/** Says what is wrong with each broken proof, one line each: document, row and what is missing. */
export const findBrokenProofs = (rows: readonly Requirement[], read: ReadFile = readProjectFile): string[] =>
  rows.flatMap((row) =>
    proofsOf(row).flatMap((proof) => {
      const problem = findProblem(proof, read)
      return problem ? [`${documentPath(row.document)} ${row.id}: ${problem}`] : []
    }),
  )

export type Counts = Record<Status, number>

export function countStatuses(rows: readonly Requirement[]): Counts {
  const counts: Counts = { holds: 0, open: 0, 'n/a': 0 }
  for (const row of rows) counts[statusOf(row)] += 1
  return counts
}

/** Returns the areas of the rows in alphabetical order, with their counts. */
export const countByArea = (rows: readonly Requirement[]): { area: string; counts: Counts }[] =>
  [...new Set(rows.map(({ area }) => area))]
    .sort()
    .map((area) => ({ area, counts: countStatuses(rows.filter((row) => row.area === area)) }))
