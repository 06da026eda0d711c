import { personWithUsername, usernameProblem } from './accounts'
import type { School } from './school'

const WANTED = 3
const LONGEST = 16
/** For a name without any letter of A to Z. */
const FALLBACK = 'star_learner'

/** True for a username that keeps the rule and that nobody has. */
export const isFree = (school: School, username: string): boolean =>
  !usernameProblem(username) && !personWithUsername(school, username)

/** `Nur Aïsyah` as `['nur', 'aisyah']`. */
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
  yield name.slice(0, LONGEST)
  yield words.join('').slice(0, LONGEST)
  for (let number = 2; ; number += 1) {
    const end = `_${number}`
    yield name.slice(0, LONGEST - end.length) + end
  }
}

/** Three free usernames made from a display name; the same for the same name as long as nobody takes one. */
export function suggestUsernames(school: School, displayName: string): string[] {
  const found = new Set<string>()
  for (const candidate of candidates(displayName)) {
    if (isFree(school, candidate)) found.add(candidate)
    if (found.size === WANTED) break
  }
  return [...found]
}
