/** How the school reads its cards: who may see one, what a person gets to see of it, and the lists of a board. */
import type { Card } from '../src/api/card.schema'
import type { ParsedQueryOf } from '../src/api/call'
import type { formatsCalls } from '../src/api/formats.contract'
import { htmlToText } from '../src/lib/htmlToText'
import type { CardRecord, PersonRecord, ShareRecord } from './db'
import type { School } from './school'

const CONTAINERS = ['stack', 'quiz', 'group', 'groupinsight']
const WORDS_PER_MINUTE = 90

const all = (school: School) => [...school.db.cards.all()]

function childrenOf(school: School, parentId: string): CardRecord[] {
  return all(school)
    .filter((card) => card.parent_id === parentId)
    .sort((a, b) => (a.manual_order ?? 0) - (b.manual_order ?? 0) || a.created_at.localeCompare(b.created_at))
}

/** The stacks above a card, outermost first. */
export function ancestorsOf(school: School, card: CardRecord): CardRecord[] {
  const parent = card.parent_id ? school.db.cards.get(card.parent_id) : undefined
  return parent ? [...ancestorsOf(school, parent), parent] : []
}

/** The share that lets a person see a card: its own, or that of a stack around it. */
export function shareFor(school: School, card: CardRecord, person: PersonRecord): ShareRecord | undefined {
  const ids = [card, ...ancestorsOf(school, card).reverse()].map(({ id }) => id)
  const shares = [...school.db.shares.all()].filter(({ recipient_id }) => recipient_id === person.id)
  return ids.flatMap((id) => shares.filter(({ card_id }) => card_id === id))[0]
}

export const canSee = (school: School, card: CardRecord, person: PersonRecord): boolean =>
  card.owner_id === person.id || shareFor(school, card, person) !== undefined

const bodyText = ({ body }: CardRecord): string =>
  typeof body === 'string' ? htmlToText(body) : htmlToText((body as { content?: string } | undefined)?.content ?? '')

const minutes = (cards: CardRecord[]) => {
  const words = cards.reduce((sum, card) => sum + bodyText(card).split(/\s+/).length, 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function shareView(school: School, card: CardRecord, person: PersonRecord) {
  if (card.owner_id !== person.id) {
    const share = shareFor(school, card, person)
    const sender = share && school.db.people.get(share.sender_id)
    return {
      share_status: share?.status ?? 'not_read',
      share_opened: share?.opened_at != null,
      shared_by: sender ? { id: sender.id, name: sender.name } : null,
    }
  }
  const given = [...school.db.shares.all()].filter(({ card_id }) => card_id === card.id)
  return {
    share_status: given.length > 0 ? 'shared' : 'default',
    share_opened: given.some(({ opened_at }) => opened_at !== null),
    shared_by: null,
  }
}

const EMPTY = {
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

/** The solution stays with the owner until a recipient has answered (decisions/board 3, quiz). */
function questionView(card: CardRecord, isOwner: boolean) {
  const answers = card.answers as { label: string; text: string; isCorrect: boolean }[]
  return {
    marks: 2,
    showImage: true,
    is_answered: false,
    receiver_submitted: false,
    is_multi_select: answers.filter(({ isCorrect }) => isCorrect).length > 1,
    answers: answers.map((answer) => ({ ...answer, isCorrect: isOwner ? answer.isCorrect : null })),
  }
}

function containerView(school: School, card: CardRecord) {
  const children = childrenOf(school, card.id)
  return {
    data: { cards: children.length },
    childCount: children.length,
    readingTime: { minutes_to_consume: minutes(children) },
    first_child_id: children[0]?.id ?? null,
  }
}

/** A card as one person sees it; with its children when asked (decisions/board 4, FORMAT). */
export function viewCard(school: School, card: CardRecord, person: PersonRecord, withChildren = false): Card {
  const { manual_order: _, ...stored } = card
  const isOwner = card.owner_id === person.id
  const parent = card.parent_id ? school.db.cards.get(card.parent_id) : undefined
  const isContainer = CONTAINERS.includes(card.type)
  const view = {
    ...EMPTY,
    ...stored,
    ...(card.type === 'question' && questionView(card, isOwner)),
    ...(isContainer && containerView(school, card)),
    ...(isContainer &&
      withChildren && { cards: childrenOf(school, card.id).map((child) => viewCard(school, child, person)) }),
    ...shareView(school, card, person),
    parent_owner_id: parent?.owner_id ?? null,
    isOwner,
  }
  return view as unknown as Card
}

// One collator for all: making one for each pair would take most of the time of a list.
const byText = new Intl.Collator('en', { sensitivity: 'base' }).compare

const COMPARE: Record<ParsedQueryOf<typeof formatsCalls.getCards>['sort'], (a: CardRecord, b: CardRecord) => number> = {
  updated_at: (a, b) => byText(a.updated_at, b.updated_at),
  created_at: (a, b) => byText(a.created_at, b.created_at),
  alphabetical: (a, b) => byText(a.title, b.title),
  manual: (a, b) =>
    (a.manual_order ?? Number.MAX_SAFE_INTEGER) - (b.manual_order ?? Number.MAX_SAFE_INTEGER) ||
    byText(b.created_at, a.created_at),
}

const matches = (card: CardRecord, term: string) =>
  [card.title, card.subtitle, card.question, bodyText(card)].some(
    (text) => typeof text === 'string' && text.toLocaleLowerCase().includes(term),
  )

/**
 * The list of a board or stack for one person, filtered, searched and sorted, not paged. A search looks into everything below
 * the place it starts from (decisions/board 3, search scope).
 */
export function listCards(
  school: School,
  person: PersonRecord,
  { parent, filter, search, sort, order }: ParsedQueryOf<typeof formatsCalls.getCards>,
): CardRecord[] {
  const term = search.trim().toLocaleLowerCase()
  const isHere = (card: CardRecord) => {
    if (parent) return card.parent_id === parent
    const above = card.parent_id ? school.db.cards.get(card.parent_id) : undefined
    return !above || !canSee(school, above, person)
  }
  const isBelow = (card: CardRecord) => !parent || ancestorsOf(school, card).some(({ id }) => id === parent)
  const direction = order === 'asc' ? 1 : -1
  return all(school)
    .filter((card) => (term ? isBelow(card) : isHere(card)))
    .filter((card) => canSee(school, card, person))
    .filter((card) => filter === 'all' || card.owner_id !== person.id)
    .filter((card) => !term || matches(card, term))
    .sort((a, b) => direction * COMPARE[sort](a, b) || byText(a.id, b.id))
}
