/** Tests content that is streamed into the open card (B-515 to B-526, D-0083). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { channels, type EventsOf } from '@/api/channels'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { removeInaccessibleCards } from '@/store/inaccessibleCards'
import { renderApp } from '@/testing/renderApp'
import { commonView } from '@mocks/domain/cards/cards'
import { saveCard } from '@mocks/domain/cards/cardMutations'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const AINA = 12

beforeAll(async () => {
  await Promise.all([
    import('@/cardTypes/richText/RichTextFocus'),
    import('@/cardTypes/richText/CardTextEditor'),
    import('@/features/focus/ExitStreamingQuestion'),
  ])
})

type Events = EventsOf<typeof channels.cardFocus>

async function openStreamed() {
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await app.user.click(await screen.findByLabelText('Open The Malayan Tapir'))
  await screen.findByRole('textbox', { name: 'Text of "The Malayan Tapir"' })
  await waitFor(() => expect(selectIsRealtimeReady(app.store.getState())).toBe(true))
  const { mockServer } = app.session
  const emit = <Name extends keyof Events>(name: Name, payload: Omit<Events[Name], 'format_id'>) =>
    mockServer.emit(channels.cardFocus, { formatId: TAPIR }, name, { format_id: TAPIR, ...payload } as Events[Name])
  const start = () => emit('stream.start', { type: 'text' })
  const tokens = (all: readonly string[], from = 0) => {
    for (const [index, token] of all.entries()) emit('token', { index: from + index, token })
  }
  const stored = () => mockServer.db.cards.get(TAPIR)
  const change = (fields: { title?: string; body?: string }) => {
    const person = mockServer.db.people.get(AINA)
    if (person) saveCard(mockServer, person, { id: TAPIR, change: fields, isFull: false })
  }
  const finish = () => {
    const card = stored()
    if (card) emit('data.received', { type: 'finished', data: commonView(mockServer, card) })
  }
  // Starts repeatedly, because events before the subscription are lost.
  await waitFor(() => {
    start()
    expect(screen.getByText('Content is being generated…')).toBeVisible()
  })
  return { ...app, start, tokens, finish, change, stored }
}

const openCard = () => within(screen.getByRole('main', { name: /^Open card/ }))
const editor = () => screen.queryByRole('textbox', { name: /^Text of/ })
const question = () => screen.findByRole('alertdialog', { name: 'Leave now?' })

test('the card is emptied and read-only, fills word by word, and is the finished card afterwards', async () => {
  const { tokens, change, finish } = await openStreamed()
  expect(editor()).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Card title' })).toBeNull()
  tokens(['#', 'Tapirs', ' again', '##', 'Year 5', '<p>They ', 'swim <str', 'ong>well</strong> &am'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Tapirs again' })).toBeVisible()
  expect(openCard().getByText('Year 5')).toBeVisible()
  const body = await screen.findByText(/They swim/)
  expect(body).toHaveTextContent(/^They swim well$/)
  change({ title: 'Tapirs again', body: '<p>They swim <strong>well</strong> &amp; far.</p>' })
  finish()
  await waitFor(() => expect(editor()).toHaveTextContent('They swim well & far.'))
  expect(screen.queryByText('Content is being generated…')).toBeNull()
})

describe('leaving the card while its content streams', () => {
  test.each<[string, (app: Awaited<ReturnType<typeof openStreamed>>) => unknown]>([
    ['Close', ({ user }) => user.click(openCard().getByRole('button', { name: 'Close' }))],
    ['the next card', ({ user }) => user.click(openCard().getByRole('button', { name: 'Next card' }))],
  ])('%s asks first: Cancel stays, Yes leaves; the card reopens with the text so far', async (_, leave) => {
    const app = await openStreamed()
    app.tokens(['<p>One'])
    await leave(app)
    await app.user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('One')).toBeVisible()
    await leave(app)
    await app.user.click(within(await question()).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('main', { name: 'Open card: The Malayan Tapir' })).toBeNull())
    app.tokens([' two'], 1)
    await act(() => app.router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId: TAPIR } }))
    expect(await screen.findByText('One two')).toBeVisible()
    app.finish()
    await waitFor(() => expect(editor()).toBeInTheDocument())
  })

  test('a card that was deleted or unshared closes without a question, with a snackbar', async () => {
    const { store } = await openStreamed()
    act(() => void store.dispatch(removeInaccessibleCards([TAPIR])))
    await waitFor(() => expect(screen.queryByRole('main', { name: /^Open card/ })).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('You no longer have access to this card.')).toBeVisible()
  })
})

test('an event after the end changes nothing but starts no stream', async () => {
  const { tokens, finish } = await openStreamed()
  tokens(['<p>One</p>'])
  finish()
  await waitFor(() => expect(editor()).toBeInTheDocument())
  finish()
  expect(editor()).toBeInTheDocument()
  fireEvent.keyDown(screen.getByRole('main', { name: /^Open card/ }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('main', { name: /^Open card/ })).toBeNull())
})
