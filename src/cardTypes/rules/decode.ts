/**
 * Maximum number of characters shown. Browsers take longer than a frame to lay out more. A title has at most 255
 * (D-2410).
 */
const MAX_LENGTH = 10_000

/** Returns the text; a text that is too long is cut and ends with an ellipsis. */
export const limitText = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)

/**
 * Decodes HTML entities once: 'Bread &amp; butter' → 'Bread & butter'. Tags stay visible text (B-162, B-163, D-2477). A
 * text that the server omits against the contract counts as empty. A text of more than 10,000 characters is cut and
 * ends with an ellipsis.
 */
export function decodeEntities(text: string | null | undefined): string {
  if (typeof text !== 'string') return ''
  if (text.length > MAX_LENGTH) return `${decodeEntities(text.slice(0, MAX_LENGTH))}…`
  if (!text.includes('&')) return text
  // The body tag keeps leading spaces. Every '<' is escaped, so nothing in the text can become an element.
  const page = new DOMParser().parseFromString(`<!doctype html><body>${text.replaceAll('<', '&lt;')}`, 'text/html')
  return page.body.textContent
}

/** Encodes text for a field that is shown with decoded entities, so that a typed '&amp;' is shown as '&amp;'. */
export const encodeEntities = (text: string): string =>
  decodeEntities(text) === text ? text : text.replaceAll('&', '&amp;')
