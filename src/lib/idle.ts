/** ms before the end of an idle session at which the warning is shown (D-0905). */
const IDLE_WARNING_MS = 60_000

/** `active`: no warning. `warning`: the session ends within a minute. `expired`: it has ended. */
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
  return idleMs >= limit - IDLE_WARNING_MS ? 'warning' : 'active'
}
