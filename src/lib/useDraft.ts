import { useState } from 'react'

const storedDraft = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/**
 * Text being typed, kept in sessionStorage so that it survives a reload of the tab. An empty text is removed from storage.
 * @param key storage key of the draft
 */
export function useDraft(key: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => storedDraft(key))
  const change = (text: string) => {
    setDraft(text)
    try {
      if (text) sessionStorage.setItem(key, text)
      else sessionStorage.removeItem(key)
    } catch {
      // Full or denied storage: the draft lasts until the page is closed.
    }
  }
  return [draft, change]
}
