/** Matches an unfinished entity at the end of a text. */
const BEGUN_ENTITY = /&(?:#x?)?[\da-z]{0,31}$/i

/** Removes an unfinished tag, comment or entity from the end of streamed markup. */
export function stripUnclosedMarkup(html: string): string {
  const begunTag = html.indexOf('<', html.lastIndexOf('>') + 1)
  return begunTag < 0 ? html.replace(BEGUN_ENTITY, '') : html.slice(0, begunTag)
}
