/** Reads cards: the tree of containers, who can see a card, and how a person sees it. */
import type { Card } from '../../../src/api/cards/card.schema'
import { findCardTypeDefinition } from '../../../src/cardTypes/definitions'
import { htmlToText } from '../../../src/lib/html/htmlToText'
import type { CardRecord, PersonRecord, ShareRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

const WORDS_PER_MINUTE = 90

type Viewer = Pick<PersonRecord, 'id'>
/** A viewer who owns no card and has no share. */
const STRANGER: Viewer = { id: 0 }

export const isContainer = ({ type }: Pick<CardRecord, 'type'>): boolean =>
  findCardTypeDefinition(type)?.isContainer === true
/** True for cards computed from quiz results (B-032 to B-036, D-2112). */
export const isInsight = ({ type }: Pick<CardRecord, 'type'>): boolean => type.endsWith('insight')

/** Compares strings by code units. This suffices for ISO dates of one format and is faster than `localeCompare`. */
export const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Returns the children of a container in manual order. Children without a position come last, oldest first. */
export function childrenOf(mockServer: MockServer, parentId: string): CardRecord[] {
  return mockServer.db.cards
    .where('parent_id', parentId)
    .sort(
      (a, b) =>
        (a.manual_order ?? Number.MAX_SAFE_INTEGER) - (b.manual_order ?? Number.MAX_SAFE_INTEGER) ||
        compareText(a.created_at, b.created_at),
    )
}

/** Returns all descendants of a card, each one before its own children. */
export const descendantsOf = (mockServer: MockServer, { id }: CardRecord): CardRecord[] =>
  childrenOf(mockServer, id).flatMap((child) => [child, ...descendantsOf(mockServer, child)])

/** Returns the stacks that contain a card, outermost first. */
export function ancestorsOf(mockServer: MockServer, card: CardRecord): CardRecord[] {
  const parent = card.parent_id ? mockServer.db.cards.get(card.parent_id) : undefined
  return parent ? [...ancestorsOf(mockServer, parent), parent] : []
}

/** Returns the share that gives a person access to a card. Each card in a shared stack has its own share (D-2114). */
export const shareFor = (mockServer: MockServer, card: CardRecord, person: Viewer): ShareRecord | undefined =>
  mockServer.db.shares.where('card_id', card.id).find(({ recipient_id }) => recipient_id === person.id)

/** True for the owner of the card, its recipients, and the owners of all stacks that contain it. */
export const canSee = (mockServer: MockServer, card: CardRecord, person: Viewer): boolean =>
  card.owner_id === person.id ||
  shareFor(mockServer, card, person) !== undefined ||
  ancestorsOf(mockServer, card).some(({ owner_id }) => owner_id === person.id)

/** Returns everyone who can see a card: its owner, the owners of the stacks around it, and its recipients. */
export function viewersOf(mockServer: MockServer, card: CardRecord): PersonRecord[] {
  const owners = [card, ...ancestorsOf(mockServer, card)].map(({ owner_id }) => owner_id)
  const recipients = mockServer.db.shares.where('card_id', card.id).map(({ recipient_id }) => recipient_id)
  return [...new Set([...owners, ...recipients])].flatMap((id) => mockServer.db.people.get(id) ?? [])
}

/**
 * Returns a card's position in the manual order of a list, or undefined if nobody has placed it. On My Board, a shared card
 * takes the position from its share, an own card inside a stack from `board_order`. Ordering My Board therefore never changes a
 * stack.
 * @param parentId the stack whose order is read; null for My Board
 */
export function manualPositionOf(
  mockServer: MockServer,
  card: CardRecord,
  person: Viewer,
  parentId: string | null,
): number | undefined {
  if (parentId !== null) return card.manual_order
  if (card.owner_id !== person.id) return shareFor(mockServer, card, person)?.manual_order
  return card.parent_id === null ? card.manual_order : card.board_order
}

const bodyTextCache = new WeakMap<CardRecord, string>()

/** Returns the text of a card's body without tags, in one line. Cached per record, because records are immutable. */
export function bodyText(card: CardRecord): string {
  const known = bodyTextCache.get(card)
  if (known !== undefined) return known
  const { body } = card
  const html = typeof body === 'string' ? body : ((body as { content?: string } | null | undefined)?.content ?? '')
  const text = htmlToText(html)
  bodyTextCache.set(card, text)
  return text
}

const readingMinutes = (cards: CardRecord[]) => {
  const words = cards.reduce((sum, card) => sum + bodyText(card).split(/\s+/).length, 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function shareView(mockServer: MockServer, card: CardRecord, person: Viewer) {
  if (card.owner_id !== person.id) {
    const share = shareFor(mockServer, card, person)
    const sender = share && mockServer.db.people.get(share.sender_id)
    return {
      share_status: share?.status ?? 'default',
      share_opened: share?.opened_at != null,
      shared_by: sender ? { id: sender.id, name: sender.name } : null,
    }
  }
  const shares = mockServer.db.shares.where('card_id', card.id)
  return {
    share_status: shares.length > 0 ? 'shared' : 'default',
    share_opened: shares.some(({ opened_at }) => opened_at !== null),
    shared_by: null,
  }
}

const DEFAULT_VIEW = {
  temp_id: null,
  title: '',
  subtitle: null,
  subtype: null,
  body: null,
  image: null,
  image_y: 50,
  srcset: null,
  previewURL: null,
  data: null,
  is_empty_state: false,
  loading: false,
  skeleton: false,
  mediaLoading: false,
  lesson_resources: [],
  show_alert: false,
  ai_suggestion_level: null,
  ai_suggestions: null,
  is_ai_suggestion_enabled: false,
  recommendations: null,
  base_lo: [],
  related_lo: [],
}

/** True for a card without any content. The app deletes such a card when the user closes it (B-270, D-2445). */
function isBlank(card: CardRecord): boolean {
  const url = (card.data as { url?: string } | null | undefined)?.url
  const content = [card.title, bodyText(card), card.image, card.question, card.videoId, url]
  const tables = (card.body as { data_tables?: { headers: string[]; rows: string[][] }[] } | null)?.data_tables ?? []
  const cells = tables.flatMap(({ headers, rows }) => [...headers, ...rows.flat()])
  const hasScopes = Array.isArray(card.scopes) && card.scopes.length > 0
  return !card.loading && !isContainer(card) && !hasScopes && ![...content, ...cells].some(Boolean)
}

/** Adds the solution for the owner. Other people see it only after they have answered (D-2450). */
function questionView(mockServer: MockServer, card: CardRecord, person: Viewer) {
  const submissions = mockServer.db.answers.where('question_id', card.id)
  const isOwner = card.owner_id === person.id
  const isAnswered = submissions.some(({ user_id }) => user_id === person.id)
  const answers = card.answers as { label: string; text: string; isCorrect: boolean | null }[]
  return {
    marks: card.marks ?? 2,
    showImage: card.showImage ?? true,
    is_answered: isAnswered,
    receiver_submitted: isOwner && submissions.some(({ user_id }) => user_id !== person.id),
    is_multi_select: answers.filter(({ isCorrect }) => isCorrect).length > 1,
    answers: answers.map((answer) => ({ ...answer, isCorrect: isOwner || isAnswered ? answer.isCorrect : null })),
  }
}

/** Counts what the person sees in a container: only visible children are passed in. */
const containerView = (children: CardRecord[]) => ({
  data: { cards: children.length },
  childCount: children.length,
  readingTime: { minutes_to_consume: readingMinutes(children) },
  first_child_id: children[0]?.id ?? null,
})

/** Returns the card's parent if the person can see it; otherwise the card is listed on My Board. */
function visibleParent(mockServer: MockServer, card: CardRecord, person: Viewer): CardRecord | undefined {
  const parent = card.parent_id ? mockServer.db.cards.get(card.parent_id) : undefined
  return parent && canSee(mockServer, parent, person) ? parent : undefined
}

/** Returns a card as a person sees it. `withChildren` adds the cards of a container (B-148, C-199, D-2501). */
export function viewCard(mockServer: MockServer, card: CardRecord, person: Viewer, withChildren = false): Card {
  const { manual_order: _, board_order: __, unwritten: ___, earlier_images: ____, ...stored } = card
  const parent = card.parent_id ? mockServer.db.cards.get(card.parent_id) : undefined
  const list = visibleParent(mockServer, card, person)?.id ?? null
  const children = isContainer(card)
    ? childrenOf(mockServer, card.id).filter((child) => canSee(mockServer, child, person))
    : undefined
  const view = {
    ...DEFAULT_VIEW,
    ...stored,
    position: manualPositionOf(mockServer, card, person, list) ?? null,
    stack_board_id: card.parent_id,
    is_empty_state: card.is_empty_state ?? isBlank(card),
    ...(card.type === 'question' && questionView(mockServer, card, person)),
    ...(children && containerView(children)),
    ...(children && withChildren && { cards: children.map((child) => viewCard(mockServer, child, person)) }),
    ...shareView(mockServer, card, person),
    parent_owner_id: parent?.owner_id ?? null,
    isOwner: card.owner_id === person.id,
  }
  return view as unknown as Card
}

/**
 * Returns a card for a channel that all viewers share, so the solution of a question is left out. It lists no children and
 * counts only those that every viewer can see (D-2520).
 */
export function commonView(mockServer: MockServer, card: CardRecord): Card {
  const view = viewCard(mockServer, card, STRANGER)
  if (!isContainer(card)) return view
  const viewers = viewersOf(mockServer, card)
  const children = childrenOf(mockServer, card.id).filter((child) =>
    viewers.every((viewer) => canSee(mockServer, child, viewer)),
  )
  return { ...view, ...containerView(children) } as Card
}
