/** Finds parts of the app by role and label, and provides the first steps of many journeys. */
import { expect, type Locator, type Page, test } from 'playwright/test'
import people from '../../fixtures/seed/people.json' with { type: 'json' }
import { authCalls } from '../../src/api/auth.contract'
import { userCalls } from '../../src/api/user.contract'
import type { BackendOptions } from './test'

/** The teacher of fixtures/seed whose board has every kind of card. */
export const teacher = { name: 'Aina Rahman', username: 'cikgu_aina', password: 'selamat-pagi' }

export const usernameField = (page: Page) => page.getByLabel('Username')
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
/** Fills in the login form and submits it with Enter. Does not wait for the response. */
export async function submitLogin(page: Page, { username, password }: { username: string; password: string }) {
  await usernameField(page).fill(username)
  await passwordField(page).fill(password)
  await passwordField(page).press('Enter')
}

/** Address that a login leads to: My Board with the landing. */
export const homeUrl = '/board?landing=true'
export const landing = (page: Page) => page.getByRole('dialog', { name: /^Hi / })
/** Waits for the landing after a login and closes it. */
export async function closeLanding(page: Page) {
  await expect(page).toHaveURL(homeUrl)
  await landing(page).getByRole('button', { name: 'Go to the board' }).click()
  await expect(page).toHaveURL('/board')
  await expect(landing(page)).toBeHidden()
}

export const snackbar = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text)

export const cardList = (page: Page) => page.getByRole('grid', { name: 'Cards', exact: true })
export const cards = (page: Page) => cardList(page).getByRole('article')
/**
 * Returns a pattern for the accessible name of a card. It matches only the beginning, because a stack may be named after its
 * cards.
 */
export const cardNamePattern = (title: string) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}, `)
/** Finds the button of a card on the board by title. Clicks and double clicks go there. */
export const card = (page: Page, title: string) => cardList(page).getByRole('button', { name: cardNamePattern(title) })
/** Finds the open card. */
export const focusView = (page: Page) => page.getByRole('main', { name: /^Open card: / })

/** Time in ms between the four mouse events of a double click. */
const HAND_MS = 20

/**
 * Clicks twice as a hand does. Two clicks open a card only within 200 ms (B-229). The events therefore carry their own times,
 * because a busy machine may pause between them.
 */
export async function doubleClick(target: Locator) {
  await target.hover()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is pressed twice has no place.')
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const
  const cdp = await target.page().context().newCDPSession(target.page())
  const start = Date.now()
  const events = [1, 2].flatMap((clickCount) => [
    { type: 'mousePressed', buttons: 1, clickCount } as const,
    { type: 'mouseReleased', buttons: 0, clickCount } as const,
  ])
  await Promise.all(
    events.map((event, index) =>
      cdp.send('Input.dispatchMouseEvent', { ...event, ...place, timestamp: (start + index * HAND_MS) / 1000 }),
    ),
  )
  await cdp.detach()
}

export const chatButton = (page: Page) => page.getByRole('button', { name: 'Ask Ting' })
export const chat = (page: Page) => page.getByRole('region', { name: 'Magic Chat' })
export const chatInput = (page: Page) => page.getByRole('textbox', { name: 'Ask Ting' })
/** Finds the replies of the conversation. `aria-busy` is true while a reply is streaming. */
export const replies = (page: Page) => page.getByRole('region', { name: 'Conversation' }).locator('li[aria-busy]')

/** A question whose reply streams for half a minute, which leaves time to stop it. */
export const longQuestion = 'Tell me everything about volcanoes'

/** Opens a route of the board and waits until the board is interactive and receives live events. */
export async function openBoard(page: Page, path = '/board') {
  await page.goto(path)
  await waitUntilReady(page)
}

/** Waits until the board is interactive and receives live events, and the app has refetched what it may have missed. */
export async function waitUntilReady(page: Page) {
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('Getting your board ready…')).toBeHidden()
  await waitUntilLive(page)
}

/**
 * Waits until each channel of the session is joined or refused. If the session ended elsewhere before that, these requests
 * would fail with 401.
 */
export const waitUntilLive = (page: Page) =>
  expect(page.locator('[data-realtime="ready"]')).toBeVisible({ timeout: 20_000 })

/**
 * Presses Tab or Shift+Tab until the target has keyboard focus.
 * @returns the number of presses
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await expect(target).toBeVisible()
  for (let presses = 1; presses <= 40; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return presses
  }
  throw new Error(`${String(target)} was not reached with 40 presses of ${key}.`)
}

/** Sends a POST outside the app, with the session and anti-forgery token of a page. */
export async function postByRequest({ request }: Page, path: string, data: unknown) {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token), 'X-Requested-With': 'XMLHttpRequest' }
  const response = await request.post(`/api/${path}`, { data, headers })
  expect(response.status(), path).toBe(200)
}

/**
 * Sends a write from inside the page but outside the app, as the signed-in person. The demo's mock server answers only requests
 * of its own page.
 * @returns the body of the response
 */
export async function writeFromPage<Body = unknown>(page: Page, method: 'POST' | 'PUT', path: string, body: unknown) {
  const write = async ([verb, address, json]: [string, string, string]) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) }
    const response = await fetch(`/api/${address}`, { method: verb, headers, body: json })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${address}: ${response.status} ${answer}`)
    return answer
  }
  return JSON.parse(
    await page.evaluate(write, [method, path, JSON.stringify(body)] as [string, string, string]),
  ) as Body
}

/** Sets the session cookies of a person outside the app. The login form would set the same ones. */
export async function signInByRequest(page: Page, username: string) {
  await page.request.get(`/api/${userCalls.getMe.path}`)
  const password = people.find((person) => person.username === username)?.password
  await postByRequest(page, authCalls.login.path, { username, password })
}

/**
 * Opens a route as a signed-in person without using the login form, which other journeys test. Resolves when the board is
 * interactive and receives live events.
 */
export async function signIn(page: Page, username = teacher.username, path = '/board') {
  const { backend } = test.info().project.use as BackendOptions
  if (backend === 'live') await signInByRequest(page, username)
  await page.goto(backend === 'live' ? path : `${path}${path.includes('?') ? '&' : '?'}as=${username}`)
  await waitUntilReady(page)
}

/**
 * Asks a question in Magic Chat and opens the chat if it is closed.
 * @returns the new reply
 */
export async function ask(page: Page, text: string): Promise<Locator> {
  if (!(await chat(page).isVisible())) await chatButton(page).click()
  await chatInput(page).fill(text)
  const before = await replies(page).count()
  await chatInput(page).press('Enter')
  // Count the replies instead of waiting for `aria-busy`. A reply that fails at once may never be seen as busy.
  await expect(replies(page)).toHaveCount(before + 1)
  return replies(page).nth(before)
}

/**
 * Adds a finished reply to the board as a card.
 * @returns the title of the card
 */
export async function addToBoard(reply: Locator): Promise<string> {
  const title = await reply.getByRole('heading').first().innerText()
  await reply.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(reply.getByRole('button', { name: 'Added!' })).toBeVisible()
  return title
}

/** Waits until a reply has ended without an error. */
export async function waitForReplyComplete(reply: Locator) {
  await expect(reply).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 })
  await expect(reply.locator('[data-status]')).toBeHidden()
}

/** Waits until a streaming reply has more text. */
export async function waitForReplyGrowth(reply: Locator) {
  const length = async () => (await reply.innerText()).length
  const before = await length()
  await expect.poll(length, { intervals: [30] }).toBeGreaterThan(before)
  await expect(reply).toHaveAttribute('aria-busy', 'true')
}
