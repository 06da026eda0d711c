import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { cardsOf } from '@/api/cards/cardListPages'
import { cardQueriesApi } from '@/api/cards/optimisticCards'
import { expectConsole } from '@/testing/expectConsole'
import { scrollToEnd, keepEndVisible } from '@/testing/jsdomPolyfills'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { selectCardTypeFilter, cardTypeFilterChanged } from './cardTypeFilterSlice'

const HEAT = 'd0e5f292-6d9e-42ee-9af2-ce8c4c5abec8'
const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const STATES_OF_MATTER = 'dbb49138-1754-4ea4-b57d-4f7764276541'

const cards = () => screen.findByRole('list', { name: 'Cards' })
/** The board itself; the loading screen may still be over it. */
function board(): HTMLElement {
  const main = screen.getByRole('heading', { level: 1 }).closest('main')
  if (!main) throw new Error('The board is no main region.')
  return main
}
/** The words that say how many cards there are or are selected. */
const summary = () => within(board()).getAllByRole('status')[0]
const tile = (title: string) => within(screen.getByRole('article', { name: title }))
/** The button that is the card: a press selects it. */
const card = (title: string) => tile(title).getByRole('button', { pressed: false })
const selected = () => screen.queryAllByRole('button', { pressed: true })

// The limits only say when to give up on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

beforeAll(async () => {
  await import('./dnd/DragLayer')
})

async function openBoard(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  await cards()
  return app
}

/** Cards of My Board that are there, on screen or not. */
function loadedCount({ store }: Pick<RenderedApp, 'store'>): number {
  const [arg] = cardQueriesApi.util.selectCachedArgsForQuery(store.getState(), 'getCards')
  const pages = arg && cardQueriesApi.endpoints.getCards.select(arg)(store.getState()).data?.pages
  return cardsOf(pages ?? []).length
}

test('the board shows its first 20 cards, newest change first, and how many there are', async () => {
  await openBoard()
  const tiles = screen.getAllByRole('article')
  expect(tiles).toHaveLength(20)
  expect(tiles[0]).toHaveAccessibleName('The Malayan Tapir')
  expect(summary()).toHaveTextContent(/^\d\d cards$/)
  expect(screen.getByRole('heading', { level: 1, name: 'My Board' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Where you are' })).not.toBeInTheDocument()
})

test('the next 20 cards come 50 px before the end is reached, until all are there', async () => {
  const app = await openBoard()
  const total = Number.parseInt(summary()?.textContent ?? '', 10)
  for (let shown = 40; shown < total + 20; shown += 20) {
    await waitFor(() => expect(scrollToEnd()).toEqual(['50px']))
    await waitFor(() => expect(loadedCount(app)).toBe(Math.min(shown, total)))
  }
  await waitFor(() => expect(scrollToEnd()).toEqual([]))
  expect(app.requestLog().filter((call) => call === 'getCards')).toHaveLength(Math.ceil(total / 20))
})

test('a page that is too busy to hear at once that the end is near still loads the next cards', async () => {
  const app = await openBoard()
  scrollToEnd(false)
  await waitFor(() => expect(loadedCount(app)).toBe(40))
})

test('reaching the end twice while a page is on its way asks for it once', async () => {
  const app = await openBoard({ latency: 100 })
  scrollToEnd()
  scrollToEnd()
  expect(await screen.findByText('Loading more cards')).toBeInTheDocument()
  await waitFor(() => expect(loadedCount(app)).toBe(40))
  expect(app.requestLog().filter((call) => call === 'getCards')).toHaveLength(2)
})

test('a page that fails keeps the cards and is asked for again at the next scroll', async () => {
  expectConsole(/^\[api\] getCards failed:.*500/s)
  const app = await openBoard()
  app.session.mockServer.setScenario('serverError')
  scrollToEnd()
  await waitFor(() => expect(screen.queryByText('Loading more cards')).not.toBeInTheDocument())
  expect(loadedCount(app)).toBe(20)
  app.session.mockServer.setScenario('normal')
  scrollToEnd()
  await waitFor(() => expect(loadedCount(app)).toBe(40))
})

test('a large screen is filled page by page without scrolling', async () => {
  const app = await openBoard()
  const total = Number.parseInt(summary()?.textContent ?? '', 10)
  keepEndVisible()
  await waitFor(() => expect(loadedCount(app)).toBe(total))
})

// D-2404: 'a failed next page is logged and retried on the next scroll'.
test('a page that fails is not asked for again and again while its end stays in sight', async () => {
  expectConsole(/^\[api\] getCards failed:.*500/s)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const { session, requestLog } = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true, latency: 40 })
  await advanceTime(40)
  await advanceTime(2000)
  expect(screen.getAllByRole('article')).toHaveLength(20)
  session.mockServer.setScenario('serverError')
  keepEndVisible()
  for (let count = 0; count < 10; count += 1) await advanceTime(100)
  expect(requestLog().filter((call) => call === 'getCards')).toHaveLength(2)
})

test('the board is searched 500 ms after the last key, and the address mirrors the term', async () => {
  const { user, currentUrl, requestLog } = await openBoard()
  await user.click(screen.getByRole('button', { name: 'Search cards' }))
  await screen.findByRole('searchbox', { name: 'Search' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'vol')
  await advanceTime(499)
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'cano')
  await advanceTime(499)
  expect(currentUrl()).toBe('/board')
  await advanceTime(1)
  expect(currentUrl()).toBe('/board?search=volcano')
  vi.useRealTimers()

  await waitFor(() => expect(summary()).toHaveTextContent(/card.* found$/))
  expect(screen.getByRole('article', { name: 'Inside a Volcano' })).toBeVisible()
  expect(screen.queryByRole('article', { name: 'The Malayan Tapir' })).not.toBeInTheDocument()
  expect(requestLog().filter((call) => call === 'getCards')).toHaveLength(2)
})

test('an address with a term opens the board searched, and clearing the field shows all', async () => {
  const { user, currentUrl } = await openBoard({ path: '/board?search=volcano' })
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('volcano')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(currentUrl()).toBe('/board'))
  await waitFor(() => expect(summary()).toHaveTextContent(/^\d\d cards$/))
})

