import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { cardQueriesApi, evictCards, patchCard, invalidateAllCards } from '@/api/cards/optimisticCards'
import { userApi } from '@/api/user'
import { chatOpened } from '@/features/chat/chatSlice'
import { expectConsole } from '@/testing/expectConsole'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { recordRequestBodies } from '@/testing/recordRequestBodies'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
/** The first card inside the stack, by hand. */
const WHO_MAKES = '3e30f5e5-17ed-404f-94e6-e36566cca048'
/** Shared with Mei Ling and not opened yet. */
const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'
const ALREADY_READ = 'b79eab9e-ce76-4b02-9e8f-339bfad98c15'
const QUESTION = 'bc0fb3e6-a95d-4f87-a08f-7524a98852ff'

const snackbarRegion = () => within(screen.getByRole('region', { name: 'Notices' }))
const findOpenCard = (title: string) => screen.findByRole('main', { name: `Open card: ${title}` })
const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))

async function openFocus(cardId: string, options: Parameters<typeof renderApp>[0] = {}, search = '') {
  const app = renderApp({
    path: `/board/focus/${cardId}${search}`,
    as: 'cikgu_aina',
    isWithoutRealtime: true,
    ...options,
  })
  await screen.findByRole('heading', { level: 1, name: /./ })
  return app
}

/** The list behind the card, in its order. */
const cardIdsOfList = ({ store }: RenderedApp): string[] => {
  const [arg] = cardQueriesApi.util.selectCachedArgsForQuery(store.getState(), 'getCards')
  const pages = arg && cardQueriesApi.endpoints.getCards.select(arg)(store.getState()).data?.pages
  return pages?.flatMap(({ data }) => data.map(({ id }) => id)) ?? []
}
const cardIdInUrl = (address: string) => /focus\/([\w-]+)/.exec(address)?.[1]

test('a card in focus shows its title, its words and who it belongs to', async () => {
  await openFocus(VOLCANO, { as: 'mei_ling' })
  const overlay = await findOpenCard('Inside a Volcano')
  expect(within(overlay).getByRole('heading', { level: 1, name: 'Inside a Volcano' })).toBeVisible()
  expect(within(overlay).getByText('Shared by Aina Rahman')).toBeVisible()
  expect(overlay).toHaveFocus()
})

test('previous and next go through the list in its order, and stop at its beginning', async () => {
  const app = await openFocus(TAPIR)
  await findOpenCard('The Malayan Tapir')
  const next = await screen.findByRole('button', { name: 'Next card' })
  const [first, second] = cardIdsOfList(app)
  expect(first).toBe(TAPIR)
  expect(screen.getByRole('button', { name: 'Previous card' })).toBeDisabled()
  await app.user.click(next)
  await waitFor(() => expect(cardIdInUrl(app.currentUrl())).toBe(second))
  await app.user.click(screen.getByRole('button', { name: 'Previous card' }))
  await waitFor(() => expect(cardIdInUrl(app.currentUrl())).toBe(TAPIR))
})

test('the last card that is loaded has no next one, and no further page is asked for', async () => {
  const app = await openFocus(TAPIR)
  await screen.findByRole('button', { name: 'Next card' })
  const last = cardIdsOfList(app).at(-1) ?? ''
  await act(() => app.router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId: last } }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next card' })).toBeDisabled())
  expect(app.requestLog().filter((call) => call === 'getCards')).toHaveLength(1)
})

test('a card that is not in the list has no arrows', async () => {
  await openFocus(WHO_MAKES)
  await findOpenCard('Who Makes, Who Eats, Who Cleans Up')
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Next card' })).not.toBeInTheDocument()
})

test.each(['ArrowRight', ' ', 'Enter'])('the key "%s" goes to the next card', async (key) => {
  const app = await openFocus(TAPIR)
  await screen.findByRole('button', { name: 'Next card' })
  press(key)
  await waitFor(() => expect(cardIdInUrl(app.currentUrl())).toBe(cardIdsOfList(app)[1]))
})

