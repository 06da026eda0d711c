/** Tests URLs in the real route tree: redirects, kept parameters, and damaged URLs. */
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changeLanguage } from '@/i18n/i18n'
import { languageChanged } from '@/store/preferencesSlice'
import { HOME_URL } from '@/testing/homeUrl'
import { allowConsole, expectConsole } from '@/testing/expectConsole'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const open = (path: string, as?: string) => renderApp({ path, as, isWithoutRealtime: true })
const heading = (name: string | RegExp = /./) => screen.findByRole('heading', { level: 1, name })
const findOpenCard = () => screen.findByRole('main', { name: 'Open card: The Malayan Tapir' })
const waitUntilSettled = async ({ router }: RenderedApp) => {
  await waitFor(() => expect(router.state.status).toBe('idle'))
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
}
async function openAsVisitor(path: string) {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const app = open(path)
  await heading('Welcome back')
  return app
}
const logIn = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: /Log in as Aina Rahman/ }))

/**
 * URL → destination for a signed-in user: screens, redirects to the board, and a card outside My Board. Neighbouring
 * entries have different destinations, so that each step changes the screen.
 */
const ADDRESSES = [
  ['/notifications', '/notifications'],
  ['/whiteboard', '/board'],
  ['/addressbook', '/addressbook'],
  ['/whiteboard/focus', '/board'],
  ['/addressbook?tab=friends', '/addressbook?tab=friends'],
  ['/ytldemo', '/ytldemo'],
  ['/invite', '/invite'],
  ['/gallery', '/gallery'],
  [`/whiteboard/focus/${TAPIR}`, `/whiteboard/focus/${TAPIR}`],
  ['/volcano/gallery', '/board'],
  ['/accountsettings', '/accountsettings'],
] as const

// B-055, D-0022, D-1031, D-1101, D-1102.
test('each address leads a signed-in user to its screen', async () => {
  const app = open('/error/500', 'cikgu_aina')
  await heading('Oh no! Something went wrong!')
  for (const [path, url] of ADDRESSES) {
    await act(() => app.router.navigate({ href: path }))
    await waitUntilSettled(app)
    expect(app.currentUrl(), path).toBe(url)
  }
})

// B-060.
test.each(ADDRESSES)('%s leads a visitor to the login page, and after the login to %s', async (path, url) => {
  const app = await openAsVisitor(path)
  expect(app.currentUrl()).toBe('/login')
  await logIn(app)
  await waitFor(() => expect(app.currentUrl()).toBe(url))
  await waitUntilSettled(app)
})

