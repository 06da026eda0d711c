/** Buddies that a user can choose. Their letters are also the names of the five main themes. */
export const buddyNames = ['H', 'E', 'A', 'R', 'T'] as const
export type BuddyName = (typeof buddyNames)[number]

/** Other themes; their buddy is Zing. */
export const extraThemes = ['coffeecup', 'cone', 'lightbulb', 'necktie', 'Z'] as const
export type ThemeName = BuddyName | (typeof extraThemes)[number]

const defaultBuddy: BuddyName = 'T'

/** Value that the server sends for a buddy (A-038, D-1125): a letter, the name of a theme, any other string, null, or nothing. */
export type BuddyValue = BuddyName | (string & {}) | null | undefined

export type BuddyDefinition = {
  letter: BuddyName | 'Z'
  displayName: string
  welcomeName: string
  /** OKLCH hue in degrees; null uses the hue of the theme. */
  hue: number | null
}

/** Names and hues of the characters. */
const buddies: Record<BuddyName | 'Z', BuddyDefinition> = {
  H: { letter: 'H', displayName: 'Hey', welcomeName: 'Hey', hue: 25 },
  E: { letter: 'E', displayName: 'Elly', welcomeName: 'Elli', hue: 75 },
  A: { letter: 'A', displayName: 'Aha', welcomeName: 'Aha', hue: 240 },
  R: { letter: 'R', displayName: 'Rory', welcomeName: 'Rory', hue: 300 },
  T: { letter: 'T', displayName: 'Ting', welcomeName: 'Ting', hue: 165 },
  Z: { letter: 'Z', displayName: 'Zing', welcomeName: 'Zing', hue: null },
}

function isBuddyName(value: BuddyValue): value is BuddyName {
  return buddyNames.some((name) => name === value)
}

/** Returns the character for a value: one of the five, the default for null and undefined, otherwise Zing. */
export function findBuddy(value: BuddyValue): BuddyDefinition {
  if (value === null || value === undefined) return buddies[defaultBuddy]
  return buddies[isBuddyName(value) ? value : 'Z']
}

/** Returns the name to show. The welcome page spells Elly 'Elli'. */
export function buddyDisplayName(value: BuddyValue, screen?: 'welcome'): string {
  const { displayName, welcomeName } = findBuddy(value)
  return screen === 'welcome' ? welcomeName : displayName
}

/** Returns the value for `data-theme`: one of the ten theme names, otherwise the default, T. */
export function buddyTheme(value: BuddyValue): ThemeName {
  return [...buddyNames, ...extraThemes].find((name) => name === value) ?? defaultBuddy
}
