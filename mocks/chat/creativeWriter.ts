/**
 * Continues a story with the person, who writes every other part (C-017). It stores nothing: each request reads the hero and
 * the number of the part from the conversation.
 */
import type { MagicRequest } from '../../src/api/chat.contract'
import { createRandom, type Random } from '../ai/random'
import { type ParsedQuestion, subjectOf } from '../ai/parseQuestion'
import { statementOf } from '../ai/safeguarding/statement'
import type { Occasion } from '../ai/shortMessages'
import { capitalise, fillIn } from '../ai/words'
import { HEROES, storyTexts } from './storyTexts'

export type StoryTurn = {
  parsed: ParsedQuestion
  conversation: MagicRequest['contextConversations']
  seed: string
}

const ENDS = /\b(?:the end|end (?:it|the story)|finish(?: it| the story)?|tamat|last part)\b/i
const ASKS =
  /^(?:please |can you |could you |let s )*(?:go on|continue|carry on|more|next|write|tell|make|you (?:go on|write)|sambung|teruskan|end|finish|tamatkan|tulis)\b/
const PART = /^### (Part|Bahagian) (\d+)/m
const NAMED = /\b(?:called|named|bernama)\s+(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)/u

/** The person's message as a sentence of the story; '' for a question or a request to continue. */
function ownWords({ text: question, flat }: ParsedQuestion): string {
  const text = question.trim()
  if (ASKS.test(flat) || text.endsWith('?')) return ''
  return capitalise(/[.!…”"]$/.test(text) ? text : `${text}.`)
}

function heroOf(last: string, question: string, random: Random): string {
  return /\*\*(\p{Lu}[^*]{1,24})\*\*/u.exec(last)?.[1] ?? NAMED.exec(question)?.[1] ?? random.pick(HEROES)
}

/** Returns the latest part of the story in the conversation; '' before the first part. */
const lastPartOf = (conversation: StoryTurn['conversation']) =>
  conversation.findLast(({ from, content }) => from === 'other' && PART.test(content))?.content ?? ''

const SMALL_TALK: readonly (Occasion | null)[] = ['greeting', 'thanks', 'bye']

/**
 * Returns the occasion of a message that does not belong to the story, or null if it continues the story. A statement about
 * oneself never begins a story, because it may be a disclosure.
 */
export function noStory({ parsed: { text, occasion }, conversation }: StoryTurn): Occasion | null {
  if (SMALL_TALK.includes(occasion)) return occasion
  return lastPartOf(conversation) === '' ? statementOf(text) : null
}

/** Writes the next part of the story as markdown. The same conversation and message always give the same part. */
export function continueStory({ parsed, conversation, seed }: StoryTurn): string {
  const { text: question } = parsed
  const random = createRandom(`${seed} story ${question.trim()}`)
  const last = lastPartOf(conversation)
  const [, heading, number = '0'] = PART.exec(last) ?? []
  const partsSoFar = Number(number)
  const isOver = /^\*(?:Tamat|The end)\.\*$/m.test(last)
  const isFirst = partsSoFar === 0 || isOver
  const language = isFirst ? parsed.writtenIn : heading === storyTexts.ms.heading ? 'ms' : 'en'
  const texts = storyTexts[language]
  const lastPart = texts.parts.length - 1
  const part = isFirst ? 0 : ENDS.test(question) ? lastPart : Math.min(partsSoFar, lastPart)
  const hero = heroOf(part === 0 ? '' : last, question, random)
  const thing = subjectOf(question.replace(NAMED, '')) || texts.anything
  const own = part === 0 ? '' : ownWords(parsed)
  const body = fillIn(random.pick(texts.parts[part] ?? []), { hero, thing, own }).trim()
  const turn = fillIn(random.pick(texts.turns[part] ?? []), { hero }).trim()
  return `### ${texts.heading} ${part + 1}\n\n${body}\n\n${turn}`
}
