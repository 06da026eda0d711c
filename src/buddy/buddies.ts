/** The selectable buddies; their letters are also the names of the five main themes. */
export const buddyNames = ['H', 'E', 'A', 'R', 'T'] as const
export type BuddyName = (typeof buddyNames)[number]

/** Further themes; their buddy is Zing. */
export const extraThemes = ['coffeecup', 'cone', 'lightbulb', 'necktie', 'Z'] as const
export type ThemeName = BuddyName | (typeof extraThemes)[number]

const defaultBuddy: BuddyName = 'T'

/** A buddy value on the wire (A-038, D-1125): a letter, a theme name, any other string, null or missing. */
export type BuddyValue = BuddyName | (string & {}) | null | undefined

export type BuddyDefinition = {
  letter: BuddyName | 'Z'
  displayName: string
  /** Spelling of the name on the welcome screen. */
  welcomeName: string
  /** OKLCH hue in degrees; null: the hue of the theme. */
  hue: number | null
}

/** Names and hues. */
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

/** The character of a value: one of the five, the default for null and undefined, else Zing. */
export function findBuddy(value: BuddyValue): BuddyDefinition {
  if (value === null || value === undefined) return buddies[defaultBuddy]
  return buddies[isBuddyName(value) ? value : 'Z']
}

/** The display name; the welcome screen spells Elly 'Elli'. */
export function buddyDisplayName(value: BuddyValue, screen?: 'welcome'): string {
  const { displayName, welcomeName } = findBuddy(value)
  return screen === 'welcome' ? welcomeName : displayName
}

/** The value for `data-theme`: one of the ten theme names, else the default, T. */
export function buddyTheme(value: BuddyValue): ThemeName {
  return [...buddyNames, ...extraThemes].find((name) => name === value) ?? defaultBuddy
}
