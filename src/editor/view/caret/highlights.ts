import { useEffect } from 'react'
import type { Editor, Range } from 'slate'
import { ReactEditor, useSlate } from 'slate-react'
import { type HighlightName, paintRanges } from '@/lib/paintRanges'

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

/** Paints ranges of the text; the document is not rendered again, however long it is. */
export function useHighlight(name: HighlightName, ranges: readonly Range[]): void {
  const editor = useSlate()
  useEffect(() => paintHighlight(editor, name, ranges))
}

/** As `useHighlight`, for what stands beside the editor. @returns removes it */
export function paintHighlight(editor: Editor, name: HighlightName, ranges: readonly Range[]): () => void {
  return paintRanges(name, domRanges(editor, ranges))
}
