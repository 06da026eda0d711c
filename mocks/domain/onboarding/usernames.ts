import { FIELD_RULES } from '../../../src/lib/fieldRules'
import { personWithUsername } from '../users/accounts'
import type { MockServer } from '../../server/mockServer'

const SUGGESTION_COUNT = 3
const MAX_LENGTH = 16
/** Suggested username if the display name contains neither letters from A to Z nor digits. */
const FALLBACK = 'star_learner'

export const isUsernameAvailable = (mockServer: MockServer, username: string): boolean =>
  !FIELD_RULES.username(username) && !personWithUsername(mockServer, username)

/** Splits a display name into words without accents: `Nur Aïsyah` becomes `['nur', 'aisyah']`. */
const wordsOf = (displayName: string): string[] =>
  displayName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

function* candidates(displayName: string): Generator<string> {
  const words = wordsOf(displayName)
  const name = words.join('_') || FALLBACK
  yield name.slice(0, MAX_LENGTH)
  yield words.join('').slice(0, MAX_LENGTH)
  for (let number = 2; ; number += 1) {
    const end = `_${number}`
    yield name.slice(0, MAX_LENGTH - end.length) + end
  }
}

/** Returns three available usernames made from a display name. They stay the same as long as the same usernames are taken. */
export function suggestUsernames(mockServer: MockServer, displayName: string): string[] {
  const found = new Set<string>()
  for (const candidate of candidates(displayName)) {
    if (isUsernameAvailable(mockServer, candidate)) found.add(candidate)
    if (found.size === SUGGESTION_COUNT) break
  }
  return [...found]
}
