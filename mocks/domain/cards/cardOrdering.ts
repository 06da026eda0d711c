/**
 * Moves, orders, stacks and unstacks cards (B-471 to B-480, D-2503, D-2121). Every card has exactly one parent, or is on its
 * owner's My Board.
 */
import { childrenOf, descendantsOf, isContainer, manualPositionOf, shareFor } from './cards'
import { manualOrderOf } from './cardLists'
import { hasPermission, ownCards, ownStacks, getVisibleCard } from './cardRules'
import type { CardRecord, PersonRecord } from '../../db/tables'
import { forbidden, invalid, HttpError } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'
import { createShareEventBatch } from '../sharing/shareEvents'
import { endSharesOfStack, inheritSharesOnMove } from '../sharing/shares'

/**
 * Returns the person's own container; null means My Board.
 * @throws HttpError 403 `message.drag.unable` for another person's container, 404, 422
 */
export function ownContainer(mockServer: MockServer, person: PersonRecord, id: string | null): CardRecord | null {
  const [container] = id === null ? [] : ownCards(mockServer, person, [id])
  if (container && !isContainer(container)) throw invalid('attach_id', 'Cards can only be put into a stack.')
  return container ?? null
}

function checkFit(mockServer: MockServer, cards: CardRecord[], container: CardRecord | null): void {
  if (!container) return
  if (cards.some((card) => [card, ...descendantsOf(mockServer, card)].some(({ id }) => id === container.id)))
    throw invalid('attach_id', 'A stack cannot be put into itself or into a stack that it holds.')
  if (container.type === 'quiz' && cards.some(({ type }) => type !== 'question'))
    throw invalid('children_ids', 'Only questions can be put into a quiz.')
}

/** A list that has a manual order: a stack, or with `parentId` null the person's My Board. */
type List = { person: PersonRecord; parentId: string | null }

/** Stores a card's position in a list; `manualPositionOf` reads it. */
function setManualPosition(mockServer: MockServer, { person, parentId }: List, id: string, position: number): void {
  const card = mockServer.db.cards.get(id)
  if (!card || manualPositionOf(mockServer, card, person, parentId) === position) return
  const isOnBoard = parentId === null
  const share = isOnBoard && card.owner_id !== person.id ? shareFor(mockServer, card, person) : undefined
  if (share) mockServer.db.shares.set({ ...share, manual_order: position })
  else mockServer.db.cards.set({ ...card, [isOnBoard && card.parent_id ? 'board_order' : 'manual_order']: position })
}

/**
 * Stores positions, counted from 0, for the first `count` cards. If a later card already has a position, all cards up to it get
 * one.
 */
function writeManualOrder(mockServer: MockServer, list: List, cards: readonly CardRecord[], count: number): void {
  const lastPositioned = cards.findLastIndex(
    (card) => manualPositionOf(mockServer, card, list.person, list.parentId) !== undefined,
  )
  for (const [index, { id }] of cards.slice(0, Math.max(count, lastPositioned + 1)).entries()) {
    setManualPosition(mockServer, list, id, index)
  }
}

/** Puts cards of a board or stack at an index of its manual order. An index past the end puts them last. */
export function insertAt(
  mockServer: MockServer,
  person: PersonRecord,
  { cards, parentId, index }: { cards: CardRecord[]; parentId: string | null; index: number },
): void {
  const moved = new Set(cards.map(({ id }) => id))
  const others = manualOrderOf(mockServer, person, parentId).filter(({ id }) => !moved.has(id))
  const at = Math.min(Math.max(index, 0), others.length)
  // If no card of My Board has a position, the newest card comes first anyway. Store no positions then.
  if (
    parentId === null &&
    at === 0 &&
    others.every((card) => manualPositionOf(mockServer, card, person, null) === undefined)
  )
    return
  writeManualOrder(mockServer, { person, parentId }, others.toSpliced(at, 0, ...cards), at + cards.length)
}

