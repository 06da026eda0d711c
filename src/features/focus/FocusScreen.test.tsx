import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { evictCards } from '@/api/cards/cardChanges'
import { cardQueriesApi, invalidateAllCards } from '@/api/cards/cardQueries'
import { patchCard } from '@/api/cards/listPatches'
import { useShortcuts } from '@/lib/shortcuts'
import { expectConsole } from '@/testing/expectConsole'
import { renderFocus } from '@/testing/renderFocus'
import { replaceTextView } from '@/testing/replaceTextView'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
/** Shared with Mei Ling and unread. */
const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'
/** Shared with Mei Ling and read. */
const ALREADY_READ = 'b79eab9e-ce76-4b02-9e8f-339bfad98c15'
/** Shared with Mei Ling and not answered. */
const QUESTION = 'bc0fb3e6-a95d-4f87-a08f-7524a98852ff'
const MEI_LINGS_OWN = 'Orang-utan Facts for My Talk'

function Question({ onAnswer }: { onAnswer: () => void }) {
  useShortcuts('editor', ({ key }) => (key === 'Enter' ? { run: onAnswer } : undefined))
  return <p>What do tapirs eat?</p>
}

const danger = (key: string) => ({ kind: 'danger', text: { key } })
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (target: Element, key: string, init?: KeyboardEventInit) => fireEvent.keyDown(target, { key, ...init })
const twoCards = [
  { id: TAPIR, type: 'text' },
  { id: 'next', type: 'text' },
] as Card[]

test('the left arrow does nothing on the first card, the right arrow opens the next one', async () => {
  const { onNavigate } = await renderFocus(TAPIR, { cards: twoCards })
  await findTitle('The Malayan Tapir')
  press(document.body, 'ArrowLeft')
  press(document.body, 'ArrowRight')
  expect(onNavigate.mock.calls).toEqual([['next']])
})

test('keyboard focus stays in the card when its button is disabled on the last card', async () => {
  const { show } = await renderFocus(TAPIR, { cards: [...twoCards].reverse() })
  await findTitle('The Malayan Tapir')
  const previous = screen.getByRole('button', { name: 'Previous card' })
  previous.focus()
  show('next')
  expect(previous).toBeDisabled()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('key repeat of Enter is ignored, key repeat of an arrow is not', async () => {
  const { onNavigate } = await renderFocus(TAPIR, { cards: twoCards })
  await findTitle('The Malayan Tapir')
  expect(press(document.body, 'Enter', { repeat: true })).toBe(false)
  expect(onNavigate).not.toHaveBeenCalled()
  press(document.body, 'ArrowRight', { repeat: true })
  expect(onNavigate.mock.calls).toEqual([['next']])
})

test('a focused button keeps Enter and Space, but not the arrows', async () => {
  const { onNavigate } = await renderFocus(TAPIR, { cards: twoCards })
  await findTitle('The Malayan Tapir')
  const close = screen.getByRole('button', { name: 'Close' })
  press(close, 'Enter')
  press(close, ' ')
  expect(onNavigate).not.toHaveBeenCalled()
  press(close, 'ArrowRight')
  expect(onNavigate.mock.calls).toEqual([['next']])
})

// B-121 to B-123.
test.each(['<input>', '<textarea></textarea>', '<div contenteditable="true"></div>'])(
  'keys in %s do not turn the card',
  async (html) => {
    const { onNavigate, onClose } = await renderFocus(TAPIR, { cards: twoCards })
    const overlay = (await findTitle('The Malayan Tapir')).closest('main')
    overlay?.insertAdjacentHTML('beforeend', html)
    const field = overlay?.lastElementChild
    for (const key of ['ArrowLeft', 'ArrowRight', ' ', 'Enter', 'Escape']) if (field) press(field, key)
    field?.remove()
    expect(onNavigate).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    press(document.body, 'ArrowRight')
    expect(onNavigate.mock.calls).toEqual([['next']])
  },
)

test('keys that a question in the open card takes do not turn the card', async () => {
  const answer = vi.fn<() => void>()
  onTestFinished(replaceTextView(() => <Question onAnswer={answer} />))
  const { onNavigate, onClose } = await renderFocus(TAPIR, { cards: twoCards })
  await screen.findByText('What do tapirs eat?')
  press(document.body, 'Enter')
  expect(answer).toHaveBeenCalledOnce()
  expect(onNavigate).not.toHaveBeenCalled()
  press(document.body, 'Escape')
  expect(onClose).toHaveBeenCalledOnce()
})

test('an own card outside a stack offers Magic, Share, Present, Undo, Redo, Suggest and Delete', async () => {
  await renderFocus(TAPIR)
  const toolbar = within(await screen.findByRole('toolbar', { name: 'This card' }))
  expect(toolbar.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
    'Magic',
    'Share',
    'Present',
    'Undo',
    'Redo',
    'Suggest',
    'Delete',
  ])
})

test('an own question of a quiz offers Magic, Present, Move to My Board and Delete', async () => {
  await renderFocus(QUESTION)
  const toolbar = within(await screen.findByRole('toolbar', { name: 'This card' }))
  expect(toolbar.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
    'Magic',
    'Present',
    'Move to My Board',
    'Delete',
  ])
})

