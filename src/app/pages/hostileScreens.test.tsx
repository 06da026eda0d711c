/**
 * Tests invalid and malicious values in every response, event and reply: the rest of each screen must still render
 * (D-0052, D-0053).
 */
import { RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { channels } from '@/api/channels'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { chatCalls } from '@/api/chat.contract'
import { ShareDialog } from '@/features/share/ShareDialog'
import { allowConsole } from '@/testing/expectConsole'
import { intercept } from '@/testing/intercept'
import { renderApp, type RenderedApp } from '@/testing/renderApp'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const AINA = 12

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

const VALUES: readonly unknown[] = [
  'constructor',
  '__proto__',
  null,
  undefined,
  7,
  true,
  {},
  [],
  [null, 7, 'x'],
  { toString: 'x', constructor: null },
  '<b>'.repeat(200),
  '</p><frameset><script>alert(1)</script>',
  nested(500),
  'words '.repeat(500),
  '\uD800',
  '../../v1/user/me',
  'url(https://example.org/a.png)',
]
/** Fields that are not replaced: ids, and fields without which the tested screens do not appear. */
const KEPT = new Set(['id', 'permissions', 'title', 'name', 'total', 'page'])

/** Replaces one field of each object. Each object gets another value. */
function createCorruption(seed: number) {
  let turn = seed
  const corrupt = (value: unknown, depth = 0): unknown => {
    if (Array.isArray(value)) return value.map((item) => corrupt(item, depth + 1))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, item]) => [key, corrupt(item, depth + 1)] as const)
    const keys = Object.keys(value).filter((key) => !KEPT.has(key))
    turn += 1
    // Keeps the envelope, because an invalid envelope fails the whole call (D-0017).
    const target = depth > 0 ? keys[turn % keys.length] : undefined
    return Object.fromEntries(entries.map(([key, item]) => [key, key === target ? VALUES[turn % VALUES.length] : item]))
  }
  return corrupt
}

/** Corrupts every later JSON response of the mock server. The chat reply contains each value as a token. */
function corruptAnswers(app: RenderedApp, corrupt: (value: unknown) => unknown) {
  intercept(app, 'every', async (_, send) => {
    const response = await send()
    if (!response.ok || response.status === 204) return response
    return Response.json(corrupt(await response.json()), { status: response.status })
  })
  intercept(app, chatCalls.askMagic, () => {
    const lines = [
      ...VALUES.map((data) => ({ event: 'token', data })),
      ...VALUES.map((chatId) => ({ event: 'metadata', data: { chatId } })),
      ...VALUES.map((event) => ({ event, data: event })),
      { event: 'end', data: { messageId: null, content: [] } },
    ]
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  })
}

function openHostileApp(path: string, seed: number) {
  allowConsole(/^\[(contract|cards|formats|sanitise|markdown|api)\]|cannot be shown|TypeError|same key|`href`/s)
  const app = renderApp({ path, as: 'cikgu_aina' })
  const corrupt = createCorruption(seed)
  corruptAnswers(app, corrupt)
  return { ...app, corrupt }
}

// Queries by label and selector, because queries by role take seconds on a board in jsdom.
/** Waits for at least `least` cards on the board. Returns the number of cards, or 0 on the error page. */
const waitForCards = async (least: number): Promise<number> => {
  const list = await screen.findByLabelText('Cards')
  await waitFor(() => expect(list.querySelectorAll('[data-card-id]').length).toBeGreaterThanOrEqual(least))
  return screen.queryByText('500') ? 0 : list.querySelectorAll('[data-card-id]').length
}

const loadCards = (app: RenderedApp) =>
  Promise.all(
    [TAPIR, FOOD_CHAINS].map((cardId) =>
      app.store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId })).unwrap(),
    ),
  )

test.each([0, 11])('the board stands, also after live events, values %d', async (seed) => {
  const app = openHostileApp('/board', seed)
  expect(await waitForCards(10)).toBeGreaterThanOrEqual(10)
  const formats = app.corrupt(await loadCards(app)) as unknown[]
  act(() => {
    for (const format of formats) {
      app.session.mockServer.emit(channels.cards, { userId: AINA }, 'format.updated', { format } as never)
    }
  })
  expect(await waitForCards(10)).toBeGreaterThanOrEqual(10)
})

test('the chat and the board beside it stand', async () => {
  const app = openHostileApp('/board', 5)
  await app.user.click(await screen.findByLabelText(/^Ask /))
  await app.user.click(await screen.findByPlaceholderText('Ask anything'))
  await app.user.paste('Why?')
  await app.user.keyboard('{Enter}')
  expect(await screen.findByText('Answer ready')).toBeInTheDocument()
  expect(await waitForCards(10)).toBeGreaterThanOrEqual(10)
})

test.each([1, 6])('the share dialog stands, values %d', async (seed) => {
  const app = openHostileApp('/login', seed)
  const cards = await loadCards(app)
  render(
    <Provider store={app.store}>
      <RouterContextProvider router={app.router}>
        <ShareDialog cards={cards} onClose={vi.fn()} />
      </RouterContextProvider>
    </Provider>,
  )
  expect(await screen.findByLabelText('Groups and people')).toBeInTheDocument()
})

test.each([
  ['a stack', `/board/stack/${FOOD_CHAINS}`, 3],
  ['a stack', `/board/stack/${FOOD_CHAINS}`, 8],
])('%s stands, %s, values %d', async (_, path, seed) => {
  openHostileApp(path, seed)
  expect(await waitForCards(2)).toBeGreaterThanOrEqual(2)
})

test.each([2, 7, 13])('a card in focus stands, values %d', async (seed) => {
  openHostileApp(`/board/focus/${TAPIR}`, seed)
  // The focus view may have closed, because a card of an invalid type cannot be opened.
  expect((await screen.findAllByText('The Malayan Tapir')).length).toBeGreaterThan(0)
  expect(screen.queryByText('500')).toBeNull()
})

// These seeds corrupt the teacher's age, year and roles, in this order.
test.each([4, 5, 6])('the account settings stand, values %d', async (seed) => {
  openHostileApp('/accountsettings', seed)
  expect(await screen.findByText('SAVE CHANGES')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('Aina Rahman')
  expect(screen.queryByText('500')).toBeNull()
})

test('a card id that leads out of its path is not found, and nothing is sent', async () => {
  allowConsole(/^\[api\] getCard failed/)
  const { store, requestLog } = renderApp({ path: '/login', as: 'cikgu_aina' })
  const sentBefore = requestLog().length
  const { error } = await store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: '..' }))
  expect(error).toMatchObject({ kind: 'http', status: 404 })
  expect(
    requestLog()
      .slice(sentBefore)
      .filter((entry) => /getCard|v1\/$/.test(entry)),
  ).toEqual([])
})
