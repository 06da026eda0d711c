/**
 * Replaces `tldts` in builds of the mock. msw's cookie jar uses `tldts` to reject cookies for a public suffix.
 * The mock server sets cookies for the page's own host only, and the suffix list would be its largest part (90 kB).
 */
export const getDomain = (hostname: string): string => hostname