// B-055, C-049, D-2201.
describe('a card outside of the own board', () => {
  test('is open without arrows, and closes to My Board', async () => {
    const app = open(`/whiteboard/focus/${TAPIR}`, 'cikgu_aina')
    await findOpenCard()
    expect(screen.getByRole('heading', { level: 1, name: 'The Malayan Tapir' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next card' })).not.toBeInTheDocument()
    expect(app.requestLog()).not.toContain('getCards')
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    await heading('My Board')
    expect(app.currentUrl()).toBe('/board')
  })

  test('that does not exist leads to My Board with the reason', async () => {
    expectConsole(/^\[api\] getCard failed:.*404/s)
    const app = open('/whiteboard/focus/nothing', 'cikgu_aina')
    await heading('My Board')
    expect(await screen.findByText('Oops! Format cannot be found.')).toBeVisible()
    expect(app.currentUrl()).toBe('/board')
  })
})

// A-100, D-1112.
describe('the mark of the mobile app', () => {
  test.each([
    ['/?source=cocoa', `${HOME_URL}&source=cocoa`],
    ['/gallery?source=cocoa', '/gallery?source=cocoa'],
    ['/login?source=cocoa', `${HOME_URL}&source=cocoa`],
    ['/board?search=lava&source=cocoa', '/board?search=lava&source=cocoa'],
    ['/?source=web', HOME_URL],
  ])('survives redirects: %s leads to %s', async (path, url) => {
    const app = open(path, 'cikgu_aina')
    await waitUntilSettled(app)
    expect(app.currentUrl()).toBe(url)
  })

  test('survives a login, a search, a log-out and a link', async () => {
    const app = await openAsVisitor(`/board/stack/${FOOD_CHAINS}?source=cocoa`)
    expect(app.currentUrl()).toBe('/login?source=cocoa')
    await logIn(app)
    await waitFor(() => expect(app.currentUrl()).toBe(`/board/stack/${FOOD_CHAINS}?source=cocoa`))
    await app.user.click(await screen.findByRole('link', { name: 'Heartboard: Home' }))
    await waitFor(() => expect(app.currentUrl()).toBe(`${HOME_URL}&source=cocoa`))
    await app.user.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(app.currentUrl()).toBe('/login?source=cocoa'))
  })
})

const NOT_FOUND = 'Page Not Found'
const MY_BOARD = 'My Board'

//
test.each([
  ['/board/', MY_BOARD],
  ['/whiteboard/', MY_BOARD],
  ['/gallery/', 'Pick something to start with'],
  ['/nothing/gallery', MY_BOARD],
  ['/g-space%2F/gallery', MY_BOARD],
  [`/board/stack/${FOOD_CHAINS}/`, 'Food Chains & Food Webs'],
  [`/board/focus/${TAPIR}/`, 'The Malayan Tapir'],
  ['//board', MY_BOARD],
  ['/BOARD', MY_BOARD],
  ['/board/stack/nothing', MY_BOARD],
  ['/board/focus/nothing', MY_BOARD],
  ['/board/stack/%2F', MY_BOARD],
  ['/board/focus/%2F', MY_BOARD],
  ['/board/stack/..', MY_BOARD],
  ['/board/stack/%2E%2E%2Fusers', MY_BOARD],
  ['/board/focus/%2E%2E', MY_BOARD],
  ['/whiteboard/focus/%2E%2E', MY_BOARD],
  ['/board/stack/%3Cimg%20src=x%20onerror=alert(1)%3E', MY_BOARD],
  ['/board/stack/%E0%A4%A', NOT_FOUND],
  ['/board/focus/%', NOT_FOUND],
  ['/%2Fboard', NOT_FOUND],
  ['/%E0%A4%A', NOT_FOUND],
  ['/board/stack/a/b', NOT_FOUND],
  ['/board/focus/a/b', NOT_FOUND],
  ['/login/x', NOT_FOUND],
  ['/a/b/gallery', NOT_FOUND],
  ['/__proto__', NOT_FOUND],
  ['/board?search=%E0%A4%A', MY_BOARD],
  ['/board?search[]=x&filter=nothing&sort=constructor&order=7', MY_BOARD],
  ['/board?stack=%2F&confirmation=yes', MY_BOARD],
  [`/whiteboard/focus/${TAPIR}?search=5&stack=7`, 'The Malayan Tapir'],
])('%s shows "%s"', async (path, title) => {
  allowConsole(/^\[api\] \w+ failed/)
  const app = open(path, 'cikgu_aina')
  await waitUntilSettled(app)
  expect(await heading(title)).toBeVisible()
})

//
test.each(['/nowhere', '/error/503', '/termsandconditions'])(
  'the way back from %s shows no loading screen',
  async (path) => {
    const app = open('/board', 'cikgu_aina')
    await waitUntilSettled(app)
    await heading(MY_BOARD)
    await act(() => app.router.navigate({ href: path }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: MY_BOARD })).not.toBeInTheDocument())
    const shown: (string | null)[] = []
    const observer = new MutationObserver(() => shown.push(document.body.textContent))
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    act(() => app.router.history.back())
    await heading(MY_BOARD)
    observer.disconnect()
    expect(shown).not.toEqual([])
    expect(shown.filter((text) => text?.includes('Getting your board ready…'))).toEqual([])
  },
)

test('document titles use the language of the app; card titles stay untranslated', async () => {
  onTestFinished(() => changeLanguage('en'))
  const { store, router } = open('/board', 'cikgu_aina')
  const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(`${title} · Heartboard`))
  await expectTitle('My Board')
  act(() => void store.dispatch(languageChanged('ms')))
  await expectTitle('Papan Saya')
  for (const [path, title] of [
    [`/board/focus/${TAPIR}`, 'The Malayan Tapir'],
    [`/board/stack/${FOOD_CHAINS}`, 'Food Chains & Food Webs'],
    [`/whiteboard/focus/${TAPIR}`, 'The Malayan Tapir'],
    ['/nowhere', 'Halaman Tidak Ditemui'],
    ['/error/503', 'Dalam Penyelenggaraan'],
  ] as const) {
    await act(() => router.navigate({ href: path }))
    await expectTitle(title)
  }
})
