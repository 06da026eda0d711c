// @vitest-environment jsdom

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { cardsOf } from '@/api/cards/cardListPages'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import type { CardListArg } from '@/api/cards/cardListPages'
import { cardsApi } from '@/api/cards/cards'
import { cardsCalls } from '@/api/cards/cards.contract'
import { stacksCalls } from '@/api/cards/stacks.contract'
import { userApi } from '@/api/user'
import { endSession } from '@/app/startup/session'
import { answerConfirmation } from '@/store/confirmationSlice'
import { selectPendingDeletions, excludePendingDeletions } from '@/store/pendingDeletionsSlice'
import { removeInaccessibleCards } from '@/store/inaccessibleCards'
import { selectSnackbars, snackbarClosed } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept, recordRequestBodies } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { myBoard } from '@/testing/myBoard'
import { manualOrderOf } from '@mocks/domain/cards/cardLists'
import type { ScenarioName } from '@mocks/scenarios/scenarios'
import { reordered } from '@/features/board/dnd/dropTarget'
import { applyDrop } from '@/features/board/dnd/applyDrop'
import { toManualOrder } from '@/features/board/dnd/manualOrder'
import { selectUndoEntries } from '../undo/undoSlice'
import { undoById, undoNewest } from '../undo/undo'
import { deleteCards, flushPendingDeletions } from './deleteCards'
import { duplicateCards } from './duplicateCards'
import { moveCards, moveToMyBoard } from './moveCards'
import { renameCard } from './renameCard'
import { reorderCards } from './reorderCards'
import { mergeCards } from './stackCards'
import { unstackCard } from './unstackCard'

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const foodChains: CardListArg = { ...myBoard, stackId: FOOD_CHAINS }
const searchForA: CardListArg = { ...myBoard, search: 'a' }

let app: OpenedApp

/** Long timeout. Polling ends as soon as the condition is met. */
const PATIENT = { timeout: 10_000, interval: 10 }

const listedCards = (arg: CardListArg): readonly Card[] => {
  const { data } = cardQueriesApi.endpoints.getCards.select(arg)(app.store.getState())
  return excludePendingDeletions(cardsOf(data?.pages ?? []), selectPendingDeletions(app.store.getState()))
}
const idsOf = (arg: CardListArg) => listedCards(arg).map(({ id }) => id)
const totalOf = (arg: CardListArg) =>
  cardQueriesApi.endpoints.getCards.select(arg)(app.store.getState()).data?.pages.at(-1)?.metadata.total
const cardAt = (index: number, arg = myBoard): Card => {
  const card = listedCards(arg)[index]
  if (!card) throw new Error(`No card at index ${index}.`)
  return card
}
const findOnBoard = (id: string) => listedCards(myBoard).find((card) => card.id === id)
const childCountOf = (id: string) => {
  const card = findOnBoard(id)
  return card && 'childCount' in card ? card.childCount : undefined
}
/** Returns the teacher's first three text cards on My Board. */
const ownTexts = (): [Card, Card, Card] => {
  const [first, second, third] = listedCards(myBoard).filter(({ type, isOwner }) => type === 'text' && isOwner)
  if (!first || !second || !third) throw new Error('The board has too few cards.')
  return [first, second, third]
}
/** Returns the teacher's first stack other than FOOD_CHAINS. */
const otherStack = (): Card => {
  const stack = listedCards(myBoard).find(({ id, type, isOwner }) => id !== FOOD_CHAINS && type === 'stack' && isOwner)
  if (!stack) throw new Error('No other stack.')
  return stack
}
const shownSnackbars = () =>
  selectSnackbars(app.store.getState()).map(({ kind, text }) => [kind, 'key' in text ? text.key : text.message])
const scenario = (name: ScenarioName) => app.session.mockServer.setScenario(name)
const serverCard = (id: string) => app.session.mockServer.db.cards.get(id)
const fetchList = (arg: CardListArg) =>
  app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(arg, { subscribe: false, forceRefetch: true }))
/** Requests a list with a subscription, so that it is requested again when its cards change. */
const subscribeToList = (arg: CardListArg) =>
  app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(arg, { forceRefetch: true }))
const fetchStack = async (): Promise<Card> => {
  const stack =
    findOnBoard(FOOD_CHAINS) ??
    (await app.store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: FOOD_CHAINS }, { subscribe: false })))
      .data
  if (!stack) throw new Error('No such stack.')
  return stack
}
/** Answers the confirmation that `command` is about to open. */
async function withConfirmation<Result>(command: Promise<Result>, isYes = true): Promise<Result> {
  await expect.poll(() => app.store.getState().confirmation, PATIENT).not.toBeNull()
  app.store.dispatch(answerConfirmation(isYes))
  return command
}

beforeEach(async () => {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  await Promise.all([fetchList(myBoard), fetchList(foodChains)])
})