/** Moves cards to the end of a container, or to My Board. Their shares change with the container. */
function moveIntoContainer(
  mockServer: MockServer,
  person: PersonRecord,
  cards: CardRecord[],
  container: CardRecord | null,
): void {
  const movedCards = cards.filter(({ parent_id }) => parent_id !== (container?.id ?? null))
  const takenPositions = container
    ? childrenOf(mockServer, container.id).map(({ manual_order }) => manual_order ?? -1)
    : []
  let next = Math.max(-1, takenPositions.length - 1, ...takenPositions) + 1
  for (const { id } of movedCards) {
    const card = mockServer.db.cards.get(id)
    if (!card) continue
    const { manual_order: _, ...withoutOrder } = card
    mockServer.db.cards.set({
      ...withoutOrder,
      parent_id: container?.id ?? null,
      ...(container && { manual_order: next }),
    })
    next += 1
  }
  inheritSharesOnMove(mockServer, person, movedCards)
}

type Move = {
  /** Id of the target container; null means My Board. */
  attachId: string | null
  /** Id of the container in which all cards must be; with null they may be anywhere. */
  detachId?: string | null
  /** True if the target must be a group (D-2522). */
  isGroup?: boolean
}

const GROUPS = ['group', 'groupinsight']

/**
 * Moves cards into a container or to My Board; their shares change with the container (D-2430).
 * @throws HttpError 403 `message.drag.unable` for another person's card; 404; 422 for a stack inside itself, a card outside
 * `detachId`, or a target that is no group
 */
export function moveCards(
  mockServer: MockServer,
  person: PersonRecord,
  ids: string[],
  { attachId, detachId = null, isGroup = false }: Move,
) {
  const container = ownContainer(mockServer, person, attachId)
  const cards = ownCards(mockServer, person, ids)
  if (detachId !== null && cards.some(({ parent_id }) => parent_id !== detachId))
    throw invalid('detach_id', 'A card does not lie there.')
  if (isGroup && container && !GROUPS.includes(container.type))
    throw invalid('mapping_type', 'The cards can only be put into a group.')
  checkFit(mockServer, cards, container)
  moveIntoContainer(mockServer, person, cards, container)
  return { container: container && (mockServer.db.cards.get(container.id) ?? null), cards }
}

/**
 * Puts the cards `ids` first in the manual order of a list.
 * @throws HttpError 422 for a card of another list; 403 in another person's stack; 404
 */
export function orderCards(mockServer: MockServer, person: PersonRecord, ids: string[], parentId: string | null): void {
  ownContainer(mockServer, person, parentId)
  const list = manualOrderOf(mockServer, person, parentId)
  const idsInList = new Set(list.map(({ id }) => id))
  const orderedCards = [...new Set(ids)].map((id) => getVisibleCard(mockServer, person, id))
  if (orderedCards.some(({ id }) => !idsInList.has(id))) throw invalid('children_ids', 'A card does not lie there.')
  const first = new Set(orderedCards.map(({ id }) => id))
  writeManualOrder(
    mockServer,
    { person, parentId },
    [...orderedCards, ...list.filter(({ id }) => !first.has(id))],
    orderedCards.length,
  )
}

/**
 * Makes `ids` the only children of a container, in this order. Its other children go to My Board.
 * @throws HttpError 403, 404 or 422
 */
export function syncChildren(mockServer: MockServer, person: PersonRecord, parentId: string, ids: string[]): void {
  const container = ownContainer(mockServer, person, parentId)
  const orderedCards = ownCards(mockServer, person, ids)
  checkFit(mockServer, orderedCards, container)
  const removedChildren = childrenOf(mockServer, parentId).filter(({ id }) => !ids.includes(id))
  ownCards(
    mockServer,
    person,
    removedChildren.map(({ id }) => id),
  )
  moveIntoContainer(mockServer, person, removedChildren, null)
  moveIntoContainer(mockServer, person, orderedCards, container)
  for (const [index, { id }] of orderedCards.entries()) setManualPosition(mockServer, { person, parentId }, id, index)
}

const cannotStackError = () =>
  new HttpError(422, { message: 'Unable to stack these cards.', code: 'error.stack.generate' })

/**
 * Returns the cards of a new stack. They must exist, belong to the person and have the same parent.
 * @throws HttpError 403 or 422
 */
