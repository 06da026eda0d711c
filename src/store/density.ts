import { selectMe } from '@/api/user'

/** How large the cards of the board are: pictures of two sizes, or rows of a table. */
export const densities = ['comfortable', 'compact', 'list'] as const
export type Density = (typeof densities)[number]

/** The preference of the person that holds it, so that every device shows the same (D-1304). */
export const DENSITY_PREFERENCE = 'board_density'

/** The person's density; comfortable until another is chosen, and for a value that this client does not know. */
export function selectDensity(state: Parameters<typeof selectMe>[0]): Density {
  const stored = selectMe(state)?.preferences.find(({ key }) => key === DENSITY_PREFERENCE)?.value
  return densities.find((density) => density === stored) ?? 'comfortable'
}