describe('commands', () => {
  test('a move into a stack is optimistic and shows a snackbar', async () => {
    const stack = await fetchStack()
    const card = cardAt(0)
    const total = totalOf(myBoard) ?? 0
    const moving = app.store.dispatch(moveCards([card], null, stack.id, stack.title))
    expect(idsOf(myBoard)).not.toContain(card.id)
    expect(idsOf(foodChains)).toContain(card.id)
    expect(totalOf(myBoard)).toBe(total - 1)
    await moving
    expect(serverCard(card.id)?.parent_id).toBe(stack.id)
    expect(shownSnackbars()).toEqual([['success', 'message.drag.move']])
  })

  test('a move to My Board shows a snackbar, and undo moves the card back', async () => {
    const [card] = listedCards(foodChains)
    if (!card) throw new Error('The stack is empty.')
    await app.store.dispatch(moveCards([card], FOOD_CHAINS, null))
    expect(idsOf(foodChains)).toHaveLength(3)
    expect(shownSnackbars()).toEqual([['success', 'message.drag.moveToMyBoard']])
    await app.store.dispatch(undoNewest())
    expect(idsOf(foodChains)).toHaveLength(4)
    expect(serverCard(card.id)?.parent_id).toBe(FOOD_CHAINS)
    expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
  })

  test('an undo without a response is offered again, and works when the network is back', async () => {
    const [card] = listedCards(foodChains)
    if (!card) throw new Error('The stack is empty.')
    await app.store.dispatch(moveCards([card], FOOD_CHAINS, null))
    const undoIds = () => selectSnackbars(app.store.getState()).flatMap(({ action }) => action?.id ?? [])
    const offered = undoIds()
    expectConsole(/changeParent failed/)
    scenario('offline')
    await app.store.dispatch(undoNewest())
    expect(undoIds()).toEqual(offered)
    scenario('normal')
    await app.store.dispatch(undoById(offered[0] ?? ''))
    expect(serverCard(card.id)?.parent_id).toBe(FOOD_CHAINS)
    expect(undoIds()).toEqual([])
    expect(selectUndoEntries(app.store.getState())).toEqual([])
  })

  test('search results from two stacks move to My Board with one call per stack, each undone separately', async () => {
    const elsewhere = { ...myBoard, stackId: otherStack().id }
    await fetchList(elsewhere)
    const [first, other] = [cardAt(0, foodChains), cardAt(0, elsewhere)]
    const requestBodies = recordRequestBodies(app)
    await app.store.dispatch(moveToMyBoard([first, other]))
    expect(serverCard(first.id)?.parent_id).toBeNull()
    expect(serverCard(other.id)?.parent_id).toBeNull()
    expect(await requestBodies('v1/format/change-parent')).toMatchObject([
      { detach_id: first.parent_id, children_ids: [first.id] },
      { detach_id: other.parent_id, children_ids: [other.id] },
    ])
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(undoNewest())
    expect(serverCard(first.id)?.parent_id).toBe(first.parent_id)
    expect(serverCard(other.id)?.parent_id).toBe(other.parent_id)
  })

  // A search includes all descendants of the list, so a moved card is still a result (D-2401).
  test('a moved card stays in the search results that contain it', async () => {
    await subscribeToList(searchForA)
    const card = listedCards(searchForA).find(
      ({ parent_id, isOwner, type }) => parent_id === null && isOwner && type !== 'stack',
    )
    if (!card) throw new Error('No search result.')
    const before = idsOf(searchForA)
    await app.store.dispatch(moveCards([card], null, FOOD_CHAINS))
    await expect.poll(() => idsOf(searchForA).toSorted(), PATIENT).toEqual(before.toSorted())
    expect(listedCards(searchForA).find(({ id }) => id === card.id)?.parent_id).toBe(FOOD_CHAINS)
  })

  test('stacking shows a loading placeholder at the position of the target, then the stack', async () => {
    const [target, other] = [cardAt(3), cardAt(1)]
    const merging = app.store.dispatch(mergeCards([target, other]))
    expect(cardAt(2)).toMatchObject({ loading: true, type: 'stack' })
    expect(idsOf(myBoard)).not.toContain(target.id)
    const stack = await merging
    expect(cardAt(2)).toMatchObject({ id: stack?.id, loading: false, childCount: 2 })
    expect(shownSnackbars()).toEqual([['success', 'message.drag.stack']])
    await app.store.dispatch(undoNewest())
    expect(idsOf(myBoard)).toEqual(expect.arrayContaining([target.id, other.id]))
    expect(serverCard(stack?.id ?? '')).toBeUndefined()
  })

  test('a reorder is saved as manual order, and undo restores the previous order', async () => {
    const before = idsOf(myBoard)
    const after = before.toReversed()
    await app.store.dispatch(reorderCards(myBoard, toManualOrder(myBoard), before, after))
    expect(idsOf(toManualOrder(myBoard))).toEqual(after)
    expect(idsOf(myBoard)).toEqual(before)
    expect(shownSnackbars()).toEqual([['neutral', 'message.order.saved']])
    await fetchList(toManualOrder(myBoard))
    expect(idsOf(toManualOrder(myBoard))).toEqual(after)
    await app.store.dispatch(undoNewest())
    expect(idsOf(toManualOrder(myBoard))).toEqual(before)
  })

  test('a failed first reorder leaves the manual order of the server', async () => {
    expectConsole(/^\[api\] saveManualOrder failed:.*500/s)
    const { mockServer } = app.session
    const before = idsOf(myBoard)
    for (const [index, id] of before.toReversed().entries()) {
      const card = mockServer.db.cards.get(id)
      if (card) mockServer.db.cards.set({ ...card, manual_order: index })
    }
    mockServer.setScenario('orderFails')
    const moved = [...before.slice(1), ...before.slice(0, 1)]
    await app.store.dispatch(reorderCards(myBoard, toManualOrder(myBoard), before, moved))
    const aina = mockServer.db.people.get(12)
    const served = aina ? manualOrderOf(mockServer, aina, null).slice(0, before.length) : []
    expect(served.map(({ id }) => id)).not.toEqual(before)
    await expect.poll(() => idsOf(toManualOrder(myBoard))).toEqual(served.map(({ id }) => id))
  })

  test('unstacking asks for confirmation; No changes nothing, Yes replaces the stack by its cards', async () => {
    const stack = await fetchStack()
    await fetchList({ ...myBoard, sort: 'alphabetical', order: 'asc' })
    await withConfirmation(app.store.dispatch(unstackCard(stack)), false)
    expect(serverCard(stack.id)).toBeDefined()
    await withConfirmation(app.store.dispatch(unstackCard(stack)))
    expect(serverCard(stack.id)).toBeUndefined()
    expect(idsOf(myBoard)).not.toContain(stack.id)
    expect(shownSnackbars()).toEqual([['success', 'message.unstacked']])
    await app.store.dispatch(undoNewest())
    const again = listedCards(myBoard).find(({ title }) => title === stack.title)
    expect(again).toMatchObject({ type: 'stack', childCount: 4 })
    expect(again?.id).not.toBe(stack.id)
  })

  test('a duplicate is inserted before its original', async () => {
    const card = cardAt(2)
    await app.store.dispatch(duplicateCards([card]))
    expect(cardAt(2)).toMatchObject({ title: card.title, source_id: card.id })
    expect(cardAt(3).id).toBe(card.id)
    expect(shownSnackbars()).toEqual([['success', 'message.duplicated']])
  })

  test('a deleted card is hidden at once and deleted on the server when its snackbar closes', async () => {
    const card = cardAt(0)
    const requestBodies = recordRequestBodies(app)
    await withConfirmation(app.store.dispatch(deleteCards([card])))
    expect(idsOf(myBoard)).not.toContain(card.id)
    await app.store.dispatch(flushPendingDeletions())
    expect(await requestBodies('v1/format')).toEqual([])
    const [snackbar] = selectSnackbars(app.store.getState())
    app.store.dispatch(snackbarClosed({ id: snackbar?.id ?? '' }))
    await app.store.dispatch(flushPendingDeletions())
    expect(await requestBodies('v1/format')).toEqual([{ formats: [card.id] }])
    expect(serverCard(card.id)).toBeUndefined()
    expect(selectUndoEntries(app.store.getState())).toEqual([])
  })

  test('leaving the page sends pending deletions whose snackbar is still open', async () => {
    const card = cardAt(0)
    await withConfirmation(app.store.dispatch(deleteCards([card])))
    await app.store.dispatch(flushPendingDeletions({ isLeaving: true }))
    expect(serverCard(card.id)).toBeUndefined()
  })

  test('an undone deletion sends no request and restores the card to its position', async () => {
    const before = idsOf(myBoard)
    const requestBodies = recordRequestBodies(app)
    await withConfirmation(app.store.dispatch(deleteCards([cardAt(1), cardAt(2)])))
    expect(shownSnackbars()).toEqual([['neutral', 'message.deleted.other']])
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(flushPendingDeletions())
    expect(idsOf(myBoard)).toEqual(before)
    expect(await requestBodies('v1/format')).toEqual([])
  })

  test('the deletion confirmation counts the descendants of a stack', async () => {
    const stack = await fetchStack()
    const deleting = app.store.dispatch(deleteCards([stack, cardAt(0)]))
    await expect
      .poll(() => app.store.getState().confirmation, PATIENT)
      .toMatchObject({ kind: 'delete', values: { count: 6 } })
    app.store.dispatch(answerConfirmation(false))
    expect(await deleting).toBe(false)
    expect(shownSnackbars()).toEqual([])
  })

  test('the deletion confirmation counts a card that is selected together with its stack once', async () => {
    const inside = cardAt(0, foodChains)
    const deleting = app.store.dispatch(deleteCards([await fetchStack(), inside]))
    await expect.poll(() => app.store.getState().confirmation, PATIENT).toMatchObject({ values: { count: 5 } })
    app.store.dispatch(answerConfirmation(false))
    await deleting
  })

  test('an undo waits for the command in flight', async () => {
    const [card, stack] = [cardAt(0), await fetchStack()]
    const moving = app.store.dispatch(moveCards([card], null, stack.id))
    await app.store.dispatch(undoNewest())
    await moving
    expect(idsOf(myBoard)).toContain(card.id)
    expect(serverCard(card.id)?.parent_id).toBeNull()
    expect(selectUndoEntries(app.store.getState())).toEqual([])
  })

  test('an undo that waits for a failing command does not undo the command before', async () => {
    const [first, second, stack] = [cardAt(0), cardAt(1), await fetchStack()]
    await app.store.dispatch(moveCards([first], null, stack.id))
    scenario('moveFails')
    expectConsole(/changeParent failed/)
    const moving = app.store.dispatch(moveCards([second], null, stack.id))
    await app.store.dispatch(undoNewest())
    await moving
    expect(serverCard(first.id)?.parent_id).toBe(stack.id)
    expect(selectUndoEntries(app.store.getState())).toHaveLength(1)
  })

  test('two undos during a command in flight run one after the other', async () => {
    const [first, second] = ownTexts()
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    const moving = app.store.dispatch(moveCards([second], null, FOOD_CHAINS))
    await Promise.all([moving, app.store.dispatch(undoNewest()), app.store.dispatch(undoNewest())])
    for (const { id } of [first, second]) expect(serverCard(id)?.parent_id).toBeNull()
    expect(selectUndoEntries(app.store.getState())).toEqual([])
  })

  test('an undo waits for the previous undo, which may recreate a stack with a new id', async () => {
    const [a, b] = ownTexts()
    const stack = await app.store.dispatch(mergeCards([a, b]))
    if (!stack) throw new Error('No stack was created.')
    await withConfirmation(app.store.dispatch(unstackCard(stack)))
    await Promise.all([app.store.dispatch(undoNewest()), app.store.dispatch(undoNewest())])
    expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
    expect(listedCards(myBoard).find(({ title }) => title === stack.title)).toBeUndefined()
  })

  test('commands are undone from the newest to the oldest, each once', async () => {
    const before = idsOf(myBoard)
    const [first, second] = [cardAt(0), cardAt(1)]
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    await app.store.dispatch(moveCards([second], null, FOOD_CHAINS))
    const [oldest] = selectUndoEntries(app.store.getState())
    await app.store.dispatch(undoNewest())
    expect(idsOf(myBoard)).toContain(second.id)
    expect(idsOf(myBoard)).not.toContain(first.id)
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(undoById(oldest?.id ?? ''))
    expect(idsOf(myBoard)).toEqual(before)
  })

  test('after an undone unstack earlier undo entries refer to the recreated stack', async () => {
    const [moved, a, b] = ownTexts()
    const before = idsOf(myBoard)
    const stack = await app.store.dispatch(mergeCards([a, b]))
    if (!stack) throw new Error('No stack was created.')
    await app.store.dispatch(moveCards([moved], null, stack.id))
    await withConfirmation(app.store.dispatch(unstackCard({ ...stack, parent_id: null })))
    for (let undone = 0; undone < 3; undone += 1) {
      await app.store.dispatch(undoNewest())
      expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
      const recreated = listedCards(myBoard).find(({ title }) => title === stack.title)
      if (!recreated) continue
      const { length: childCount } = app.session.mockServer.db.cards.where('parent_id', recreated.id)
      expect(recreated).toMatchObject({ childCount })
    }
    expect(idsOf(myBoard).toSorted()).toEqual(before.toSorted())
    for (const { id } of [moved, a, b]) expect(serverCard(id)?.parent_id).toBeNull()
  })

  test('a reorder inside a stack is undone in the recreated stack', async () => {
    const [a, b] = ownTexts()
    const stack = await app.store.dispatch(mergeCards([a, b]))
    if (!stack) throw new Error('No stack was created.')
    const inside = { ...myBoard, stackId: stack.id }
    await fetchList(inside)
    await app.store.dispatch(reorderCards(inside, toManualOrder(inside), [a.id, b.id], [b.id, a.id]))
    await withConfirmation(app.store.dispatch(unstackCard(stack)))
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(undoNewest())
    expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
  })

  test('cards that enter a shared stack get its recipients', async () => {
    const shares = () => app.session.mockServer.db.shares.where('card_id', cardId).length
    const cardId = cardAt(0).id
    const stack = await fetchStack()
    expect(stack.share_status).toBe('shared')
    await app.store.dispatch(moveCards([cardAt(0)], null, stack.id))
    expect(shares()).toBeGreaterThan(0)
  })
})

