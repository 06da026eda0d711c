/**
 * The rows of docs/requirements and their proofs. A row is one sentence of a requirement. It holds if it has a proof, is open
 * if it has none, and is not checkable if it has `n/a: reason`. Forms of a proof:
 *
 * - `src/lib/idle.test.ts › the title of a test`, without the titles of `describe`. For a table test, the title as in
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

/** Returns the path of a document from the root of the project. */
export const documentPath = (document: DocumentName) => `docs/requirements/${document}.csv`

/** Returns the cells of CSV text, line by line. Cells may be quoted, with `""` for a quote. Lines end with LF or CRLF. */
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
 * Returns the rows of a document.
 * @throws Error for other columns than `COLUMNS`, or a line with more or fewer cells
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

/** Returns the status of a row: `open` without a proof, `n/a` if it has a reason instead. */
export function statusOf({ proof }: Pick<Requirement, 'proof'>): Status {
  if (!proof) return 'open'
  return NOT_CHECKABLE.test(proof) ? 'n/a' : 'holds'
}

/** Returns the proofs of a row. The list is empty if the row is open or not checkable. */
export const proofsOf = (row: Pick<Requirement, 'proof'>): Proof[] =>
  statusOf(row) === 'holds'
    ? row.proof.split(' | ').map((proof) => {
        const [path = '', ...title] = proof.split(' › ')
        return title.length > 0 ? { path: path.trim(), title: title.join(' › ').trim() } : { path: path.trim() }
      })
    : []
