import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cardsCalls } from '@/api/cards/cards.contract'
import { snackbarShown } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept } from '@/testing/intercept'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const ATOM = '4d3a44d9-5161-4e1d-986a-dd2d766b70bc'

type Options = Parameters<typeof renderApp>[0]

async function openNotifications(options: Options = {}) {
  const app = renderApp({ isWithoutRealtime: true, path: '/notifications', as: 'cikgu_aina', ...options })
  const list = await screen.findByRole('list', { name: 'Notifications' })
  return { ...app, list }
}

const row = (words: RegExp) => screen.getByRole('button', { name: words })
const rowNames = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const callsOf = (app: RenderedApp, ...names: string[]) => app.requestLog().filter((name) => names.includes(name))

test('a press marks the notification as read, asks for its card and opens it in focus; Back returns', async () => {
  const app = await openNotifications()
  expect(screen.getByText('4 new')).toBeVisible()
  await app.user.click(row(/shared Inside the Atom/))
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/focus/${ATOM}`))
  expect(callsOf(app, 'readNotification', 'existsInWhiteboard')).toEqual(['readNotification', 'existsInWhiteboard'])
  act(() => app.router.history.back())
  expect(await screen.findByText('3 new')).toBeVisible()
  expect(row(/shared Inside the Atom/)).not.toHaveAccessibleName(/^New\./)
})

test('a notification that has been read opens its stack without being marked again', async () => {
  const app = await openNotifications()
  await app.user.click(row(/answered Food Chains Check/))
  await waitFor(() => expect(app.currentUrl()).toMatch(/^\/board\/stack\//))
  expect(callsOf(app, 'readNotification')).toEqual([])
})

// B-564.
test('a notification of a card that is not on the board shows a danger message, and the screen stays', async () => {
  const app = await openNotifications()
  await app.user.click(row(/shared Untitled with you/))
  const message = await screen.findByText('This card is not on your board.')
  expect(message.closest('[aria-live="assertive"]')).not.toBeNull()
  expect(app.currentUrl()).toBe('/notifications')
})

test('a double press looks up the card once, and the last pressed notification opens', async () => {
  const app = await openNotifications()
  const release = holdCalls(app, cardsCalls.existsInWhiteboard, 'response')
  await app.user.dblClick(row(/shared My Haiku/))
  await app.user.click(row(/shared Inside the Atom/))
  expect(callsOf(app, 'existsInWhiteboard')).toHaveLength(2)
  release()
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/focus/${ATOM}`))
})

test('leaving the screen before the response cancels the opening', async () => {
  const app = await openNotifications()
  const release = holdCalls(app, cardsCalls.existsInWhiteboard, 'response')
  await app.user.click(row(/shared Inside the Atom/))
  await act(() => app.router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId: TAPIR } }))
  release()
  await screen.findByRole('heading', { level: 1, name: 'The Malayan Tapir' })
  expect(app.currentUrl()).toBe(`/board/focus/${TAPIR}`)
})

test('a failed lookup of the card shows a danger message, and the screen stays', async () => {
  expectConsole(/^\[api\] existsInWhiteboard failed:.*500/s)
  const app = await openNotifications()
  intercept(app, cardsCalls.existsInWhiteboard, () => ({ status: 500 }))
  await app.user.click(row(/shared My Haiku/))
  expect(await screen.findByText('Oh no! Something went wrong!')).toBeVisible()
  expect(app.currentUrl()).toBe('/notifications')
})

test('a title with markup is text in the snackbar too', async () => {
  const { store } = await openNotifications()
  const values = { sender: 'Daniel Lim', title: '<img src=x onerror=alert(1)>' }
  act(
    () => void store.dispatch(snackbarShown({ kind: 'neutral', text: { key: 'notification.format.shared', values } })),
  )
  expect(await screen.findByText('Daniel Lim shared <img src=x onerror=alert(1)> with you.')).toBeVisible()
})

test('a row that is deleted hands keyboard focus to the next one, the last row to the heading', async () => {
  const { user, list } = await openNotifications({ as: 'nurul_s' })
  const names = rowNames(list)
  expect(names).toHaveLength(2)
  screen.getAllByRole('button', { name: /^Delete the notification/ })[0]?.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /^Delete the notification/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.getByText('You have no notifications.')).toBeVisible()
})

test('arrow keys move between the rows, from open to open and from delete to delete', async () => {
  const { user } = await openNotifications()
  row(/Daniel Lim reminds you of Persuasive/).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toHaveAccessibleName(/Daniel Lim shared Persuasive Writing/)
  await user.keyboard('{Tab}{ArrowUp}')
  expect(document.activeElement).toHaveAccessibleName(/^Delete the notification about Persuasive/)
})

test('the unread filter is in the address; a notification read under the filter leaves the list', async () => {
  const app = await openNotifications()
  await app.user.click(screen.getByRole('switch', { name: 'New ones only' }))
  await waitFor(() => expect(app.currentUrl()).toBe('/notifications?unread=true'))
  expect(rowNames(screen.getByRole('list', { name: 'Notifications' }))).toHaveLength(4)
  await app.user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('heading', { name: 'You have read everything!' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(app.currentUrl()).toBe('/notifications'))
})

test('a button that has nothing more to do hands keyboard focus to the heading', async () => {
  const { user } = await openNotifications({ path: '/notifications?unread=true' })
  const heading = screen.getByRole('heading', { level: 1 })
  screen.getByRole('button', { name: 'Mark all as read' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled())
  await waitFor(() => expect(heading).toHaveFocus())
  screen.getByRole('button', { name: 'Show all' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('list', { name: 'Notifications' })
  expect(heading).toHaveFocus()
})

test('the badges of menu button and menu entry follow the unread notifications', async () => {
  const app = await openNotifications()
  expect(screen.getByRole('button', { name: /^Open menu \(new notifications\)$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Notifications\s?, new$/ })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible())
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible()
})