function cardsToStack(
  mockServer: MockServer,
  person: PersonRecord,
  ids: string[],
  parentId: string | null,
): CardRecord[] {
  try {
    const cards = ownCards(mockServer, person, ids)
    if (cards.every(({ parent_id }) => parent_id === parentId)) return cards
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 403) throw cause
  }
  throw cannotStackError()
}

const createContainer = (
  mockServer: MockServer,
  person: PersonRecord,
  { type, title, parentId, first }: { type: string; title: string; parentId: string | null; first?: CardRecord },
): CardRecord => {
  const now = mockServer.now().toISOString()
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

/** Title of a new stack until the server has generated one from its cards (D-2424). */
export const UNTITLED_STACK = 'Untitled stack'

/**
 * Makes a stack of the cards. It takes the position and image of the first card.
 * @throws HttpError 422 `error.stack.generate` for unknown cards, cards outside `parentId`, or a quiz as parent; 403
 * `message.drag.unable` for another person's card; 403 without the permission to make stacks
 */
export function makeStack(
  mockServer: MockServer,
  person: PersonRecord,
  ids: string[],
  parentId: string | null,
): CardRecord {
  if (!hasPermission(person, 'board.format.stack.create')) throw forbidden()
  const cards = cardsToStack(mockServer, person, ids, parentId)
  const parent = ownContainer(mockServer, person, parentId)
  if (parent?.type === 'quiz') throw cannotStackError()
  const stack = createContainer(mockServer, person, { type: 'stack', title: UNTITLED_STACK, parentId, first: cards[0] })
  mockServer.db.cards.set(stack)
  // The stack must inherit its parent's shares before the cards move in, because the cards inherit theirs from the stack.
  inheritSharesOnMove(mockServer, person, [{ ...stack, parent_id: null }])
  moveIntoContainer(mockServer, person, cards, stack)
  return stack
}

/** Makes a group of own cards on My Board, for `format/generate-group`. The app never calls that path. */
export function makeGroup(mockServer: MockServer, person: PersonRecord, ids: string[], index: number): CardRecord {
  const cards = ownCards(mockServer, person, ids)
  const group = createContainer(mockServer, person, { type: 'group', title: 'Untitled group', parentId: null })
  mockServer.db.cards.set(group)
  moveIntoContainer(mockServer, person, cards, group)
  insertAt(mockServer, person, { cards: [group], parentId: null, index })
  return group
}

/**
 * Puts the children of a stack in its place and deletes the stack.
 * @returns the ids of the children
 */
function unstackOne(mockServer: MockServer, person: PersonRecord, stack: CardRecord): string[] {
  const children = childrenOf(mockServer, stack.id)
  const index = manualOrderOf(mockServer, person, stack.parent_id).findIndex(({ id }) => id === stack.id)
  for (const child of children) {
    const { manual_order: _, ...withoutOrder } = child
    mockServer.db.cards.set({ ...withoutOrder, parent_id: stack.parent_id })
  }
  mockServer.db.cards.remove(stack.id)
  // Another person's card from a stack on My Board is now on that person's own My Board. It has no position in this list.
  const remaining = children.filter(({ owner_id }) => stack.parent_id !== null || owner_id === person.id)
  const cards = remaining.flatMap(({ id }) => mockServer.db.cards.get(id) ?? [])
  insertAt(mockServer, person, { cards, parentId: stack.parent_id, index })
  return children.map(({ id }) => id)
}

/**
 * Unstacks own stacks, all or none. The cards keep their shares (B-256, B-257, D-2426). The shares of the stacks end, and their
 * recipients get `removed.user` (D-0057).
 * @returns the ids of the former children
 * @throws HttpError 404; 403 for a card that is no own stack or without the permission to unstack
 */
export function unstack(mockServer: MockServer, person: PersonRecord, ids: string[]): string[] {
  const events = createShareEventBatch(mockServer, person)
  const detachedIds = ownStacks(mockServer, person, ids).flatMap(({ id }) => {
    const stack = mockServer.db.cards.get(id)
    if (!stack) return []
    endSharesOfStack(mockServer, stack, events)
    return unstackOne(mockServer, person, stack)
  })
  events.flush({ isNotified: false })
  return detachedIds
}
