/** Tests navigation by board actions, which must stay inside the stack. Runs the whole app with a small board. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { stacksCalls } from '@/api/cards/stacks.contract'
import { userApi } from '@/api/user'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls } from '@/testing/intercept'
import { keepCards } from '@/testing/keepCards'
import type { OpenAppOptions } from '@/testing/openApp'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { chatOpened } from '@/store/panelsSlice'
import type { CardRecord } from '@mocks/db/tables'
import { cardsSelected } from './selectionSlice'

beforeAll(async () => {
  // Loads lazy chunks first, so that no test waits for an import.
  await Promise.all([
    import('@/features/board/dnd/DragLayer'),
    import('@/features/board/boardMenus'),
    import('./undo/undo'),
    import('@/features/chat/panel/ChatPanel'),
  ])
})

const STACK_IDS = ['outer', 'middle', 'inner']

/** Creates three nested stacks, each with the cards A, B and C. The newest comes first: C, B, A. */
function seedStacks({ session }: RenderedApp, username: string) {
  const { db, now } = session.mockServer
  const owner = [...db.people.all()].find((person) => person.username === username)
  if (!owner) throw new Error(`The seed has no "${username}".`)
  const timeOf = (minute: number) => new Date(now().getTime() + minute * 60_000).toISOString()
  const add = (id: string, title: string, type: 'stack' | 'text', parent_id: string | null, minute: number) =>
    db.cards.set({
      ...({ id, title, type, parent_id, owner_id: owner.id } as CardRecord),
      created_at: timeOf(minute),
      updated_at: timeOf(minute),
    })
  for (const [depth, stackId] of STACK_IDS.entries()) {
    add(stackId, `Stack ${stackId}`, 'stack', STACK_IDS[depth - 1] ?? null, -depth)
    for (const [minute, title] of ['A', 'B', 'C'].entries()) add(`${stackId}-${title}`, title, 'text', stackId, minute)
  }
}

const requestedQueries = ({ session }: RenderedApp) =>
  session.mockServer.requestLog.entries().flatMap(({ call, query }) => (call === 'getCards' && query ? [query] : []))

