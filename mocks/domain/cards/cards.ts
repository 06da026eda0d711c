/** Reading cards: the tree of containers, who can see a card, and the view of a card for one person. */
import type { Card } from '../../../src/api/cards/card.schema'
import { htmlToText } from '../../../src/lib/htmlToText'
import type { CardRecord, PersonRecord, ShareRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

const CONTAINERS = ['stack', 'quiz', 'group', 'groupinsight']
const WORDS_PER_MINUTE = 90

/** True for a card that contains other cards. */
export const isContainer = ({ type }: Pick<CardRecord, 'type'>): boolean => CONTAINERS.includes(type)
/** True for a card that the mock server computes from quiz results (B-032 to B-036, D-2112). */
export const isInsight = ({ type }: Pick<CardRecord, 'type'>): boolean => type.endsWith('insight')

/** Compares by code units, as ISO dates of one format can be; faster than `localeCompare`. */
export const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The children of a container in manual order; cards without a position come after, oldest first. */
export function childrenOf(mockServer: MockServer, parentId: string): CardRecord[] {
  return mockServer.db.cards
    .where('parent_id', parentId)
    .sort(
      (a, b) =>
        (a.manual_order ?? Number.MAX_SAFE_INTEGER) - (b.manual_order ?? Number.MAX_SAFE_INTEGER) ||
        compareText(a.created_at, b.created_at),
    )
}

/** All descendants of a card, depth first. */
export const descendantsOf = (mockServer: MockServer, { id }: CardRecord): CardRecord[] =>
  childrenOf(mockServer, id).flatMap((child) => [child, ...descendantsOf(mockServer, child)])

/** The stacks above a card, outermost first. */
export function ancestorsOf(mockServer: MockServer, card: CardRecord): CardRecord[] {
  const parent = card.parent_id ? mockServer.db.cards.get(card.parent_id) : undefined
  return parent ? [...ancestorsOf(mockServer, parent), parent] : []
}

/** The share that gives a person access to a card. A card in a shared stack has a share of its own (D-2114). */
export const shareFor = (mockServer: MockServer, card: CardRecord, person: PersonRecord): ShareRecord | undefined =>
  mockServer.db.shares.where('card_id', card.id).find(({ recipient_id }) => recipient_id === person.id)

/** A card is visible to its owner, to its recipients, and to the owner of any stack above it. */
export const canSee = (mockServer: MockServer, card: CardRecord, person: PersonRecord): boolean =>
  card.owner_id === person.id ||
  shareFor(mockServer, card, person) !== undefined ||
  ancestorsOf(mockServer, card).some(({ owner_id }) => owner_id === person.id)

const bodyTextCache = new WeakMap<CardRecord, string>()

/** The plain text of a card's body on one line; memoised per record, because records are immutable. */
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

function shareView(mockServer: MockServer, card: CardRecord, person: PersonRecord) {
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

/** True while a card has no content: the app deletes such a card when it is closed (B-270, D-2445). */
function isBlank(card: CardRecord): boolean {
  const url = (card.data as { url?: string } | null | undefined)?.url
  const content = [card.title, bodyText(card), card.image, card.question, card.videoId, url]
  const tables = (card.body as { data_tables?: { headers: string[]; rows: string[][] }[] } | null)?.data_tables ?? []
  const cells = tables.flatMap(({ headers, rows }) => [...headers, ...rows.flat()])
  const hasScopes = Array.isArray(card.scopes) && card.scopes.length > 0
  return !card.loading && !isContainer(card) && !hasScopes && ![...content, ...cells].some(Boolean)
}

/** The solution is visible to the owner only, until the person has answered (D-2450). */
function questionView(mockServer: MockServer, card: CardRecord, person: PersonRecord) {
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

/** The counts of a container for one person and, with `withChildren`, the visible cards themselves. */
function containerView(mockServer: MockServer, card: CardRecord, person: PersonRecord, withChildren: boolean) {
  const children = childrenOf(mockServer, card.id).filter((child) => canSee(mockServer, child, person))
  return {
    data: { cards: children.length },
    childCount: children.length,
    readingTime: { minutes_to_consume: readingMinutes(children) },
    first_child_id: children[0]?.id ?? null,
    ...(withChildren && { cards: children.map((child) => viewCard(mockServer, child, person)) }),
  }
}

/** A card as one person sees it; a container with its cards if `withChildren` (B-148, D-2501). */
export function viewCard(mockServer: MockServer, card: CardRecord, person: PersonRecord, withChildren = false): Card {
  const { manual_order: _, ...stored } = card
  const parent = card.parent_id ? mockServer.db.cards.get(card.parent_id) : undefined
  const view = {
    ...DEFAULT_VIEW,
    ...stored,
    is_empty_state: card.is_empty_state ?? isBlank(card),
    ...(card.type === 'question' && questionView(mockServer, card, person)),
    ...(isContainer(card) && containerView(mockServer, card, person, withChildren)),
    ...shareView(mockServer, card, person),
    parent_owner_id: parent?.owner_id ?? null,
    isOwner: card.owner_id === person.id,
  }
  return view as unknown as Card
}
