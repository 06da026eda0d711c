import { useEffect } from 'react'
import type { HeartboardEditor } from '../../model/types'

const editors = new Map<string, HeartboardEditor>()

/** The editor that shows a text; undefined when none does. */
export const editorOnPage = (textId: string): HeartboardEditor | undefined => editors.get(textId)

/** Registers an editor while it is mounted. */
export function useEditorOnPage(textId: string, editor: HeartboardEditor): void {
  useEffect(() => {
    editors.set(textId, editor)
    return () => {
      if (editors.get(textId) === editor) editors.delete(textId)
    }
  }, [textId, editor])
}
