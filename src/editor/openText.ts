/** The text of the open card for features that stand beside it, also while it cannot be changed (D-0082). */
import { useEffect } from 'react'
import { perApp } from '@/api/core/perApp'
import { createExternalStore, useExternalStore } from '@/lib/createExternalStore'
import { usePerApp } from '@/store/usePerApp'
import type { HeartboardEditor } from './model/types'

export type OpenText = {
  editor: HeartboardEditor
  /**
   * Holds the text: it is read-only, changes of it are previews that are neither saved nor replaced by the server's text. What stands in it
   * when the returned function is called counts as the server's; what is changed afterwards is reported again.
   */
  hold: () => () => void
}

const openTextOf = perApp(() => createExternalStore<OpenText | undefined>(undefined))

/**
 * Registers the mounted text; the last one mounted counts.
 * @param text the same object for as long as it is mounted
 */
export function useRegisterOpenText(text: OpenText): void {
  const openText = usePerApp(openTextOf)
  useEffect(() => {
    openText.setState(text)
    return () => {
      if (openText.getState() === text) openText.setState(undefined)
    }
  }, [openText, text])
}

/** The text of the open card, once its editor is loaded; undefined for a card that is only read. */
export const useOpenText = (): OpenText | undefined => useExternalStore(usePerApp(openTextOf))
