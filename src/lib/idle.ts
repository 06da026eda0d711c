/**
 * Time in ms between warning and end of an idle session (D-0905). At most half of the limit is used: a short limit would otherwise warn all
 * the time.
 */
const IDLE_WARNING_MS = 60_000
/** Shortest accepted limit in ms: a session that ends within seconds could never be used to raise the limit. */
const MINIMUM_IDLE_MS = 60_000

/** `active`: no warning. `warning`: the session ends within `IDLE_WARNING_MS`. `expired`: the session has ended. */
export type IdleState = 'active' | 'warning' | 'expired'

/**
 * State of a session by its idle time.
 * @param lastActive epoch ms of the last user activity in any tab
 * @param now epoch ms
 * @param limit ms a session may be idle
 */
export function idleState(lastActive: number, now: number, limit: number): IdleState {
  const idleMs = now - lastActive
  if (idleMs >= limit) return 'expired'
  return idleMs >= limit - Math.min(IDLE_WARNING_MS, limit / 2) ? 'warning' : 'active'
}

/**
 * The user's own idle limit in ms, at least one minute; undefined unless the preference is a positive number (A-104, D-1020).
 * @param preference the value of `idle_timeout` as the server stores it, ms as text
 */
export function idleLimitOf(preference: unknown): number | undefined {
  const limit = typeof preference === 'string' || typeof preference === 'number' ? Number(preference) : 0
  return limit > 0 ? Math.max(limit, MINIMUM_IDLE_MS) : undefined
}
