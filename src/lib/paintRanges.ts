/** Names of the app's highlights. Style sheets style each with `::highlight(name)`. */
export type HighlightName =
  | 'editor-selection'
  | 'editor-match'
  | 'editor-current-match'
  | 'suggestion'
  | 'suggestion-active'
  | 'asked-about'

/**
 * Highlights ranges of the page with a CSS Custom Highlight, which changes no element. A browser without this API shows
 * no highlight.
 * @returns a function that removes the highlight
 */
export function paintRanges(name: HighlightName, ranges: readonly Range[]): () => void {
  if (ranges.length === 0 || !('Highlight' in globalThis)) return () => undefined
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => void CSS.highlights.delete(name)
}
