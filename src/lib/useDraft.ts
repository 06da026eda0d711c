import { useState } from 'react'

const storedDraft = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/**
 * Text that a person is typing, kept through a reload of the tab. An empty text leaves nothing behind.
 * @param key names the draft in the tab's storage
 */
export function useDraft(key: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => storedDraft(key))
  const change = (text: string) => {
    setDraft(text)
    try {
      if (text) sessionStorage.setItem(key, text)
      else sessionStorage.removeItem(key)
    } catch {
      // Without storage the draft lives as long as the page.
    }
  }
  return [draft, change]
}
