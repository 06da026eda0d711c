import { useEffect } from 'react'
import type { Editor, Range } from 'slate'
import { ReactEditor, useSlate } from 'slate-react'
import { type HighlightName, paintRanges } from '@/lib/paintRanges'

/** Converts ranges of the text to DOM ranges. Ranges that are not rendered are omitted. */
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

/** Highlights ranges of the text without re-rendering the document. */
export function useHighlight(name: HighlightName, ranges: readonly Range[]): void {
  const editor = useSlate()
  useEffect(() => paintHighlight(editor, name, ranges))
}

/** Like `useHighlight`, for features outside the editor. Returns a function that removes the highlight. */
export function paintHighlight(editor: Editor, name: HighlightName, ranges: readonly Range[]): () => void {
  return paintRanges(name, domRanges(editor, ranges))
}
