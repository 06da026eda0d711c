/** Rewrites a selected text by rules. It knows only the text, its context and the topic in the library. */
import type { RewriteWords } from '../../fixtures/content/content.schema'
import rewriteWords from '../../fixtures/content/rewriteWords.json'
import { keySentences } from './contextCards'
import { findTopic } from './findTopic'
import { type Language, languageOf } from './language'
import { capitalise, contentWords, normalise, plainText, sentencesOf } from './words'

type Pairs = readonly (readonly [from: string, to: string])[]
const { simpler, formal, spelling, malayTerms } = rewriteWords as RewriteWords

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const isCapital = (text: string) => text !== text.toLowerCase() && text.charAt(0) === text.charAt(0).toUpperCase()

/** Replaces whole words by the second word of their pair and keeps initial capitals. */
const replaceWords = (text: string, pairs: Pairs): string =>
  pairs.reduce((changed, [from, to]) => {
    const start = /^\w/.test(from) && from !== "n't" ? '\\b' : ''
    return changed.replace(new RegExp(`${start}${escaped(from)}\\b`, 'gi'), (found) =>
      isCapital(found) ? capitalise(to) : to,
    )
  }, text)

const sentenceCase = (text: string) => sentencesOf(text).map(capitalise).join(' ')

/** Matches filler words and asides that can be left out. */
const PADDING =
  /\s*\([^)]*\)|\b(?:very|really|quite|rather|actually|basically|just|simply|of course|in fact|as you know|it is important to note that|sangat|sekali|sebenarnya)\b\s*/gi
const SIDE_CLAUSE =
  /,? (?:which|such as|for example|because|although|while|so that|misalnya|seperti|kerana|supaya)\b[^,.;!?]*/i

const SHORTER = simpler.filter(([from, to]) => to.length < from.length)
const ASIDE = /, which [^,.;!?]+,/gi

/** Removes asides and filler words from a sentence and uses shorter words where it knows them. */
const trim = (sentence: string) =>
  capitalise(
    replaceWords(sentence.replace(ASIDE, '').replace(PADDING, ' '), SHORTER)
      .replace(/ +/g, ' ')
      .replace(/ ([,.;!?])/g, '$1')
      .trim(),
  )

/** Shortens a text to about half: to its key sentences, or to the main clause of a single sentence. */
function shorten(text: string): string {
  const sentences = sentencesOf(text)
  if (sentences.length > 1) {
    return (
      keySentences({ title: '', sentences }, text, Math.floor(sentences.length / 2) || 1)
        .map(trim)
        .join(' ') || trim(text)
    )
  }
  const short = trim(text.replace(SIDE_CLAUSE, ''))
  const clause = short.length < text.length ? undefined : /^(.{12,}?)[;:] /.exec(text)?.[1]
  return clause ? `${clause}.` : short
}

/**
 * Returns words of five letters or more, longest first, as they are spelt in the text. Leaves out adverbs in -ly and common
 * words.
 */
const longestWords = (text: string) =>
  [...new Set(text.match(/\p{L}{5,}/gu) ?? [])]
    .filter((word) => !word.endsWith('ly') && contentWords(word).length > 0)
    .sort((a, b) => b.length - a.length)

/** Adds sentences from the topic in the library or from the surrounding text. */
function lengthen(text: string, context: string): string {
  const around = sentencesOf(plainText(context)).filter((sentence) => !text.includes(sentence))
  const topic = findTopic(`${text} ${plainText(context)}`)
  const known = new Set(contentWords(text))
  const near = (sentence: string) => contentWords(sentence).filter((word) => known.has(word)).length
  const more = [...(topic ? [...topic.facts, topic.oneLine, ...topic.examples].map(plainText) : []), ...around]
    .filter((sentence) => near(sentence) < contentWords(sentence).length)
    .sort((a, b) => near(b) - near(a))
    .slice(0, 2)
  const ended = /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
  if (more.length > 0) return `${ended} ${more.join(' ')}`
  const words = longestWords(text)
  return words.length > 1
    ? `${ended} What connects “${words[0]}” with “${words[1]}” here? What would be an example?`
    : ended
}

/** Replaces long words by plain ones. Splits long sentences before 'and', 'but' or 'so' and after ';'. */
function simplify(text: string): string {
  return sentencesOf(replaceWords(text, simpler))
    .flatMap((sentence) =>
      contentWords(sentence).length < 9 ? [sentence] : sentence.split(/; |, (?=(?:and|but|so|dan|tetapi)(?: \S+){4})/),
    )
    .map((part) => capitalise(part.replace(/^(?:and|dan) /i, '').trim()))
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

const formalise = (text: string) => sentenceCase(replaceWords(text.replaceAll('’', "'"), formal)).replace(/!+/g, '.')

/** Makes one list item per sentence, or per clause if there is only one sentence. */
function listPoints(text: string): string {
  const sentences = sentencesOf(text)
  const parts = sentences.length > 1 ? sentences : text.split(/[;,:] (?:and |dan )?| (?:and|dan) /)
  return parts
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '')
    .map((part) => `- ${capitalise(part)}`)
    .join('\n')
}