test('a stack without a first card cannot be opened, which is only logged', async () => {
  const { store, snackbars } = await renderFocus(FOOD_CHAINS)
  expect(await screen.findByRole('button', { name: 'Open stack' })).toBeEnabled()
  expectConsole(/^\[formats\] stack 8eca0b03-\S+ holds cards but names none as its first/)
  act(() => void store.dispatch(patchCard(FOOD_CHAINS, (card) => ({ ...card, first_child_id: null }) as Card)))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open stack' })).toBeDisabled())
  expect(snackbars()).toEqual([])
})

test.each([
  ['404', 'nowhere', 'focus.notFound'],
  ['403', TAPIR, 'focus.noAccess'],
])('a card that responds with %s closes focus with one snackbar', async (status, cardId, key) => {
  expectConsole(new RegExp(`^\\[api\\] getCard failed:.*${status}`, 's'))
  const { onClose, snackbars } = await renderFocus(cardId, { as: 'mei_ling' })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(snackbars()).toEqual([danger(key)])
})

test('a card that responds with 500 closes focus with one snackbar', async () => {
  expectConsole(/^\[api\] getCard failed:.*500/s)
  const { setScenario, show, onClose, snackbars } = await renderFocus(TAPIR)
  await findTitle('The Malayan Tapir')
  setScenario('serverError')
  show(FOOD_CHAINS)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(snackbars()).toEqual([danger('error.generic')])
})

test('losing access to the open card closes focus with a snackbar', async () => {
  expectConsole(/^\[api\] getCard failed:.*403/s)
  const { store, db, onClose, snackbars } = await renderFocus(VOLCANO, { as: 'mei_ling' })
  expect(await screen.findByText('Read')).toBeVisible()
  for (const { id } of [...db.shares.where('card_id', VOLCANO)]) db.shares.remove(id)
  act(() => store.dispatch(evictCards([VOLCANO])))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(snackbars()).toEqual([danger('focus.noAccess')])
})

test('the open card stays open when a refetch fails', async () => {
  expectConsole(/^\[api\] getCard failed:.*500/s)
  const { store, setScenario, onClose, snackbars } = await renderFocus(TAPIR)
  await findTitle('The Malayan Tapir')
  const query = () => cardQueriesApi.endpoints.getCard.select({ cardId: TAPIR })(store.getState())
  const refetch = () => act(() => void store.dispatch(invalidateAllCards()))
  setScenario('serverError')
  refetch()
  await waitFor(() => expect(query().isError).toBe(true))
  setScenario('normal')
  refetch()
  await waitFor(() => expect(query().isSuccess).toBe(true))
  expect(await findTitle('The Malayan Tapir')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  expect(snackbars()).toEqual([])
})

test('a card type without the focus permission closes to My Board with the 403 text', async () => {
  const { onClose, snackbars } = await renderFocus(TAPIR, { permissions: ['board.format.quiz.focus'] })
  await waitFor(() => expect(onClose.mock.calls).toEqual([[null]]))
  expect(snackbars()).toEqual([danger('error.403')])
})

test('an unread shared card is marked as read once, in the store and on the server', async () => {
  const { db, bodiesSentTo } = await renderFocus(VOLCANO, { as: 'mei_ling' })
  await findTitle('Inside a Volcano')
  expect(await screen.findByText('Read')).toBeVisible()
  expect(await bodiesSentTo('share/change-status')).toEqual([{ format_id: VOLCANO }])
  expect(db.shares.get(`${VOLCANO} 21`)).toMatchObject({ status: 'read' })
})

// B-212.
test('an unread question that is answered is marked as read when it is opened', async () => {
  const { db, bodiesSentTo } = await renderFocus(QUESTION, {
    as: 'mei_ling',
    before: ({ session: { mockServer } }) => {
      const { answers, shares } = mockServer.db
      answers.set({
        id: `${QUESTION} 21`,
        question_id: QUESTION,
        user_id: 21,
        labels: ['A'],
        submitted_at: mockServer.now().toISOString(),
      })
      const share = shares.get(`${QUESTION} 21`)
      if (share) shares.set({ ...share, status: 'not_read' })
    },
  })
  await waitFor(() => expect(db.shares.get(`${QUESTION} 21`)).toMatchObject({ status: 'read' }))
  expect(await bodiesSentTo('share/change-status')).toEqual([{ format_id: QUESTION }])
})

test('a read card, an own card and an unanswered question are not marked as read', async () => {
  const { db, show, bodiesSentTo } = await renderFocus(ALREADY_READ, { as: 'mei_ling' })
  const ownId = [...db.cards.all()].find(({ title }) => title === MEI_LINGS_OWN)?.id ?? ''
  const titleOf = (id: string) => db.cards.get(id)?.title ?? ''
  await findTitle(titleOf(ALREADY_READ))
  show(ownId)
  await findTitle(MEI_LINGS_OWN)
  show(QUESTION)
  await findTitle(titleOf(QUESTION))
  // Requests are sent in order, so the first one in the log belongs to the unread card.
  show(VOLCANO)
  expect(await screen.findByText('Read')).toBeVisible()
  expect(await bodiesSentTo('share/change-status')).toEqual([{ format_id: VOLCANO }])
})
