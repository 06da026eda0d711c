/** An entity that has begun and not ended. */
const BEGUN_ENTITY = /&(?:#x?)?[\da-z]{0,31}$/i

/** Markup that arrives in pieces, without the half of a tag, comment or entity at its end. */
export function withoutBegunMarkup(html: string): string {
  const begunTag = html.indexOf('<', html.lastIndexOf('>') + 1)
  return begunTag < 0 ? html.replace(BEGUN_ENTITY, '') : html.slice(0, begunTag)
}
