const normalizeForSearch = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()

/** True when a name contains the search term; case and diacritics are ignored. */
export const matchesSearch = (name: string, search: string): boolean =>
  normalizeForSearch(name).includes(normalizeForSearch(search.trim()))
