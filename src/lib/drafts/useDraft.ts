import { useState } from 'react'
import { readItem, writeItem } from '../browserStorage'

/** Reads a draft; '' if there is none. */
export const readDraft = (key: string): string => readItem('sessionStorage', key) ?? ''

/** Stores a draft for this tab; an empty text removes it. */
export const storeDraft = (key: string, text: string): void => writeItem('sessionStorage', key, text || null)

/**
 * Keeps typed text in sessionStorage, so that it survives a reload of the tab and a login. An empty text is removed
 * from storage.
 * @param key storage key of the draft
 */
export function useDraft(key: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readDraft(key))
  const change = (text: string) => {
    setDraft(text)
    storeDraft(key, text)
  }
  return [draft, change]
}
