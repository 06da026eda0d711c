type StorageArea = 'localStorage' | 'sessionStorage'

/** The stored text, or null; null as well where the browser blocks storage. */
export function readItem(area: StorageArea, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; null removes it. Does nothing where storage is full or blocked. */
export function writeItem(area: StorageArea, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
  } catch {
    // Callers keep what they need for the life of the page.
  }
}
