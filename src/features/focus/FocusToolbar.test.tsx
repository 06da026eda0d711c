import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cardQueriesApi } from '@/api/cards/optimisticCards'
import { renderApp } from '@/testing/renderApp'

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
/** Inside the stack. */
const WHO_MAKES = '3e30f5e5-17ed-404f-94e6-e36566cca048'
const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'
const QUESTION = 'bc0fb3e6-a95d-4f87-a08f-7524a98852ff'

const toolbar = async () => within(await screen.findByRole('toolbar', { name: 'This card' }))
const snackbarRegion = () => within(screen.getByRole('region', { name: 'Notices' }))

function openFocus(cardId: string, options: Parameters<typeof renderApp>[0] = {}, search = '') {
  const app = renderApp({
    path: `/board/focus/${cardId}${search}`,
    as: 'cikgu_aina',
    isWithoutRealtime: true,
    ...options,
  })
  const choose = async (name: string) => app.user.click((await toolbar()).getByRole('button', { name }))
  const answer = async (name: 'Yes' | 'Cancel') =>
    app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  return { ...app, choose, answer }
}

test.each([
  ['an own text inside a stack', WHO_MAKES, 'cikgu_aina', ['Magic', 'Share', 'Move to My Board', 'Delete']],
  ['an own text on My Board', TAPIR, 'cikgu_aina', ['Magic', 'Share', 'Delete']],
  ['an own stack', FOOD_CHAINS, 'cikgu_aina', ['Magic', 'Unstack', 'Share', 'Delete']],
  ['an own question inside a quiz', QUESTION, 'cikgu_aina', ['Magic', 'Move to My Board', 'Delete']],
  ['a card that was shared with a student', VOLCANO, 'mei_ling', ['Magic', 'Delete']],
])('%s offers what its type and its owner allow', async (_, cardId, as, names) => {
  openFocus(cardId, { as })
  const buttons = (await toolbar()).getAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names)
})

test('Delete asks; Cancel stays, Yes leads back to the stack without the card, and Undo brings it back', async () => {
  const app = openFocus(WHO_MAKES, {}, `?stack=${FOOD_CHAINS}`)
  await app.choose('Delete')
  await app.answer('Cancel')
  expect(app.currentUrl()).toBe(`/board/focus/${WHO_MAKES}?stack=${FOOD_CHAINS}`)
  await app.choose('Delete')
  await app.answer('Yes')
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/stack/${FOOD_CHAINS}`))
  const isCardShown = () => screen.queryByRole('article', { name: 'Who Makes, Who Eats, Who Cleans Up' }) !== null
  await waitFor(() => expect(isCardShown()).toBe(false))
  await app.user.click(await snackbarRegion().findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(isCardShown()).toBe(true))
})

test('Back from where a deletion led does not show the card again', async () => {
  const app = openFocus(WHO_MAKES, {}, `?stack=${FOOD_CHAINS}`)
  await app.choose('Delete')
  await app.answer('Yes')
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/stack/${FOOD_CHAINS}`))
  const visitedUrls: string[] = []
  app.router.history.subscribe(({ location }) => visitedUrls.push(location.href))
  act(() => app.router.history.back())
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(visitedUrls.join()).not.toContain('focus')
})

test('a card that is being deleted is passed over by the arrows', async () => {
  const app = openFocus(TAPIR)
  await app.user.click(await screen.findByRole('button', { name: 'Next card' }))
  await waitFor(() => expect(app.currentUrl()).not.toContain(TAPIR))
  const secondCardUrl = app.currentUrl()
  await app.choose('Delete')
  await app.answer('Yes')
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
  await app.user.click(await screen.findByRole('button', { name: 'Open The Malayan Tapir' }))
  await app.user.click(await screen.findByRole('button', { name: 'Next card' }))
  await waitFor(() => expect(app.currentUrl()).not.toContain(TAPIR))
  expect(app.currentUrl()).not.toBe(secondCardUrl)
})

test('Move to My Board takes the open card out of its stack, and is offered no longer', async () => {
  const app = openFocus(WHO_MAKES, {}, `?stack=${FOOD_CHAINS}`)
  await app.choose('Move to My Board')
  expect(await snackbarRegion().findByText('Moved to My Board.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move to My Board' })).toBeNull())
  expect(app.session.mockServer.db.cards.get(WHO_MAKES)).toMatchObject({ parent_id: null })
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/stack/${FOOD_CHAINS}`))
})

test('Unstack dissolves the open stack and leads to My Board', async () => {
  const app = openFocus(FOOD_CHAINS)
  await app.choose('Unstack')
  await app.answer('Yes')
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
  expect(app.session.mockServer.db.cards.get(WHO_MAKES)).toMatchObject({ parent_id: null })
})

test('Share opens the dialog for the open card', async () => {
  const app = openFocus(TAPIR)
  await app.choose('Share')
  expect(await screen.findByRole('dialog', { name: /Share/ })).toBeVisible()
  expect(app.currentUrl()).toBe(`/board/focus/${TAPIR}`)
})

test('Magic opens the chat beside the card', async () => {
  const app = openFocus(TAPIR)
  await app.choose('Magic')
  expect(await screen.findByRole('textbox', { name: 'Ask Ting' })).toBeVisible()
  expect(app.currentUrl()).toBe(`/board/focus/${TAPIR}`)
})

test('a move out of a stack can be undone while the card is open', async () => {
  const app = openFocus(WHO_MAKES, {}, `?stack=${FOOD_CHAINS}&search=who`)
  await app.choose('Move to My Board')
  expect(await snackbarRegion().findByText('Moved to My Board.')).toBeVisible()
  await app.user.click(await snackbarRegion().findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(app.session.mockServer.db.cards.get(WHO_MAKES)).toMatchObject({ parent_id: FOOD_CHAINS }))
  expect(cardQueriesApi.endpoints.getCard.select({ cardId: WHO_MAKES })(app.store.getState()).data?.parent_id).toBe(
    FOOD_CHAINS,
  )
})
