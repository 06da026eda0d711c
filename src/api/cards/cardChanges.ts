/**
 * What commands do to cards, as plain data. The same change is folded over what the server last said while it is pending, and applied to it
 * once it is confirmed. Changes are idempotent: applying one to a response that contains it already changes nothing.
 */
import type { Card } from './card.schema'
import { type CardListArg, type CardLookup, type IdList, insertionIndex, isSameList } from './cardListPages'

export type Change =
  | { kind: 'patch'; cardId: string; fields: Partial<Card> }
  /** Before the card `beforeId`, else first (D-2509, D-3142). */
  | { kind: 'insert'; card: Card; beforeId?: string }
  /** To another parent, null is My Board; before the card `beforeId`, else at the position of each list's sort order. */
  | { kind: 'move'; cardIds: string[]; from: string | null; to: string | null; beforeId?: string }
  | { kind: 'remove'; cardIds: string[] }
  | { kind: 'order'; list: CardListArg; cardIds: string[] }
  /** Child count of a stack; `from` is the count of the server when the change was made. */
  | { kind: 'count'; stackId: string; from: number; by: number }

/** True when `fields` are those of an older version than `card`. Times may differ in their number of decimals. */
const isOlder = (fields: Partial<Card>, card: Card): boolean =>
  fields.updated_at !== undefined && Date.parse(fields.updated_at) < Date.parse(card.updated_at)

/** The cards that changes touch, as they are afterwards; undefined for a removed one. */
export function changedCards(changes: readonly Change[], cardOf: CardLookup): ReadonlyMap<string, Card | undefined> {
  const changed = new Map<string, Card | undefined>()
  const current = (id: string) => (changed.has(id) ? changed.get(id) : cardOf(id))
  const patch = (id: string, fields: Partial<Card>) => {
    const card = current(id)
    if (card && !isOlder(fields, card)) changed.set(id, { ...card, ...fields } as Card)
  }
  const counts = new Map<string, number>()
  for (const change of changes) {
    if (change.kind === 'patch') patch(change.cardId, change.fields)
    if (change.kind === 'insert' && current(change.card.id)) patch(change.card.id, change.card)
    else if (change.kind === 'insert') changed.set(change.card.id, change.card)
    if (change.kind === 'move') for (const id of change.cardIds) patch(id, { parent_id: change.to })
    if (change.kind === 'remove') for (const id of change.cardIds) changed.set(id, undefined)
    if (change.kind === 'count') counts.set(change.stackId, (counts.get(change.stackId) ?? change.from) + change.by)
  }
  for (const [id, count] of counts) patch(id, { childCount: Math.max(0, count), data: { cards: Math.max(0, count) } })
  return changed
}

const removeIds = (list: IdList, removed: readonly string[]): IdList => {
  const removedIds = new Set(removed)
  const ids = list.ids.filter((id) => !removedIds.has(id))
  return ids.length === list.ids.length ? list : { ...list, ids, total: list.total - list.ids.length + ids.length }
}

const insertId = (list: IdList, id: string, position: number): IdList =>
  list.ids.includes(id)
    ? list
    : { ...list, ids: list.ids.toSpliced(Math.max(0, position), 0, id), total: list.total + 1 }

/** A list after a change; the same list when the change does not affect it. The total counts the cards that were found or are new. */
export function changeList(list: IdList, change: Change, cardOf: CardLookup): IdList {
  const { stackId, search, filter } = list.list
  const canHold = (card: Card | undefined, parentId: string | null) =>
    search === '' && parentId === (stackId ?? null) && (filter === 'all' || card?.isOwner === false)
  switch (change.kind) {
    case 'patch': {
      const { cardId, fields } = change
      const rename = <Crumb extends { id: string }>(crumb: Crumb) =>
        crumb.id === cardId && fields.title !== undefined ? { ...crumb, title: fields.title } : crumb
      const isInside = list.breadcrumbs.some(({ id, title }) => id === cardId && title !== (fields.title ?? title))
      return isInside ? { ...list, breadcrumbs: list.breadcrumbs.map(rename) } : list
    }
    case 'insert':
      return canHold(change.card, change.card.parent_id)
        ? insertId(list, change.card.id, list.ids.indexOf(change.beforeId ?? ''))
        : list
    case 'move': {
      const { cardIds, to, beforeId } = change
      // Cards stay in search results, which cover everything below, unless they are moved out of the searched stack (D-2401).
      if (search !== '') return stackId !== undefined && to === null ? removeIds(list, cardIds) : list
      const entering = cardIds.filter((id) => canHold(cardOf(id), to))
      const remaining = entering.length > 0 ? list : removeIds(list, cardIds)
      return entering.reduce((current, id) => {
        const before = current.ids.indexOf(beforeId ?? '')
        return insertId(current, id, before === -1 ? insertionIndex(current, cardOf(id), cardOf) : before)
      }, remaining)
    }
    case 'remove':
      return removeIds(list, change.cardIds)
    case 'order': {
      if (!isSameList(list.list, change.list)) return list
      // Cards that the order lacks follow in their current order.
      const rank = new Map(change.cardIds.map((id, index) => [id, index]))
      const rankOf = (id: string) => rank.get(id) ?? change.cardIds.length
      return { ...list, ids: list.ids.toSorted((a, b) => rankOf(a) - rankOf(b)) }
    }
    case 'count':
      return list
  }
}

/**
 * The child counts that follow from changes.
 * @param cardOf the cards before the changes
 * @param serverCardOf the cards as the server last said them
 */
export function countChanges(changes: readonly Change[], cardOf: CardLookup, serverCardOf: CardLookup): Change[] {
  const deltas = changes.flatMap((change): [string | null | undefined, number][] => {
    if (change.kind === 'remove') return change.cardIds.map((id) => [cardOf(id)?.parent_id, -1])
    if (change.kind === 'move')
      return change.cardIds.flatMap(() => [
        [change.from, -1],
        [change.to, 1],
      ])
    if (change.kind !== 'insert' || cardOf(change.card.id)?.parent_id === change.card.parent_id) return []
    return [[change.card.parent_id, 1]]
  })
  return [...new Set(deltas.map(([stackId]) => stackId))].flatMap((stackId) => {
    const stack = stackId ? serverCardOf(stackId) : undefined
    if (!stack || !('childCount' in stack)) return []
    const by = deltas.reduce((sum, [id, delta]) => (id === stackId ? sum + delta : sum), 0)
    return [{ kind: 'count' as const, stackId: stack.id, from: stack.childCount, by }]
  })
}
