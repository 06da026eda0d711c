/**
 * What the assistant must notice before it reads a message as a question or a wish (docs/safeguarding.md). Lists of words always
 * leak, so an unknown statement about oneself never gets a lesson either: see `isOwnStatement`.
 */
import { canonical } from './canonical'
import { DANGER_EN, HARMFUL_EN, HARMLESS_EN, PRIVATE_EN, SAD_EN } from './signalsEn'
import { DANGER_MS, HARMFUL_MS, HARMLESS_MS, PRIVATE_MS, SAD_MS } from './signalsMs'

/**
 * `danger`: somebody is or may be hurt, or wants to die. `harmful`: how to do something dangerous. `sad`: distress without danger.
 * `private`: an address, a number or a password, one's own or another's.
 */
export type Concern = 'danger' | 'harmful' | 'sad' | 'private'

/** In order of urgency: the first that applies decides. */
const SIGNALS: readonly (readonly [Concern, readonly RegExp[]])[] = [
  ['danger', [DANGER_EN, DANGER_MS]],
  ['harmful', [HARMFUL_EN, HARMFUL_MS]],
  ['sad', [SAD_EN, SAD_MS]],
  ['private', [PRIVATE_EN, PRIVATE_MS]],
]

/** A mobile number or an identity card number of Malaysia, in the message as typed. */
const PERSONAL_NUMBER = /\b01\d[- ]?\d{3,4}[- ]?\d{4}\b|\b\d{6}-\d{2}-\d{4}\b/

/** A text that is asked for about somebody else: its sadness is a story's. Danger is answered with care even there. */
const ABOUT_OTHERS =
  /\b(?:story|poem|essay|song|novel|play|cerita|sajak|pantun|karangan|novel)\b.*\b(?:boy|girl|man|woman|child|character|king|princess|animal|cat|dog|dragon|robot|budak|lelaki|perempuan|watak|raja|puteri|haiwan|kucing)\b/

/** The concern of a message in English or Malay, or of a mixture; null for an everyday one. */
export function concernOf(text: string): Concern | null {
  const flat = canonical(text).replace(HARMLESS_EN, ' ').replace(HARMLESS_MS, ' ')
  const isStory = ABOUT_OTHERS.test(flat)
  const found = SIGNALS.find(([concern, patterns]) => {
    if (concern === 'sad' && isStory) return false
    return patterns.some((pattern) => pattern.test(flat))
  })
  return found?.[0] ?? (PERSONAL_NUMBER.test(text) ? 'private' : null)
}