test('the left arrow goes back, and does nothing on the first card', async () => {
  const app = await openFocus(TAPIR)
  await screen.findByRole('button', { name: 'Next card' })
  press('ArrowLeft')
  press('ArrowRight')
  await waitFor(() => expect(cardIdInUrl(app.currentUrl())).toBe(cardIdsOfList(app)[1]))
  press('ArrowLeft')
  await waitFor(() => expect(cardIdInUrl(app.currentUrl())).toBe(TAPIR))
})

test('the keys are ignored while the chat is open, Escape still closes', async () => {
  const app = await openFocus(TAPIR)
  await screen.findByRole('button', { name: 'Next card' })
  act(() => void app.store.dispatch(chatOpened()))
  const overlay = await findOpenCard('The Malayan Tapir')
  await screen.findByRole('textbox', { name: 'Ask Ting' })
  act(() => overlay.focus())
  press('ArrowRight')
  press(' ')
  press('Enter')
  expect(cardIdInUrl(app.currentUrl())).toBe(TAPIR)
  press('Escape')
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
})

test.each(['the close button', 'Escape'])('%s leads back to the board and gives focus back', async (way) => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  const opener = await screen.findByRole('button', { name: 'Open The Malayan Tapir' })
  await app.user.click(opener)
  await findOpenCard('The Malayan Tapir')
  if (way === 'Escape') press('Escape')
  else await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
  expect(opener).toHaveFocus()
})

test('closing leads back to the stack that the card was opened from, its search kept', async () => {
  const app = await openFocus(WHO_MAKES, {}, `?stack=${FOOD_CHAINS}&search=who`)
  await findOpenCard('Who Makes, Who Eats, Who Cleans Up')
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/stack/${FOOD_CHAINS}?search=who`))
})

test('after a direct link closing leads to the stack of the card', async () => {
  const app = await openFocus(WHO_MAKES)
  await findOpenCard('Who Makes, Who Eats, Who Cleans Up')
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/stack/${FOOD_CHAINS}`))
})