describe('undo order is the order of user actions, not of responses', () => {
  test('a late response of an older command neither closes the snackbar of a deletion nor sends it', async () => {
    const [moved, deletedCard] = ownTexts()
    const release = holdCalls(app, stacksCalls.changeParent)
    const requestBodies = recordRequestBodies(app)
    const moving = app.store.dispatch(moveCards([moved], null, FOOD_CHAINS))
    await withConfirmation(app.store.dispatch(deleteCards([deletedCard])))
    release()
    await moving
    await app.store.dispatch(flushPendingDeletions())
    expect(await requestBodies('v1/format')).toEqual([])
    expect(shownSnackbars()).toEqual([
      ['neutral', 'message.deleted.one'],
      ['success', 'message.drag.move'],
    ])
  })

  test('an undo after a deletion restores the card while an older command is in flight', async () => {
    const [moved, deletedCard] = ownTexts()
    const release = holdCalls(app, stacksCalls.changeParent)
    const moving = app.store.dispatch(moveCards([moved], null, FOOD_CHAINS))
    await withConfirmation(app.store.dispatch(deleteCards([deletedCard])))
    await app.store.dispatch(undoNewest())
    expect(idsOf(myBoard)).toContain(deletedCard.id)
    release()
    await moving
    expect(serverCard(moved.id)?.parent_id).toBe(FOOD_CHAINS)
  })
})

