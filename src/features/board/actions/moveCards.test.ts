import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Card } from '@/api/card.schema'
import { cardsOf } from '@/api/cardPages'
import { type CardListArg, loadedCardsApi } from '@/api/loadedCards'
import { formatsApi } from '@/api/formats'
import { userApi } from '@/api/user'
import { endSession } from '@/app/session'
import { answerConfirmation } from '@/state/confirmation'
import { selectDeletions, withoutDeleted } from '@/state/deletions'
import { selectSnackbars, snackbarClosed } from '@/state/snackbars'
import { expectConsole } from '@/testing/expectConsole'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { watchRequests } from '@/testing/watchRequests'
import type { ScenarioName } from '../../../../mocks/scenarios'
import { reordered } from '../drag/dropOutcome'
import { byHand, performDrop } from '../drag/performDrop'
import { selectSteps } from './history'
import {
  deleteCards,
  duplicateCards,
  mergeCards,
  moveCards,
  moveToMyBoard,
  reorderCards,
  unstackCard,
} from './moveCards'
import { saveTitle } from './saveTitle'
import { commitDeletions, undoNewest, undoStep } from './undo'

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const myBoard: CardListArg = { stackId: undefined, search: '', filter: 'all', sort: 'updated_at', order: 'desc' }
const foodChains: CardListArg = { ...myBoard, stackId: FOOD_CHAINS }
const aTerm: CardListArg = { ...myBoard, search: 'a' }

let app: OpenedApp

/** The limit only says when to give up on a busy machine. */
const PATIENT = { timeout: 10_000, interval: 10 }

const listed = (arg: CardListArg): readonly Card[] => {
  const { data } = loadedCardsApi.endpoints.getCards.select(arg)(app.store.getState())
  return withoutDeleted(cardsOf(data?.pages ?? []), selectDeletions(app.store.getState()))
}
const idsOf = (arg: CardListArg) => listed(arg).map(({ id }) => id)
const totalOf = (arg: CardListArg) =>
  loadedCardsApi.endpoints.getCards.select(arg)(app.store.getState()).data?.pages.at(-1)?.metadata.total
const cardAt = (index: number, arg = myBoard): Card => {
  const card = listed(arg)[index]
  if (!card) throw new Error(`There is no card at ${index}.`)
  return card
}
const onBoard = (id: string) => listed(myBoard).find((card) => card.id === id)
const countOf = (id: string) => {
  const card = onBoard(id)
  return card && 'childCount' in card ? card.childCount : undefined
}
/** Texts of the teacher's own, from the top of My Board. */
const ownTexts = (): [Card, Card, Card] => {
  const [first, second, third] = listed(myBoard).filter(({ type, isOwner }) => type === 'text' && isOwner)
  if (!first || !second || !third) throw new Error('The board holds too few cards.')
  return [first, second, third]
}
/** The teacher's own stack beside the one about food chains. */
const otherStack = (): Card => {
  const stack = listed(myBoard).find(({ id, type, isOwner }) => id !== FOOD_CHAINS && type === 'stack' && isOwner)
  if (!stack) throw new Error('There is no other stack.')
  return stack
}
const said = () =>
  selectSnackbars(app.store.getState()).map(({ kind, text }) => [kind, 'key' in text ? text.key : text.message])
const scenario = (name: ScenarioName) => app.session.school.setScenario(name)
const stored = (id: string) => app.session.school.db.cards.get(id)
const read = (arg: CardListArg) =>
  app.store.dispatch(loadedCardsApi.endpoints.getCards.initiate(arg, { subscribe: false, forceRefetch: true }))
/** The same, as a list that stays on screen: it is asked for again when its cards change. */
const show = (arg: CardListArg) =>
  app.store.dispatch(loadedCardsApi.endpoints.getCards.initiate(arg, { forceRefetch: true }))
/** Keeps requests to a path from the school until they are let through. */
function hold(path: string): () => void {
  const { transport } = app.session
  const send = transport.fetch
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  transport.fetch = async (request) => {
    if (request.url.includes(path)) await gate
    return send(request)
  }
  return letThrough
}
const readStack = async (): Promise<Card> => {
  const stack =
    onBoard(FOOD_CHAINS) ??
    (await app.store.dispatch(loadedCardsApi.endpoints.getCard.initiate({ cardId: FOOD_CHAINS }, { subscribe: false })))
      .data
  if (!stack) throw new Error('There is no stack.')
  return stack
}
/** Answers the question that an action is about to ask. */
async function answered<Result>(asking: Promise<Result>, isYes = true): Promise<Result> {
  await expect.poll(() => app.store.getState().confirmation, PATIENT).not.toBeNull()
  app.store.dispatch(answerConfirmation(isYes))
  return asking
}

beforeEach(async () => {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  await Promise.all([read(myBoard), read(foodChains)])
})