test('closing waits for no answer of the school', async () => {
  const app = await openFocus(WHO_MAKES)
  await findOpenCard('Who Makes, Who Eats, Who Cleans Up')
  app.session.mockServer.latency = 60_000
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/stack/${FOOD_CHAINS}`))
})

test('the Enter that opened a card and is still held does not go on to the next one', async () => {
  const app = await openFocus(WHO_MAKES, {}, `?stack=${FOOD_CHAINS}`)
  await findOpenCard('Who Makes, Who Eats, Who Cleans Up')
  const address = app.currentUrl()
  expect(fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })).toBe(false)
  fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
  await waitFor(() => expect(app.currentUrl()).not.toBe(address))
  await app.user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(app.currentUrl()).toBe(address))
})

test('closing leads back to the search that found the card, although it lies in a stack', async () => {
  const app = renderApp({ path: '/board?search=who+makes', as: 'cikgu_aina', isWithoutRealtime: true })
  await app.user.click(await screen.findByRole('button', { name: 'Open Who Makes, Who Eats, Who Cleans Up' }))
  await findOpenCard('Who Makes, Who Eats, Who Cleans Up')
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(app.currentUrl()).toBe('/board?search=who+makes'))
})

describe('a card of a stack that is not shared', () => {
  const openAsStudent = (path: string) => {
    const app = renderApp({ path, as: 'mei_ling', isWithoutRealtime: true })
    const { cards, shares } = app.session.mockServer.db
    const others = cards.where('parent_id', FOOD_CHAINS).filter(({ id }) => id !== WHO_MAKES)
    const unsharedIds = [FOOD_CHAINS, ...others.map(({ id }) => id)]
    for (const { id } of unsharedIds.flatMap((cardId) => [...shares.where('card_id', cardId)])) shares.remove(id)
    return app
  }

  test.each(['Close', 'Delete'])('leads back to My Board, where it was opened, its filter kept: %s', async (way) => {
    const app = openAsStudent('/board?filter=shared')
    await app.user.click(await screen.findByRole('button', { name: 'Open Who Makes, Who Eats, Who Cleans Up' }))
    await findOpenCard('Who Makes, Who Eats, Who Cleans Up')
    await app.user.click(await screen.findByRole('button', { name: way }))
    if (way === 'Delete') await app.user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(app.currentUrl()).toBe('/board?filter=shared'))
    expect(app.requestLog()).not.toContain('existsInWhiteboard')
  })

  test('is closed to My Board after a direct link, and nothing is said of the stack', async () => {
    // Far down in this order, so that the list behind it does not hold it yet.
    const app = openAsStudent(`/board/focus/${WHO_MAKES}?sort=alphabetical&order=asc`)
    await findOpenCard('Who Makes, Who Eats, Who Cleans Up')
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(app.currentUrl()).toBe('/board?sort=alphabetical&order=asc'))
    expect(app.requestLog()).toContain('existsInWhiteboard')
    expect(app.store.getState().snackbars).toEqual([])
  })
})

test('an open stack leads to its first card, inside its own list', async () => {
  const app = await openFocus(FOOD_CHAINS)
  await app.user.click(await screen.findByRole('button', { name: 'Open stack' }))
  await findOpenCard('Who Makes, Who Eats, Who Cleans Up')
  expect(app.currentUrl()).toBe(`/board/focus/${WHO_MAKES}?stack=${FOOD_CHAINS}`)
})

test('a stack that names no first card cannot be opened, which only the console tells', async () => {
  const { store } = await openFocus(FOOD_CHAINS)
  expect(await screen.findByRole('button', { name: 'Open stack' })).toBeEnabled()
  expectConsole(/^\[formats\] stack 8eca0b03-\S+ holds cards but names none as its first/)
  act(() => void store.dispatch(patchCard(FOOD_CHAINS, (card) => ({ ...card, first_child_id: null }) as Card)))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open stack' })).toBeDisabled())
  expect(snackbarRegion().queryByRole('paragraph')).toBeNull()
})

test('a card that does not exist closes focus and says so', async () => {
  expectConsole(/^\[api\] getCard failed:.*404/s)
  const { currentUrl } = await openFocus('nowhere')
  expect(await snackbarRegion().findByText('Oops! Format cannot be found.')).toBeVisible()
  await waitFor(() => expect(currentUrl()).toBe('/board'))
})

test('a card of somebody else closes focus and says that there is no access', async () => {
  expectConsole(/^\[api\] getCard failed:.*403/s)
  const { currentUrl } = await openFocus(TAPIR, { as: 'mei_ling' })
  expect(await snackbarRegion().findByText('You no longer have access to this card.')).toBeVisible()
  await waitFor(() => expect(currentUrl()).toBe('/board'))
})

test('a card that is taken back while it is open closes focus and says that there is no access', async () => {
  expectConsole(/^\[api\] getCard failed:.*403/s)
  const app = await openFocus(VOLCANO, { as: 'mei_ling' })
  await findOpenCard('Inside a Volcano')
  const { shares } = app.session.mockServer.db
  for (const { id } of [...shares.where('card_id', VOLCANO)]) shares.remove(id)
  act(() => app.store.dispatch(evictCards([VOLCANO])))
  expect(await snackbarRegion().findByText('You no longer have access to this card.')).toBeVisible()
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
})

test('a stack that is taken back while somebody is in it leads to My Board', async () => {
  expectConsole(/^\[api\] getCards failed:.*40[34]/s)
  const app = renderApp({ path: `/board/stack/${FOOD_CHAINS}`, as: 'mei_ling', isWithoutRealtime: true })
  await screen.findByRole('heading', { level: 1, name: 'Food Chains & Food Webs' })
  const { cards, shares } = app.session.mockServer.db
  const unsharedIds = [FOOD_CHAINS, ...cards.where('parent_id', FOOD_CHAINS).map(({ id }) => id)]
  for (const { id } of unsharedIds.flatMap((cardId) => [...shares.where('card_id', cardId)])) shares.remove(id)
  act(() => app.store.dispatch(evictCards([FOOD_CHAINS])))
  expect(await snackbarRegion().findByText('Page Not Found')).toBeVisible()
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
})

test('a card that is open stays when it could only not be asked for again', async () => {
  expectConsole(/^\[api\] getCard failed:.*500/s)
  expectConsole(/^\[api\] getCards failed:.*500/s)
  const app = await openFocus(TAPIR)
  await findOpenCard('The Malayan Tapir')
  app.session.mockServer.setScenario('serverError')
  act(() => void app.store.dispatch(invalidateAllCards()))
  await waitFor(() =>
    expect(cardQueriesApi.endpoints.getCard.select({ cardId: TAPIR })(app.store.getState()).isError).toBe(true),
  )
  expect(await findOpenCard('The Malayan Tapir')).toBeVisible()
})

test('a card that cannot be read closes focus and says so', async () => {
  expectConsole(/^\[api\] getCard failed:.*500/s)
  expectConsole(/^\[api\] getCards failed:.*500/s)
  const { currentUrl } = await openFocus(TAPIR, { scenario: 'serverError' })
  await waitFor(() => expect(currentUrl()).toBe('/board'))
  expect(snackbarRegion().getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
})

// Without a person there are no permissions, which must not be taken for a card that may not be opened.
test('a session that has ended is said once, by the login page', async () => {
  expectConsole(/^\[api\] getCard failed:.*401/s)
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  const opener = await screen.findByRole('button', { name: 'Open The Malayan Tapir' })
  for (const { id } of [...app.session.mockServer.db.sessions.all()]) app.session.mockServer.db.sessions.remove(id)
  await app.user.click(opener)
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  await waitFor(() => expect(app.router.state.status).toBe('idle'))
  expect(app.store.getState().snackbars.map(({ text }) => text)).toEqual([{ key: 'error.401' }])
})

test('a type that the person may not open leads to My Board with the 403 text', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  const opener = await screen.findByRole('button', { name: 'Open The Malayan Tapir' })
  const revokePermission = userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.permissions = me.permissions.filter((permission) => permission !== 'board.format.text.focus')
  })
  act(() => void app.store.dispatch(revokePermission))
  await app.user.click(opener)
  expect(await snackbarRegion().findByText("Sorry, you don't have the access for this action.")).toBeVisible()
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
})

test('a shared card that is new is marked as read, once, here and at the school', async () => {
  const app = renderApp({ path: `/board/focus/${VOLCANO}`, as: 'mei_ling', isWithoutRealtime: true })
  const bodiesSentTo = recordRequestBodies(app)
  const overlay = await findOpenCard('Inside a Volcano')
  expect(await within(overlay).findByText('Read')).toBeVisible()
  expect(await bodiesSentTo('share/change-status')).toEqual([{ format_id: VOLCANO }])
  expect(app.session.mockServer.db.shares.get(`${VOLCANO} 21`)).toMatchObject({ status: 'read' })
})

test.each([
  ['a card that was read already', ALREADY_READ, 'mei_ling'],
  ['a card of one’s own', TAPIR, 'cikgu_aina'],
  ['a question that is not answered', QUESTION, 'mei_ling'],
])('%s is not marked as read', async (_, cardId, as) => {
  const app = await openFocus(cardId, { as })
  await waitFor(() => expect(app.requestLog()).toEqual(expect.arrayContaining(['getCard', 'getCards', 'getEngagers'])))
  await screen.findByRole('button', { name: 'Close' })
  expect(app.requestLog()).not.toContain('changeShareStatus')
})

test('Enter and Space belong to the button that has focus', async () => {
  const app = await openFocus(TAPIR)
  await screen.findByRole('button', { name: 'Next card' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Enter' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: ' ' })
  expect(cardIdInUrl(app.currentUrl())).toBe(TAPIR)
})
