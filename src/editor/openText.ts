/** Lets features outside the editor read and change the open card's text, also while read-only (D-0082). */
import { useEffect } from 'react'
import { perApp } from '@/api/core/perApp'
import { createExternalStore, useExternalStore } from '@/lib/createExternalStore'
import { usePerApp } from '@/store/usePerApp'
import type { HeartboardEditor } from './model/types'

export type OpenText = {
  editor: HeartboardEditor
  /**
   * Makes the text read-only. Changes are then previews: neither saved nor replaced by the server's text.
   * @returns a release function. Once called, the text counts as the server's, and later changes are reported again
   */
  hold: () => () => void
}

const openTextOf = perApp(() => createExternalStore<OpenText | undefined>(undefined))

/**
 * Registers the mounted text; of several, the last mounted counts.
 * @param text a stable object while mounted
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

/** Text of the open card; undefined until its editor is loaded, and for a card shown without an editor. */
export const useOpenText = (): OpenText | undefined => useExternalStore(usePerApp(openTextOf))
