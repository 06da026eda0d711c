/** The app's parts as a person knows them, and the steps that many journeys begin with. */
import { expect, type Locator, type Page } from 'playwright/test'
import { isRealtimeReady } from './realtimeReady'

/** The teacher of fixtures/seed, who has a board of every kind of card. */
export const teacher = { name: 'Aina Rahman', username: 'cikgu_aina', password: 'selamat-pagi' }

export const username = (page: Page) => page.getByLabel('Username')
export const password = (page: Page) => page.getByLabel('Password', { exact: true })
export const snackbar = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text)

export const cardList = (page: Page) => page.getByRole('list', { name: 'Cards', exact: true })
export const cards = (page: Page) => cardList(page).getByRole('article')
/** The beginning of the name of a card with this title; a stack may be named after the cards in it. */
export const cardNamePattern = (title: string) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}, `)
/** The card of this title on the board: what a click selects and a double click opens. */
export const card = (page: Page, title: string) => cardList(page).getByRole('button', { name: cardNamePattern(title) })
/** The card in focus. */
export const focusView = (page: Page) => page.getByRole('main', { name: /^Open card: / })

export const chatButton = (page: Page) => page.getByRole('button', { name: 'Ask Ting' })
export const chat = (page: Page) => page.getByRole('region', { name: 'Magic Chat' })
export const chatInput = (page: Page) => page.getByRole('textbox', { name: 'Ask Ting' })
/** Replies of the conversation; a busy one is still being written. */
export const replies = (page: Page) => page.getByRole('region', { name: 'Conversation' }).locator('li[aria-busy]')

/** Asks for a whole chapter: half a minute of writing, so that there is time to stop it. */
export const longQuestion = 'Tell me everything about volcanoes'

/** Opens the board and waits until it can be used and hears of live events. */
export async function openBoard(page: Page, path = '/board') {
  await page.goto(path)
  await waitUntilReady(page)
}

/** Waits for the board behind the loading screen, and for the list that is asked for once more when the live channels are joined. */
export async function waitUntilReady(page: Page) {
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('Getting your board ready…')).toBeHidden()
  await expect.poll(() => isRealtimeReady(page), { timeout: 20_000 }).toBe(true)
}

/** Signs somebody in by typing, the teacher unless told otherwise; resolves when the board can be used and hears of live events. */
export async function signIn(page: Page, person: { username: string; password: string } = teacher) {
  await page.goto('/login')
  await username(page).fill(person.username)
  await password(page).fill(person.password)
  await password(page).press('Enter')
  await waitUntilReady(page)
}

/** Asks in Magic Chat, which is opened when it is closed. @returns the reply that begins. */
export async function ask(page: Page, text: string): Promise<Locator> {
  if (!(await chat(page).isVisible())) await chatButton(page).click()
  await chatInput(page).fill(text)
  await chatInput(page).press('Enter')
  const reply = replies(page).last()
  await expect(reply).toHaveAttribute('aria-busy', 'true')
  return reply
}

/** Keeps a finished reply as a card. @returns the title that the card gets. */
export async function addToBoard(reply: Locator): Promise<string> {
  const title = await reply.getByRole('heading').first().innerText()
  await reply.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(reply.getByRole('button', { name: 'Added!' })).toBeVisible()
  return title
}

/** Waits for the end of a reply that goes well. */
export async function waitForReplyComplete(reply: Locator) {
  await expect(reply).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 })
  await expect(reply.getByRole('button', { name: 'Ask again' })).toBeHidden()
}

/** Waits until more of a reply is there than now, while it is still being written. */
export async function waitForReplyGrowth(reply: Locator) {
  const length = async () => (await reply.innerText()).length
  const before = await length()
  await expect.poll(length, { intervals: [30] }).toBeGreaterThan(before)
  await expect(reply).toHaveAttribute('aria-busy', 'true')
}
