/**
 * Finds a concern in a message before any question or request in it is answered (docs/safeguarding.md). Word lists are never
 * complete. Therefore an unknown statement about oneself gets no lesson either, see `statementOf`.
 */
import { canonical } from './canonical'
import { ADULT_DANGER, DANGER_BY_RISK, HARMFUL_BY_RISK, isIntimate, SAD_BY_RISK } from './signalsByRisk'
import { DANGER_EN, HARMFUL_EN, HARMLESS_EN, PRIVATE_EN, SAD_EN } from './signalsEn'
import { DANGER_MIXED } from './signalsMixed'
import { DANGER_MS, HARMFUL_MS, HARMLESS_MS, PRIVATE_MS, SAD_MS } from './signalsMs'

/**
 * `danger`: somebody is or may be hurt, or wants to die. `harmful`: the message asks how to do something dangerous. `sad`:
 * distress without danger. `private`: somebody's address, number or password. `prevention`: schoolwork on preventing suicide.
 * `intimate`: a question about sex or the body, which the child should ask an adult they trust.
 */
export type Concern = 'danger' | 'harmful' | 'sad' | 'intimate' | 'private' | 'prevention'

/** Concerns in order of urgency. The first one that matches decides. */
const SIGNALS: readonly (readonly [Concern, readonly RegExp[]])[] = [
  ['danger', [DANGER_EN, DANGER_MS, DANGER_MIXED, ADULT_DANGER, ...DANGER_BY_RISK]],
  ['harmful', [HARMFUL_EN, HARMFUL_MS, HARMFUL_BY_RISK]],
  ['sad', [SAD_EN, SAD_MS, ...SAD_BY_RISK]],
  ['private', [PRIVATE_EN, PRIVATE_MS]],
]

/** Matches a Malaysian telephone or identity card number, or an e-mail address, in the message as typed. */
const PERSONAL_NUMBER = /(?:\b0|\+60 ?)\d{1,2}[- ]?\d{3,4}[- ]?\d{4}\b|\b\d{6}-\d{2}-\d{4}\b|[\w.+-]+@[\w-]+\.\w+/

/**
 * Matches a message that names suicide or self-harm. Without another signal it counts as schoolwork on prevention. The reply is
 * then words of care, not a lesson.
 */
const PREVENTION = /\b(?:suicide|bunuh diri|self harm|cederakan diri)\b/

/** Matches requests for a text about somebody else. Sadness then belongs to the story; danger still gets a reply of care. */
const ABOUT_OTHERS =
  /\b(?:story|poem|essay|song|novel|play|cerita|sajak|pantun|karangan|novel)\b.*\b(?:boy|girl|man|woman|child|character|king|princess|animal|cat|dog|dragon|robot|budak|lelaki|perempuan|watak|raja|puteri|haiwan|kucing)\b/

/** Returns the concern of a message in English, Malay or both; null for an everyday message. */
export function concernOf(text: string): Concern | null {
  const whole = canonical(text)
  const flat = whole.replace(HARMLESS_EN, ' ').replace(HARMLESS_MS, ' ')
  const isStory = ABOUT_OTHERS.test(flat)
  const found = SIGNALS.find(([concern, patterns]) => {
    if (concern === 'sad' && isStory) return false
    return patterns.some((pattern) => pattern.test(flat))
  })
  if ((!found || found[0] === 'private') && isIntimate(flat)) return 'intimate'
  if (!found && PREVENTION.test(whole)) return 'prevention'
  return found?.[0] ?? (PERSONAL_NUMBER.test(text) ? 'private' : null)
}
