/** URL of the first loaded size of each picture, by its path. A larger size begins with that one, as a preview. */
const loadedUrls = new Map<string, string>()

export function rememberLoadedPicture(src: string, url: string): void {
  if (!loadedUrls.has(src)) loadedUrls.set(src, url)
}

/** Returns the URL of a picture that the page has loaded in some size; undefined if there is none. */
export const loadedPictureUrl = (src: string): string | undefined => loadedUrls.get(src)