/** Opens a path and waits until the list has loaded. */
async function openBoard(path: string, options: OpenAppOptions = {}) {
  const app = renderApp({ path, as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  keepCards(app, [])
  seedStacks(app, options.as ?? 'cikgu_aina')
  await waitFor(() => expect(document.querySelector('main[aria-busy="false"]')).not.toBeNull())
  await waitFor(() => expect(document.querySelector('ul[aria-busy]')).toBeNull())
  return {
    ...app,
    waitForUrl: (url: string) => waitFor(() => expect(app.currentUrl()).toBe(url)),
    /** Parents of all requested lists; '' is My Board. */
    requestedLists: () => requestedQueries(app).map(({ parent }) => parent),
    lastQuery: () => requestedQueries(app).at(-1),
  }
}

/** Moves the first card behind the second one by keyboard. */
async function reorderFirst(user: RenderedApp['user'], title: string) {
  await waitFor(() => expect(document.querySelector('[data-rfd-draggable-id]')).not.toBeNull())
  act(() => cardButton(title).focus())
  await user.keyboard('mm{ArrowRight}{ArrowRight} ')
}

const cardButton = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}, `) })
const cardTitles = () =>
  [...document.querySelectorAll('article')].map(
    (article) => document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent,
  )

describe.each([
  ['a stack', '/board/stack/outer', ['C', 'B', 'A', 'Stack middle']],
  ['a stack three levels deep', '/board/stack/inner', ['C', 'B', 'A']],
])('in %s', (_, path, before) => {
  // B-240, B-241, D-2108.
  test('a reorder stays there in manual order, and so does its undo', async () => {
    const { user, waitForUrl, requestLog, router } = await openBoard(path)
    expect(cardTitles()).toEqual(before)
    await reorderFirst(user, 'C')
    await waitForUrl(`${path}?sort=manual&order=asc`)
    expect(cardTitles()).toEqual(['B', 'C', ...before.slice(2)])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(cardTitles()).toEqual(before))
    expect(requestLog().filter((call) => call === 'saveManualOrder')).toHaveLength(2)
    expect(router.state.location.href).toBe(`${path}?sort=manual&order=asc`)
  })

  test.each([
    ['orderFails', '', /500/],
    ['offline', '?sort=alphabetical&order=desc', /offline/],
  ] as const)('a reorder that cannot be saved (%s) goes back to the sort before', async (scenario, search, reason) => {
    expectConsole(new RegExp(`^\\[api\\] saveManualOrder failed:.*${reason.source}`, 's'))
    const app = await openBoard(`${path}${search}`)
    const { user, waitForUrl, session, currentUrl } = app
    const titles = cardTitles()
    session.mockServer.setScenario(scenario)
    const resumeServer = holdCalls(app, 'every')
    const first = search ? (titles[0] ?? '') : 'C'
    await reorderFirst(user, first)
    await waitForUrl(`${path}?sort=manual&order=asc`)
    resumeServer()
    await waitForUrl(`${path}${search}`)
    await waitFor(() => expect(cardTitles()).toEqual(titles))
    expect(currentUrl()).toBe(`${path}${search}`)
  })

  test.each([
    ['Clear search', '?search=zzzz&sort=alphabetical'],
    ['Show all', '?search=zzzz&filter=shared&sort=alphabetical'],
  ])('%s stays there, in the same order', async (label, search) => {
    const { user, waitForUrl } = await openBoard(`${path}${search}`)
    await screen.findByRole('heading', { name: 'No cards found' })
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: label }))
    await waitForUrl(`${path}?sort=alphabetical`)
    expect(await screen.findByRole('button', { name: /^A, / })).toBeVisible()
  })

  test('choosing a sort stays there', async () => {
    const { user, currentUrl } = await openBoard(path)
    await user.click(screen.getByRole('button', { name: 'Sort and view' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Alphabetical' }))
    await waitFor(() => expect(currentUrl()).toBe(`${path}?sort=alphabetical&order=desc`))
  })

  test('only its own list is requested', async () => {
    const { requestedLists } = await openBoard(path)
    expect(requestedLists()).toEqual([path.split('/').at(-1)])
  })
})

test.each([
  ['the open stack and its selection', '/board/stack/inner', { focusedId: null, contextFormatIds: ['inner-B'] }],
  ['the open card', '/board/focus/inner-A?stack=inner', { focusedId: 'inner-A', isFocusMode: true }],
])('the chat is about %s', async (_, path, context) => {
  const { user, store, session } = await openBoard(path)
  act(() => {
    store.dispatch(cardsSelected({ ids: ['inner-B'] }))
    store.dispatch(chatOpened())
  })
  await user.click(await screen.findByLabelText('Ask Ting'))
  await user.paste('Why?')
  await user.keyboard('{Enter}')
  const request = () => session.mockServer.requestLog.entries().find(({ call }) => call === 'askMagic')?.body
  await waitFor(() => expect(request()).toMatchObject({ parentId: 'inner', ...context }))
})

test('a card that was opened from a stack requests the list of that stack alone', async () => {
  const { requestedLists } = await openBoard('/board/focus/inner-A?stack=inner')
  await screen.findByRole('main', { name: 'Open card: A' })
  expect(requestedLists()).toEqual(['inner'])
})

test('a reorder that fails after a later reorder was saved keeps the manual order', async () => {
  expectConsole(/^\[api\] saveManualOrder failed:.*500/s)
  const app = await openBoard('/board/stack/inner')
  const { user, waitForUrl, session, store, currentUrl } = app
  const release = holdCalls(app, stacksCalls.saveManualOrder)
  await reorderFirst(user, 'C')
  await waitForUrl('/board/stack/inner?sort=manual&order=asc')
  release(1)
  await reorderFirst(user, 'B')
  await waitFor(() => expect(store.getState().snackbars).toHaveLength(1))
  session.mockServer.setScenario('orderFails')
  release(0)
  await waitFor(() => expect(store.getState().snackbars).toHaveLength(2))
  expect(currentUrl()).toBe('/board/stack/inner?sort=manual&order=asc')
})

test('a reorder that fails after leaving the list changes no other address', async () => {
  expectConsole(/^\[api\] saveManualOrder failed:.*500/s)
  const app = await openBoard('/board/stack/inner')
  const { user, waitForUrl, session, store, router } = app
  session.mockServer.setScenario('orderFails')
  const release = holdCalls(app, stacksCalls.saveManualOrder)
  await reorderFirst(user, 'C')
  await waitForUrl('/board/stack/inner?sort=manual&order=asc')
  await act(() => router.navigate({ to: '/board', search: { sort: 'manual', order: 'asc' } }))
  release()
  await waitFor(() => expect(store.getState().snackbars).toHaveLength(1))
  expect(router.state.location.href).toBe('/board?sort=manual&order=asc')
})

test('a reorder rejected by the end of the session is not in the return address of the login', async () => {
  expectConsole(/^\[api\] saveManualOrder failed:.*401/s)
  const app = await openBoard('/board/stack/inner')
  const { user, waitForUrl, session, currentUrl } = app
  for (const { id } of [...session.mockServer.db.sessions.all()]) session.mockServer.db.sessions.remove(id)
  const resumeServer = holdCalls(app, 'every')
  await reorderFirst(user, 'C')
  await waitForUrl('/board/stack/inner?sort=manual&order=asc')
  resumeServer()
  await user.click(await screen.findByRole('button', { name: /Log in as Aina Rahman/ }))
  await waitFor(() => expect(currentUrl()).toMatch(/^\/board\/stack\/inner/))
  expect(currentUrl()).toBe('/board/stack/inner')
})

// B-251, B-252, D-2202, D-2203.
test.each(['manual', 'alphabetical'])('Auto Layout ignores sort=%s in the address', async (sort) => {
  const { user, store, requestedLists, lastQuery } = await openBoard(`/board/stack/outer?sort=${sort}&order=asc`, {
    as: 'cikgu_kamala',
  })
  expect(userApi.endpoints.getMe.select()(store.getState()).data?.autolayout).toBe(true)
  expect(requestedLists()).toEqual(['outer'])
  expect(lastQuery()).toMatchObject({ sort: 'updated_at', order: 'desc' })
  expect(cardTitles()).toEqual(['C', 'B', 'A', 'Stack middle'])
  await user.click(screen.getByRole('button', { name: 'Sort and view' }))
  expect(await screen.findByRole('menuitemradio', { name: 'Recently Modified' })).toBeChecked()
  expect(screen.queryByRole('menuitemradio', { name: 'Alphabetical' })).not.toBeInTheDocument()
})

// D-2449.
test.each(['/board/stack/inner', '/board/stack/inner?sort=manual&order=asc'])(
  'Escape right after a card was opened from %s counts',
  async (path) => {
    const { user, router } = await openBoard(path)
    act(() => cardButton('B').focus())
    await user.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(router.state.location.href).toBe(path)
    expect(cardButton('B')).toBeVisible()
    expect(screen.queryByRole('main', { name: /^Open card/ })).not.toBeInTheDocument()
  },
)

// B-260, B-261.
test('returning to My Board ends the manual order of a stack', async () => {
  const { user, waitForUrl, lastQuery } = await openBoard('/board/stack/outer?sort=manual&order=asc')
  await user.click(within(screen.getByRole('navigation', { name: 'Where you are' })).getByText('My Board'))
  await waitForUrl('/board')
  expect(await screen.findByRole('heading', { level: 1, name: 'My Board' })).toBeVisible()
  expect(lastQuery()).toMatchObject({ parent: '', sort: 'updated_at', order: 'desc' })
})
