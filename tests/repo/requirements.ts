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

/** The text of a file by path from the root; undefined for a missing file. */
export type ReadFile = (path: string) => string | undefined

const readProjectFile: ReadFile = (path) => {
  try {
    return readFileSync(join(ROOT, path), 'utf8')
  } catch {
    return undefined
  }
}

/** Every row of the three documents, in order. */
export const readRequirements = (read: ReadFile = readProjectFile): Requirement[] =>
  DOCUMENTS.flatMap((document) => parseRequirements(document, read(documentPath(document)) ?? ''))

const STRING = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`
/** `test('…'`, `it("…"` and the second call of `test.each(…)('…'`. A skipped test proves nothing, so `test.skip` is not read. */
const TITLE = new RegExp(String.raw`(?:\b(?:test|it)(?:\.concurrent|\.sequential)?\s*|\))\(\s*${STRING}\s*,`, 'g')

/** The titles of the tests in source text; placeholders of tables and templates stay. */
export const testTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, literal = '']) => literal.slice(1, -1).replaceAll(/\\(.)/g, '$1'))

/** Placeholders of table tests and templates: `%s`, `$name`, `${expression}`. */
const PLACEHOLDER = /%[sdifjo#$]|\$\{[^}]*\}|\$[\w.]+/

function isTitleOf(source: string, title: string): boolean {
  return testTitles(source).some((template) => {
    if (template === title) return true
    if (!PLACEHOLDER.test(template)) return false
    const pattern = template.split(PLACEHOLDER).map((part) => part.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`))
    // A filled-in text must occur in the test file, as in its table. Numbers need not: `%#` is the number of a table row.
    const filledIn = new RegExp(`^${pattern.join('(.+?)')}$`).exec(title)?.slice(1)
    return filledIn?.every((text) => /^\d+$/.test(text) || source.includes(text)) ?? false
  })
}

const isStoryOf = (source: string, name: string) =>
  /^\w+$/.test(name) && new RegExp(String.raw`^export const ${name}\b`, 'm').test(source)

const isCaseOf = (source: string, name: string) =>
  (JSON.parse(source) as { cases?: { name: string }[] }).cases?.some((one) => one.name === name) ?? false

/** The kinds of files that can prove a row, with the meaning of the part after ` › `. */
const PROVING_FILES: { path: RegExp; what: string; has: (source: string, title: string) => boolean }[] = [
  { path: /\.(test|spec)\.tsx?$/, what: 'test titled', has: isTitleOf },
  { path: /\.stories\.tsx$/, what: 'exported story', has: isStoryOf },
  { path: /^fixtures\/contract\/\w+\.json$/, what: 'case named', has: isCaseOf },
]
const PROVES_ALONE = /^tests\/repo\/|\.contract\.ts$/

/** Problem of a proof, in words; undefined for a valid proof. */
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

/** Problems of all proofs, a line each: document, row, missing part. */
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

/** The areas of the rows in alphabetical order, with counts. */
export const countByArea = (rows: readonly Requirement[]): { area: string; counts: Counts }[] =>
  [...new Set(rows.map(({ area }) => area))]
    .sort()
    .map((area) => ({ area, counts: countStatuses(rows.filter((row) => row.area === area)) }))
