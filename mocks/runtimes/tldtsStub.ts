/**
 * Replaces the package `tldts` in builds with the mock. MSW uses it to reject cookies for public suffixes such as `co.uk`. The
 * mock server sets cookies for the page's own host only, so this is not needed. The list of suffixes would add 90 kB.
 */
export const getDomain = (hostname: string): string => hostname
