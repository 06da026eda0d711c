/**
 * Replaces `tldts` in builds of the mock. msw's cookie jar uses `tldts` to reject cookies for a public suffix.
 * The mock server sets cookies for the page's own host only. The list of suffixes would take 90 kB, the mock's largest part.
 */
export const getDomain = (hostname: string): string => hostname
