/** The text of the open card for features that stand beside it, also while it cannot be changed (D-0082). */
import { useEffect, useSyncExternalStore } from 'react'
import type { HeartboardEditor } from './model/types'

export type OpenText = {
  editor: HeartboardEditor
  /**
   * Holds the text: it is read-only, changes of it are previews that are neither saved nor replaced by the server's text. What stands in it
   * when the returned function is called counts as the server's; what is changed afterwards is reported again.
   */
  hold: () => () => void
}

let openText: OpenText | undefined
const listeners = new Set<() => void>()

function setOpenText(text: OpenText | undefined): void {
  openText = text
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Registers the mounted text; the last one mounted counts.
 * @param text the same object for as long as it is mounted
 */
export function useRegisterOpenText(text: OpenText): void {
  useEffect(() => {
    setOpenText(text)
    return () => {
      if (openText === text) setOpenText(undefined)
    }
  }, [text])
}

/** The text of the open card, once its editor is loaded; undefined for a card that is only read. */
export const useOpenText = (): OpenText | undefined => useSyncExternalStore(subscribe, () => openText)
