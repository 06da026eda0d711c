import { channels } from '../../src/api/channels'
import type { CardType } from '../../src/api/cards/card.schema'
import type { BodyOf } from '../../src/api/core/call'
import type { generationCalls } from '../../src/api/generation.contract'
import { htmlToText } from '../../src/lib/html/htmlToText'
import type { CreatableType, GeneratedCard } from '../ai/makeCard'
import { createGeneratedCard, markFirstCard, createCardRecords } from '../domain/generation/createGeneratedCard'
import { mayAddTo, mayDo, getVisibleCard } from '../domain/cards/cardRules'
import { bodyText, canSee, childrenOf, isContainer, viewCard } from '../domain/cards/cards'
import { broadcastFailure, isFailing } from '../domain/generation/failedCard'
import { refuseConcerns } from '../domain/generation/refuseConcerns'
import { streamCard } from '../domain/generation/cardStream'
import { isUnwritten, requestContent, writeContent } from '../domain/generation/unwrittenCard'
import type { HandlersOf } from '../server/router'
import type { CardRecord, PersonRecord } from '../db/tables'
import { forbidden, invalid } from '../server/respond'
import type { MockServer } from '../server/mockServer'
import { inheritShares } from '../domain/sharing/shares'

/** Delay in ms before the mock server broadcasts `format.created`. A real server's queue worker is about as slow. */
const ANNOUNCE_MS = 150
/** Delay in ms before the generated content starts to stream. */
const GENERATION_DELAY_MS = 1200
const VERBATIM_TYPES: readonly string[] = ['text', 'intro', 'memorization', 'studyaid', 'lessonplan']

