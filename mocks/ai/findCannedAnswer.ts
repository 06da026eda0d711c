import cannedAnswers from '../../fixtures/content/cannedAnswers.json'
import type { CannedAnswer } from '../../fixtures/content/content.schema'
import type { Language } from './language'
import type { ReadText } from './readText'

export type FoundCannedAnswer = Omit<CannedAnswer, 'asks'> & { language: Language }

const inLanguage = (language: Language) =>
  (cannedAnswers[language] as CannedAnswer[]).map(({ asks, ...answer }) => ({
    ...answer,
    asks: new RegExp(asks),
    language,
  }))
const CANNED_ANSWERS = [...inLanguage('en'), ...inLanguage('ms')]

/** Returns the canned answer to a prompt, if possible in the language of the prompt; undefined if there is none. */
export function findCannedAnswer({ flat, writtenIn }: ReadText, hasCards: boolean): FoundCannedAnswer | undefined {
  const found = CANNED_ANSWERS.filter(({ asks, isAboutCard = false }) => asks.test(flat) && !(isAboutCard && hasCards))
  return found.find(({ language }) => language === writtenIn) ?? found[0]
}
