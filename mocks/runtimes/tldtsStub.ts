/**
 * Replaces `tldts` when the mock is built. msw's cookie jar uses it to reject cookies for a whole public suffix; the mock server
 * sets cookies only for the page's own host, and the list of all suffixes would be the largest part of the mock (90 kB).
 */
export const getDomain = (hostname: string): string => hostname
