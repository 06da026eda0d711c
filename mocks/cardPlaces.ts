/**
 * Where cards lie: moving them, ordering them by hand, making and undoing stacks (board 4; decisions/board 3, stack, X21). Every card
 * has one parent or lies on its owner's My Board.
 */
import { childrenOf, descendantsOf, isContainer, shareFor } from './cards'
import { handOrder, placeOf } from './cardLists'
import { hasPermission, ownCards, ownStacks, seenCard } from './cardRules'
import type { CardRecord, PersonRecord } from './db'
import { forbidden, invalid, Refusal } from './reply'
import type { School } from './school'
import { followMove } from './shares'

/** @throws Refusal 403 `message.drag.unable` unless the container is the person's own; 404; null is My Board */
export function ownContainer(school: School, person: PersonRecord, id: string | null): CardRecord | null {
  const [container] = id === null ? [] : ownCards(school, person, [id])
  if (container && !isContainer(container)) throw invalid('attach_id', 'Cards can only be put into a stack.')
  return container ?? null
}

function checkFit(school: School, cards: CardRecord[], container: CardRecord | null): void {
  if (!container) return
  if (cards.some((card) => [card, ...descendantsOf(school, card)].some(({ id }) => id === container.id)))
    throw invalid('attach_id', 'A stack cannot be put into itself or into a stack that it holds.')
  if (container.type === 'quiz' && cards.some(({ type }) => type !== 'question'))
    throw invalid('children_ids', 'Only questions can be put into a quiz.')
}

/** Writes a card's place; on My Board that of somebody else's card stands on its share. */
function setPlace(school: School, person: PersonRecord, id: string, place: number): void {
  const card = school.db.cards.get(id)
  if (!card || placeOf(school, card, person) === place) return
  const share = card.owner_id === person.id || card.parent_id ? undefined : shareFor(school, card, person)
  if (share) school.db.shares.set({ ...share, manual_order: place })
  else school.db.cards.set({ ...card, manual_order: place })
}

/** Numbers a list from 0, as far as its first `count` cards or the last that has a place already. */
function writeOrder(school: School, person: PersonRecord, list: readonly CardRecord[], count: number): void {
  const lastPlaced = list.findLastIndex((card) => placeOf(school, card, person) !== undefined)
  for (const [index, { id }] of list.slice(0, Math.max(count, lastPlaced + 1)).entries()) {
    setPlace(school, person, id, index)
  }
}

/** Puts cards that lie in a place already at an index of its hand order; beyond its end means last. */
export function insertAt(
  school: School,
  person: PersonRecord,
  { cards, parentId, index }: { cards: CardRecord[]; parentId: string | null; index: number },
): void {
  const moved = new Set(cards.map(({ id }) => id))
  const others = handOrder(school, person, parentId).filter(({ id }) => !moved.has(id))
  const at = Math.min(Math.max(index, 0), others.length)
  // My Board shows what has no place by its age, the newest first: a new card needs none to be first there.
  if (parentId === null && at === 0 && others.every((card) => placeOf(school, card, person) === undefined)) return
  writeOrder(school, person, others.toSpliced(at, 0, ...cards), at + cards.length)
}

/** Puts cards into a container behind what it holds, or on My Board. */
function layIn(school: School, person: PersonRecord, cards: CardRecord[], container: CardRecord | null): void {
  const before = cards.filter(({ parent_id }) => parent_id !== (container?.id ?? null))
  const taken = container ? childrenOf(school, container.id).map(({ manual_order }) => manual_order ?? -1) : []
  let next = Math.max(-1, taken.length - 1, ...taken) + 1
  for (const { id } of before) {
    const card = school.db.cards.get(id)
    if (!card) continue
    const { manual_order: _, ...unplaced } = card
    school.db.cards.set({
      ...unplaced,
      parent_id: container?.id ?? null,
      ...(container && { manual_order: next }),
    })
    next += 1
  }
  followMove(school, person, before)
}

/**
 * Moves cards into a container or to My Board; shares follow (decisions/board 3, card moved into a shared stack).
 * @throws Refusal 403 `message.drag.unable` unless all is the person's own, 404, 422 when a stack would hold itself
 */
export function moveCards(school: School, person: PersonRecord, ids: string[], attachId: string | null) {
  const container = ownContainer(school, person, attachId)
  const cards = ownCards(school, person, ids)
  checkFit(school, cards, container)
  layIn(school, person, cards, container)
  return { container: container && (school.db.cards.get(container.id) ?? null), cards }
}

/** @throws Refusal 422 when a card does not lie there, 403 in somebody else's stack, 404 */
export function orderCards(school: School, person: PersonRecord, ids: string[], parentId: string | null): void {
  ownContainer(school, person, parentId)
  const list = handOrder(school, person, parentId)
  const here = new Set(list.map(({ id }) => id))
  const named = [...new Set(ids)].map((id) => seenCard(school, person, id))
  if (named.some(({ id }) => !here.has(id))) throw invalid('children_ids', 'A card does not lie there.')
  const first = new Set(named.map(({ id }) => id))
  writeOrder(school, person, [...named, ...list.filter(({ id }) => !first.has(id))], named.length)
}

