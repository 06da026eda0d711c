import { selectMe } from '@/api/user'
import { selectIsYoung } from './youngMode'

/** Densities of the board: large tiles, small tiles, or rows of a table. */
export const densities = ['comfortable', 'compact', 'list'] as const
export type Density = (typeof densities)[number]

/** Key of the preference on the server, so that the user sees the same density on every device (D-1304). */
export const DENSITY_PREFERENCE = 'board_density'

/**
 * Returns the user's density. It is 'comfortable' if the user has not chosen one, or if this client does not know the
 * value.
 */
export function selectDensity(state: Parameters<typeof selectMe>[0]): Density {
  const stored = selectMe(state)?.preferences.find(({ key }) => key === DENSITY_PREFERENCE)?.value
  return densities.find((density) => density === stored) ?? 'comfortable'
}

/** Density as it is shown: in young mode, large tiles are larger still. */
export type ShownDensity = Density | 'young'

export function selectShownDensity(state: Parameters<typeof selectMe>[0]): ShownDensity {
  const density = selectDensity(state)
  return density === 'comfortable' && selectIsYoung(state) ? 'young' : density
}