describe('what is done', () => {
  test('a move into a stack shows at once, counts the stack anew and says where to', async () => {
    const stack = await readStack()
    const card = cardAt(0)
    const total = totalOf(myBoard) ?? 0
    const moving = app.store.dispatch(moveCards([card], null, stack.id, stack.title))
    expect(idsOf(myBoard)).not.toContain(card.id)
    expect(idsOf(foodChains)).toContain(card.id)
    expect(totalOf(myBoard)).toBe(total - 1)
    await moving
    expect(stored(card.id)?.parent_id).toBe(stack.id)
    expect(said()).toEqual([['success', 'message.drag.move']])
  })

  test('a move to My Board says so, and undoing it puts the card back', async () => {
    const [card] = listed(foodChains)
    if (!card) throw new Error('The stack is empty.')
    await app.store.dispatch(moveCards([card], FOOD_CHAINS, null))
    expect(idsOf(foodChains)).toHaveLength(3)
    expect(said()).toEqual([['success', 'message.drag.moveToMyBoard']])
    await app.store.dispatch(undoNewest())
    expect(idsOf(foodChains)).toHaveLength(4)
    expect(stored(card.id)?.parent_id).toBe(FOOD_CHAINS)
    expect(said()).toEqual([['neutral', 'message.undo.done']])
  })

  test('cards of two stacks, as a search finds them, move to My Board, each out of its own; undone, one after the other goes back', async () => {
    const elsewhere = { ...myBoard, stackId: otherStack().id }
    await read(elsewhere)
    const [first, other] = [cardAt(0, foodChains), cardAt(0, elsewhere)]
    const sent = watchRequests(app)
    await app.store.dispatch(moveToMyBoard([first, other]))
    expect(stored(first.id)?.parent_id).toBeNull()
    expect(stored(other.id)?.parent_id).toBeNull()
    expect(await sent('v1/format/change-parent')).toMatchObject([
      { detach_id: first.parent_id, children_ids: [first.id] },
      { detach_id: other.parent_id, children_ids: [other.id] },
    ])
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(undoNewest())
    expect(stored(first.id)?.parent_id).toBe(first.parent_id)
    expect(stored(other.id)?.parent_id).toBe(other.parent_id)
  })

  // A search looks into everything below its place, so that a card goes on being found (decisions/board 3, search scope).
  test('a card that is moved stays in a list that was searched for it', async () => {
    await show(aTerm)
    const card = listed(aTerm).find(({ parent_id, isOwner, type }) => parent_id === null && isOwner && type !== 'stack')
    if (!card) throw new Error('Nothing was found.')
    const before = idsOf(aTerm)
    await app.store.dispatch(moveCards([card], null, FOOD_CHAINS))
    await expect.poll(() => idsOf(aTerm).toSorted(), PATIENT).toEqual(before.toSorted())
    expect(listed(aTerm).find(({ id }) => id === card.id)?.parent_id).toBe(FOOD_CHAINS)
  })

  test('stacking shows a card that is loading in the place of the target, then the stack', async () => {
    const [target, other] = [cardAt(3), cardAt(1)]
    const merging = app.store.dispatch(mergeCards([target, other]))
    expect(cardAt(2)).toMatchObject({ loading: true, type: 'stack' })
    expect(idsOf(myBoard)).not.toContain(target.id)
    const stack = await merging
    expect(cardAt(2)).toMatchObject({ id: stack?.id, loading: false, childCount: 2 })
    expect(said()).toEqual([['success', 'message.drag.stack']])
    await app.store.dispatch(undoNewest())
    expect(idsOf(myBoard)).toEqual(expect.arrayContaining([target.id, other.id]))
    expect(stored(stack?.id ?? '')).toBeUndefined()
  })

  test('a new order is kept under the list by hand, and undoing brings back the one before', async () => {
    const before = idsOf(myBoard)
    const after = before.toReversed()
    await app.store.dispatch(reorderCards(myBoard, byHand(myBoard), before, after))
    expect(idsOf(byHand(myBoard))).toEqual(after)
    expect(idsOf(myBoard)).toEqual(before)
    expect(said()).toEqual([['neutral', 'message.order.saved']])
    await read(byHand(myBoard))
    expect(idsOf(byHand(myBoard))).toEqual(after)
    await app.store.dispatch(undoNewest())
    expect(idsOf(byHand(myBoard))).toEqual(before)
  })

  test('unstacking asks; No leaves everything, Yes puts the cards in the place of the stack', async () => {
    const stack = await readStack()
    await read({ ...myBoard, sort: 'alphabetical', order: 'asc' })
    await answered(app.store.dispatch(unstackCard(stack)), false)
    expect(stored(stack.id)).toBeDefined()
    await answered(app.store.dispatch(unstackCard(stack)))
    expect(stored(stack.id)).toBeUndefined()
    expect(idsOf(myBoard)).not.toContain(stack.id)
    expect(said()).toEqual([['success', 'message.unstacked']])
    await app.store.dispatch(undoNewest())
    const again = listed(myBoard).find(({ title }) => title === stack.title)
    expect(again).toMatchObject({ type: 'stack', childCount: 4 })
    expect(again?.id).not.toBe(stack.id)
  })

  test('a duplicate stands before its original', async () => {
    const card = cardAt(2)
    await app.store.dispatch(duplicateCards([card]))
    expect(cardAt(2)).toMatchObject({ title: card.title, source_id: card.id })
    expect(cardAt(3).id).toBe(card.id)
    expect(said()).toEqual([['success', 'message.duplicated']])
  })

  test('a deleted card is gone at once and deleted when its notice closes', async () => {
    const card = cardAt(0)
    const sent = watchRequests(app)
    await answered(app.store.dispatch(deleteCards([card])))
    expect(idsOf(myBoard)).not.toContain(card.id)
    await app.store.dispatch(commitDeletions())
    expect(await sent('v1/format')).toEqual([])
    const [notice] = selectSnackbars(app.store.getState())
    app.store.dispatch(snackbarClosed({ id: notice?.id ?? '' }))
    await app.store.dispatch(commitDeletions())
    expect(await sent('v1/format')).toEqual([{ formats: [card.id] }])
    expect(stored(card.id)).toBeUndefined()
    expect(selectSteps(app.store.getState())).toEqual([])
  })

  test('when the page is left, deletions go out although their notice is open', async () => {
    const card = cardAt(0)
    await answered(app.store.dispatch(deleteCards([card])))
    await app.store.dispatch(commitDeletions({ isLeaving: true }))
    expect(stored(card.id)).toBeUndefined()
  })

  test('an undone deletion sends nothing and brings the card back to its place', async () => {
    const before = idsOf(myBoard)
    const sent = watchRequests(app)
    await answered(app.store.dispatch(deleteCards([cardAt(1), cardAt(2)])))
    expect(said()).toEqual([['neutral', 'message.deleted.other']])
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(commitDeletions())
    expect(idsOf(myBoard)).toEqual(before)
    expect(await sent('v1/format')).toEqual([])
  })

  test('the question before a deletion counts what a stack holds', async () => {
    const stack = await readStack()
    const deleting = app.store.dispatch(deleteCards([stack, cardAt(0)]))
    await expect
      .poll(() => app.store.getState().confirmation, PATIENT)
      .toMatchObject({ kind: 'delete', values: { count: 6 } })
    app.store.dispatch(answerConfirmation(false))
    expect(await deleting).toBe(false)
    expect(said()).toEqual([])
  })

  test('it counts what was selected beside its stack once', async () => {
    const inside = cardAt(0, foodChains)
    const deleting = app.store.dispatch(deleteCards([await readStack(), inside]))
    await expect.poll(() => app.store.getState().confirmation, PATIENT).toMatchObject({ values: { count: 5 } })
    app.store.dispatch(answerConfirmation(false))
    await deleting
  })

  test('an undo that comes before the answer waits for it', async () => {
    const [card, stack] = [cardAt(0), await readStack()]
    const moving = app.store.dispatch(moveCards([card], null, stack.id))
    await app.store.dispatch(undoNewest())
    await moving
    expect(idsOf(myBoard)).toContain(card.id)
    expect(stored(card.id)?.parent_id).toBeNull()
    expect(selectSteps(app.store.getState())).toEqual([])
  })

  test('an undo that waits for a step which fails leaves the one before alone', async () => {
    const [first, second, stack] = [cardAt(0), cardAt(1), await readStack()]
    await app.store.dispatch(moveCards([first], null, stack.id))
    scenario('moveFails')
    expectConsole(/changeParent failed/)
    const moving = app.store.dispatch(moveCards([second], null, stack.id))
    await app.store.dispatch(undoNewest())
    await moving
    expect(stored(first.id)?.parent_id).toBe(stack.id)
    expect(selectSteps(app.store.getState())).toHaveLength(1)
  })

  test('two undos that come before the answer are both done, one after the other', async () => {
    const [first, second] = ownTexts()
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    const moving = app.store.dispatch(moveCards([second], null, FOOD_CHAINS))
    await Promise.all([moving, app.store.dispatch(undoNewest()), app.store.dispatch(undoNewest())])
    for (const { id } of [first, second]) expect(stored(id)?.parent_id).toBeNull()
    expect(selectSteps(app.store.getState())).toEqual([])
  })

  test('an undo waits for the one before, which may give a stack another id', async () => {
    const [a, b] = ownTexts()
    const stack = await app.store.dispatch(mergeCards([a, b]))
    if (!stack) throw new Error('No stack was made.')
    await answered(app.store.dispatch(unstackCard(stack)))
    await Promise.all([app.store.dispatch(undoNewest()), app.store.dispatch(undoNewest())])
    expect(said()).toEqual([['neutral', 'message.undo.done']])
    expect(listed(myBoard).find(({ title }) => title === stack.title)).toBeUndefined()
  })

  test('steps are undone from the newest to the oldest, each once', async () => {
    const before = idsOf(myBoard)
    const [first, second] = [cardAt(0), cardAt(1)]
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    await app.store.dispatch(moveCards([second], null, FOOD_CHAINS))
    const [oldest] = selectSteps(app.store.getState())
    await app.store.dispatch(undoNewest())
    expect(idsOf(myBoard)).toContain(second.id)
    expect(idsOf(myBoard)).not.toContain(first.id)
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(undoStep(oldest?.id ?? ''))
    expect(idsOf(myBoard)).toEqual(before)
  })

  test('after an undone unstack the steps before it are about the stack that was made anew', async () => {
    const [moved, a, b] = ownTexts()
    const before = idsOf(myBoard)
    const stack = await app.store.dispatch(mergeCards([a, b]))
    if (!stack) throw new Error('No stack was made.')
    await app.store.dispatch(moveCards([moved], null, stack.id))
    await answered(app.store.dispatch(unstackCard({ ...stack, parent_id: null })))
    for (let undone = 0; undone < 3; undone += 1) {
      await app.store.dispatch(undoNewest())
      expect(said()).toEqual([['neutral', 'message.undo.done']])
      const shown = listed(myBoard).find(({ title }) => title === stack.title)
      if (shown)
        expect(shown).toMatchObject({ childCount: app.session.school.db.cards.where('parent_id', shown.id).length })
    }
    expect(idsOf(myBoard).toSorted()).toEqual(before.toSorted())
    for (const { id } of [moved, a, b]) expect(stored(id)?.parent_id).toBeNull()
  })

  test('an order inside a stack is taken back in the stack that was made anew', async () => {
    const [a, b] = ownTexts()
    const stack = await app.store.dispatch(mergeCards([a, b]))
    if (!stack) throw new Error('No stack was made.')
    const inside = { ...myBoard, stackId: stack.id }
    await read(inside)
    await app.store.dispatch(reorderCards(inside, byHand(inside), [a.id, b.id], [b.id, a.id]))
    await answered(app.store.dispatch(unstackCard(stack)))
    await app.store.dispatch(undoNewest())
    await app.store.dispatch(undoNewest())
    expect(said()).toEqual([['neutral', 'message.undo.done']])
  })

  test('cards that come into a shared stack get its recipients', async () => {
    const shares = () => app.session.school.db.shares.where('card_id', cardId).length
    const cardId = cardAt(0).id
    const stack = await readStack()
    expect(stack.share_status).toBe('shared')
    await app.store.dispatch(moveCards([cardAt(0)], null, stack.id))
    expect(shares()).toBeGreaterThan(0)
  })
})