test('a command that the end of the session interrupts shows no snackbar on the login page', async () => {
  const release = holdCalls(app, stacksCalls.changeParent)
  const moving = app.store.dispatch(moveCards([cardAt(0)], null, FOOD_CHAINS))
  await app.store.dispatch(endSession('loggedOutElsewhere', () => undefined))
  release()
  await moving
  expect(shownSnackbars()).toEqual([])
})

test('a deletion request is sent with keepalive, so that it outlives the page', async () => {
  const keepaliveFlags: boolean[] = []
  intercept(app, cardsCalls.removeCards, (request, send) => {
    keepaliveFlags.push(request.keepalive)
    return send()
  })
  await withConfirmation(app.store.dispatch(deleteCards([cardAt(0)])))
  for (const { id } of selectSnackbars(app.store.getState())) app.store.dispatch(snackbarClosed({ id }))
  await app.store.dispatch(flushPendingDeletions())
  expect(keepaliveFlags).toEqual([true])
})

describe('undo leaves out removed cards', () => {
  const closeSnackbars = () => {
    for (const { id } of selectSnackbars(app.store.getState())) app.store.dispatch(snackbarClosed({ id }))
  }
  const deleteNow = async (cards: Card[]) => {
    await withConfirmation(app.store.dispatch(deleteCards(cards)))
    closeSnackbars()
    await app.store.dispatch(flushPendingDeletions())
  }

  test.each(['has been', 'is being'])('a reorder is undone when one of its cards %s deleted', async (when) => {
    const [, , card] = ownTexts()
    const before = idsOf(myBoard)
    await app.store.dispatch(reorderCards(myBoard, toManualOrder(myBoard), before, before.toReversed()))
    await withConfirmation(app.store.dispatch(deleteCards([card])))
    closeSnackbars()
    const deleting = app.store.dispatch(flushPendingDeletions())
    if (when === 'has been') await deleting
    await app.store.dispatch(undoNewest())
    await deleting
    expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
    expect(idsOf(toManualOrder(myBoard))).toEqual(before.filter((id) => id !== card.id))
    await fetchList(toManualOrder(myBoard))
    expect(idsOf(toManualOrder(myBoard)).slice(0, before.length - 1)).toEqual(before.filter((id) => id !== card.id))
  })

  test('an undone unstack leaves out a child that was deleted before', async () => {
    const stack = await fetchStack()
    const card = cardAt(0, foodChains)
    await withConfirmation(app.store.dispatch(deleteCards([card])))
    await withConfirmation(app.store.dispatch(unstackCard(stack)))
    await app.store.dispatch(flushPendingDeletions())
    await app.store.dispatch(undoNewest())
    expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
    expect(listedCards(myBoard).find(({ title }) => title === stack.title)).toMatchObject({ childCount: 3 })
    expect(serverCard(card.id)).toBeUndefined()
  })

  test('a move whose only card was deleted is skipped', async () => {
    const [first, second] = ownTexts()
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    await app.store.dispatch(moveCards([second], null, FOOD_CHAINS))
    await deleteNow([{ ...second, parent_id: FOOD_CHAINS }])
    await app.store.dispatch(undoNewest())
    expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
    expect(serverCard(first.id)?.parent_id).toBeNull()
  })

  test('a move into a deleted stack is skipped', async () => {
    const [first, second] = ownTexts()
    const stack = otherStack()
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    await app.store.dispatch(moveCards([second], null, stack.id))
    await deleteNow([stack])
    await app.store.dispatch(undoNewest())
    expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
    expect(serverCard(first.id)?.parent_id).toBeNull()
  })

  test('an undo waiting for a failing command does not undo the previous command when a deletion settles meanwhile', async () => {
    const [first, second, third] = ownTexts()
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    await withConfirmation(app.store.dispatch(deleteCards([third])))
    scenario('moveFails')
    expectConsole(/changeParent failed/)
    app.session.mockServer.latency = 100
    const requestBodies = recordRequestBodies(app)
    const moving = app.store.dispatch(moveCards([second], null, FOOD_CHAINS))
    const undoing = app.store.dispatch(undoNewest())
    await expect.poll(() => requestBodies('v1/format/change-parent'), PATIENT).toHaveLength(1)
    app.session.mockServer.latency = 0
    closeSnackbars()
    await app.store.dispatch(flushPendingDeletions())
    await Promise.all([moving, undoing])
    expect(serverCard(first.id)?.parent_id).toBe(FOOD_CHAINS)
    expect(selectUndoEntries(app.store.getState())).toHaveLength(1)
  })

  test('a card that another client deleted neither blocks the deletion of the others nor reappears', async () => {
    expectConsole(/^\[api\] removeCards failed:.*404/s)
    const cards = ownTexts()
    const [, vanished] = cards
    await withConfirmation(app.store.dispatch(deleteCards(cards)))
    app.session.mockServer.db.cards.remove(vanished.id)
    closeSnackbars()
    const committing = app.store.dispatch(flushPendingDeletions())
    for (const { id } of cards) expect(idsOf(myBoard)).not.toContain(id)
    // A second flush, as on each closed snackbar, sends nothing more.
    await Promise.all([committing, app.store.dispatch(flushPendingDeletions())])
    for (const { id } of cards) {
      expect(serverCard(id)).toBeUndefined()
      expect(idsOf(myBoard)).not.toContain(id)
    }
    expect(selectPendingDeletions(app.store.getState())).toEqual([])
    expect(shownSnackbars()).toEqual([])
    const total = totalOf(myBoard)
    await fetchList(myBoard)
    expect(totalOf(myBoard)).toBe(total)
  })
})

