/** Tests the route of the open card: where closing leads, and which part of the board is behind the card. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { evictCards } from '@/api/cards/cardChanges'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { cardsCalls } from '@/api/cards/cards.contract'
import { expectConsole } from '@/testing/expectConsole'
import { intercept } from '@/testing/intercept'
import { keepCards } from '@/testing/keepCards'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { chatOpened } from '@/store/panelsSlice'
import { snackbarClosed } from '@/store/snackbarsSlice'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
/** The first card of the stack when sorted manually. */
const WHO_MAKES = '3e30f5e5-17ed-404f-94e6-e36566cca048'
const WHO_MAKES_TITLE = 'Who Makes, Who Eats, Who Cleans Up'
const stackUrl = `/board/stack/${FOOD_CHAINS}`

const SMALL_BOARD = ['The Malayan Tapir', 'Batik: Wax, Dye, Repeat', 'Inside a Volcano', 'Food Chains & Food Webs']

const findOpenCard = (title: string) => screen.findByRole('main', { name: `Open card: ${title}` })
const findSnackbar = (text: string) => within(screen.getByRole('region', { name: 'Notices' })).findByText(text)
const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))

type AppOptions = Parameters<typeof renderApp>[0]

function openApp(path: string, options: AppOptions = {}) {
  const app = renderApp({ path, as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  keepCards(app, SMALL_BOARD)
  return {
    ...app,
    openCard: async (title: string) => {
      await app.user.click(await screen.findByLabelText(`Open ${title}`))
      return findOpenCard(title)
    },
    choose: async (label: string) => app.user.click(await screen.findByLabelText(label)),
    answer: async (name: 'Yes' | 'Cancel') => {
      const dialog = await screen.findByRole('alertdialog')
      await app.user.click(within(dialog).getByText(name))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    },
    waitForUrl: (url: string) => waitFor(() => expect(app.currentUrl()).toBe(url)),
    serverCard: (id: string) => app.session.mockServer.db.cards.get(id),
  }
}

const focusUrl = (cardId: string, search = '') => `/board/focus/${cardId}${search}`

/** Returns the ids of the loaded cards of the list behind the open card. */
const cardIdsOfList = ({ store }: RenderedApp): string[] => {
  const [arg] = cardQueriesApi.util.selectCachedArgsForQuery(store.getState(), 'getCards')
  const pages = arg && cardQueriesApi.endpoints.getCards.select(arg)(store.getState()).data?.pages
  return pages?.flatMap(({ data }) => data.map(({ id }) => id)) ?? []
}

test('the last loaded card has no next card, and the arrows load no further page', async () => {
  const app = renderApp({ path: focusUrl(TAPIR), as: 'cikgu_aina', isWithoutRealtime: true })
  await screen.findByLabelText('Next card')
  const [beforeLast = '', last = ''] = cardIdsOfList(app).slice(-2)
  await act(() => app.router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId: last } }))
  await waitFor(() => expect(screen.getByLabelText('Next card')).toBeDisabled())
  press('ArrowRight')
  press('ArrowLeft')
  await waitFor(() => expect(app.currentUrl()).toBe(focusUrl(beforeLast)))
  expect(app.requestLog().filter((call) => call === 'getCards')).toHaveLength(1)
})

test('an open chat disables the shortcuts except Escape', async () => {
  const app = openApp(focusUrl(TAPIR))
  await screen.findByLabelText('Next card')
  act(() => void app.store.dispatch(chatOpened()))
  const overlay = await findOpenCard('The Malayan Tapir')
  // An effect of the chat moves keyboard focus there.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ask Ting' })).toHaveFocus())
  act(() => overlay.focus())
  const visitedUrls: string[] = []
  app.router.history.subscribe(({ location }) => visitedUrls.push(location.href))
  press('ArrowRight')
  press(' ')
  press('Enter')
  press('Escape')
  await app.waitForUrl('/board')
  expect(visitedUrls).toEqual(['/board'])
})

test('opening a card focuses the overlay, Close restores focus to the card on the board', async () => {
  const app = openApp('/board')
  const opener = await screen.findByLabelText('Open The Malayan Tapir')
  expect(await app.openCard('The Malayan Tapir')).toHaveFocus()
  await app.choose('Close')
  await app.waitForUrl('/board')
  expect(opener).toHaveFocus()
})

