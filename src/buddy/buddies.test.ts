import { describe, expect, it } from 'vitest'
import { type BuddyValue, buddyDisplayName, buddyTheme } from './buddies'

const rows: [value: BuddyValue, name: string, onWelcome: string, theme: string][] = [
  ['H', 'Hey', 'Hey', 'H'],
  ['E', 'Elly', 'Elli', 'E'],
  ['A', 'Aha', 'Aha', 'A'],
  ['R', 'Rory', 'Rory', 'R'],
  ['T', 'Ting', 'Ting', 'T'],
  ['coffeecup', 'Zing', 'Zing', 'coffeecup'],
  ['cone', 'Zing', 'Zing', 'cone'],
  ['lightbulb', 'Zing', 'Zing', 'lightbulb'],
  ['necktie', 'Zing', 'Zing', 'necktie'],
  ['Z', 'Zing', 'Zing', 'Z'],
  ['t', 'Zing', 'Zing', 'T'],
  ['toString', 'Zing', 'Zing', 'T'],
  ['', 'Zing', 'Zing', 'T'],
  [null, 'Ting', 'Ting', 'T'],
  [undefined, 'Ting', 'Ting', 'T'],
]

describe('name and theme of a buddy value', () => {
  it.each(rows)('%o shows as %s, on the welcome screen as %s, in theme %s', (value, name, onWelcome, theme) => {
    expect(buddyDisplayName(value)).toBe(name)
    expect(buddyDisplayName(value, 'welcome')).toBe(onWelcome)
    expect(buddyTheme(value)).toBe(theme)
  })
})
