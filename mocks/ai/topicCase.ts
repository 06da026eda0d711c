/** A topic, typed in any way, as part of a title or of a sentence. */
import type { Language } from './language'
import { capitalise } from './words'

/** Words that a title writes in lower case, unless they begin it. */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('a an and as at but by for from in into nor of on or over per so than the to up via vs with'.split(' ')),
  ms: new Set('atau bagi dalam dan dari daripada dengan di ke kepada oleh pada serta tentang untuk yang'.split(' ')),
}

/** First words of a topic that no sentence capitalises in its middle. */
const LOWER_CASE =
  /^(?:a|an|the|my|our|your|their|this|these|how|why|what|when|where|who|which|apa|apakah|bagaimana|bagaimanakah|bila|bilakah|di|kenapa|mengapa|mengapakah|siapa|siapakah|yang)$/i

const HAS_INNER_CAPITAL = /.\p{Lu}/u

/** Most characters of a topic in a title, and in a sentence: a longer topic ends with '…'. */
const TITLE_LENGTH = 60
const SENTENCE_LENGTH = 160

function shortened(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const start = characters.slice(0, length - 1).join('')
  return `${start.replace(/\s+\S*$/, '')}…`
}

/** A topic without line breaks and final punctuation. */
const bare = (topic: string) =>
  topic
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.?!,;:]+$/, '')

/**
 * A topic in a title: 'the history of my village' → 'The History of My Village'. 'DNA' and 'mRNA' stay.
 * @param isFirst true if the topic begins the title, so that a small word is capitalised, too
 */
export const inTitle = (topic: string, language: Language, isFirst = true): string =>
  shortened(bare(topic), TITLE_LENGTH)
    .split(' ')
    .map((word, index) => {
      const isSmall = SMALL_WORDS[language].has(word.toLowerCase()) && !(isFirst && index === 0)
      if (isSmall) return word.toLowerCase()
      return HAS_INNER_CAPITAL.test(word) ? word : capitalise(word)
    })
    .join(' ')

/** A topic in the middle of a sentence: 'The history of my village?' → 'the history of my village'. */
export function inSentence(topic: string): string {
  const text = shortened(bare(topic), SENTENCE_LENGTH)
  return text.replace(/^\S+/, (word) => (LOWER_CASE.test(word) ? word.toLowerCase() : word))
}