test('the next card and a confirmation do not hide the open card, whose button keeps focus', async () => {
  const app = openApp('/board')
  const overlay = await screen.findByLabelText('Open The Malayan Tapir').then(() => app.openCard('The Malayan Tapir'))
  const hidden: string[] = []
  const observer = new MutationObserver(() => hidden.push(overlay.style.display))
  observer.observe(overlay, { attributeFilter: ['style'] })
  await app.choose('Next card')
  await waitFor(() => expect(app.currentUrl()).not.toContain(TAPIR))
  await app.choose('Delete')
  await waitFor(() => expect(app.currentUrl()).toContain('?confirmation'))
  await app.answer('Cancel')
  observer.disconnect()
  expect(hidden).toEqual([])
  expect(await screen.findByLabelText('Delete')).toHaveFocus()
})

test('a card opened from a stack closes to that stack and keeps its search', async () => {
  const app = openApp(focusUrl(WHO_MAKES, `?stack=${FOOD_CHAINS}&search=who`))
  await findOpenCard(WHO_MAKES_TITLE)
  await app.choose('Close')
  await app.waitForUrl(`${stackUrl}?search=who`)
  expect(app.currentUrl()).toBe(`${stackUrl}?search=who`)
})

test('after a direct link a card closes to its stack without waiting for a response', async () => {
  const app = openApp(focusUrl(WHO_MAKES))
  await findOpenCard(WHO_MAKES_TITLE)
  app.session.mockServer.latency = 60_000
  await app.choose('Close')
  await app.waitForUrl(stackUrl)
  expect(app.currentUrl()).toBe(stackUrl)
})

test('a card of a stack that was found by a search closes to that search', async () => {
  const app = openApp('/board?search=who+makes')
  await app.openCard(WHO_MAKES_TITLE)
  await app.choose('Close')
  await app.waitForUrl('/board?search=who+makes')
  expect(app.currentUrl()).toBe('/board?search=who+makes')
})

describe('a card of a stack that is not shared with the user', () => {
  const unshareStack = (app: RenderedApp) => {
    const { cards, shares } = app.session.mockServer.db
    const others = cards.where('parent_id', FOOD_CHAINS).filter(({ id }) => id !== WHO_MAKES)
    const unsharedIds = [FOOD_CHAINS, ...others.map(({ id }) => id)]
    for (const { id } of unsharedIds.flatMap((cardId) => [...shares.where('card_id', cardId)])) shares.remove(id)
  }

  test.each(['Close', 'Delete'])('%s leads to My Board with its filter when it was opened there', async (label) => {
    const app = openApp('/board?filter=shared', { as: 'mei_ling' })
    unshareStack(app)
    await app.openCard(WHO_MAKES_TITLE)
    await app.choose(label)
    if (label === 'Delete') await app.answer('Yes')
    await app.waitForUrl('/board?filter=shared')
    expect(app.requestLog()).not.toContain('existsInWhiteboard')
  })

  test('closes to My Board after a direct link, without a snackbar', async () => {
    // In alphabetical order the card comes so late that the loaded page does not contain it.
    const app = renderApp({
      path: focusUrl(WHO_MAKES, '?sort=alphabetical&order=asc'),
      as: 'mei_ling',
      isWithoutRealtime: true,
    })
    unshareStack(app)
    await findOpenCard(WHO_MAKES_TITLE)
    fireEvent.click(screen.getByLabelText('Close'))
    await waitFor(() => expect(app.currentUrl()).toBe('/board?sort=alphabetical&order=asc'))
    expect(app.requestLog()).toContain('existsInWhiteboard')
    expect(app.store.getState().snackbars).toEqual([])
  })
})

