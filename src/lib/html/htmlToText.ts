const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['#39', "'"],
])

/** Text of HTML on one line, for search and previews; needs no DOM. Entities are decoded: never render the result as HTML. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
