const DELAYS_MS = [1000, 2000, 5000, 10_000, 30_000] as const

/**
 * Returns the time in ms to wait before a retry: 1 s at first, growing to 30 s.
 * @param retries number of earlier retries in a row, starting at 0
 */
export const retryDelay = (retries: number): number => DELAYS_MS[retries] ?? DELAYS_MS[4]