test('each press tries again to open a card that failed to open', async () => {
  expectConsole(/^\[api\] getCard failed:.*500/s)
  const app = openApp('/board')
  let failures = 0
  intercept(app, cardsCalls.getCard, (request, send) => {
    if (failures === 2 || !request.url.endsWith(TAPIR)) return send()
    failures += 1
    return { status: 500 }
  })
  const open = async () => app.user.click(await screen.findByLabelText('Open The Malayan Tapir'))
  for (const expectedFailures of [1, 2]) {
    await open()
    const snackbar = await findSnackbar("Oops! Something went wrong, but we're on it. Please try again later.")
    await app.waitForUrl('/board')
    expect(failures).toBe(expectedFailures)
    act(() => app.store.getState().snackbars.forEach(({ id }) => app.store.dispatch(snackbarClosed({ id }))))
    await waitFor(() => expect(snackbar).not.toBeInTheDocument())
  }
  await open()
  expect(await findOpenCard('The Malayan Tapir')).toBeVisible()
  await waitFor(() => expect(app.requestLog()).toContain('getCard'))
  expect(app.currentUrl()).toBe(focusUrl(TAPIR))
  expect(app.store.getState().snackbars).toEqual([])
})

test('a card that no longer exists leaves the board when it is opened', async () => {
  expectConsole(/^\[api\] getCard failed:.*404/s)
  const app = openApp('/board')
  const opener = await screen.findByLabelText('Open The Malayan Tapir')
  app.session.mockServer.db.cards.remove(TAPIR)
  await app.user.click(opener)
  expect(await findSnackbar('Oops! Format cannot be found.')).toBeVisible()
  await app.waitForUrl('/board')
  await waitFor(() => expect(screen.queryByLabelText('Open The Malayan Tapir')).toBeNull())
  expect(app.store.getState().snackbars).toHaveLength(1)
})

test('a stack that was missing opens once it is there again', async () => {
  expectConsole(/^\[api\] getCards failed:.*404/s)
  const app = openApp('/board')
  await screen.findByLabelText('Open The Malayan Tapir')
  const { cards } = app.session.mockServer.db
  const stack = cards.get(FOOD_CHAINS)
  const visit = () =>
    act(() => app.router.navigate({ to: '/board/stack/{-$stackId}', params: { stackId: FOOD_CHAINS }, search: {} }))
  cards.remove(FOOD_CHAINS)
  await visit()
  expect(await findSnackbar('Page Not Found')).toBeVisible()
  await app.waitForUrl('/board')
  expect(screen.queryByLabelText('Open Food Chains & Food Webs')).toBeNull()
  if (stack) cards.set(stack)
  await visit()
  expect(await screen.findByRole('heading', { level: 1, name: 'Food Chains & Food Webs' })).toBeVisible()
  expect(app.currentUrl()).toBe(stackUrl)
})

// A group is no stack that the board can list, so its cards open from the open group.
test.each([
  ['a group', 'Geography Wall', 'Waves at Cherating'],
  ['an insight group', 'Practice for Food Chains Check', ''],
])('the cards of %s open from its focus', async (_, groupTitle, childTitle) => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  keepCards(app, [groupTitle])
  const { cards } = app.session.mockServer.db
  const group = [...cards.all()].find(({ title }) => title === groupTitle)
  const child = cards.where('parent_id', group?.id ?? '').find(({ title }) => childTitle === '' || title === childTitle)
  if (!group || !child) throw new Error(`${groupTitle} is empty.`)
  await app.user.click(await screen.findByLabelText(`Open ${groupTitle}`))
  const overlay = await findOpenCard(groupTitle)
  await app.user.click(await within(overlay).findByRole('button', { name: new RegExp(`^${child.title}`) }))
  await findOpenCard(child.title)
  expect(app.currentUrl()).toBe(focusUrl(child.id, `?stack=${group.id}`))
  expect(await screen.findByLabelText('Next card')).toBeVisible()
})

test('Open stack leads to the first card in the list of the stack', async () => {
  const app = openApp(focusUrl(FOOD_CHAINS))
  await app.user.click(await screen.findByText('Open stack'))
  await findOpenCard(WHO_MAKES_TITLE)
  expect(app.currentUrl()).toBe(focusUrl(WHO_MAKES, `?stack=${FOOD_CHAINS}`))
})