/** Makes what a container holds exactly these cards, in this order; others go to My Board. */
export function syncChildren(school: School, person: PersonRecord, parentId: string, ids: string[]): void {
  const container = ownContainer(school, person, parentId)
  const named = ownCards(school, person, ids)
  checkFit(school, named, container)
  const gone = childrenOf(school, parentId).filter(({ id }) => !ids.includes(id))
  ownCards(
    school,
    person,
    gone.map(({ id }) => id),
  )
  layIn(school, person, gone, null)
  layIn(school, person, named, container)
  for (const [index, { id }] of named.entries()) setPlace(school, person, id, index)
}

const unstackable = () => new Refusal(422, { message: 'Unable to stack these cards.', code: 'error.stack.generate' })

/** The cards of a new stack: all there, all the person's own, all from one place. */
function cardsToStack(school: School, person: PersonRecord, ids: string[], parentId: string | null): CardRecord[] {
  try {
    const cards = ownCards(school, person, ids)
    if (cards.every(({ parent_id }) => parent_id === parentId)) return cards
  } catch (cause) {
    if (cause instanceof Refusal && cause.status === 403) throw cause
  }
  throw unstackable()
}

const containerOf = (
  school: School,
  person: PersonRecord,
  { type, title, parentId, first }: { type: string; title: string; parentId: string | null; first?: CardRecord },
): CardRecord => {
  const now = school.now().toISOString()
  return {
    id: crypto.randomUUID(),
    type,
    title,
    image: first?.image ?? null,
    image_y: first?.image_y ?? 50,
    owner_id: person.id,
    parent_id: parentId,
    created_at: now,
    updated_at: now,
    ...(first?.manual_order !== undefined && { manual_order: first.manual_order }),
  }
}

/** The title that a generated stack has until the school finds a better one (decisions/board 3, stack). */
export const UNTITLED = 'Untitled stack'

/**
 * Makes a stack of cards at the place of the first of them, whose picture it takes.
 * @throws Refusal 422 `error.stack.generate` for cards that are not there or lie in different places; 403 `message.drag.unable`
 */
export function makeStack(school: School, person: PersonRecord, ids: string[], parentId: string | null): CardRecord {
  if (!hasPermission(person, 'board.format.stack.create')) throw forbidden()
  const cards = cardsToStack(school, person, ids, parentId)
  const parent = ownContainer(school, person, parentId)
  if (parent?.type === 'quiz') throw unstackable()
  const stack = containerOf(school, person, { type: 'stack', title: UNTITLED, parentId, first: cards[0] })
  school.db.cards.set(stack)
  // Both count as moved, so that the stack has the recipients of its place before its cards ask it for theirs.
  followMove(school, person, [{ ...stack, parent_id: null }])
  layIn(school, person, cards, stack)
  return stack
}

/** Makes a group of own cards on My Board (`format/generate-group`, which no control calls). */
export function makeGroup(school: School, person: PersonRecord, ids: string[], index: number): CardRecord {
  const cards = ownCards(school, person, ids)
  const group = containerOf(school, person, { type: 'group', title: 'Untitled group', parentId: null })
  school.db.cards.set(group)
  layIn(school, person, cards, group)
  insertAt(school, person, { cards: [group], parentId: null, index })
  return group
}

/** Moves what a stack holds to the stack's place and deletes the stack. */
function dissolve(school: School, person: PersonRecord, stack: CardRecord): string[] {
  const children = childrenOf(school, stack.id)
  const index = handOrder(school, person, stack.parent_id).findIndex(({ id }) => id === stack.id)
  for (const child of children) {
    const { manual_order: _, ...unplaced } = child
    school.db.cards.set({ ...unplaced, parent_id: stack.parent_id })
  }
  school.db.cards.remove(stack.id)
  // On My Board a guest's card goes back to the guest's own.
  const here = children.filter(({ owner_id }) => stack.parent_id !== null || owner_id === person.id)
  const cards = here.flatMap(({ id }) => school.db.cards.get(id) ?? [])
  insertAt(school, person, { cards, parentId: stack.parent_id, index })
  return children.map(({ id }) => id)
}

/**
 * Undoes own stacks, all or none; the shares of their cards stay, those of the stacks end (decisions/board 3, unstack target).
 * @returns the ids of the cards that were in them
 * @throws Refusal 404, or 403 when one is no own stack or the person may not unstack
 */
export function unstack(school: School, person: PersonRecord, ids: string[]): string[] {
  const stacks = ownStacks(school, person, ids)
  return stacks.flatMap(({ id }) => {
    const stack = school.db.cards.get(id)
    if (!stack) return []
    for (const share of school.db.shares.where('card_id', id)) school.db.shares.remove(share.id)
    return dissolve(school, person, stack)
  })
}
