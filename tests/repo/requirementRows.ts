/**
 * The rows of docs/requirements and their proofs. A row is the sentence of a requirement. A row holds with a proof, is open without,
 * and is not checkable with `n/a: reason`. Forms of a proof:
 *
 * - `src/lib/idle.test.ts › the title of a test`, without the titles of `describe`. In a table test, the title as in
 *   the source (`%s opens a stack`), or with a row filled in (`a quiz opens a stack`),
 * - `stories/screens/Login.stories.tsx › WrongPassword`, the export of a story,
 * - `fixtures/contract/login.json › the name of a case`,
 * - `tests/repo/boundaries.test.ts` or `src/api/auth.contract.ts` alone, for a check by type or lint rule.
 *
 * Several proofs of a row are separated by ` | `.
 */
const COLUMNS = ['id', 'area', 'kind', 'requirement', 'proof'] as const

export const DOCUMENTS = ['access', 'board', 'chat'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

export type Requirement = Record<(typeof COLUMNS)[number], string> & { document: DocumentName }
export type Proof = { path: string; title?: string }
export type Status = 'holds' | 'open' | 'n/a'

/** Path from the root of the project. */
export const documentPath = (document: DocumentName) => `docs/requirements/${document}.csv`

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
 * The rows of a document.
 * @throws Error for columns other than `COLUMNS`, or a line with more or fewer cells
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

const NOT_CHECKABLE = /^n\/a: \S/

/** Status of a row by its proof: `open` without a proof, `n/a` for a reason instead of a proof. */
export function statusOf({ proof }: Pick<Requirement, 'proof'>): Status {
  if (!proof) return 'open'
  return NOT_CHECKABLE.test(proof) ? 'n/a' : 'holds'
}

/** The proofs of a row; empty for an open or uncheckable row. */
export const proofsOf = (row: Pick<Requirement, 'proof'>): Proof[] =>
  statusOf(row) === 'holds'
    ? row.proof.split(' | ').map((proof) => {
        const [path = '', ...title] = proof.split(' › ')
        return title.length > 0 ? { path: path.trim(), title: title.join(' › ').trim() } : { path: path.trim() }
      })
    : []