test('a stack that cannot be fetched is not unstacked, with a text of the app as snackbar', async () => {
  expectConsole(/^\[api\] getCard failed:.*500/s)
  const stack = await fetchStack()
  const command = app.store.dispatch(unstackCard(stack))
  scenario('serverError')
  await withConfirmation(command)
  scenario('normal')
  expect(shownSnackbars()).toEqual([['danger', 'message.drag.failed']])
  expect(serverCard(stack.id)).toBeDefined()
  expect(idsOf(myBoard)).toContain(stack.id)
  expect(selectUndoEntries(app.store.getState())).toEqual([])
})

describe('a card that no longer exists leaves the board when an action fails with 404', () => {
  const removeOnServer = ({ id }: Card) => app.session.mockServer.db.cards.remove(id)
  /** Revokes a share without sending the event. Actions and requests for the card then get a 403. */
  const revoke = ({ id }: Card) => {
    const record = serverCard(id)
    const { cards, shares } = app.session.mockServer.db
    if (record) cards.set({ ...record, owner_id: 13 })
    for (const share of shares.where('card_id', id)) shares.remove(share.id)
  }

  test.each<[string, RegExp, (card: Card, other: Card) => Promise<unknown>]>([
    ['a rename', /updateCard/, (card) => app.store.dispatch(renameCard(card, 'Another title'))],
    ['a move', /changeParent/, (card, other) => app.store.dispatch(moveCards([card, other], null, FOOD_CHAINS))],
    ['stacking', /generateStack/, (card, other) => app.store.dispatch(mergeCards([card, other]))],
    ['a copy', /duplicateCards/, (card, other) => app.store.dispatch(duplicateCards([card, other]))],
  ])('%s', async (_, call, runCommand) => {
    expectConsole(new RegExp(`^\\[api\\] ${call.source} failed:.*4(04|22)`, 's'))
    expectConsole(/^\[api\] getCard failed:.*404/s)
    const [card, other] = ownTexts()
    const total = totalOf(myBoard) ?? 0
    removeOnServer(card)
    await runCommand(card, other)
    expect(idsOf(myBoard)).not.toContain(card.id)
    expect(idsOf(myBoard)).toContain(other.id)
    expect(totalOf(myBoard)).toBe(total - 1)
    expect(shownSnackbars()).toHaveLength(1)
  })

  test('unstacking', async () => {
    expectConsole(/^\[api\] getCard failed:.*404/s)
    const stack = await fetchStack()
    const command = app.store.dispatch(unstackCard(stack))
    removeOnServer(stack)
    await withConfirmation(command)
    expect(idsOf(myBoard)).not.toContain(stack.id)
    expect(shownSnackbars()).toHaveLength(1)
  })

  test('a reorder', async () => {
    expectConsole(/^\[api\] saveManualOrder failed:.*404/s)
    const manual = toManualOrder(myBoard)
    await subscribeToList(manual)
    const before = idsOf(manual)
    const vanished = cardAt(3, manual)
    removeOnServer(vanished)
    await app.store.dispatch(reorderCards(manual, manual, before, before.toReversed()))
    await expect.poll(() => idsOf(manual), PATIENT).not.toContain(vanished.id)
    expect(shownSnackbars()).toEqual([['danger', 'message.order.error']])
  })

  test('a rename of a card whose share was revoked', async () => {
    expectConsole(/^\[api\] updateCard failed:.*403/s)
    expectConsole(/^\[api\] getCard failed:.*403/s)
    const [card] = ownTexts()
    revoke(card)
    await app.store.dispatch(renameCard(card, 'Another title'))
    expect(idsOf(myBoard)).not.toContain(card.id)
    expect(shownSnackbars()).toHaveLength(1)
  })

  test('a deletion of a card whose share was revoked reports no failure', async () => {
    expectConsole(/^\[api\] removeCards failed:.*403/s)
    expectConsole(/^\[api\] getCard failed:.*403/s)
    const [card] = ownTexts()
    await withConfirmation(app.store.dispatch(deleteCards([card])))
    revoke(card)
    await app.store.dispatch(flushPendingDeletions({ isLeaving: true }))
    expect(idsOf(myBoard)).not.toContain(card.id)
    expect(shownSnackbars().filter(([kind]) => kind === 'danger')).toEqual([])
  })

  test('a pending deletion is not sent when the share of its card is revoked', async () => {
    const [card] = ownTexts()
    await withConfirmation(app.store.dispatch(deleteCards([card])))
    revoke(card)
    await app.store.dispatch(removeInaccessibleCards([card.id]))
    const requestBodies = recordRequestBodies(app)
    await app.store.dispatch(flushPendingDeletions({ isLeaving: true }))
    expect(await requestBodies('v1/format')).toEqual([])
    expect(shownSnackbars().filter(([kind]) => kind === 'danger')).toEqual([])
  })
})

