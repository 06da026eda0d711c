import { useEffect } from 'react'
import type { Editor, Range } from 'slate'
import { ReactEditor, useSlate } from 'slate-react'
import { type HighlightName, paintRanges } from '@/lib/paintRanges'

/** DOM ranges of ranges of the text; ranges not rendered are left out. */
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

/** Paints ranges of the text without rendering the document again. */
export function useHighlight(name: HighlightName, ranges: readonly Range[]): void {
  const editor = useSlate()
  useEffect(() => paintHighlight(editor, name, ranges))
}

/** As `useHighlight`, for features beside the editor. @returns a function that removes the highlight */
export function paintHighlight(editor: Editor, name: HighlightName, ranges: readonly Range[]): () => void {
  return paintRanges(name, domRanges(editor, ranges))
}
