import { channels } from '../../src/api/channels'
import type { CardType } from '../../src/api/card.schema'
import type { BodyOf } from '../../src/api/call'
import type { generationCalls } from '../../src/api/generation.contract'
import { htmlToText } from '../../src/lib/htmlToText'
import type { CreatableType, MadeCard } from '../ai/makeCard'
import { createMadeCard, markFirstCard, recordsOf } from '../cardMaking'
import { mayAddTo, mayDo, seenCard } from '../cardRules'
import { bodyText, canSee, childrenOf, isContainer, viewCard } from '../cards'
import { streamCard } from '../cardStream'
import type { HandlersOf } from '../createHandlers'
import type { CardRecord, PersonRecord } from '../db'
import { forbidden, invalid } from '../reply'
import type { School } from '../school'
import { inheritShares } from '../shares'

/** ms until a new card is announced, as a queue worker would. */
const ANNOUNCE_MS = 150
/** ms until the assistant has begun to write. */
const THINK_MS = 1200
/** A wish with this word fails, so that failing can be seen and tested. */
const FAILING = 'fail-generation'

const KEPT_AS_WRITTEN: readonly string[] = ['text', 'intro', 'memorization', 'studyaid', 'lessonplan']

/** What goes with a card, by its type; a text for all others. */
const GOES_WITH: Partial<Record<string, CreatableType>> = {
  text: 'quiz',
  intro: 'studyaid',
  studyaid: 'quiz',
  memorization: 'question',
  lessonplan: 'studyaid',
  quiz: 'studyaid',
  question: 'text',
  table: 'question',
  video: 'question',
  stack: 'quiz',
}

/** @throws Refusal 403 in somebody else's stack, 422 for a stack that is not there or holds nothing */
function stackFor(school: School, person: PersonRecord, id: string | null, field: string): CardRecord | undefined {
  if (!id) return undefined
  const stack = school.db.cards.get(id)
  if (!stack) throw invalid(field, 'The selected stack does not exist.')
  if (!canSee(school, stack, person) || !mayAddTo(school, person, stack)) throw forbidden()
  if (!isContainer(stack)) throw invalid(field, 'Cards can only be put into a stack.')
  return stack
}

async function creatable(type: CardType): Promise<CreatableType> {
  const { isCreatable } = await import('../ai/makeCard')
  if (!isCreatable(type)) throw invalid('type', 'A card of this type cannot be made.')
  return type
}

const asContext = (card: CardRecord) => ({
  title: htmlToText(card.title),
  body: typeof card.body === 'string' ? card.body : bodyText(card),
})

type Wish = { type: CreatableType; prompt: string; title?: string; context?: { title: string; body: string }[] }

/** The assistant's card for a wish; a lesson plan brings its materials. */
async function make(person: PersonRecord, { type, prompt, title, context }: Wish): Promise<MadeCard> {
  const { makeCard } = await import('../ai/makeCard')
  const { role, age } = person
  const seed = String(person.id)
  const made = makeCard({ type, prompt, title, context, role, age, seed })
  if (type !== 'lessonplan') return made
  const { lessonResources } = await import('../ai/lessonResources')
  const resources = lessonResources({
    title: made.title,
    body: String(made.body),
    role,
    age,
    seed: `${seed} ${prompt}`,
  })
  return { ...made, lesson_resources: resources }
}

/** The card as it is sent while it is written: nothing but its type and place. */
const skeletonOf = (school: School, person: PersonRecord, card: CardRecord, tempId: string | null) =>
  viewCard(
    school,
    {
      id: card.id,
      type: card.type,
      owner_id: card.owner_id,
      parent_id: card.parent_id,
      created_at: card.created_at,
      updated_at: card.updated_at,
      title: '',
      temp_id: tempId,
      loading: true,
      skeleton: true,
      is_empty_state: false,
      ...EMPTY_FIELDS[card.type],
    },
    person,
  )

/** What a type's schema asks for while there is nothing yet. */
const EMPTY_FIELDS: Partial<Record<string, Record<string, unknown>>> = {
  question: { question: '', answers: [] },
  table: { body: { content: '', data_tables: [] } },
  video: { videoId: '', thumbnail: null },
  documentlink: { data: { url: '' } },
  hillchart: { scopes: [] },
}

const later = (school: School, work: () => Promise<void>) => school.later(THINK_MS, work)

type Generation = BodyOf<typeof generationCalls.generateCard>

/** Both forms of the body as one (board 7). */
const readGeneration = (body: Generation) =>
  'tempFormat' in body
    ? { title: body.title, stackId: body.stack_board_id, cardId: body.format_id, tempId: body.tempFormat.temp_id }
    : { title: '', stackId: body.stackId, cardId: body.formatId, tempId: null }

