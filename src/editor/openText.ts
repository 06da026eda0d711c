/** Lets features outside the editor read and change the open card's text, even while it is read-only (D-0082). */
import { useEffect } from 'react'
import { perApp } from '@/api/core/perApp'
import { createExternalStore, useExternalStore } from '@/lib/createExternalStore'
import { usePerApp } from '@/store/usePerApp'
import type { HeartboardEditor } from './model/types'

export type OpenText = {
  editor: HeartboardEditor
  /**
   * Makes the text read-only for the user. Until released, changes are previews: they are not saved, and the server's
   * text does not replace them.
   * @returns a release function. After its call, the text counts as the server's text, and later changes are reported
   * again
   */
  hold: () => () => void
}

const openTextOf = perApp(() => createExternalStore<OpenText | undefined>(undefined))

/**
 * Registers a text while it is mounted. If several are mounted, the last one counts.
 * @param text must keep its identity while mounted
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

/** Returns the open card's text; undefined until its editor has loaded, and for a card without an editor. */
export const useOpenText = (): OpenText | undefined => useExternalStore(usePerApp(openTextOf))
