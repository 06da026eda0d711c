type StorageArea = 'localStorage' | 'sessionStorage'

/** Reads a stored text. Returns null if there is none, or if the browser blocks storage. */
export function readItem(area: StorageArea, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; null removes the key. Does nothing if storage is full or blocked. */
export function writeItem(area: StorageArea, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
  } catch {
    // Callers keep their own copy until the page is closed.
  }
}

/**
 * False if the browser blocks cookies or storage. Then no session works, and nothing is kept when the page is closed.
 */
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
