import { type Language, languageOf } from '../language'
import { normalise } from '../words'
import type { CannedAnswer } from './cannedAnswer'
import { cannedAnswersEn } from './cannedAnswersEn'
import { cannedAnswersMs } from './cannedAnswersMs'

export type FoundCannedAnswer = CannedAnswer & { language: Language }

const CANNED_ANSWERS: readonly FoundCannedAnswer[] = [
  ...cannedAnswersEn.map((canned) => ({ ...canned, language: 'en' as const })),
  ...cannedAnswersMs.map((canned) => ({ ...canned, language: 'ms' as const })),
]

/** The prepared answer to a prompt, in its language where both have it; undefined for any other prompt. */
export function findCannedAnswer(prompt: string, hasCards: boolean): FoundCannedAnswer | undefined {
  const flat = normalise(prompt)
  const found = CANNED_ANSWERS.filter(({ asks, isAboutCard = false }) => asks.test(flat) && !(isAboutCard && hasCards))
  const language = languageOf(prompt)
  return found.find((canned) => canned.language === language) ?? found[0]
}