export const generationHandlers: HandlersOf<typeof generationCalls> = {
  /**
   * The card is stored in full at once and only announced as a skeleton, so that a reload in between shows it finished and never a
   * card that loads for ever.
   */
  async generateCard({ school, person, body }) {
    if (!body.prompt.trim()) throw invalid('prompt', 'The prompt field is required.')
    const type = await creatable(body.type)
    const { title, stackId, cardId, tempId } = readGeneration(body)
    const stack = stackFor(school, person, stackId, 'stack_board_id')
    const origin = cardId ? school.db.cards.get(cardId) : undefined
    const context = origin && canSee(school, origin, person) ? [asContext(origin)] : []
    const made = await make(person, { type, prompt: body.prompt, title, context })
    const records = recordsOf(school, person, made, stack?.id ?? null)
    const [card] = records
    const format = skeletonOf(school, person, card, tempId)
    const userId = person.id
    school.emit(channels.cards, { userId }, 'format.created', { format, temp_id: tempId })
    if (body.prompt.includes(FAILING)) {
      const message = 'The assistant could not make this card. Please try again.'
      later(school, async () =>
        school.emit(channels.cards, { userId }, 'format.failed', { format_id: card.id, temp_id: tempId, message }),
      )
      return { data: format }
    }
    for (const record of records) school.db.cards.set(record)
    inheritShares(school, person, [card])
    later(school, async () => {
      await streamCard(school, person, card.id)
      markFirstCard(school, person, type)
    })
    return { data: format }
  },
  async createCardFromReply({ school, person, body }) {
    if (!htmlToText(body.body) && !body.plainText.trim()) throw invalid('body', 'The body field is required.')
    const stack = stackFor(school, person, body.stackId, 'stackId')
    const type = await creatable(body.type)
    const { sceneFor } = await import('../images/drawScene')
    const title = body.formatTitle
    const made: MadeCard = KEPT_AS_WRITTEN.includes(type)
      ? { type, title, subtitle: null, body: body.body, image: `scenes/${sceneFor(`${title} ${body.plainText}`)}` }
      : await make(person, { type, prompt: title, title, context: [{ title, body: body.body || body.plainText }] })
    const records = recordsOf(school, person, made, stack?.id ?? null)
    for (const record of records) school.db.cards.set(record)
    const [card] = records
    inheritShares(school, person, [card])
    markFirstCard(school, person, type)
    const format = viewCard(school, card, person)
    school.later(ANNOUNCE_MS, () =>
      school.emit(channels.cards, { userId: person.id }, 'format.created', { format, temp_id: null }),
    )
    return { data: format }
  },
  async generateRelevantContent({ school, person, body }) {
    const card = seenCard(school, person, body.format_id)
    const parent = card.parent_id ? school.db.cards.get(card.parent_id) : undefined
    const parentId = parent && parent.type !== 'quiz' && mayAddTo(school, person, parent) ? parent.id : null
    const type = GOES_WITH[card.type] ?? 'text'
    const made = await make(person, { type, prompt: htmlToText(card.title), context: [asContext(card)] })
    later(school, async () => {
      createMadeCard(school, person, made, { parentId, tempId: body.temp_id })
    })
    return { data: { ...body, status: 'PROCESSING' } }
  },
  /** A prompt has the card written anew, as has a card without content; otherwise it is streamed as it is. */
  async streamFormat({ school, person, body }) {
    const card = seenCard(school, person, body.format_id)
    if (!mayDo(person, card, 'edit')) throw forbidden()
    const { isCreatable } = await import('../ai/makeCard')
    const prompt = body.prompt?.trim() || (isEmpty(school, card) ? card.title : '')
    if (prompt && isCreatable(card.type)) {
      const { children = [], ...fields } = await make(person, { type: card.type, prompt, title: card.title })
      school.db.cards.set({ ...card, ...fields, updated_at: school.now().toISOString() })
      const held = childrenOf(school, card.id).length
      const below = held > 0 ? [] : children
      for (const [index, child] of below.entries()) {
        for (const record of recordsOf(school, person, child, card.id, { manual_order: index }))
          school.db.cards.set(record)
      }
    }
    later(school, () => streamCard(school, person, card.id))
    return { data: { format_id: card.id, status: 'STREAMING' } }
  },
}

const isEmpty = (school: School, card: CardRecord): boolean =>
  isContainer(card) ? childrenOf(school, card.id).length === 0 : !bodyText(card) && !card.question && !card.image
