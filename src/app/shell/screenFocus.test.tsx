import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { focusScreen } from './screenFocus'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const boardHeading = () => screen.findByRole('heading', { level: 1, name: 'My Board' })
const open = async (path: string) => {
  const app = renderApp({ path, as: 'cikgu_aina', isWithoutRealtime: true })
  await waitFor(() => expect(app.router.state.status).toBe('idle'))
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
  return app
}
const goTo = ({ router }: RenderedApp, href: string) => act(() => router.navigate({ href }))

test('another screen takes keyboard focus to its heading, and so does the way back', async () => {
  const app = await open('/board')
  await boardHeading()
  expect(document.body).toHaveFocus()
  await goTo(app, '/nowhere')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveFocus())
  act(() => app.router.history.back())
  const heading = await boardHeading()
  await waitFor(() => expect(heading).toHaveFocus())
})

test('keyboard focus leaves the menu for the screen that it leads to', async () => {
  const app = await open('/board')
  await boardHeading()
  act(() => screen.getByRole('link', { name: 'Terms and Conditions' }).focus())
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.currentUrl()).toBe('/termsandconditions'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('keyboard focus leaves the menu for My Board when it leads there from a stack', async () => {
  const app = await open(`/board/stack/${FOOD_CHAINS}`)
  await screen.findByRole('heading', { level: 1, name: 'Food Chains & Food Webs' })
  act(() => screen.getByRole('link', { name: 'My Board' }).focus())
  await app.user.keyboard('{Enter}')
  const heading = await boardHeading()
  await waitFor(() => expect(heading).toHaveFocus())
})

test('a link to a card, after another screen, takes keyboard focus to the card', async () => {
  const app = await open('/nowhere')
  await goTo(app, `/board/focus/${TAPIR}`)
  const card = await screen.findByRole('main', { name: /^Open card: / })
  await waitFor(() => expect(card).toHaveFocus())
})

test('a search leaves keyboard focus where the person types', async () => {
  const app = await open('/board')
  await boardHeading()
  await app.user.click(screen.getByRole('button', { name: 'Search cards' }))
  await app.user.keyboard('lava')
  await waitFor(() => expect(app.currentUrl()).toBe('/board?search=lava'))
  await screen.findByText(/cards? found$/)
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
})

test.each([
  ['its heading', '<main><h1 id="target">Terms</h1></main>'],
  [
    'a main that takes it itself',
    '<main inert><h1>My Board</h1></main><main id="target" tabindex="-1"><h1>Owls</h1></main>',
  ],
  ['nothing while it is behind the loading screen', '<div inert><main tabindex="-1"><h1>My Board</h1></main></div>'],
  [
    'nothing while somebody types beside it',
    '<main><h1>My Board</h1></main><textarea id="target" autofocus></textarea>',
  ],
  [
    'nothing while a dialog is open',
    '<main><h1>My Board</h1></main><dialog open><button id="target" autofocus></button></dialog>',
  ],
  [
    'nothing that the screen has not chosen itself',
    '<main><h1>Welcome back</h1><button id="target" autofocus></button></main>',
  ],
])('a screen gives keyboard focus to %s', (_, html) => {
  document.body.innerHTML = html
  document.querySelector<HTMLElement>('[autofocus]')?.focus()
  focusScreen()
  expect(document.querySelector('#target') ?? document.body).toHaveFocus()
})
