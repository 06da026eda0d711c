/** ms before the end of an idle session at which the person is asked (D-0905). */
const IDLE_WARNING_MS = 60_000

/** `active`: nothing to say. `warning`: the session ends within a minute. `expired`: it has ended. */
export type IdleState = 'active' | 'warning' | 'expired'

/**
 * Where a session stands.
 * @param lastActive epoch ms of the last press in any tab
 * @param now epoch ms
 * @param limit ms that a session may rest
 */
export function idleState(lastActive: number, now: number, limit: number): IdleState {
  const idleMs = now - lastActive
  if (idleMs >= limit) return 'expired'
  return idleMs >= limit - IDLE_WARNING_MS ? 'warning' : 'active'
}
