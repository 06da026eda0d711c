/** The letters a person can choose from; they are also the names of the five themes. */
export const buddyNames = ['H', 'E', 'A', 'R', 'T'] as const
export type BuddyName = (typeof buddyNames)[number]

/** Themes that exist beside the five. Whoever has one of them meets Zing. */
export const extraThemes = ['coffeecup', 'cone', 'lightbulb', 'necktie', 'Z'] as const
export type ThemeName = BuddyName | (typeof extraThemes)[number]

const defaultBuddy: BuddyName = 'T'

/** A buddy value as a server sends it (A-038, D-1125): a letter, the name of a theme, anything else, or nothing. */
export type BuddyValue = BuddyName | (string & {}) | null | undefined

export type BuddyDefinition = {
  letter: BuddyName | 'Z'
  displayName: string
  /** How the welcome screen spells the name. */
  welcomeName: string
  /** Degrees in OKLCH; null: the hue of the theme. */
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

/** The character behind a value: one of the five, the default for nothing, Zing for anything else. */
export function findBuddy(value: BuddyValue): BuddyDefinition {
  if (value === null || value === undefined) return buddies[defaultBuddy]
  return buddies[isBuddyName(value) ? value : 'Z']
}

/** The name to show; `welcome` is the welcome screen, which spells Elly 'Elli'. */
export function buddyDisplayName(value: BuddyValue, screen?: 'welcome'): string {
  const { displayName, welcomeName } = findBuddy(value)
  return screen === 'welcome' ? welcomeName : displayName
}

/** The theme for `data-theme`: the ten named ones are themselves, anything else and null are the default, T. */
export function buddyTheme(value: BuddyValue): ThemeName {
  return [...buddyNames, ...extraThemes].find((name) => name === value) ?? defaultBuddy
}
