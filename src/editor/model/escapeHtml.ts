const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}
const escapeWith = (pattern: RegExp) => (text: string) =>
  text.replace(pattern, (character) => ENTITIES[character] ?? character)

/** Escapes the same characters as browsers do when they serialise, so that an unchanged body stays equal. */
export const escapeText = escapeWith(/[&<>\u00a0]/g)
export const escapeAttribute = escapeWith(/[&"<>\u00a0]/g)
