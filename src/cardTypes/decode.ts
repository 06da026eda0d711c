/**
 * Decodes HTML entities once: 'Bread &amp; butter' → 'Bread & butter'. Tags stay visible text (B-162, B-163, D-2477).
 * A text missing because of a contract violation counts as empty.
 */
export function decodeEntities(text: string | null | undefined): string {
  if (!text) return ''
  if (!text.includes('&')) return text
  // The body tag keeps leading spaces; with every '<' escaped nothing in the text can become an element.
  const page = new DOMParser().parseFromString(`<!doctype html><body>${text.replaceAll('<', '&lt;')}`, 'text/html')
  return page.body.textContent
}