/** Corrects spelling, repeated words, spaces, initial capitals and the final full stop. */
function correct(text: string): string {
  const spelt = replaceWords(text.replace(/\s+/g, ' ').trim(), spelling)
    .replace(/\b(\p{L}+) \1\b/giu, '$1')
    .replace(/\bi\b/g, 'I')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/([,;:!?])(?=\p{L})/gu, '$1 ')
  const cased = spelt.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
  return /[.!?…:”"']$/.test(cased) || cased.split(' ').length < 4 ? cased : `${cased}.`
}

/** The reply if the assistant cannot translate a text. */
export const NO_TRANSLATION: Readonly<Record<Language, string>> = {
  en: 'I have no English version of this text, and I will not guess at one. Ask a teacher, or tell me its subject.',
  ms: 'Saya tiada versi bahasa Melayu bagi teks ini, dan saya tidak mahu meneka. Tanya guru, atau beritahu saya topiknya.',
}

const MALAY_TO_ENGLISH: Pairs = malayTerms.map(([english, malay]) => [malay, english])

/**
 * Translates a text: returns sentences of its topic in `language` that share at least two terms with it. A text that is already
 * in `language` is returned unchanged. Returns undefined if there are no such sentences, because replacing word by word would
 * be no translation.
 */
function twinOf(text: string, language: Language): string | undefined {
  if (languageOf(text) === language) return text
  const topic = findTopic(text)
  if (!topic) return undefined
  const { malay, oneLine, simple, detail, facts } = topic
  const isMalay = language === 'ms'
  const sentences = sentencesOf(
    plainText(isMalay ? `${malay.text} ${malay.facts.join(' ')}` : `${oneLine} ${simple} ${detail} ${facts.join(' ')}`),
  ).filter((sentence) => !sentence.endsWith(':'))
  const shared = new Set(contentWords(replaceWords(text, isMalay ? malayTerms : MALAY_TO_ENGLISH)))
  const score = (sentence: string) => contentWords(sentence).filter((word) => shared.has(word)).length
  const near = sentences.filter((sentence) => score(sentence) > 1).sort((a, b) => score(b) - score(a))
  const matching = near.slice(0, sentencesOf(text).length)
  return matching.length > 0 ? sentences.filter((sentence) => matching.includes(sentence)).join(' ') : undefined
}

const asQuestion = (text: string) => {
  const sentence = sentencesOf(text)[0] ?? text
  const [word] = longestWords(sentence)
  return word ? `${sentence.replace(/[.!]$/, '')}: what does “${word}” mean here, and how do we know?` : sentence
}

/** The first pattern that matches the normalised instruction decides. Instructions are in English or Malay. */
const REWRITE_RULES: readonly (readonly [RegExp, (text: string, context: string) => string | undefined])[] = [
  [/\b(spell\w*|grammar|correct|fix|mistakes?|proofread|betulkan|ejaan|tatabahasa)\b/, correct],
  [/\b(malay|melayu|bm|bahasa malaysia)\b/, (text) => twinOf(text, 'ms')],
  [/\b(english|inggeris)\b/, (text) => twinOf(text, 'en')],
  [/\b(bullets?|list|points?|senarai\w*|isi penting)\b/, listPoints],
  [/\b(short\w*|brief\w*|summar\w*|trim|cut|concise|pendek\w*|ringkas\w*)\b/, shorten],
  [/\b(long\w*|expand|extend|more detail\w*|elaborate|add|panjang\w*|huraikan|tambah)\b/, lengthen],
  [/\b(simpl\w*|eas\w*|plain\w*|child\w*|kids?|young\w*|mudah\w*)\b/, simplify],
  [/\b(formal\w*|polite\w*|professional\w*|academic|rasmi)\b/, formalise],
  [/\b(questions?|ask|soalan|tanya)\b/, asQuestion],
]

const REPLACE =
  /(?:replace|change|ganti(?:kan)?|tukar(?:kan)?) [“"']?(.+?)[”"']? (?:with|to|by|into|dengan|kepada) [“"']?(.+?)[”"']?[.!]?$/i

export type RewriteRequest = {
  /** An instruction such as 'shorter', 'make it simpler', 'betulkan ejaan' or 'change cat to tapir'. */
  instruction: string
  /** The selected text. Its markup is removed. */
  text: string
  /** HTML of the block around the selection. */
  context?: string
}

/**
 * Returns the rewritten text as plain text. List items are lines that start with '- '. An instruction that it does not know
 * corrects the text. Returns undefined if it cannot translate the text.
 */
export function rewriteText({ instruction, text, context = '' }: RewriteRequest): string | undefined {
  const plain = plainText(text).replace(/\n/g, ' ')
  if (plain === '') return ''
  const [, from, to] = REPLACE.exec(instruction.trim()) ?? []
  if (from && to && plain.toLowerCase().includes(from.toLowerCase())) return replaceWords(plain, [[from, to]])
  const flat = normalise(instruction)
  const rewrite = REWRITE_RULES.find(([pattern]) => pattern.test(flat))?.[1] ?? correct
  return rewrite(plain, context)
}
