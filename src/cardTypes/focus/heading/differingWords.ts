/** Characters of context before the first difference. */
const BEFORE = 40

/** Index to begin at: the start of the differing line, or some words before the difference in a long line. */
function beginningOf(words: string, other: string): number {
  let same = 0
  while (same < words.length && words[same] === other[same]) same += 1
  const line = words.lastIndexOf('\n', same - 1) + 1
  return same - line <= BEFORE ? line : Math.max(line, words.lastIndexOf(' ', same - BEFORE) + 1)
}

/** Cuts two versions to begin near their first difference, after an ellipsis; undefined if no word differs. */
export function differingWords(mine: string, saved: string): { mine: string; saved: string } | undefined {
  if (mine === saved) return undefined
  const begin = beginningOf(mine, saved)
  const cut = (words: string) => (begin === 0 ? words : `…${words.slice(begin)}`)
  return { mine: cut(mine), saved: cut(saved) }
}
