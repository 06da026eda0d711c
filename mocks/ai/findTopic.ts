import { keywordIndex, library, loadTopics, topicById } from './library'
import type { Topic } from '../../fixtures/content/content.schema'
import { contentWords, wordsOf } from './words'

/** Minimum score for a text to be about a topic. */
const CONFIDENCE_THRESHOLD = 3

type Keyword = {
  phrase: string
  weight: number
}

/** The keywords of every topic, normalised and in the singular like the texts that are searched. */
const searched = keywordIndex.map(({ id, keywords, excludedPhrases = [] }) => ({
  id,
  keywords: Object.entries(keywords).map(
    ([phrase, weight]): Keyword => ({ phrase: wordsOf(phrase).join(' '), weight }),
  ),
  excludedPhrases: excludedPhrases.map((phrase) => wordsOf(phrase).join(' ')),
}))

/** Returns the Levenshtein distance of two words. A result above `limit` is not exact. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const nextRow = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      nextRow.push(Math.min(replaced, (row[j] ?? 0) + 1, (nextRow[j - 1] ?? 0) + 1))
    }
    row = nextRow
  }
  return row[b.length] ?? limit + 1
}

/** True for a misspelling of a long, specific keyword, such as 'photosinthesis'. */
function isMisspelt(word: string, keyword: Keyword): boolean {
  if (keyword.weight < 5 || keyword.phrase.length < 7 || keyword.phrase.includes(' ') || word.length < 7) return false
  const limit = keyword.phrase.length >= 10 ? 2 : 1
  return word[0] === keyword.phrase[0] && editDistance(word, keyword.phrase, limit) <= limit
}

function scoreOf({ keywords, excludedPhrases }: (typeof searched)[number], text: string): number {
  let padded = ` ${text} `
  for (const phrase of excludedPhrases) padded = padded.replaceAll(` ${phrase} `, ' | ')
  const words = [...new Set(padded.trim().split(' '))]
  let score = 0
  for (const keyword of keywords) {
    if (padded.includes(` ${keyword.phrase} `)) score += keyword.weight
    else if (words.some((word) => isMisspelt(word, keyword))) score += keyword.weight - 1
  }
  return score
}

function scoreTopics(text: string): { id: string; score: number }[] {
  const flat = wordsOf(text).join(' ')
  return searched
    .map((topic) => ({ id: topic.id, score: scoreOf(topic, flat) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}

/**
 * Loads the topics of all texts, so that `findTopic` can return them. Pass every text that will be searched (question,
 * conversation, cards). Otherwise a reply would depend on the topics that an earlier reply has loaded.
 */
export async function loadTopicsOf(...texts: readonly string[]): Promise<void> {
  const found = texts.flatMap(scoreTopics).filter(({ score }) => score >= CONFIDENCE_THRESHOLD)
  await loadTopics(found.map(({ id }) => id))
}

/** Returns the topic of a text. Returns null below the threshold, and for a topic that is not loaded. */
export function findTopic(text: string): Topic | null {
  const best = scoreTopics(text)[0]
  return best !== undefined && best.score >= CONFIDENCE_THRESHOLD ? (topicById(best.id) ?? null) : null
}

/** Returns two topics that a text clearly names, for a comparison; null if there are not two. */
export function findPair(text: string): [Topic, Topic] | null {
  const [first, second] = scoreTopics(text)
    .filter(({ score }) => score >= 4)
    .flatMap(({ id }) => topicById(id) ?? [])
  return first !== undefined && second !== undefined ? [first, second] : null
}

/** Words of a wider field, and the topics that are close to it. */
const FIELDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(cat|dog|bird|fish|insect|snake|elephant|orangutan|dinosaur|shark|bee|ant|pet|zoo|jungle|forest|hutan|kucing)\b/,
    ['foodChains', 'photosynthesis', 'humanHeart'],
  ],
  [
    /\b(brain|lung|bone|muscle|skin|sleep|health|food|eye|ear|tooth|teeth|medicine|virus|sport|swim|run)\b/,
    ['humanHeart', 'foodChains', 'photosynthesis'],
  ],
  [
    /\b(sky|star|rocket|galaxy|gravity|light|rainbow|blue|astronomy|universe|black hole)\b/,
    ['solarSystem', 'waterCycle', 'electricCircuits'],
  ],
  [
    /\b(sea|ocean|ice|snow|wind|weather|storm|climate|earthquake|rock|desert|island|laut|cuaca)\b/,
    ['waterCycle', 'volcanoes', 'solarSystem'],
  ],
  [
    /\b(magnet|energy|machine|robot|car|plane|engine|phone|solar panel|light bulb|motor|internet|game|app|ai)\b/,
    ['electricCircuits', 'codingLoops', 'solarSystem'],
  ],
  [
    /\b(king|queen|war|empire|president|minister|flag|country|ancient|century|history|sejarah|colon\w+|independence)\b/,
    ['merdeka', 'malaccaSultanate', 'peribahasa'],
  ],
  [
    /\b(number|decimal|percent|algebra|equation|angle|volume|multipl\w+|divi\w+|ratio|graph|money|mathematics|math|nombor)\b/,
    ['fractions', 'areaPerimeter', 'codingLoops'],
  ],
  [
    /\b(book|novel|poem|letter|spelling|noun|adjective|sentence|paragraph|language|author|speech|comma|bahasa|buku)\b/,
    ['narrativeWriting', 'englishTenses', 'peribahasa'],
  ],
]

/**
 * Returns up to `count` topics that are close to a question the library cannot answer. Score comes first, then field, shared
 * words and `fallback`.
 */
export function nearestTopics(text: string, count: number, fallback: readonly Topic[]): Topic[] {
  const matching = scoreTopics(text).flatMap(({ id }) => library.find((topic) => topic.id === id) ?? [])
  const words = new Set(contentWords(text))
  const related = library.filter((topic) => {
    const own = contentWords(`${topic.subject} ${topic.oneLine} ${topic.simple}`)
    return own.some((word) => word.length > 4 && words.has(word))
  })
  const flat = wordsOf(text).join(' ')
  const ofField = FIELDS.filter(([pattern]) => pattern.test(flat)).flatMap(([, ids]) =>
    ids.flatMap((id) => topicById(id) ?? []),
  )
  return [...new Set([...matching, ...ofField, ...related, ...fallback])].slice(0, count)
}