describe('steps are undone in the order in which they were made, however late the server answers', () => {
  test('the late answer of an older step does not close the notice of a deletion, nor send it', async () => {
    const [moved, deleted] = ownTexts()
    const letThrough = hold('change-parent')
    const sent = watchRequests(app)
    const moving = app.store.dispatch(moveCards([moved], null, FOOD_CHAINS))
    await answered(app.store.dispatch(deleteCards([deleted])))
    letThrough()
    await moving
    await app.store.dispatch(commitDeletions())
    expect(await sent('v1/format')).toEqual([])
    expect(said()).toEqual([
      ['neutral', 'message.deleted.one'],
      ['success', 'message.drag.move'],
    ])
  })

  test('an undo after a deletion brings the deleted card back, though an older step is on its way', async () => {
    const [moved, deleted] = ownTexts()
    const letThrough = hold('change-parent')
    const moving = app.store.dispatch(moveCards([moved], null, FOOD_CHAINS))
    await answered(app.store.dispatch(deleteCards([deleted])))
    await app.store.dispatch(undoNewest())
    expect(idsOf(myBoard)).toContain(deleted.id)
    letThrough()
    await moving
    expect(stored(moved.id)?.parent_id).toBe(FOOD_CHAINS)
  })
})

test('a step that the end of the session cuts off says nothing on the login page', async () => {
  const letThrough = hold('change-parent')
  const moving = app.store.dispatch(moveCards([cardAt(0)], null, FOOD_CHAINS))
  await app.store.dispatch(endSession('loggedOutElsewhere', () => undefined))
  letThrough()
  await moving
  expect(said()).toEqual([])
})