test('a term that changes otherwise is shown in the field', async () => {
  const { router } = await openBoard({ path: '/board?search=volcano' })
  await act(() => router.navigate({ to: '/board', search: { search: 'tapir' } }))
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('tapir')
})

// Whoever pauses between two words goes on typing after the space.
test('a space at the end of what is typed stays while the board is searched', async () => {
  const { user, currentUrl } = await openBoard()
  await user.click(screen.getByRole('button', { name: 'Search cards' }))
  const field = await screen.findByRole('searchbox', { name: 'Search' })
  await user.type(field, 'inside ')
  await waitFor(() => expect(currentUrl()).toBe('/board?search=inside'))
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('inside ')
})

async function searchFor(user: RenderedApp['user'], term: string) {
  await user.click(screen.getByRole('button', { name: 'Search cards' }))
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), term)
}

test('what is typed while the address takes up an earlier term stays', async () => {
  const { user, currentUrl } = await openBoard()
  await searchFor(user, 'vol')
  await waitFor(() => expect(currentUrl()).toBe('/board?search=vol'))
  const field = screen.getByRole('searchbox', { name: 'Search' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(field, { target: { value: 'volc' } })
  vi.advanceTimersByTime(500)
  fireEvent.change(field, { target: { value: 'volca' } })
  vi.useRealTimers()
  await waitFor(() => expect(currentUrl()).toBe('/board?search=volc'))
  await act(async () => undefined)
  expect(field).toHaveValue('volca')
})

test.each([
  ['the logo', () => screen.getByRole('link', { name: 'Heartboard: My Board' })],
  ['the button of the empty state', () => within(board()).getByRole('button', { name: 'Clear search' })],
])('a typed term leaves the field when %s ends the search', async (_, way) => {
  const { user, currentUrl } = await openBoard()
  await searchFor(user, 'zzzz')
  await screen.findByRole('heading', { name: 'No cards found' })
  await user.click(way())
  await waitFor(() => expect(currentUrl()).toBe('/board'))
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Search' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Search cards' })).toBeVisible()
})

