import { useEffect } from 'react'
import type { Editor, Range } from 'slate'
import { ReactEditor, useSlate } from 'slate-react'

type HighlightName = 'editor-selection' | 'editor-match' | 'editor-current-match' | 'suggestion' | 'suggestion-active'

/** Where ranges of the text are on the page; those that are not rendered are left out. */
export function domRanges(editor: Editor, ranges: readonly Range[]): globalThis.Range[] {
  return ranges.flatMap((range) => {
    try {
      return [ReactEditor.toDOMRange(editor, range)]
    } catch {
      // The text of the range is not rendered yet, or no longer.
      return []
    }
  })
}

/**
 * Paints ranges of the text with a CSS Custom Highlight (`::highlight(name)` in Content.module.css). The document is not rendered again,
 * however long it is. A browser without them shows no highlight.
 */
export function useHighlight(name: HighlightName, ranges: readonly Range[]): void {
  const editor = useSlate()
  useEffect(() => paintHighlight(editor, name, ranges))
}

/** As `useHighlight`, for what stands beside the editor. @returns removes it */
export function paintHighlight(editor: Editor, name: HighlightName, ranges: readonly Range[]): () => void {
  if (ranges.length === 0 || !('Highlight' in globalThis)) return () => undefined
  CSS.highlights.set(name, new Highlight(...domRanges(editor, ranges)))
  return () => void CSS.highlights.delete(name)
}
