/** Returns the text in lower case and without diacritics. */
export const normalizeForSearch = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()

/** True if a name contains the search term, ignoring case and diacritics. */
export const matchesSearch = (name: string, search: string): boolean =>
  normalizeForSearch(name).includes(normalizeForSearch(search.trim()))
