/** What the assistant has to say to a question, and the card it makes of it, before anything is streamed. */
import type { MagicRequest } from '../../src/api/chat.contract'
import { htmlToText } from '../../src/lib/htmlToText'
import { answerQuestion } from '../ai/answer'
import { isCreatable, type MadeCard, makeCard } from '../ai/makeCard'
import { recommendationsFor } from '../ai/recommendations'
import { readQuestion } from '../ai/readQuestion'
import { mayAddTo } from '../cardRules'
import { canSee } from '../cards'
import type { CardRecord, PersonRecord } from '../db'
import type { School } from '../school'
import { announceCard } from './announce'
import { goOnWithStory } from './story'
import { guide } from './tutor'
import { readWish } from './wish'

export type Reply = {
  /** Markdown. */
  text: string
  /** Made, but not on the board yet. */
  card?: { made: MadeCard; parentId: string | null }
  /** Ideas are wished for: the topic. */
  ideasFor?: string
}

/** Title and text of the cards that the person may see. */
export const cardTexts = (school: School, person: PersonRecord, ids: readonly string[]) =>
  ids
    .map((id) => school.db.cards.get(id))
    .filter((card): card is CardRecord => card !== undefined && canSee(school, card, person))
    .map((card) => ({ title: card.title, body: typeof card.body === 'string' ? card.body : '' }))

/** The stack that a new card may go into; My Board when the person may not add to the stack (chat 6). */
function placeFor(school: School, person: PersonRecord, stackId: string | null): CardRecord | undefined {
  const stack = stackId ? school.db.cards.get(stackId) : undefined
  return stack?.type === 'stack' && mayAddTo(school, person, stack) ? stack : undefined
}

type CardWish = {
  type: string
  prompt: string
  contextFormatIds: readonly string[]
  parentId: string | null
  seed: string
}

/** A card and the words that go with it; undefined for a type that cannot be made. */
export function replyWithCard(school: School, person: PersonRecord, wish: CardWish): Reply | undefined {
  const { type, seed } = wish
  if (!isCreatable(type)) return undefined
  const prompt = wish.prompt.replace(/^#/, '')
  const context = cardTexts(school, person, wish.contextFormatIds)
  const made = {
    ...makeCard({ type, prompt, context, role: person.role, age: person.age, seed }),
    recommendations: recommendationsFor(type, prompt) ?? null,
  }
  const stack = placeFor(school, person, wish.parentId)
  const { language } = readQuestion(prompt, person.role, person.age ?? undefined)
  return {
    text: announceCard(made, stack && htmlToText(stack.title), language, seed),
    card: { made, parentId: stack?.id ?? null },
  }
}

const IDEAS = {
  en: (topic: string) =>
    `I am opening the ideas for **${topic}**. Tick up to seven that you like, and I make a stack of cards out of them.`,
  ms: (topic: string) =>
    `Saya buka idea tentang **${topic}**. Pilih hingga tujuh idea, dan saya jadikan satu timbunan kad.`,
}

/** The reply to a question in the mode it was asked in. The same request always gives the same reply. */
export function answerFor(school: School, person: PersonRecord, request: MagicRequest): Reply {
  const { question, chatMode, contextConversations: conversation, contextFormatIds, parentId } = request
  const common = { question, role: person.role, age: person.age ?? undefined }
  const seed = `${person.id} ${request.messageCount}`
  if (chatMode === 'tutor') return { text: guide({ ...common, conversation, seed }) }
  if (chatMode === 'creative-writer') return { text: goOnWithStory({ question, conversation, seed }) }
  const wish = readWish(question)
  if (wish?.kind === 'ideas') {
    const { language } = readQuestion(question, person.role, undefined)
    return { text: IDEAS[language](wish.topic), ideasFor: wish.topic }
  }
  const withCard =
    wish && replyWithCard(school, person, { type: wish.type, prompt: question, contextFormatIds, parentId, seed })
  if (withCard) return withCard
  const context = [
    ...cardTexts(school, person, contextFormatIds),
    ...(request.highlightedText.trim() ? [{ title: '', body: request.highlightedText }] : []),
  ]
  return { text: answerQuestion({ ...common, context, seed }).markdown }
}
