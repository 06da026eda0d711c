import { useEffect } from 'react'
import { perApp } from '@/api/core/perApp'
import { usePerApp } from '@/store/usePerApp'
import type { HeartboardEditor } from '../../model/types'

/** The mounted editors by the id of their text. */
const editorsOf = perApp(() => new Map<string, HeartboardEditor>())

/**
 * Registers an editor while it is mounted. Returns a getter for the editor that shows the text; the getter returns
 * undefined if none does.
 */
export function useEditorOnPage(textId: string, editor: HeartboardEditor): () => HeartboardEditor | undefined {
  const editors = usePerApp(editorsOf)
  useEffect(() => {
    editors.set(textId, editor)
    return () => {
      if (editors.get(textId) === editor) editors.delete(textId)
    }
  }, [editors, textId, editor])
  return () => editors.get(textId)
}
