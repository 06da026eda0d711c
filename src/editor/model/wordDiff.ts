export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

/**
 * Maximum number of words in each text, because every pair of words is compared. For longer texts, the whole old text
 * counts as removed and the new one as added.
 */
const MAX_WORDS = 600

const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? []

function push(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1)
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
  else parts.push({ kind, text })
}

/**
 * Returns the differences between two texts by word. Where words are replaced, the removed words precede the added
 * ones.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const a = wordsOf(before)
  const b = wordsOf(after)
  const parts: DiffPart[] = []
  if (a.length > MAX_WORDS || b.length > MAX_WORDS) {
    push(parts, 'removed', before)
    push(parts, 'added', after)
    return parts
  }
  /**
   * `common[i][j]` is the length of the longest common subsequence of `a` from word i onwards and `b` from word j
   * onwards.
   */
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  const isSame = (i: number, j: number) => a[i]?.trim() === b[j]?.trim()
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i]?.fill(isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)), j, j + 1)
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && isSame(i, j)) {
      push(parts, 'same', b[j] ?? '')
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      push(parts, 'removed', a[i] ?? '')
      i += 1
    } else {
      push(parts, 'added', b[j] ?? '')
      j += 1
    }
  }
  return parts
}
