/** A tag, comment or entity that has begun and not ended. */
const BEGUN_MARKUP = /<[^>]*$|&(?:#x?)?[\da-z]{0,31}$/i

/** Markup that arrives in pieces, without the half of a tag or an entity at its end. */
export const withoutBegunMarkup = (html: string): string => html.replace(BEGUN_MARKUP, '')