test('a deletion outlives the page that is closed before its answer', async () => {
  const { transport } = app.session
  const send = transport.fetch
  const kept: boolean[] = []
  transport.fetch = (request) => {
    if (request.method === 'DELETE') kept.push(request.keepalive)
    return send(request)
  }
  await answered(app.store.dispatch(deleteCards([cardAt(0)])))
  for (const { id } of selectSnackbars(app.store.getState())) app.store.dispatch(snackbarClosed({ id }))
  await app.store.dispatch(commitDeletions())
  expect(kept).toEqual([true])
})

describe('what is gone is left out', () => {
  const closeNotices = () => {
    for (const { id } of selectSnackbars(app.store.getState())) app.store.dispatch(snackbarClosed({ id }))
  }
  const deleted = async (cards: Card[]) => {
    await answered(app.store.dispatch(deleteCards(cards)))
    closeNotices()
    await app.store.dispatch(commitDeletions())
  }

  test.each(['has been', 'is being'])('an order is taken back although one of its cards %s deleted', async (when) => {
    const [, , card] = ownTexts()
    const before = idsOf(myBoard)
    await app.store.dispatch(reorderCards(myBoard, byHand(myBoard), before, before.toReversed()))
    await answered(app.store.dispatch(deleteCards([card])))
    closeNotices()
    const deleting = app.store.dispatch(commitDeletions())
    if (when === 'has been') await deleting
    await app.store.dispatch(undoNewest())
    await deleting
    expect(said()).toEqual([['neutral', 'message.undo.done']])
    expect(idsOf(byHand(myBoard))).toEqual(before.filter((id) => id !== card.id))
    await read(byHand(myBoard))
    expect(idsOf(byHand(myBoard)).slice(0, before.length - 1)).toEqual(before.filter((id) => id !== card.id))
  })

  test('a stack is put together again without the card in it that was deleted before', async () => {
    const stack = await readStack()
    const card = cardAt(0, foodChains)
    await answered(app.store.dispatch(deleteCards([card])))
    await answered(app.store.dispatch(unstackCard(stack)))
    await app.store.dispatch(commitDeletions())
    await app.store.dispatch(undoNewest())
    expect(said()).toEqual([['neutral', 'message.undo.done']])
    expect(listed(myBoard).find(({ title }) => title === stack.title)).toMatchObject({ childCount: 3 })
    expect(stored(card.id)).toBeUndefined()
  })

  test('a step whose only card was deleted is passed over', async () => {
    const [first, second] = ownTexts()
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    await app.store.dispatch(moveCards([second], null, FOOD_CHAINS))
    await deleted([{ ...second, parent_id: FOOD_CHAINS }])
    await app.store.dispatch(undoNewest())
    expect(said()).toEqual([['neutral', 'message.undo.done']])
    expect(stored(first.id)?.parent_id).toBeNull()
  })

  test('a step into a stack that was deleted is passed over', async () => {
    const [first, second] = ownTexts()
    const stack = otherStack()
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    await app.store.dispatch(moveCards([second], null, stack.id))
    await deleted([stack])
    await app.store.dispatch(undoNewest())
    expect(said()).toEqual([['neutral', 'message.undo.done']])
    expect(stored(first.id)?.parent_id).toBeNull()
  })

  test('an undo that waits for a step which fails leaves the one before alone, also when a deletion is answered meanwhile', async () => {
    const [first, second, third] = ownTexts()
    await app.store.dispatch(moveCards([first], null, FOOD_CHAINS))
    await answered(app.store.dispatch(deleteCards([third])))
    scenario('moveFails')
    expectConsole(/changeParent failed/)
    app.session.school.latency = 100
    const sent = watchRequests(app)
    const moving = app.store.dispatch(moveCards([second], null, FOOD_CHAINS))
    const undoing = app.store.dispatch(undoNewest())
    await expect.poll(() => sent('v1/format/change-parent'), PATIENT).toHaveLength(1)
    app.session.school.latency = 0
    closeNotices()
    await app.store.dispatch(commitDeletions())
    await Promise.all([moving, undoing])
    expect(stored(first.id)?.parent_id).toBe(FOOD_CHAINS)
    expect(selectSteps(app.store.getState())).toHaveLength(1)
  })

  test('a card that has vanished elsewhere does not keep others from being deleted, and does not come back', async () => {
    expectConsole(/^\[api\] removeCards failed:.*404/s)
    const cards = ownTexts()
    const [, vanished] = cards
    await answered(app.store.dispatch(deleteCards(cards)))
    app.session.school.db.cards.remove(vanished.id)
    closeNotices()
    const committing = app.store.dispatch(commitDeletions())
    for (const { id } of cards) expect(idsOf(myBoard)).not.toContain(id)
    // A second look, as at every notice that closes, sends nothing again.
    await Promise.all([committing, app.store.dispatch(commitDeletions())])
    for (const { id } of cards) {
      expect(stored(id)).toBeUndefined()
      expect(idsOf(myBoard)).not.toContain(id)
    }
    expect(selectDeletions(app.store.getState())).toEqual([])
    // All that was asked for has come about.
    expect(said()).toEqual([])
    const total = totalOf(myBoard)
    await read(myBoard)
    expect(totalOf(myBoard)).toBe(total)
  })
})

