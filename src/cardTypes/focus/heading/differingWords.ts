/** Number of characters shown before the first difference. */
const BEFORE = 40

/**
 * Returns the index at which a shown version begins: the start of the differing line, or a few words before the
 * difference if that line is long.
 */
function beginningOf(words: string, other: string): number {
  let same = 0
  while (same < words.length && words[same] === other[same]) same += 1
  const line = words.lastIndexOf('\n', same - 1) + 1
  return same - line <= BEFORE ? line : Math.max(line, words.lastIndexOf(' ', same - BEFORE) + 1)
}

/**
 * Cuts two versions so that both begin shortly before their first difference, after an ellipsis. Returns undefined if
 * the versions are equal.
 */
export function differingWords(mine: string, saved: string): { mine: string; saved: string } | undefined {
  if (mine === saved) return undefined
  const begin = beginningOf(mine, saved)
  const cut = (words: string) => (begin === 0 ? words : `…${words.slice(begin)}`)
  return { mine: cut(mine), saved: cut(saved) }
}
