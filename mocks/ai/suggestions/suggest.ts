import type { SuggestionTexts, Topic } from '../../../fixtures/content/content.schema'
import suggestionTexts from '../../../fixtures/content/suggestions.json'
import type { Heart, LearnerLevel } from '../../../src/api/cards/card.schema'
import { findTopic } from '../findTopic'
import type { Language } from '../language'
import { rewriteText } from '../rewriteText'
import { contentWords, fillIn, plainText, sentencesOf } from '../words'
import { anchorsOf, withoutTags } from './passages'

const { advice, ownWords }: SuggestionTexts = suggestionTexts
const LEVELS: readonly LearnerLevel[] = ['beginner', 'mixed_abilities', 'advanced']
const CLEARER: Readonly<Record<LearnerLevel, string>> = {
  beginner: 'simpler',
  mixed_abilities: 'shorter',
  advanced: 'formal',
}

const QUOTED_WORDS = 8

const MALAY = /\b(yang|dan|ialah|dengan|untuk|pada|adalah|tidak|dalam|daripada|oleh|kita)\b/gi
const languageOf = (text: string): Language => ((text.match(MALAY) ?? []).length >= 2 ? 'ms' : 'en')

/** Matches the beginning of a sentence that depends on the one before. */
const DEPENDENT_START =
  /^(?:with|in|from|at) (?:that|this|it)\b|^(?:this|that|these|those|it|its|they|their|then|now|here|some|dengan itu|itu|ini|ia)\b/i
const selfContained = (sentences: readonly string[]) => sentences.filter((sentence) => !DEPENDENT_START.test(sentence))

/** Sentences about a topic of the library that a letter can suggest, as plain text. */
const POOLS: Record<Heart, (topic: Topic, language: Language) => readonly string[]> = {
  H: ({ oneLine, simple, malay }, language) =>
    selfContained(language === 'ms' ? sentencesOf(malay.text) : [oneLine, ...sentencesOf(simple)]),
  E: ({ examples, malay }, language) =>
    (language === 'ms' ? malay.facts : examples).map(
      (text) => `${language === 'ms' ? 'Contohnya' : 'For example'}: ${text}`,
    ),
  A: ({ quiz, malay }, language) => (language === 'ms' ? malay.quiz : quiz).map(({ question }) => question),
  R: ({ facts, misconception, malay }, language) =>
    language === 'ms' ? malay.facts : [...facts, `Some say “${misconception.belief}” ${misconception.truth}`],
  T: ({ next, activity }, language) =>
    language === 'ms' ? [] : [...next, `${activity.title}: ${activity.steps[0] ?? ''}`],
}

/** Returns the topic of a text. The title must name it, or the text must match it and name it. */
function topicOf(title: string, text: string): Topic | null {
  const topic = findTopic(plainText(title)) ?? findTopic(`${title} ${text}`)
  if (!topic) return null
  const all = `${plainText(title)} ${text}`.toLowerCase()
  const isNamed =
    findTopic(plainText(title)) === topic || [topic.name, topic.malay.name].some((name) => all.includes(name))
  return isNamed ? topic : null
}

/** Returns the two main words of a text in lower case. Frequent words and words of the title and the passage weigh more. */
function wordsFrom(passage: string, title: string, text: string): [string, string] {
  const words = (source: string) => (source.match(/\p{L}{4,}/gu) ?? []).filter((word) => contentWords(word).length > 0)
  const counts = new Map<string, number>()
  for (const word of words(text)) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
  const inPassage = new Set(contentWords(passage))
  const inTitle = new Set(contentWords(title))
  const weight = (word: string) => {
    const [stem = ''] = contentWords(word)
    return (
      (counts.get(word) ?? 0) +
      (inTitle.has(stem) ? 3 : 0) +
      (inPassage.has(stem) ? 2 : 0) -
      (word.endsWith('ly') ? 4 : 0)
    )
  }
  const all = [...new Set([...words(passage), ...words(title), ...words(text)].map((word) => word.toLowerCase()))]
  const weights = new Map(all.map((word) => [word, weight(word)]))
  const weightOf = (word: string) => weights.get(word) ?? 0
  const [word = title, ...others] = all.sort((x, y) => weightOf(y) - weightOf(x) || y.length - x.length)
  const [stem = ''] = contentWords(word)
  return [word, others.find((other) => !contentWords(other).includes(stem)) ?? word]
}

/** Returns the words of a text in lower case, to find out if the text already says what a suggestion would add. */
const folded = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** Returns a clearer version of a passage for a level. Empty if an earlier level already has the same text. */
function clearer(passage: string, level: LearnerLevel): string[] {
  const versions = LEVELS.map((each) => rewriteText({ instruction: CLEARER[each], text: passage }) ?? passage)
  const own = LEVELS.indexOf(level)
  const version = versions[own]
  return version && versions.indexOf(version) === own ? [version] : []
}

/** Distributes the candidates to the three levels, so that no two levels suggest the same text. */
const shareOf = (candidates: readonly string[], level: LearnerLevel) =>
  candidates.filter((_, index) => index % LEVELS.length === LEVELS.indexOf(level))

type SuggestionRequest = {
  heart: Heart
  level: LearnerLevel
  title: string
  /** HTML of the whole text. */
  body: string
  /** The previous suggestion for this letter and level, which is not to be repeated. */
  before?: string
}

/** Returns what a letter can add at a level, best match for the passage first. Sentences that the text already has are left out. */
function additions({ heart, level, title, body }: SuggestionRequest, passage: string, language: Language): string[] {
  const text = plainText(withoutTags(body))
  const near = new Set(contentWords(passage))
  const overlap = (candidate: string) => contentWords(candidate).filter((word) => near.has(word)).length
  const topic = topicOf(title, text)
  const known = topic
    ? POOLS[heart](topic, language)
        .map((line) => plainText(line).replace(/\n/g, ' '))
        .sort((a, b) => overlap(b) - overlap(a))
    : []
  const [word, other] = wordsFrom(passage, plainText(title), text)
  const own = ownWords[language][heart].map((line) => fillIn(line, { word, other }))
  const said = folded(text)
  const isNew = (line: string) => folded(line).trim() !== '' && !said.includes(folded(line))
  const rewritten = heart === 'H' ? LEVELS.flatMap((each) => clearer(passage, each)) : []
  const common = [...new Set([...known, ...own])].filter((line) => isNew(line) && !rewritten.includes(line))
  return [...(heart === 'H' ? clearer(passage, level).filter(isNew) : []), ...shareOf(common, level)]
}

/**
 * Writes the suggestion of one letter for a text at a level. Advice on the passage comes first, then the text to add between “
 * and ”. Differs from `before` if there is another candidate.
 */
export function suggest(request: SuggestionRequest): string {
  const { heart, level, title, body, before = '' } = request
  const anchors = anchorsOf(body)
  const passage = plainText(anchors[heart]?.html ?? anchors.H?.html ?? title)
  const language = languageOf(`${title} ${plainText(body)}`)
  const all = additions(request, passage, language)
  const used = all.findIndex((line) => before.includes(line))
  const addition = all[used + 1] ?? all[0] ?? passage
  const words = passage.split(/\s+/)
  const quoted =
    words.length > QUOTED_WORDS ? `${words.slice(0, QUOTED_WORDS).join(' ')} …` : words.join(' ').replace(/[.!?]$/, '')
  return `${fillIn(advice[language][heart][level], { passage: quoted })} “${addition}”`
}

/** Returns the text that a suggestion adds, which is everything between its first “ and its last ”. */
export const additionOf = (text: string): string => text.slice(text.indexOf('“') + 1, text.lastIndexOf('”'))
