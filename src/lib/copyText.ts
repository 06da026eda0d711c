/**
 * Copies a text. If the browser refuses, or has no clipboard because the page was served over http, `select` runs instead, so that the
 * user can press Ctrl+C.
 * @returns true if the text was copied
 */
export async function copyText(text: string, select: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    select()
    return false
  }
}
