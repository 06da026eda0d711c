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

/** False where the browser refuses cookies or storage: nothing lasts longer than the page, and a session not even that. */
export function isStorageAllowed(): boolean {
  const key = 'heartboard-storage-check'
  try {
    localStorage.setItem(key, 'yes')
    localStorage.removeItem(key)
    return navigator.cookieEnabled
  } catch {
    return false
  }
}