/** Returns ids and totals of all loaded lists. */
const snapshotLists = () => [
  idsOf(myBoard),
  idsOf(foodChains),
  totalOf(myBoard),
  totalOf(foodChains),
  childCountOf(FOOD_CHAINS),
]

describe('a failed command is rolled back and shows why', () => {
  test.each<[string, ScenarioName, () => Promise<unknown>, [string, string], RegExp]>([
    [
      'a move in',
      'moveFails',
      () => app.store.dispatch(moveCards([cardAt(0)], null, FOOD_CHAINS)),
      ['danger', 'message.drag.failed'],
      /changeParent/,
    ],
    [
      'a move out',
      'moveFails',
      () => app.store.dispatch(moveCards([cardAt(0, foodChains)], FOOD_CHAINS, null)),
      ['danger', 'message.drag.failed'],
      /changeParent/,
    ],
    [
      'a move of several',
      'moveFails',
      () => app.store.dispatch(moveCards([cardAt(1), cardAt(4), cardAt(5)], null, FOOD_CHAINS)),
      ['danger', 'message.drag.failed'],
      /changeParent/,
    ],
    [
      'a forbidden move',
      'moveForbidden',
      () => app.store.dispatch(moveCards([cardAt(0)], null, FOOD_CHAINS)),
      ['danger', 'message.drag.unable'],
      /changeParent/,
    ],
    [
      'stacking',
      'mergeFails',
      () => app.store.dispatch(mergeCards([cardAt(3), cardAt(0)])),
      ['danger', 'error.stack.generate'],
      /generateStack/,
    ],
    [
      'stacking the last card with the first',
      'mergeFails',
      () => app.store.dispatch(mergeCards([cardAt(19), cardAt(0)])),
      ['danger', 'error.stack.generate'],
      /generateStack/,
    ],
    [
      'a reorder',
      'orderFails',
      () =>
        app.store.dispatch(
          reorderCards(toManualOrder(myBoard), toManualOrder(myBoard), [], idsOf(toManualOrder(myBoard)).toReversed()),
        ),
      ['danger', 'message.order.error'],
      /saveManualOrder/,
    ],
    [
      'unstacking',
      'unstackFails',
      async () => withConfirmation(app.store.dispatch(unstackCard(await fetchStack()))),
      ['danger', 'message.drag.failed'],
      /detachFormats/,
    ],
    [
      'duplicating',
      'duplicateFails',
      () => app.store.dispatch(duplicateCards([cardAt(0)])),
      ['danger', 'message.drag.failed'],
      /duplicateCards/,
    ],
  ])('%s', async (_, name, runCommand, message, call) => {
    expectConsole(new RegExp(`^\\[api\\] ${call.source} failed`))
    await fetchList(toManualOrder(myBoard))
    const before = [...snapshotLists(), idsOf(toManualOrder(myBoard))]
    scenario(name)
    const result = await runCommand()
    // A true would close the open stack.
    if (name === 'unstackFails') expect(result).toBe(false)
    expect([...snapshotLists(), idsOf(toManualOrder(myBoard))]).toEqual(before)
    expect(shownSnackbars()).toEqual([message])
    expect(selectUndoEntries(app.store.getState())).toEqual([])
  })

  test('a deletion', async () => {
    expectConsole(/^\[api\] removeCards failed/)
    const before = snapshotLists()
    await withConfirmation(app.store.dispatch(deleteCards([cardAt(0), cardAt(7)])))
    scenario('removeFails')
    await app.store.dispatch(flushPendingDeletions({ isLeaving: true }))
    expect(snapshotLists()).toEqual(before)
    expect(shownSnackbars()).toContainEqual(['danger', 'error.500'])
  })

  test('an undo', async () => {
    expectConsole(/^\[api\] changeParent failed/)
    await app.store.dispatch(moveCards([cardAt(0)], null, FOOD_CHAINS))
    const before = snapshotLists()
    scenario('moveFails')
    await app.store.dispatch(undoNewest())
    expect(snapshotLists()).toEqual(before)
    expect(shownSnackbars()).toEqual([['danger', 'message.undo.failed']])
  })

  // B-557, B-558: field errors are joined with spaces.
  test('a rename: the title is rolled back, and all field errors are shown', async () => {
    expectConsole(/^\[api\] updateCard failed/)
    const card = cardAt(0)
    scenario('saveInvalid')
    const saving = app.store.dispatch(renameCard(card, 'Another title'))
    expect(cardAt(0).title).toBe('Another title')
    await saving
    expect(cardAt(0).title).toBe(card.title)
    expect(shownSnackbars()).toEqual([['danger', 'The title is too long. The text holds a word that is not allowed.']])
  })

  test('a rename without a server message', async () => {
    expectConsole(/^\[api\] updateCard failed/)
    scenario('saveFails')
    await app.store.dispatch(renameCard(cardAt(0), 'Another title'))
    expect(shownSnackbars()).toEqual([['danger', 'message.save.failed']])
  })
})