test('losing access to the open stack leads to My Board with a snackbar', async () => {
  expectConsole(/^\[api\] getCards failed:.*40[34]/s)
  const app = openApp(stackUrl, { as: 'mei_ling' })
  await screen.findByRole('heading', { level: 1, name: 'Food Chains & Food Webs' })
  const { cards, shares } = app.session.mockServer.db
  const unsharedIds = [FOOD_CHAINS, ...cards.where('parent_id', FOOD_CHAINS).map(({ id }) => id)]
  for (const { id } of unsharedIds.flatMap((cardId) => [...shares.where('card_id', cardId)])) shares.remove(id)
  act(() => app.store.dispatch(evictCards([FOOD_CHAINS])))
  expect(await findSnackbar('Page Not Found')).toBeVisible()
  await app.waitForUrl('/board')
})

// Without a session there are no permissions, but the card must not be reported as forbidden.
test('a 401 of the card shows one snackbar, on the login page', async () => {
  expectConsole(/^\[api\] getCard failed:.*401/s)
  const app = openApp('/board')
  const opener = await screen.findByLabelText('Open The Malayan Tapir')
  const { sessions } = app.session.mockServer.db
  for (const { id } of [...sessions.all()]) sessions.remove(id)
  await app.user.click(opener)
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  await waitFor(() => expect(app.router.state.status).toBe('idle'))
  expect(app.store.getState().snackbars.map(({ text }) => text)).toEqual([{ key: 'error.401' }])
})

test('Cancel keeps the card open; after Yes the browser’s Back does not return to it', async () => {
  const app = openApp('/board')
  await screen.findByLabelText('Open The Malayan Tapir')
  await act(() =>
    app.router.navigate({
      to: '/board/focus/{-$focusId}',
      params: { focusId: WHO_MAKES },
      search: { stack: FOOD_CHAINS },
    }),
  )
  await app.choose('Delete')
  await app.answer('Cancel')
  expect(app.currentUrl()).toBe(focusUrl(WHO_MAKES, `?stack=${FOOD_CHAINS}`))
  await app.choose('Delete')
  await app.answer('Yes')
  await app.waitForUrl(stackUrl)
  const visitedUrls: string[] = []
  app.router.history.subscribe(({ location }) => visitedUrls.push(location.href))
  act(() => app.router.history.back())
  expect(await screen.findByRole('heading', { level: 1, name: 'My Board' })).toBeVisible()
  expect(visitedUrls).toEqual(['/board'])
})

test('the arrows skip a card with a pending deletion', async () => {
  const app = openApp(focusUrl(TAPIR))
  await app.choose('Next card')
  await waitFor(() => expect(app.currentUrl()).not.toContain(TAPIR))
  const secondCardUrl = app.currentUrl()
  await app.choose('Delete')
  await app.answer('Yes')
  await app.waitForUrl('/board')
  await app.openCard('The Malayan Tapir')
  await app.choose('Next card')
  await waitFor(() => expect(app.currentUrl()).not.toContain(TAPIR))
  expect(app.currentUrl()).not.toBe(secondCardUrl)
})

test('Unstack dissolves the open stack and leads to My Board', async () => {
  const app = openApp(focusUrl(FOOD_CHAINS))
  await app.choose('Unstack')
  await app.answer('Yes')
  await app.waitForUrl('/board')
  expect(app.serverCard(WHO_MAKES)).toMatchObject({ parent_id: null })
})

test('Magic opens the chat beside the card', async () => {
  const app = openApp(focusUrl(TAPIR))
  await app.choose('Magic')
  expect(await screen.findByLabelText('Ask Ting')).toBeVisible()
  expect(app.currentUrl()).toBe(focusUrl(TAPIR))
})

test('undoing a move out of a searched stack restores the parent of the open card', async () => {
  const app = openApp(focusUrl(WHO_MAKES, `?stack=${FOOD_CHAINS}&search=who`))
  await app.choose('Move to My Board')
  expect(await findSnackbar('Moved to My Board.')).toBeVisible()
  await app.user.click(await findSnackbar('Undo'))
  await waitFor(() => expect(app.serverCard(WHO_MAKES)).toMatchObject({ parent_id: FOOD_CHAINS }))
  expect(cardQueriesApi.endpoints.getCard.select({ cardId: WHO_MAKES })(app.store.getState()).data?.parent_id).toBe(
    FOOD_CHAINS,
  )
})