test('a stack that cannot be read is not unstacked, and the message says why', async () => {
  expectConsole(/^\[api\] getCard failed:.*500/s)
  const stack = await readStack()
  const asking = app.store.dispatch(unstackCard(stack))
  scenario('serverError')
  await answered(asking)
  scenario('normal')
  expect(said()).toEqual([['danger', 'Server Error']])
  expect(stored(stack.id)).toBeDefined()
  expect(idsOf(myBoard)).toContain(stack.id)
  expect(selectSteps(app.store.getState())).toEqual([])
})

/** Every list that is loaded: its cards in order, and the number it tells. */
const everything = () => [
  idsOf(myBoard),
  idsOf(foodChains),
  totalOf(myBoard),
  totalOf(foodChains),
  countOf(FOOD_CHAINS),
]

describe('what fails leaves each card where it was, once, and says why', () => {
  test.each<[string, ScenarioName, () => Promise<unknown>, [string, string], RegExp]>([
    [
      'a move in',
      'moveFails',
      () => app.store.dispatch(moveCards([cardAt(0)], null, FOOD_CHAINS)),
      ['danger', 'Server Error'],
      /changeParent/,
    ],
    [
      'a move out',
      'moveFails',
      () => app.store.dispatch(moveCards([cardAt(0, foodChains)], FOOD_CHAINS, null)),
      ['danger', 'Server Error'],
      /changeParent/,
    ],
    [
      'a move of several',
      'moveFails',
      () => app.store.dispatch(moveCards([cardAt(1), cardAt(4), cardAt(5)], null, FOOD_CHAINS)),
      ['danger', 'Server Error'],
      /changeParent/,
    ],
    [
      'a move that the server forbids',
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
      'stacking the last with the first',
      'mergeFails',
      () => app.store.dispatch(mergeCards([cardAt(19), cardAt(0)])),
      ['danger', 'error.stack.generate'],
      /generateStack/,
    ],
    [
      'a new order',
      'orderFails',
      () => app.store.dispatch(reorderCards(byHand(myBoard), byHand(myBoard), [], idsOf(byHand(myBoard)).toReversed())),
      ['danger', 'message.order.error'],
      /saveManualOrder/,
    ],
    [
      'unstacking',
      'unstackFails',
      async () => answered(app.store.dispatch(unstackCard(await readStack()))),
      ['danger', 'Server Error'],
      /detachFormats/,
    ],
    [
      'duplicating',
      'duplicateFails',
      () => app.store.dispatch(duplicateCards([cardAt(0)])),
      ['danger', 'Server Error'],
      /duplicateCards/,
    ],
  ])('%s', async (_, name, doIt, message, call) => {
    expectConsole(new RegExp(`^\\[api\\] ${call.source} failed`))
    await read(byHand(myBoard))
    const before = [...everything(), idsOf(byHand(myBoard))]
    scenario(name)
    await doIt()
    expect([...everything(), idsOf(byHand(myBoard))]).toEqual(before)
    expect(said()).toEqual([message])
    expect(selectSteps(app.store.getState())).toEqual([])
  })

  test('a deletion', async () => {
    expectConsole(/^\[api\] removeCards failed/)
    const before = everything()
    await answered(app.store.dispatch(deleteCards([cardAt(0), cardAt(7)])))
    scenario('removeFails')
    await app.store.dispatch(commitDeletions({ isLeaving: true }))
    expect(everything()).toEqual(before)
    expect(said()).toContainEqual(['danger', 'Server Error'])
  })

  test('an undo', async () => {
    expectConsole(/^\[api\] changeParent failed/)
    await app.store.dispatch(moveCards([cardAt(0)], null, FOOD_CHAINS))
    const before = everything()
    scenario('moveFails')
    await app.store.dispatch(undoNewest())
    expect(everything()).toEqual(before)
    expect(said()).toEqual([['danger', 'Server Error']])
  })

  // board 8: 'field errors joined by spaces'.
  test('a title: it goes back, and all texts of the fields are told', async () => {
    expectConsole(/^\[api\] updateCard failed/)
    const card = cardAt(0)
    scenario('saveInvalid')
    const saving = app.store.dispatch(saveTitle(card, 'Another title'))
    expect(cardAt(0).title).toBe('Another title')
    await saving
    expect(cardAt(0).title).toBe(card.title)
    expect(said()).toEqual([['danger', 'The title is too long. The text holds a word that is not allowed.']])
  })

  test('a title without a word of the server', async () => {
    expectConsole(/^\[api\] updateCard failed/)
    scenario('saveFails')
    await app.store.dispatch(saveTitle(cardAt(0), 'Another title'))
    expect(said()).toEqual([['danger', 'message.save.failed']])
  })
})

