/** Names of the app's highlights; style sheets style each with `::highlight(name)`. */
export type HighlightName =
  | 'editor-selection'
  | 'editor-match'
  | 'editor-current-match'
  | 'suggestion'
  | 'suggestion-active'
  | 'asked-about'

/**
 * Paints ranges of the page with a CSS Custom Highlight: no element changes. A browser without the API shows no highlight.
 * @returns removes the highlight
 */
export function paintRanges(name: HighlightName, ranges: readonly Range[]): () => void {
  if (ranges.length === 0 || !('Highlight' in globalThis)) return () => undefined
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => void CSS.highlights.delete(name)
}
