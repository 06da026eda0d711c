/** Characters before the first difference that are shown to find the place by. */
const BEFORE = 40

/** Where to begin: with the line that differs, or with some words before the difference in a long one. */
function beginningOf(words: string, other: string): number {
  let same = 0
  while (same < words.length && words[same] === other[same]) same += 1
  const line = words.lastIndexOf('\n', same - 1) + 1
  return same - line <= BEFORE ? line : Math.max(line, words.lastIndexOf(' ', same - BEFORE) + 1)
}

/** Two versions from where they begin to differ, an ellipsis in place of what is the same; undefined when no word differs. */
export function differingWords(mine: string, saved: string): { mine: string; saved: string } | undefined {
  if (mine === saved) return undefined
  const begin = beginningOf(mine, saved)
  const cut = (words: string) => (begin === 0 ? words : `…${words.slice(begin)}`)
  return { mine: cut(mine), saved: cut(saved) }
}
