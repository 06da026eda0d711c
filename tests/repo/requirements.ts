/**
 * The rows of docs/requirements and their proofs. A row is the sentence of one requirement; it holds when it has a proof, is open when
 * it has none, and is not checkable when its proof is `n/a: reason`. A proof is one of
 *
 * - `src/lib/idle.test.ts › the title of a test`, without the titles of `describe` around it; in a table test either the title as
 *   the source writes it (`%s opens a stack`) or with one row filled in (`a quiz opens a stack`),
 * - `stories/screens/Login.stories.tsx › WrongPassword`, the export of a story,
 * - `fixtures/contract/login.json › the name of a case`,
 * - `tests/repo/boundaries.test.ts` or `src/api/auth.contract.ts` alone, for what a type or a lint rule checks.
 *
 * Several proofs of a row stand side by side, with ` | ` between them.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const COLUMNS = ['id', 'area', 'kind', 'requirement', 'proof'] as const

export const DOCUMENTS = ['access', 'board', 'chat'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

export type Requirement = Record<(typeof COLUMNS)[number], string> & { document: DocumentName }
export type Proof = { path: string; title?: string }
type Status = 'holds' | 'open' | 'n/a'

/** The text of a file of the project by its path from the root, or undefined where there is none. */
export type ReadFile = (path: string) => string | undefined

const readProjectFile: ReadFile = (path) => {
  try {
    return readFileSync(join(ROOT, path), 'utf8')
  } catch {
    return undefined
  }
}

const documentPath = (document: DocumentName) => `docs/requirements/${document}.csv`

/** The cells of CSV text, line by line: quoted or bare cells, `""` for a quote, LF or CRLF. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    line.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === ',') continue
    if (line.some(Boolean)) lines.push(line)
    line = []
  }
  return lines
}

/**
 * The rows of one document.
 * @throws Error when its columns are not those of `COLUMNS`, or a line has more or fewer cells
 */
export function parseRequirements(document: DocumentName, text: string): Requirement[] {
  const [head = [], ...lines] = parseCsv(text)
  if (head.join() !== COLUMNS.join())
    throw new Error(`${documentPath(document)} must have the columns ${COLUMNS.join()}.`)
  return lines.map((cells) => {
    if (cells.length !== COLUMNS.length)
      throw new Error(
        `${documentPath(document)}: the line of ${cells[0]} has ${cells.length} cells, not ${COLUMNS.length}.`,
      )
    return { document, ...Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]])) } as Requirement
  })
}

/** Every row of the three documents, in their order. */
export const readRequirements = (read: ReadFile = readProjectFile): Requirement[] =>
  DOCUMENTS.flatMap((document) => parseRequirements(document, read(documentPath(document)) ?? ''))

const NOT_CHECKABLE = /^n\/a: \S/

export function statusOf({ proof }: Pick<Requirement, 'proof'>): Status {
  if (!proof) return 'open'
  return NOT_CHECKABLE.test(proof) ? 'n/a' : 'holds'
}

/** The proofs of a row; none for one that is open or not checkable. */
export const proofsOf = (row: Pick<Requirement, 'proof'>): Proof[] =>
  statusOf(row) === 'holds'
    ? row.proof.split(' | ').map((proof) => {
        const [path = '', ...title] = proof.split(' › ')
        return title.length > 0 ? { path: path.trim(), title: title.join(' › ').trim() } : { path: path.trim() }
      })
    : []

const STRING = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`
/** `test('…'`, `it("…"` and the second call of `test.each(…)('…'`. A skipped test proves nothing, so `test.skip` is not read. */
const TITLE = new RegExp(String.raw`(?:\b(?:test|it)(?:\.concurrent|\.sequential)?\s*|\))\(\s*${STRING}\s*,`, 'g')

/** The titles of the tests in source text, as they are written: placeholders of tables and templates stay. */
export const testTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, literal = '']) => literal.slice(1, -1).replaceAll(/\\(.)/g, '$1'))

/** What a table test or a template fills in: `%s`, `$name`, `${expression}`. */
const PLACEHOLDER = /%[sdifjo#$]|\$\{[^}]*\}|\$[\w.]+/

function isTitleOf(source: string, title: string): boolean {
  return testTitles(source).some((template) => {
    if (template === title) return true
    if (!PLACEHOLDER.test(template)) return false
    const pattern = template.split(PLACEHOLDER).map((part) => part.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`))
    // What is filled in has to stand in the file; `%#` is the number of a row and does not.
    const filledIn = new RegExp(`^${pattern.join('(.+?)')}$`).exec(title)?.slice(1)
    return filledIn?.every((text) => /^\d+$/.test(text) || source.includes(text)) ?? false
  })
}

const isStoryOf = (source: string, name: string) =>
  /^\w+$/.test(name) && new RegExp(String.raw`^export const ${name}\b`, 'm').test(source)

const isCaseOf = (source: string, name: string) =>
  (JSON.parse(source) as { cases?: { name: string }[] }).cases?.some((one) => one.name === name) ?? false

/** The kinds of files that can prove a row, and what the part after ` › ` is in each. */
const PROVING_FILES: { path: RegExp; what: string; has: (source: string, title: string) => boolean }[] = [
  { path: /\.(test|spec)\.tsx?$/, what: 'test titled', has: isTitleOf },
  { path: /\.stories\.tsx$/, what: 'exported story', has: isStoryOf },
  { path: /^fixtures\/contract\/\w+\.json$/, what: 'case named', has: isCaseOf },
]
const PROVES_ALONE = /^tests\/repo\/|\.contract\.ts$/

/** Why a proof is not one, in words, or undefined when it is. */
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

/** Everything that is wrong with the proofs, a line each: document, row, and what is missing. */
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

/** The areas of some rows in alphabetical order, each with its counts. */
export const countByArea = (rows: readonly Requirement[]): { area: string; counts: Counts }[] =>
  [...new Set(rows.map(({ area }) => area))]
    .sort()
    .map((area) => ({ area, counts: countStatuses(rows.filter((row) => row.area === area)) }))
