import { contentWords, plainText, sentencesOf } from './words'

export type ContextCard = {
  title: string
  body: string
}

export type ParsedCard = {
  title: string
  sentences: string[]
}

/** Returns the cards as plain text. A card without a title is called by its first 40 characters. Empty cards are left out. */
export function parseCards(cards: readonly ContextCard[]): ParsedCard[] {
  return cards
    .map(({ title, body }) => {
      const sentences = sentencesOf(plainText(body))
      const name = plainText(title).replace(/\s+/g, ' ')
      return { title: name === '' ? (sentences[0] ?? '').slice(0, 40).trim() : name, sentences }
    })
    .filter(({ title }) => title !== '')
}

/** Returns the most relevant sentences in their original order. Frequent words, words of the question and the position decide. */
export function keySentences({ title, sentences }: ParsedCard, question: string, count: number): string[] {
  const frequency = new Map<string, number>()
  for (const word of contentWords(`${title} ${sentences.join(' ')}`))
    frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const questionWords = new Set(contentWords(question))
  return sentences
    .map((sentence, index) => {
      const words = contentWords(sentence)
      const weight = words.reduce(
        (sum, word) => sum + (frequency.get(word) ?? 0) + (questionWords.has(word) ? 4 : 0),
        0,
      )
      return {
        sentence,
        index,
        score: words.length < 3 ? 0 : weight / Math.sqrt(words.length + 4) + (index === 0 ? 2 : 0),
      }
    })
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => (sentence.length > 260 ? `${sentence.slice(0, 257).replace(/\s+\S*$/, '')} …` : sentence))
}

/**
 * Returns the most frequent content words of a card in lower case and singular. Numbers and words of up to three letters do not
 * count.
 */
export function keyWords({ title, sentences }: ParsedCard, count: number): string[] {
  const counts = new Map<string, number>()
  for (const word of contentWords(`${title} ${sentences.join(' ')}`)) {
    if (word.length > 3 && !/^\d+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || b.length - a.length)
    .slice(0, count)
    .map(([word]) => word)
}

/** Minimum number of content words around a gap. A shorter sentence is usually a heading, and nobody could guess the gap. */
const MIN_GAP_WORDS = 2

/** Returns key sentences, each with its longest keyword left out. */
export function clozeSentencesOf(
  card: ParsedCard,
  question: string,
  count: number,
): { gap: string; word: string; title: string }[] {
  const keyWordSet = new Set(keyWords(card, 12))
  return keySentences(card, question, count).flatMap((sentence) => {
    const word = (sentence.match(/\p{L}{4,}/gu) ?? [])
      .filter((part) => contentWords(part).some((found) => keyWordSet.has(found)))
      .sort((a, b) => b.length - a.length)[0]
    const gap = word && sentence.replace(word, '______')
    return word && gap && contentWords(gap.replace('______', '')).length >= MIN_GAP_WORDS
      ? [{ gap, word, title: card.title }]
      : []
  })
}
