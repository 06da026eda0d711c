/** Removes the slash that a host of files adds to an address, because a screen of the site is a folder (hosting/site/build.ts). */

/** @param basePath path of the app, with a slash at both ends, which stays */
export const withoutAddedSlash = (pathname: string, basePath: string): string =>
  pathname.length > basePath.length ? pathname.replace(/\/+$/, '') : pathname

/** Call this before the router reads the address. */
export function removeAddedSlash(basePath: string): void {
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', withoutAddedSlash(pathname, basePath) + search + hash)
}