describe('what the screen shows afterwards is what the server has', () => {
  test('a card that comes out of a shared stack loses its chip, and gets it back when that is undone', async () => {
    const [card] = listed(foodChains)
    if (!card) throw new Error('The stack is empty.')
    expect(card.share_status).toBe('shared')
    await app.store.dispatch(moveCards([card], FOOD_CHAINS, null))
    expect(onBoard(card.id)?.share_status).toBe('default')
    const sent = watchRequests(app)
    await app.store.dispatch(undoNewest())
    expect(await sent('share/stacked-format')).toHaveLength(1)
    expect(listed(foodChains).find(({ id }) => id === card.id)?.share_status).toBe('shared')
  })

  test('an undo keeps what was done to the cards meanwhile', async () => {
    const card = cardAt(0)
    await app.store.dispatch(moveCards([card], null, FOOD_CHAINS))
    await app.store.dispatch(saveTitle(card, 'The Sun Bear'))
    await app.store.dispatch(undoNewest())
    expect(onBoard(card.id)?.title).toBe('The Sun Bear')
  })

  test('a move that fails brings the card back as it is by now', async () => {
    expectConsole(/^\[api\] changeParent failed/)
    const card = cardAt(0)
    scenario('moveFails')
    const letThrough = hold('change-parent')
    const moving = app.store.dispatch(moveCards([card], null, FOOD_CHAINS))
    await app.store.dispatch(saveTitle(card, 'The Sun Bear'))
    letThrough()
    await moving
    expect(onBoard(card.id)).toMatchObject({ title: 'The Sun Bear', parent_id: null })
  })

  test('a card that a search in a stack found leaves the results when it moves to My Board', async () => {
    const found: CardListArg = { ...foodChains, search: 'a' }
    await show(found)
    const before = idsOf(found)
    const card = cardAt(0, found)
    await app.store.dispatch(moveCards([card], FOOD_CHAINS, null))
    expect(idsOf(found)).not.toContain(card.id)
    await app.store.dispatch(undoNewest())
    await expect.poll(() => idsOf(found).toSorted(), PATIENT).toEqual(before.toSorted())
  })

  test('a stack inside of a deleted one takes what it holds out of what was found', async () => {
    const { db } = app.session.school
    const inner = db.cards.get(otherStack().id)
    if (!inner) throw new Error('There is no other stack.')
    db.cards.set({ ...inner, parent_id: FOOD_CHAINS })
    const deep = [...db.cards.all()].find(({ parent_id }) => parent_id === inner.id)
    const found: CardListArg = { ...myBoard, search: deep?.title ?? '' }
    await show(found)
    expect(idsOf(found)).toContain(deep?.id)
    await app.store.dispatch(formatsApi.endpoints.removeCards.initiate({ cardIds: [FOOD_CHAINS] }))
    await expect.poll(() => idsOf(found), PATIENT).not.toContain(deep?.id)
  })

  test('what lies in a stack that comes into a shared one shows that it is shared', async () => {
    const stack = otherStack()
    const inside: CardListArg = { ...myBoard, stackId: stack.id }
    const statuses = () => new Set(listed(inside).map(({ share_status }) => share_status))
    await show(inside)
    expect(statuses()).toContain('default')
    await app.store.dispatch(moveCards([stack], null, FOOD_CHAINS))
    await expect.poll(statuses, PATIENT).toEqual(new Set(['shared']))
  })

  test('undoing a stack leaves alone what was moved elsewhere in another window', async () => {
    const [first, second] = ownTexts()
    const elsewhere = { ...myBoard, stackId: otherStack().id }
    await app.store.dispatch(mergeCards([first, second]))
    const moved = stored(first.id)
    if (!moved) throw new Error('The card is gone.')
    app.session.school.db.cards.set({ ...moved, parent_id: elsewhere.stackId })
    await read(elsewhere)
    await app.store.dispatch(undoNewest())
    expect(idsOf(elsewhere)).toContain(first.id)
  })

  test('the stack counts what is deleted, copied, stacked and let out in it', async () => {
    const counts: (number | undefined)[] = [countOf(FOOD_CHAINS)]
    const own = () => listed(foodChains).filter(({ isOwner }) => isOwner)
    await answered(app.store.dispatch(deleteCards(own().slice(0, 1))))
    await app.store.dispatch(commitDeletions({ isLeaving: true }))
    counts.push(countOf(FOOD_CHAINS))
    await app.store.dispatch(duplicateCards(own().slice(0, 1)))
    counts.push(countOf(FOOD_CHAINS))
    const stack = await app.store.dispatch(mergeCards(own().slice(0, 2)))
    counts.push(countOf(FOOD_CHAINS))
    if (!stack) throw new Error('No stack was made.')
    await answered(app.store.dispatch(unstackCard(stack)))
    counts.push(countOf(FOOD_CHAINS))
    expect(counts).toEqual([4, 3, 4, 3, 4])
    await read(myBoard)
    expect(countOf(FOOD_CHAINS)).toBe(4)
  })

  test('a list that is narrowed to some types is reordered with all that it hides', async () => {
    const all = idsOf(myBoard)
    const shown = listed(myBoard).filter((_, index) => index % 3 === 0)
    const [first, second, third] = shown
    if (!first || !second || !third) throw new Error('The board holds too few cards.')
    const drop = { outcome: { kind: 'reorder' as const, index: 2 }, cards: [first], listed: shown, list: myBoard }
    await app.store.dispatch(performDrop({ ...drop, isAutoLayout: false, onManual: () => undefined }))
    const after = all.filter((id) => id !== first.id)
    after.splice(after.indexOf(third.id), 0, first.id)
    expect(idsOf(byHand(myBoard))).toEqual(after)
  })

  test('a list that has been asked for but is not there yet cannot be put into order', async () => {
    const sent = watchRequests(app)
    const drop = { outcome: { kind: 'reorder' as const, index: 2 }, cards: [cardAt(0)], listed: listed(myBoard) }
    const list = { ...myBoard, sort: 'created_at' as const }
    await app.store.dispatch(performDrop({ ...drop, list, isAutoLayout: false, onManual: () => undefined }))
    expect(await sent('v1/format/save-manual-order')).toEqual([])
  })

  test('an order laid while a stack is being made is saved, without what is not there yet', async () => {
    const [a, b, card] = ownTexts()
    await read(byHand(myBoard))
    const merging = app.store.dispatch(mergeCards([a, b]))
    const sent = watchRequests(app)
    const drop = { outcome: { kind: 'reorder' as const, index: 9 }, cards: [card], listed: listed(myBoard) }
    const after = reordered(idsOf(myBoard), new Set([card.id]), 9)
    const dropping = performDrop({ ...drop, list: myBoard, isAutoLayout: false, onManual: () => undefined })
    await app.store.dispatch(dropping)
    const stack = await merging
    expect(said()).toEqual(expect.arrayContaining([['neutral', 'message.order.saved']]))
    const saved = after.filter((id) => !id.startsWith('temp_'))
    expect(saved).toHaveLength(after.length - 1)
    expect(await sent('v1/format/save-manual-order')).toEqual([{ children_ids: saved, parent_id: null }])
    expect(idsOf(byHand(myBoard))).toEqual(after.map((id) => (id.startsWith('temp_') ? stack?.id : id)))
  })

  test('a card of somebody else goes back to them when the stack around it is dissolved, and stays there', async () => {
    const { cards } = app.session.school.db
    const own = cards.get(cardAt(0, foodChains).id)
    if (!own) throw new Error('The stack is empty.')
    cards.set({ ...own, id: 'guest', owner_id: 13 })
    const stack = await readStack()
    await answered(app.store.dispatch(unstackCard(stack)))
    expect(idsOf(myBoard)).not.toContain('guest')
    const total = totalOf(myBoard)
    await read(myBoard)
    expect(idsOf(myBoard)).not.toContain('guest')
    expect(totalOf(myBoard)).toBe(total)
    await app.store.dispatch(undoNewest())
    expect(said()).toEqual([['neutral', 'message.undo.done']])
    expect(listed(myBoard).find(({ title }) => title === stack.title)).toMatchObject({ childCount: 4 })
    expect(stored('guest')?.parent_id).toBeNull()
  })

  // While a stack is being opened, the cards of the list before are still on screen.
  test.each([
    ['are stacked', (): string => ownTexts()[1].id],
    ['go into a stack', (): string => otherStack().id],
  ])('cards that %s while another list is on its way do so where they lie', async (_, targetId) => {
    const [card] = ownTexts()
    const target = targetId()
    const drop = { outcome: { kind: 'merge' as const, targetId: target }, cards: [card], listed: listed(myBoard) }
    const count = countOf(FOOD_CHAINS)
    await app.store.dispatch(performDrop({ ...drop, list: foodChains, isAutoLayout: false, onManual: () => undefined }))
    expect(said()).toEqual([['success', expect.stringMatching(/^message\.drag\.(stack|move)$/)]])
    expect(idsOf(myBoard)).not.toContain(card.id)
    expect(countOf(FOOD_CHAINS)).toBe(count)
    await app.store.dispatch(undoNewest())
    expect(stored(card.id)?.parent_id).toBeNull()
    expect(countOf(FOOD_CHAINS)).toBe(count)
  })

  test.each(['own', 'duplicate'])(
    'a session that ends with a step is told by the login page alone: %s',
    async (what) => {
      expectConsole(/^\[api\] \w+ failed:.*401/s)
      for (const { id } of [...app.session.school.db.sessions.all()]) app.session.school.db.sessions.remove(id)
      const card = cardAt(0)
      await app.store.dispatch(what === 'own' ? moveCards([card], null, FOOD_CHAINS) : duplicateCards([card]))
      expect(said().filter(([, text]) => text !== 'error.401')).toEqual([])
    },
  )

  test('a copy that cannot be made says so', async () => {
    expectConsole(/^\[api\] duplicateCards failed:.*500/s)
    scenario('duplicateFails')
    await app.store.dispatch(duplicateCards([cardAt(0)]))
    expect(said()).toEqual([['danger', 'Server Error']])
  })
})