test('a typed term leaves the field when a stack is opened from the results, and comes back with Back', async () => {
  const { user, currentUrl, router } = await openBoard()
  await searchFor(user, 'food')
  await waitFor(() => expect(currentUrl()).toBe('/board?search=food'))
  await screen.findByText(/cards? found$/)
  act(() => card('Food Chains & Food Webs').focus())
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Food Chains & Food Webs' })
  expect(screen.queryByRole('searchbox', { name: 'Search' })).not.toBeInTheDocument()
  act(() => router.history.back())
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('food')
})

test('words that were not searched yet are dropped when the address ends the search', async () => {
  const { user, router, currentUrl } = await openBoard({ path: '/board?search=volcano' })
  const field = await screen.findByRole('searchbox', { name: 'Search' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await user.type(field, 'es')
  await act(() => router.navigate({ to: '/board', search: {} }))
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(currentUrl()).toBe('/board')
  expect(screen.queryByRole('searchbox', { name: 'Search' })).not.toBeInTheDocument()
})

test.each([
  ['a stack is opened', `/board/stack/${HEAT}`],
  ['a card is opened', `/board/focus/${TAPIR}`],
])('words that were not searched yet are dropped when %s', async (_, path) => {
  const { user, router, currentUrl } = await openBoard()
  await user.click(screen.getByRole('button', { name: 'Search cards' }))
  const field = await screen.findByRole('searchbox', { name: 'Search' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await user.type(field, 'who')
  await act(() => router.navigate({ href: path }))
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(currentUrl()).toBe(path)
})

test.each([
  '/board?search=1957&sort=size&order=up&filter=mine&stack=7',
  '/board?search=%7B%22a%22%3A1%7D&page=-1',
  '/board?sort[]=a&filter=%00',
])('the mangled address %s still opens the board', async (path) => {
  await openBoard({ path })
  expect(screen.getByRole('heading', { level: 1, name: 'My Board' })).toBeVisible()
})

test('a search that finds nothing says so and can be cleared', async () => {
  const { user, currentUrl } = renderApp({ path: '/board?search=zzzz', as: 'cikgu_aina' })
  expect(await screen.findByRole('heading', { name: 'No cards found' })).toBeVisible()
  expect(screen.getByText('Try changing your search or filter.')).toBeVisible()
  expect(summary()).toHaveTextContent('0 cards found')
  await user.click(within(board()).getByRole('button', { name: 'Clear search' }))
  await cards()
  expect(currentUrl()).toBe('/board')
})

test('a filter that leaves nothing says so as well, and its button shows all', async () => {
  const { user, currentUrl } = renderApp({ path: '/board?filter=shared&search=zzzz', as: 'zara' })
  expect(await screen.findByRole('heading', { name: 'No cards found' })).toBeVisible()
  await user.click(within(board()).getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(currentUrl()).toBe('/board'))
})

// B-068: the chosen types are a filter too.
test('chosen types that leave nothing say so, and are given up by the one button there', async () => {
  const { user, store } = await openBoard({ path: `/board/stack/${HEAT}` })
  act(() => void store.dispatch(cardTypeFilterChanged(['video'])))
  expect(await screen.findByRole('heading', { name: 'No cards found' })).toBeVisible()
  expect(screen.getByText('Try changing your search or filter.')).toBeVisible()
  expect(summary()).toHaveTextContent('0 cards found')
  await user.click(within(board()).getByRole('button', { name: 'Show all' }))
  await cards()
  expect(selectCardTypeFilter(store.getState())).toEqual([])
})

test('an empty board invites to begin, and an idea asks the buddy', async () => {
  const { user } = renderApp({ path: '/board', as: 'cikgu_aina', scenario: 'boardEmpty' })
  expect(
    await screen.findByRole('heading', { name: 'Let your creativity flow and create your first content' }),
  ).toBeVisible()
  expect(summary()).toHaveTextContent('0 cards')
  await user.click(screen.getByRole('button', { name: 'Make a practice quiz' }))
  const conversation = await screen.findByRole('region', { name: 'Conversation' })
  expect(within(conversation).getByText('Make a quiz about fractions')).toBeVisible()
})

test('a board that does not load says so, and trying again brings it', async () => {
  expectConsole(/^\[api\] getCards failed:.*500/s)
  const { user, session } = renderApp({ path: '/board', as: 'cikgu_aina', scenario: 'serverError' })
  expect(await screen.findByRole('heading', { name: 'Your cards did not load' })).toBeVisible()
  session.mockServer.setScenario('normal')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await cards()
  expect(screen.queryByRole('heading', { name: 'Your cards did not load' })).not.toBeInTheDocument()
})

test('a board that did not load does not claim to hold no cards', async () => {
  expectConsole(/^\[api\] getCards failed:.*500/s)
  renderApp({ path: '/board', as: 'cikgu_aina', scenario: 'serverError' })
  await screen.findByRole('heading', { name: 'Your cards did not load' })
  expect(screen.queryByText('0 cards')).not.toBeInTheDocument()
})

// "One odd field does not take a whole screen away" (src/api/core/contractValidation.ts).
test('cards that break their contract are reported, and the others stay on screen', async () => {
  expectConsole(/^\[contract\] getCards: "data\.\[\]\.title" breaks the contract\./)
  await openBoard({ scenario: 'brokenBody' })
  expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(19)
})

// A newer server has a card type that this client does not know.
test('a card of an unknown type does not take the others away', async () => {
  expectConsole(/^\[contract\] getCards: "data\.\[\]\.type" breaks the contract\./)
  const app = renderApp({ path: '/login', as: 'cikgu_aina' })
  const { db } = app.session.mockServer
  const record = db.cards.get('4afcb593-f7f9-4973-87be-30a89b2d1710')
  if (record) db.cards.set({ ...record, type: 'hologram' })
  await cards()
  expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(19)
})

test('a stack shows its title and the way back to My Board', async () => {
  const { user, currentUrl } = await openBoard({ path: `/board/stack/${HEAT}` })
  expect(screen.getByRole('heading', { level: 1, name: 'Year 5 Science: Heat, Matter, Rust' })).toBeVisible()
  expect(summary()).toHaveTextContent('3 cards')
  const way = within(screen.getByRole('navigation', { name: 'Where you are' }))
  expect(way.queryByText('...')).not.toBeInTheDocument()
  await user.click(way.getByRole('button', { name: 'My Board' }))
  await screen.findByRole('heading', { level: 1, name: 'My Board' })
  expect(currentUrl()).toBe('/board')
})

test('a stack in a stack hides what is between behind "..."', async () => {
  const { user, currentUrl } = await openBoard({ path: `/board/stack/${STATES_OF_MATTER}` })
  const way = within(screen.getByRole('navigation', { name: 'Where you are' }))
  const more = way.getByRole('button', { name: 'Stacks in between' })
  await user.click(more)
  await screen.findByRole('menu', { name: 'Stacks in between' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(more).toHaveFocus())
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Year 5 Science: Heat, Matter, Rust' }))
  await waitFor(() => expect(currentUrl()).toBe(`/board/stack/${HEAT}`))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('a stack that does not exist leads to My Board with the 404 text', async () => {
  expectConsole(/^\[api\] getCards failed:.*404/s)
  const { currentUrl } = await openBoard({ path: '/board/stack/nowhere' })
  expect(await within(screen.getByRole('region', { name: 'Notices' })).findByText('Page Not Found')).toBeVisible()
  expect(currentUrl()).toBe('/board')
})

test('a press selects one card, with Ctrl or Meta it adds and takes away', async () => {
  const { user } = await openBoard()
  await user.click(card('The Malayan Tapir'))
  expect(summary()).toHaveTextContent('1 card selected')
  await user.click(card('Batik: Wax, Dye, Repeat'))
  expect(selected()).toHaveLength(1)
  expect(card('The Malayan Tapir')).toBeVisible()
  await user.keyboard('{Control>}')
  await user.click(card('The Malayan Tapir'))
  await user.keyboard('{/Control}{Meta>}')
  await user.click(card('Inside a Volcano'))
  expect(summary()).toHaveTextContent('3 cards selected')
  await user.click(tile('Batik: Wax, Dye, Repeat').getByRole('button', { pressed: true }))
  await user.keyboard('{/Meta}')
  expect(selected()).toHaveLength(2)
  expect(card('Batik: Wax, Dye, Repeat')).toBeVisible()
})

test('Escape clears the selection', async () => {
  const { user } = await openBoard()
  await user.click(card('The Malayan Tapir'))
  await user.keyboard('{Escape}')
  expect(selected()).toEqual([])
  expect(summary()).toHaveTextContent(/^\d\d cards$/)
})

test.each(['?search=a', '?filter=shared', '?sort=alphabetical', '?order=asc'])(
  'the selection ends when the board changes to %s',
  async (search) => {
    const { user, router } = await openBoard()
    await user.click(card('The Malayan Tapir'))
    await act(() => router.navigate({ href: `/board${search}` }))
    await waitFor(() => expect(selected()).toEqual([]))
  },
)

// D-2413: 'Click on empty board space or Escape clears'.
test('a press on empty board space clears the selection', async () => {
  const { user } = await openBoard()
  await user.click(card('The Malayan Tapir'))
  await user.click(board())
  expect(selected()).toEqual([])
})

/** The clock stands still, so that the time between two clicks is what a test says it is. */
const stopClock = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T02:00:00Z') })
  return (ms: number) => vi.setSystemTime(Date.now() + ms)
}

test('two clicks within 200 ms open a card in focus', async () => {
  const { user, currentUrl } = await openBoard()
  const advanceTime = stopClock()
  await user.click(card('The Malayan Tapir'))
  expect(selected()).toHaveLength(1)
  advanceTime(200)
  await user.click(selected()[0] as HTMLElement)
  expect(await screen.findByRole('main', { name: 'Open card: The Malayan Tapir' })).toBeVisible()
  expect(currentUrl()).toMatch(/^\/board\/focus\/4afcb593/)
})

test('two clicks that are 201 ms apart select twice and open nothing', async () => {
  const { user, currentUrl } = await openBoard()
  const advanceTime = stopClock()
  await user.click(card('The Malayan Tapir'))
  advanceTime(201)
  await user.click(selected()[0] as HTMLElement)
  expect(selected()).toHaveLength(1)
  expect(currentUrl()).toBe('/board')
})

test('a double click opens a stack in place', async () => {
  const { user, currentUrl } = await openBoard()
  stopClock()
  await user.dblClick(card('Food Chains & Food Webs'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Food Chains & Food Webs' })).toBeVisible()
  expect(currentUrl()).toBe('/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8')
  expect(selected()).toEqual([])
})

test('by keyboard Space selects and Enter opens', async () => {
  const { user } = await openBoard()
  act(() => card('The Malayan Tapir').focus())
  await user.keyboard(' ')
  expect(selected()).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('main', { name: 'Open card: The Malayan Tapir' })).toBeVisible()
})

test('a card that is opened from a stack remembers the stack', async () => {
  const { user, currentUrl } = await openBoard({ path: `/board/stack/${HEAT}` })
  stopClock()
  await user.dblClick(card('Heat Is Not Temperature'))
  await screen.findByRole('main', { name: 'Open card: Heat Is Not Temperature' })
  expect(currentUrl()).toBe(`/board/focus/3c28cbbe-53bb-4963-b6cc-91a5324786cc?stack=${HEAT}`)
})

test('the cards of a board are never shown twice, even when pages overlap', async () => {
  const app = await openBoard()
  const { mockServer } = app.session
  // A card that comes in at the school moves the last card of the first page to the second.
  const now = mockServer.now().toISOString()
  mockServer.db.cards.set({
    id: 'new',
    type: 'text',
    title: 'New',
    owner_id: 12,
    parent_id: null,
    created_at: now,
    updated_at: now,
  })
  scrollToEnd()
  await waitFor(() => expect(loadedCount(app)).toBe(39))
  expect(screen.getAllByRole('article', { name: 'The Malayan Tapir' })).toHaveLength(1)
})
