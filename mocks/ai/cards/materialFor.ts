import { type ContextCard, parseCards } from '../contextCards'
import { findTopic } from '../findTopic'
import type { Random } from '../random'
import type { Language } from '../language'
import type { Form, Level, ParsedQuestion } from '../parseQuestion'
import { readText } from '../readText'
import type { Topic } from '../../../fixtures/content/content.schema'
import { plainText, sentencesOf } from '../words'
import { findCannedAnswer, type FoundCannedAnswer } from '../findCannedAnswer'
import { contextMaterial } from './contextMaterial'
import { inquiryMaterial } from './inquiryMaterial'
import type { Material } from './material'
import { malayMaterial, topicMaterial } from './topicMaterial'

type MaterialRequest = {
  parsed: ParsedQuestion
  title: string | undefined
  /** Undefined: read from the prompt. */
  subject?: string | undefined
  /** Undefined: that of title and prompt. */
  language?: Language | undefined
  context: readonly ContextCard[]
  random: Random
}

/** A prompt with at least this many sentences is itself the text of the card. */
const TEXT_SENTENCES = 3
/** Matches words that name the kind of card, not its subject, such as 'a table of …' or 'flashcards on …'. */
const REQUEST_WORDS =
  /^(?:(?:a|an|the|short|five|some|of|on|about|for|with|that|to|quiz|poster|jobs|need|experiment|examples?|word|game|way|remember|discuss|study aid|memory card|memorization|flashcards?|video|drawing|picture|image|illustration|hill ?chart|worksheet|stack|board|text|intro(?:duction)?|card|questions?|lesson(?: plan)?|table|nota(?: ringkas)?|kad|gambar|jadual|kuiz|soalan|tentang) +)+/i

/**
 * Matches phrases without a subject of their own, such as 'this topic' or 'the main points'. The card's title is then the
 * subject.
 */
const REFERS_TO_CARD =
  /(?:^|\s)(?:this|these|it|ini|itu)(?: (?:topic|text|card|lesson|topik|kad|teks))?$|^(?:topik|kad|teks) (?:ini|itu)$|\bmain points\b/i

/** Returns the subject in the words of the prompt. If the prompt names only the kind of card, returns the title, or else ''. */
function subjectOf({ subject }: ParsedQuestion, title: string | undefined): string {
  const bare = `${subject} `.replace(REQUEST_WORDS, '').trim()
  if (bare !== '' && !REFERS_TO_CARD.test(bare)) return bare
  return (title ?? '').replace(/^[^:]{1,16}:\s*/, '').trim()
}

/** Returns the topic of the prompt. For a prompt without a subject, returns the topic of the context cards. */
function topicOf(subject: string, { parsed: { text: prompt }, title, context }: MaterialRequest): Topic | null {
  const promptTopic = findTopic(subject) ?? findTopic(prompt) ?? findTopic(`${title ?? ''} ${prompt}`)
  if (promptTopic || subject !== '') return promptTopic
  return findTopic(context.map((card) => card.title).join(' ')) ?? null
}

const MALAY =
  /\b(tentang|mengenai|untuk|ialah|daripada|dengan|rancangan|pengajaran|nota|kuiz|soalan|jadual|gambar|kad|murid|buatkan|sediakan|rph)\b/i
const ENGLISH = /\b(the|about|of|for|make|write|an?|on|and|in|is|what|how|why)\b/i

/** Returns the language of a prompt. If it has no English word, a single Malay word is enough. */
const languageOf = ({ language }: ParsedQuestion, text: string): Language =>
  language === 'ms' || (MALAY.test(text) && !ENGLISH.test(text)) ? 'ms' : 'en'

const topicIn = (language: Language, topic: Topic, level: Level, random: Random): Material =>
  language === 'ms' ? malayMaterial(topic, level, random) : topicMaterial(topic, level, random)

/** Makes material from a canned answer. The topic, or else a guide to research, provides the missing parts. */
function cannedMaterial(canned: FoundCannedAnswer, topic: Topic | null, level: Level, random: Random): Material {
  const { language, title, lead, body, table } = canned
  const base = topic ? topicIn(language, topic, level, random) : inquiryMaterial(title, language, level, random)
  return {
    ...base,
    title,
    subject: canned.subject ?? base.subject,
    oneLine: lead,
    hook: lead,
    facts: topic ? base.facts : [],
    body: `${lead}\n\n${body}`,
    table: table ?? base.table,
  }
}

/** Returns the material for a prompt, and the form that the prompt asks for. */
export function materialFor(request: MaterialRequest): { material: Material; form: Form } {
  const { parsed, title, context, random } = request
  const { text: prompt, form, level } = parsed
  const language = request.language ?? languageOf(parsed, `${title ?? ''} ${prompt}`)
  const subject = request.subject ?? subjectOf(parsed, title)
  const read = title ? readText(`${title} ${prompt}`) : parsed
  const found = findCannedAnswer({ ...read, writtenIn: request.language ?? read.writtenIn }, context.length > 0)
  // A requested language beats a canned answer that exists in the other language only.
  const canned = found?.language === (request.language ?? found?.language) ? found : undefined
  const topic = topicOf(subject, request)
  if (canned) return { material: cannedMaterial(canned, topic, level, random), form }
  if (topic) {
    return { material: topicIn(language, topic, level, random), form }
  }
  const own = sentencesOf(plainText(prompt))
  const texts = own.length >= TEXT_SENTENCES ? [{ title: title ?? own[0] ?? '', body: prompt }, ...context] : context
  const name = own.length >= TEXT_SENTENCES ? (title ?? '') : subject
  const fromTexts = contextMaterial({ cards: parseCards(texts), prompt, name, language, level, random })
  return { material: fromTexts ?? inquiryMaterial(name, language, level, random), form }
}