/** The type of card that is generated as companion to a card of the given type; `text` for all other types. */
const COMPANION_TYPES: Partial<Record<string, CreatableType>> = {
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

/**
 * The stack of a new card; undefined for My Board.
 * @throws HttpError 403 without permission to add to the stack; 422 for an unknown id or a card that is no container
 */
function stackFor(
  mockServer: MockServer,
  person: PersonRecord,
  id: string | null,
  field: string,
): CardRecord | undefined {
  if (!id) return undefined
  const stack = mockServer.db.cards.get(id)
  if (!stack) throw invalid(field, 'The selected stack does not exist.')
  if (!canSee(mockServer, stack, person) || !mayAddTo(mockServer, person, stack)) throw forbidden()
  if (!isContainer(stack)) throw invalid(field, 'Cards can only be put into a stack.')
  return stack
}

async function requireCreatableType(type: CardType): Promise<CreatableType> {
  const { isCreatable } = await import('../ai/makeCard')
  if (!isCreatable(type)) throw invalid('type', 'A card of this type cannot be made.')
  return type
}

const asContext = (card: CardRecord) => ({
  title: htmlToText(card.title),
  body: typeof card.body === 'string' ? card.body : bodyText(card),
})

type GenerationRequest = {
  type: CreatableType
  prompt: string
  title?: string
  context?: { title: string; body: string }[]
}

/**
 * Generates the card for a prompt. A lesson plan includes its learning materials.
 * @throws HttpError 422 with words of care if the prompt or the source cards tell of danger or distress (docs/safeguarding.md)
 */
async function generateContent(
  person: PersonRecord,
  { type, prompt, title, context }: GenerationRequest,
): Promise<GeneratedCard> {
  await refuseConcerns(person, 'prompt', prompt, ...(context ?? []).flatMap((card) => [card.title, card.body]))
  const [{ makeCard }, { loadTopicsOf }] = await Promise.all([import('../ai/makeCard'), import('../ai/findTopic')])
  await loadTopicsOf(`${title ?? ''} ${prompt}`, ...(context ?? []).map((card) => card.title))
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

/** Returns the card as the server sends it during generation: with type and parent, but without content. */
const skeletonOf = (mockServer: MockServer, person: PersonRecord, card: CardRecord, tempId: string | null) =>
  viewCard(
    mockServer,
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

/** Empty values for the fields that the schema of a card type requires. */
const EMPTY_FIELDS: Partial<Record<string, Record<string, unknown>>> = {
  question: { question: '', answers: [] },
  table: { body: { content: '', data_tables: [] } },
  video: { videoId: '', thumbnail: null },
  documentlink: { data: { url: '' } },
  hillchart: { scopes: [] },
}

const enqueueGeneration = (mockServer: MockServer, work: () => Promise<void>) =>
  mockServer.enqueueJob(GENERATION_DELAY_MS, work)

type Generation = BodyOf<typeof generationCalls.generateCard>

/** Reads both forms that the request body can have (B-506, B-507). */
const readGeneration = (body: Generation) =>
  'tempFormat' in body
    ? { title: body.title, stackId: body.stack_board_id, cardId: body.format_id, tempId: body.tempFormat.temp_id }
    : { title: '', stackId: body.stackId, cardId: body.formatId, tempId: null }

export const generationHandlers: HandlersOf<typeof generationCalls> = {
  /**
   * Stores the complete card at once but broadcasts only a skeleton. A client that reloads before the stream gets the finished
   * card instead of an endless skeleton.
   */
  async generateCard({ mockServer, person, body }) {
    if (!body.prompt.trim()) throw invalid('prompt', 'The prompt field is required.')
    const type = await requireCreatableType(body.type)
    const { title, stackId, cardId, tempId } = readGeneration(body)
    const stack = stackFor(mockServer, person, stackId, 'stack_board_id')
    const origin = cardId ? mockServer.db.cards.get(cardId) : undefined
    const context = origin && canSee(mockServer, origin, person) ? [asContext(origin)] : []
    const made = await generateContent(person, { type, prompt: body.prompt, title, context })
    const records = createCardRecords(mockServer, person, made, stack?.id ?? null)
    const [card] = records
    const format = skeletonOf(mockServer, person, card, tempId)
    const userId = person.id
    mockServer.emit(channels.cards, { userId }, 'format.created', { format, temp_id: tempId })
    if (isFailing(body.prompt)) {
      enqueueGeneration(mockServer, async () =>
        broadcastFailure(mockServer, person, { format_id: card.id, temp_id: tempId }),
      )
      return { data: format }
    }
    for (const record of records) mockServer.db.cards.set(record)
    inheritShares(mockServer, person, [card])
    enqueueGeneration(mockServer, async () => {
      await streamCard(mockServer, card.id)
      markFirstCard(mockServer, person, type)
    })
    return { data: format }
  },
  async createCardFromReply({ mockServer, person, body }) {
    if (!htmlToText(body.body) && !body.plainText.trim()) throw invalid('body', 'The body field is required.')
    const stack = stackFor(mockServer, person, body.stackId, 'stackId')
    const type = await requireCreatableType(body.type)
    const { sceneFor } = await import('../images/drawScene')
    const title = body.formatTitle
    const made: GeneratedCard = VERBATIM_TYPES.includes(type)
      ? { type, title, subtitle: null, body: body.body, image: `scenes/${sceneFor(`${title} ${body.plainText}`)}` }
      : await generateContent(person, {
          type,
          prompt: title,
          title,
          context: [{ title, body: body.body || body.plainText }],
        })
    const records = createCardRecords(mockServer, person, made, stack?.id ?? null)
    for (const record of records) mockServer.db.cards.set(record)
    const [card] = records
    inheritShares(mockServer, person, [card])
    markFirstCard(mockServer, person, type)
    const format = viewCard(mockServer, card, person)
    mockServer.enqueueJob(ANNOUNCE_MS, () =>
      mockServer.emit(channels.cards, { userId: person.id }, 'format.created', { format, temp_id: null }),
    )
    return { data: format }
  },
  async generateRelevantContent({ mockServer, person, body }) {
    const card = getVisibleCard(mockServer, person, body.format_id)
    const parent = card.parent_id ? mockServer.db.cards.get(card.parent_id) : undefined
    const parentId = parent && parent.type !== 'quiz' && mayAddTo(mockServer, person, parent) ? parent.id : null
    const type = COMPANION_TYPES[card.type] ?? 'text'
    const made = await generateContent(person, { type, prompt: htmlToText(card.title), context: [asContext(card)] })
    enqueueGeneration(mockServer, async () => {
      createGeneratedCard(mockServer, person, made, { parentId, tempId: body.temp_id })
    })
    return { data: { ...body, status: 'PROCESSING' } }
  },
  /** Generates new content if the request has a prompt or the card is empty; otherwise streams the stored content. */
  async streamFormat({ mockServer, person, body }) {
    const card = getVisibleCard(mockServer, person, body.format_id)
    if (!mayDo(person, card, 'edit')) throw forbidden()
    if (isUnwritten(card)) {
      requestContent(mockServer, card)
      enqueueGeneration(mockServer, () => {
        writeContent(mockServer, card.id)
        return streamCard(mockServer, card.id)
      })
      return { data: { format_id: card.id, status: 'STREAMING' } }
    }
    const { isCreatable } = await import('../ai/makeCard')
    const prompt = body.prompt?.trim() || (isEmpty(mockServer, card) ? card.title : '')
    if (prompt && isCreatable(card.type)) {
      const { children = [], ...fields } = await generateContent(person, { type: card.type, prompt, title: card.title })
      const now = getVisibleCard(mockServer, person, card.id)
      mockServer.db.cards.set({ ...now, ...fields, updated_at: mockServer.now().toISOString() })
      const childCount = childrenOf(mockServer, card.id).length
      const missingChildren = childCount > 0 ? [] : children
      for (const [index, child] of missingChildren.entries()) {
        for (const record of createCardRecords(mockServer, person, child, card.id, { manual_order: index }))
          mockServer.db.cards.set(record)
      }
    }
    enqueueGeneration(mockServer, () => streamCard(mockServer, card.id, Boolean(prompt)))
    return { data: { format_id: card.id, status: 'STREAMING' } }
  },
}

const isEmpty = (mockServer: MockServer, card: CardRecord): boolean =>
  isContainer(card) ? childrenOf(mockServer, card.id).length === 0 : !bodyText(card) && !card.question && !card.image
