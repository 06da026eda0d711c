/**
 * Time in ms between the warning and the end of an idle session (D-0905). It is at most half of the limit, because with
 * a short limit the warning would always be shown.
 */
const IDLE_WARNING_MS = 60_000
/** Shortest accepted limit in ms. If a session ended within seconds, the user could not even raise the limit. */
const MINIMUM_IDLE_MS = 60_000

/**
 * `active`: no warning is shown. `warning`: the session ends within `IDLE_WARNING_MS`. `expired`: the session has
 * ended.
 */
export type IdleState = 'active' | 'warning' | 'expired'

/**
 * Returns the state of a session by its idle time.
 * @param lastActive time of the last user activity in any tab, in ms since the epoch
 * @param now in ms since the epoch
 * @param limit time in ms that a session may be idle
 */
export function idleState(lastActive: number, now: number, limit: number): IdleState {
  const idleMs = now - lastActive
  if (idleMs >= limit) return 'expired'
  return idleMs >= limit - Math.min(IDLE_WARNING_MS, limit / 2) ? 'warning' : 'active'
}

/**
 * Returns the user's own idle limit in ms, at least one minute. Undefined unless the preference is a positive number
 * (A-104, D-1020).
 * @param preference value of `idle_timeout` as the server stores it, in ms as text
 */
export function idleLimitOf(preference: unknown): number | undefined {
  const limit = typeof preference === 'string' || typeof preference === 'number' ? Number(preference) : 0
  return limit > 0 ? Math.max(limit, MINIMUM_IDLE_MS) : undefined
}