describe('the lists equal the state of the server', () => {
  test('a card that leaves a shared stack loses its share status, and undo restores it', async () => {
    const [card] = listedCards(foodChains)
    if (!card) throw new Error('The stack is empty.')
    expect(card.share_status).toBe('shared')
    await app.store.dispatch(moveCards([card], FOOD_CHAINS, null))
    expect(findOnBoard(card.id)?.share_status).toBe('default')
    const requestBodies = recordRequestBodies(app)
    await app.store.dispatch(undoNewest())
    expect(await requestBodies('share/stacked-format')).toHaveLength(1)
    expect(listedCards(foodChains).find(({ id }) => id === card.id)?.share_status).toBe('shared')
  })

  test('an undone move out of a shared stack keeps opened cards opened', async () => {
    const [card] = listedCards(foodChains)
    const { shares } = app.session.mockServer.db
    const [share] = shares.where('card_id', card?.id ?? '')
    if (!card || !share) throw new Error('The stack is not shared.')
    shares.set({ ...share, status: 'read', opened_at: '2026-11-20T00:00:00Z' })
    await app.store.dispatch(moveCards([card], FOOD_CHAINS, null))
    await app.store.dispatch(undoNewest())
    expect(listedCards(foodChains).find(({ id }) => id === card.id)).toMatchObject({
      share_status: 'shared',
      share_opened: true,
    })
    expect(shares.get(share.id)).toMatchObject({ status: 'read' })
  })

  test('an undone unstack of a shared stack shares it with the same people again', async () => {
    const { shares } = app.session.mockServer.db
    const recipientIds = (cardId: string) => shares.where('card_id', cardId).map(({ recipient_id }) => recipient_id)
    const stack = await fetchStack()
    const before = recipientIds(stack.id)
    expect(before.length).toBeGreaterThan(0)
    await withConfirmation(app.store.dispatch(unstackCard(stack)))
    await app.store.dispatch(undoNewest())
    const recreated = listedCards(myBoard).find(({ title }) => title === stack.title)
    expect(recreated).toMatchObject({ share_status: 'shared', childCount: 4 })
    expect(new Set(recipientIds(recreated?.id ?? ''))).toEqual(new Set(before))
    expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
  })

  test('an undo keeps changes made to the cards meanwhile', async () => {
    const card = cardAt(0)
    await app.store.dispatch(moveCards([card], null, FOOD_CHAINS))
    await app.store.dispatch(renameCard(card, 'The Sun Bear'))
    await app.store.dispatch(undoNewest())
    expect(findOnBoard(card.id)?.title).toBe('The Sun Bear')
  })

  test('the rollback of a move keeps changes made to the card meanwhile', async () => {
    expectConsole(/^\[api\] changeParent failed/)
    const card = cardAt(0)
    scenario('moveFails')
    const release = holdCalls(app, stacksCalls.changeParent)
    const moving = app.store.dispatch(moveCards([card], null, FOOD_CHAINS))
    await app.store.dispatch(renameCard(card, 'The Sun Bear'))
    release()
    await moving
    expect(findOnBoard(card.id)).toMatchObject({ title: 'The Sun Bear', parent_id: null })
  })

  test('a result of a search in a stack leaves the results when it moves to My Board', async () => {
    const found: CardListArg = { ...foodChains, search: 'a' }
    await subscribeToList(found)
    const before = idsOf(found)
    const card = cardAt(0, found)
    await app.store.dispatch(moveCards([card], FOOD_CHAINS, null))
    expect(idsOf(found)).not.toContain(card.id)
    await app.store.dispatch(undoNewest())
    await expect.poll(() => idsOf(found).toSorted(), PATIENT).toEqual(before.toSorted())
  })

  test('deleting a stack removes the children of its nested stacks from search results', async () => {
    const { db } = app.session.mockServer
    const inner = db.cards.get(otherStack().id)
    if (!inner) throw new Error('No other stack.')
    db.cards.set({ ...inner, parent_id: FOOD_CHAINS })
    const deep = [...db.cards.all()].find(({ parent_id }) => parent_id === inner.id)
    const found: CardListArg = { ...myBoard, search: deep?.title ?? '' }
    await subscribeToList(found)
    expect(idsOf(found)).toContain(deep?.id)
    await app.store.dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds: [FOOD_CHAINS] }))
    await expect.poll(() => idsOf(found), PATIENT).not.toContain(deep?.id)
  })

  test('the children of a stack that enters a shared stack become shared', async () => {
    const stack = otherStack()
    const inside: CardListArg = { ...myBoard, stackId: stack.id }
    const statuses = () => new Set(listedCards(inside).map(({ share_status }) => share_status))
    await subscribeToList(inside)
    expect(statuses()).toContain('default')
    await app.store.dispatch(moveCards([stack], null, FOOD_CHAINS))
    await expect.poll(statuses, PATIENT).toEqual(new Set(['shared']))
  })

  test('undoing a stack leaves a card alone that another window has moved meanwhile', async () => {
    const [first, second] = ownTexts()
    const elsewhere = { ...myBoard, stackId: otherStack().id }
    await app.store.dispatch(mergeCards([first, second]))
    const moved = serverCard(first.id)
    if (!moved) throw new Error('No such card.')
    app.session.mockServer.db.cards.set({ ...moved, parent_id: elsewhere.stackId })
    await fetchList(elsewhere)
    await app.store.dispatch(undoNewest())
    expect(idsOf(elsewhere)).toContain(first.id)
  })

  test('the child count of a stack follows deletions, copies, stacking and unstacking in it', async () => {
    const counts: (number | undefined)[] = [childCountOf(FOOD_CHAINS)]
    const own = () => listedCards(foodChains).filter(({ isOwner }) => isOwner)
    await withConfirmation(app.store.dispatch(deleteCards(own().slice(0, 1))))
    await app.store.dispatch(flushPendingDeletions({ isLeaving: true }))
    counts.push(childCountOf(FOOD_CHAINS))
    await app.store.dispatch(duplicateCards(own().slice(0, 1)))
    counts.push(childCountOf(FOOD_CHAINS))
    const stack = await app.store.dispatch(mergeCards(own().slice(0, 2)))
    counts.push(childCountOf(FOOD_CHAINS))
    if (!stack) throw new Error('No stack was created.')
    await withConfirmation(app.store.dispatch(unstackCard(stack)))
    counts.push(childCountOf(FOOD_CHAINS))
    expect(counts).toEqual([4, 3, 4, 3, 4])
    await fetchList(myBoard)
    expect(childCountOf(FOOD_CHAINS)).toBe(4)
  })

  test('a reorder of a list with a card type filter includes the hidden cards', async () => {
    const all = idsOf(myBoard)
    const visible = listedCards(myBoard).filter((_, index) => index % 3 === 0)
    const [first, second, third] = visible
    if (!first || !second || !third) throw new Error('The board has too few cards.')
    const drop = {
      dropTarget: { kind: 'reorder' as const, index: 2 },
      draggedCards: [first],
      listedCards: visible,
      list: myBoard,
    }
    await app.store.dispatch(applyDrop({ ...drop, isAutoLayout: false, onSortModeChange: () => () => undefined }))
    const after = all.filter((id) => id !== first.id)
    after.splice(after.indexOf(third.id), 0, first.id)
    expect(idsOf(toManualOrder(myBoard))).toEqual(after)
  })

  test('a list that is still loading is not reordered', async () => {
    const requestBodies = recordRequestBodies(app)
    const drop = {
      dropTarget: { kind: 'reorder' as const, index: 2 },
      draggedCards: [cardAt(0)],
      listedCards: listedCards(myBoard),
    }
    const list = { ...myBoard, sort: 'created_at' as const }
    await app.store.dispatch(applyDrop({ ...drop, list, isAutoLayout: false, onSortModeChange: () => () => undefined }))
    expect(await requestBodies('v1/format/save-manual-order')).toEqual([])
  })

  test('a reorder while a stack is pending is saved without the placeholder', async () => {
    const [a, b, card] = ownTexts()
    await fetchList(toManualOrder(myBoard))
    const merging = app.store.dispatch(mergeCards([a, b]))
    const requestBodies = recordRequestBodies(app)
    const drop = {
      dropTarget: { kind: 'reorder' as const, index: 9 },
      draggedCards: [card],
      listedCards: listedCards(myBoard),
    }
    const after = reordered(idsOf(myBoard), new Set([card.id]), 9)
    const dropping = applyDrop({ ...drop, list: myBoard, isAutoLayout: false, onSortModeChange: () => () => undefined })
    await app.store.dispatch(dropping)
    const stack = await merging
    expect(shownSnackbars()).toEqual(expect.arrayContaining([['neutral', 'message.order.saved']]))
    const saved = after.filter((id) => !id.startsWith('temp_'))
    expect(saved).toHaveLength(after.length - 1)
    expect(await requestBodies('v1/format/save-manual-order')).toEqual([{ children_ids: saved, parent_id: null }])
    expect(idsOf(toManualOrder(myBoard))).toEqual(after.map((id) => (id.startsWith('temp_') ? stack?.id : id)))
  })

  test('unstacking returns a card of another owner to that owner; undo does not restack the card', async () => {
    const { cards } = app.session.mockServer.db
    const own = cards.get(cardAt(0, foodChains).id)
    if (!own) throw new Error('The stack is empty.')
    cards.set({ ...own, id: 'guest', owner_id: 13 })
    const stack = await fetchStack()
    await withConfirmation(app.store.dispatch(unstackCard(stack)))
    expect(idsOf(myBoard)).not.toContain('guest')
    const total = totalOf(myBoard)
    await fetchList(myBoard)
    expect(idsOf(myBoard)).not.toContain('guest')
    expect(totalOf(myBoard)).toBe(total)
    await app.store.dispatch(undoNewest())
    expect(shownSnackbars()).toEqual([['neutral', 'message.undo.done']])
    expect(listedCards(myBoard).find(({ title }) => title === stack.title)).toMatchObject({ childCount: 4 })
    expect(serverCard('guest')?.parent_id).toBeNull()
  })

  // While a stack is opening, the cards of the previous list are still visible.
  test.each([
    ['are stacked', (): string => ownTexts()[1].id],
    ['go into a stack', (): string => otherStack().id],
  ])('cards that %s while another list is loading do so in their own list', async (_, targetId) => {
    const [card] = ownTexts()
    const target = targetId()
    const drop = {
      dropTarget: { kind: 'merge' as const, targetId: target },
      draggedCards: [card],
      listedCards: listedCards(myBoard),
    }
    const count = childCountOf(FOOD_CHAINS)
    await app.store.dispatch(
      applyDrop({ ...drop, list: foodChains, isAutoLayout: false, onSortModeChange: () => () => undefined }),
    )
    expect(shownSnackbars()).toEqual([['success', expect.stringMatching(/^message\.drag\.(stack|move)$/)]])
    expect(idsOf(myBoard)).not.toContain(card.id)
    expect(childCountOf(FOOD_CHAINS)).toBe(count)
    await app.store.dispatch(undoNewest())
    expect(serverCard(card.id)?.parent_id).toBeNull()
    expect(childCountOf(FOOD_CHAINS)).toBe(count)
  })

  test.each(['own', 'duplicate'])(
    'a session that ends with a command shows only the snackbar of the login page: %s',
    async (kind) => {
      expectConsole(/^\[api\] \w+ failed:.*401/s)
      for (const { id } of [...app.session.mockServer.db.sessions.all()]) app.session.mockServer.db.sessions.remove(id)
      const card = cardAt(0)
      await app.store.dispatch(kind === 'own' ? moveCards([card], null, FOOD_CHAINS) : duplicateCards([card]))
      expect(shownSnackbars().filter(([, text]) => text !== 'error.401')).toEqual([])
    },
  )

  test('a failed duplication shows a text of the app', async () => {
    expectConsole(/^\[api\] duplicateCards failed:.*500/s)
    scenario('duplicateFails')
    await app.store.dispatch(duplicateCards([cardAt(0)]))
    expect(shownSnackbars()).toEqual([['danger', 'message.drag.failed']])
  })
})
