import { selectMe } from '@/api/user'

/** Density of the board: large tiles, small tiles, or rows of a table. */
export const densities = ['comfortable', 'compact', 'list'] as const
export type Density = (typeof densities)[number]

/** Key of the server preference, so that every device shows the same density (D-1304). */
export const DENSITY_PREFERENCE = 'board_density'

/** The person's density; comfortable without a choice, or for a value unknown to this client. */
export function selectDensity(state: Parameters<typeof selectMe>[0]): Density {
  const stored = selectMe(state)?.preferences.find(({ key }) => key === DENSITY_PREFERENCE)?.value
  return densities.find((density) => density === stored) ?? 'comfortable'
}
