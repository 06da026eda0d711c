/** Locators for parts of the app, by role and label, and the first steps of many journeys. */
import { expect, type Locator, type Page, test } from 'playwright/test'
import people from '../../fixtures/seed/people.json' with { type: 'json' }
import { authCalls } from '../../src/api/auth.contract'
import { userCalls } from '../../src/api/user.contract'
import type { BackendOptions } from './test'

/** The teacher of fixtures/seed, with every kind of card on the board. */
export const teacher = { name: 'Aina Rahman', username: 'cikgu_aina', password: 'selamat-pagi' }

export const usernameField = (page: Page) => page.getByLabel('Username')
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
/** Fills the login form and submits with Enter, without waiting for the response. */
export async function submitLogin(page: Page, { username, password }: { username: string; password: string }) {
  await usernameField(page).fill(username)
  await passwordField(page).fill(password)
  await passwordField(page).press('Enter')
}

export const snackbar = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text)

export const cardList = (page: Page) => page.getByRole('grid', { name: 'Cards', exact: true })
export const cards = (page: Page) => cardList(page).getByRole('article')
/** Pattern for a card's accessible name by title. Anchored: a stack may be named after its cards. */
export const cardNamePattern = (title: string) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}, `)
/** The card with a title on the board: the element for click and double click. */
export const card = (page: Page, title: string) => cardList(page).getByRole('button', { name: cardNamePattern(title) })
/** The card in focus. */
export const focusView = (page: Page) => page.getByRole('main', { name: /^Open card: / })

/** ms between the events of a double click, of which there are four. */
const HAND_MS = 20

/**
 * Presses twice, as a hand does. The events carry the times of a hand, because a busy machine may pause.
 * Two clicks open a card only within 200 ms (B-229).
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
/** Replies of the conversation; `aria-busy` while streaming. */
export const replies = (page: Page) => page.getByRole('region', { name: 'Conversation' }).locator('li[aria-busy]')

/** Asks for a whole chapter: half a minute of streaming leaves time to stop the reply. */
export const longQuestion = 'Tell me everything about volcanoes'

/** Opens a route of the board and waits until the board is interactive and receives live events. */
export async function openBoard(page: Page, path = '/board') {
  await page.goto(path)
  await waitUntilReady(page)
}

/** Waits until the board is interactive, the channels have settled and the following refetch was answered. */
export async function waitUntilReady(page: Page) {
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('Getting your board ready…')).toBeHidden()
  await waitUntilLive(page)
}

/** Waits until the channels of the session have settled: a session that ends elsewhere earlier leaves requests unauthorised. */
export const waitUntilLive = (page: Page) =>
  expect(page.locator('[data-realtime="ready"]')).toBeVisible({ timeout: 20_000 })

/** Presses Tab, or Shift+Tab, until the target has keyboard focus. @returns the number of presses */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await expect(target).toBeVisible()
  for (let presses = 1; presses <= 40; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return presses
  }
  throw new Error(`${String(target)} was not reached with 40 presses of ${key}.`)
}

/** Sends a POST without the app, in the session of a page and with the session's anti-forgery token. */
export async function postByRequest({ request }: Page, path: string, data: unknown) {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token), 'X-Requested-With': 'XMLHttpRequest' }
  const response = await request.post(`/api/${path}`, { data, headers })
  expect(response.status(), path).toBe(200)
}

/**
 * Writes to the server from the page, without the app, as the signed-in person. The demo's server answers only its own page.
 * @returns the response's body
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

/** Sets the session cookies of a person without the app, as the submit of the login form would. */
export async function signInByRequest(page: Page, username: string) {
  await page.request.get(`/api/${userCalls.getMe.path}`)
  const password = people.find((person) => person.username === username)?.password
  await postByRequest(page, authCalls.login.path, { username, password })
}

/**
 * Opens a route as a signed-in person without the login form (other journeys test the form).
 * Resolves when the board is interactive and receives live events.
 */
export async function signIn(page: Page, username = teacher.username, path = '/board') {
  const { backend } = test.info().project.use as BackendOptions
  if (backend === 'live') await signInByRequest(page, username)
  await page.goto(backend === 'live' ? path : `${path}${path.includes('?') ? '&' : '?'}as=${username}`)
  await waitUntilReady(page)
}

/** Asks in Magic Chat, opening the chat if closed. @returns the new reply */
export async function ask(page: Page, text: string): Promise<Locator> {
  if (!(await chat(page).isVisible())) await chatButton(page).click()
  await chatInput(page).fill(text)
  const before = await replies(page).count()
  await chatInput(page).press('Enter')
  // Counts replies instead of waiting for `aria-busy`: a reply that fails at once may never be seen as busy.
  await expect(replies(page)).toHaveCount(before + 1)
  return replies(page).nth(before)
}

/** Keeps a finished reply as a card. @returns the title of the card */
export async function addToBoard(reply: Locator): Promise<string> {
  const title = await reply.getByRole('heading').first().innerText()
  await reply.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(reply.getByRole('button', { name: 'Added!' })).toBeVisible()
  return title
}

/** Waits for the successful end of a reply. */
export async function waitForReplyComplete(reply: Locator) {
  await expect(reply).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 })
  await expect(reply.locator('[data-status]')).toBeHidden()
}

/** Waits for more text of a streaming reply. */
export async function waitForReplyGrowth(reply: Locator) {
  const length = async () => (await reply.innerText()).length
  const before = await length()
  await expect.poll(length, { intervals: [30] }).toBeGreaterThan(before)
  await expect(reply).toHaveAttribute('aria-busy', 'true')
}
