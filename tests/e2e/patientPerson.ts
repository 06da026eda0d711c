/** Simulates a user who repeats an action after a failure, or presses the button that the app offers. */
import type { BrowserContext, Locator, Page } from 'playwright/test'
import {
  card,
  cardList,
  cards,
  chat,
  doubleClick,
  focusView,
  replies,
  closeLanding,
  homeUrl,
  submitLogin,
  teacher,
  usernameField,
} from './app'
import { chance } from './badNetwork'
import { keyboardInput, toolbar, waitUntilDraggable } from './dragBoard'
import { expect } from './test'

const PICTURE = 'Coral Reef off Semporna'
const STACK = 'Food Chains & Food Webs'
const QUIZ = 'Fractions Warm-up'
const QUESTIONS = ['Equal fractions', 'Adding', 'Part of a class', 'More than a half']

export const TEACHER = {
  ...teacher,
  buddy: 'Ting',
  /** Ids of own text cards, whose titles `rename` changes. */
  texts: ['4afcb593-f7f9-4973-87be-30a89b2d1710', '7e8956fa-6548-4e82-b62a-e751a5e58111'],
}
export const STUDENT = {
  name: 'Tan Mei Ling',
  username: 'mei_ling',
  password: '2468',
  buddy: 'Elly',
  texts: ['a3106fea-0e6b-4614-a63a-3040a79a703a', '8fb635ac-4023-4801-ac66-735feb4a17e4'],
}

export type Person = Awaited<ReturnType<typeof arrive>>

/** Time in ms that the person waits for the effect of a press before trying again. */
const timeout = 3000

/** Repeats an attempt until it succeeds. If it still fails after `within` ms, the app offers no way out, and the test fails. */
const until = (what: string, attempt: () => Promise<void>, within = 45_000) =>
  expect(attempt, what).toPass({ timeout: within })

const pressIfShown = async (button: Locator) => {
  if (await button.first().isVisible()) await button.first().click()
}
const tryAgain = (page: Page) => pressIfShown(page.getByRole('button', { name: 'Try again' }))
const closeDialog = (page: Page) =>
  pressIfShown(page.getByRole('dialog').getByRole('button', { name: /^(Close|Cancel)$/ }))
const closeFocus = (page: Page) => pressIfShown(focusView(page).getByRole('button', { name: 'Close', exact: true }))

/**
 * Opens the app and signs in.
 * @param seed decides, with the username and the number of the choice, what `choose` returns
 */
export async function arrive(context: BrowserContext, account: typeof STUDENT, seed: number) {
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  await page.goto('/')
  await until('sign in', async () => {
    await tryAgain(page)
    if (await usernameField(page).isVisible()) await submitLogin(page, account)
    if (page.url().endsWith(homeUrl)) await closeLanding(page)
    await expect(page).toHaveURL('/board', { timeout })
  })
  /** URLs of the page since the login. If `/login` is among them, the app has sent the person away. */
  const addresses: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()))
  let choices = 0
  const choose = <Item>(items: readonly Item[]): Item => {
    choices += 1
    return items[Math.floor(chance(`${seed} ${account.username} ${choices}`) * items.length)] as Item
  }
  return {
    ...account,
    page,
    addresses,
    choose,
    sentences: [] as { cardId: string; text: string }[],
    /** The title that was typed last, by card id. */
    titles: new Map<string, string>(),
    questions: [] as string[],
  }
}

const cell = ({ page }: Person, cardId: string) => cardList(page).locator(`[data-card-id="${cardId}"]`)
const face = (person: Person, cardId: string) => cell(person, cardId).locator('[aria-pressed]')
const titleField = (person: Person, cardId: string) => cell(person, cardId).getByRole('textbox', { name: 'Title' })

/** Returns to My Board from any screen: closes the dialog and the open card, then presses Try again and the breadcrumb. */
async function goToBoard({ page }: Person) {
  await until('back to My Board', async () => {
    await closeDialog(page)
    await closeFocus(page)
    await tryAgain(page)
    const way = page.getByRole('navigation', { name: 'Where you are' })
    await pressIfShown(way.getByRole('button', { name: 'My Board' }))
    await expect(page).toHaveURL(/\/board(\?|$)/, { timeout })
    await expect(cards(page).first()).toBeVisible({ timeout })
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout })
    // The board renders only cards near the visible part. The cards that the person uses are at the top.
    await page.evaluate(() => window.scrollTo(0, 0))
  })
}

/** Opens a text card for editing. Restores an unsaved draft, or presses Edit again after a failed save. */
async function openText(person: Person, cardId: string) {
  const { page } = person
  const body = focusView(page).getByRole('textbox', { name: /^Text of/ })
  await until('open a text', async () => {
    await closeDialog(page)
    if (!page.url().includes(cardId)) {
      await goToBoard(person)
      await doubleClick(face(person, cardId))
    }
    await expect(focusView(page)).toBeVisible({ timeout })
    await pressIfShown(focusView(page).getByRole('button', { name: /^(Restore|Keep what I wrote|Edit again)$/ }))
    await expect(body).toBeVisible({ timeout })
  })
  return body
}

export async function write(person: Person) {
  const { page, sentences, username, choose } = person
  const cardId = choose(person.texts)
  const text = `Sentence ${sentences.length + 1} of ${username}.`
  await until(
    'write a sentence',
    async () => {
      const body = await openText(person, cardId)
      await body.press('Control+End')
      await body.pressSequentially(` ${text}`)
      await expect(focusView(page)).toContainText(text, { timeout })
    },
    100_000,
  )
  sentences.push({ cardId, text })
  if (choose([true, false])) await expect(focusView(page).locator('[data-status="saving"]')).toHaveCount(0)
  if (choose([true, false, false])) await page.goBack()
  await goToBoard(person)
}

export async function rename(person: Person) {
  const { page, titles, username, choose } = person
  const cardId = choose(person.texts)
  const title = `Title ${choose(Array.from({ length: 1000 }, (_, index) => index))} of ${username}`
  await until('rename a card', async () => {
    await goToBoard(person)
    await face(person, cardId).click()
    await page.keyboard.press('F2')
    await titleField(person, cardId).fill(title)
    titles.set(cardId, title)
    await page.keyboard.press('Enter')
  })
  await page.keyboard.press('Escape')
}

/** Moves the picture card into the stack, or back to My Board if it is already there. */
export async function move(person: Person) {
  const { page, choose } = person
  await goToBoard(person)
  const picture = card(page, PICTURE)
  if ((await picture.count()) > 0) {
    await until(
      'move a card onto a stack',
      async () => {
        await goToBoard(person)
        await waitUntilDraggable(page)
        if ((await picture.count()) === 0) return
        const keyboard = keyboardInput()
        await keyboard.lift(page, PICTURE)
        await keyboard.moveTo(page, { onto: STACK })
        await keyboard.drop(page, { onto: STACK })
        await expect(picture).toHaveCount(0, { timeout })
      },
      100_000,
    )
    if (choose([true, false])) await pressIfShown(page.getByRole('button', { name: 'Undo' }))
    return
  }
  await until('take a card out of a stack', async () => {
    await tryAgain(page)
    if (!page.url().includes('/stack/')) await doubleClick(card(page, STACK))
    await expect(page).toHaveURL(/stack/, { timeout })
    await picture.click()
    await page.keyboard.press('b')
    await expect(picture).toHaveCount(0, { timeout })
  })
}

export async function share(person: Person) {
  const { page, choose } = person
  const cardId = choose(person.texts)
  const dialog = page.getByRole('dialog', { name: /^Share/ })
  await until('share a card', async () => {
    if (!(await dialog.isVisible())) {
      await goToBoard(person)
      await face(person, cardId).click()
      await toolbar(page).getByRole('button', { name: 'Share' }).click()
    }
    await tryAgain(page)
    const student = dialog.getByRole('grid', { name: 'Groups and people' }).getByRole('row', { name: STUDENT.name })
    await expect(student).toBeVisible({ timeout })
    const submit = dialog.getByRole('button', { name: /^(Share|Save)$/ })
    const isChosen = (await student.getAttribute('aria-selected')) === 'true'
    // The student already has the card, so there is nothing to save.
    if (isChosen && (await submit.isDisabled())) return
    if (!isChosen) await student.click()
    await submit.click()
    await expect(dialog).toBeHidden({ timeout })
  })
  await goToBoard(person)
  // Deselect the card, because its toolbar covers other cards.
  await page.keyboard.press('Escape')
}

const chatField = ({ page, buddy }: Person) => page.getByRole('textbox', { name: `Ask ${buddy}` })

async function openChat({ page, buddy }: Person) {
  await closeDialog(page)
  await closeFocus(page)
  if (!(await chat(page).isVisible())) await page.getByRole('button', { name: `Ask ${buddy}` }).click()
}

export async function askInChat(person: Person) {
  const { questions, username } = person
  await until('open the chat', () => openChat(person))
  // After a 429 the app assumes that the daily quota is used up, and disables the field.
  if (await chatField(person).isDisabled()) return
  const question = `Question ${questions.length + 1} of ${username}: what is a magnet?`
  await chatField(person).fill(question)
  questions.push(question)
  // Each attempt waits for a whole reply.
  await until('an answer', () => answerQuestions(person), 120_000)
}

/** Sends the question that a failed request has returned to the field, or presses Ask again. Then waits for the reply. */
async function answerQuestions(person: Person) {
  const { page } = person
  const field = chatField(person)
  await openChat(person)
  await expect(replies(page).and(page.locator('[aria-busy="true"]'))).toHaveCount(0, { timeout: 20_000 })
  if (await field.isDisabled()) return
  if ((await field.inputValue()) !== '') await field.press('Enter')
  // Complete replies also have a button 'Ask again', so look for a reply with a status.
  else await pressIfShown(replies(page).locator('[data-status]').getByRole('button', { name: 'Ask again' }))
  await expect(replies(page).and(page.locator('[aria-busy="true"]'))).toHaveCount(0, { timeout: 20_000 })
  await expect(field).toHaveValue('', { timeout })
  if (await field.isEnabled())
    await expect(replies(page).getByText(/^(No answer came|The answer was cut)/)).toHaveCount(0, { timeout })
}

export async function openQuiz(person: Person) {
  const { page } = person
  await goToBoard(person)
  await until('open a quiz', async () => {
    await tryAgain(page)
    if (!page.url().includes('/stack/')) await doubleClick(card(page, QUIZ))
    await expect(page).toHaveURL(/stack/, { timeout })
    await expect(cards(page)).toHaveCount(QUESTIONS.length, { timeout })
  })
}

export async function answerQuiz(person: Person) {
  const { page, choose } = person
  await openQuiz(person)
  const question = choose(QUESTIONS)
  const submit = focusView(page).getByRole('button', { name: 'Submit' })
  await until('answer a question', async () => {
    await closeDialog(page)
    // If there is no Submit button, the question is already answered. Reopening the card shows the result.
    if (!(await submit.isVisible())) await closeFocus(page)
    if (!(await focusView(page).isVisible())) await doubleClick(card(page, question))
    await expect(focusView(page).getByText(/^Question \d of 4$/)).toBeVisible({ timeout })
    if (await submit.isVisible()) {
      if (await submit.isDisabled()) await focusView(page).locator('[data-label="A"]').click()
      await submit.click()
    }
    await expect(
      focusView(page)
        .getByText(/Correct!|Not this time/)
        .first(),
    ).toBeVisible({ timeout })
  })
}

/** Called after `heal`: saves the remaining titles and texts, and waits for an answer to every question. */
export async function finish(person: Person) {
  const { page, titles, questions, sentences } = person
  await goToBoard(person)
  for (const [cardId, title] of titles) {
    const shown = cell(person, cardId).getByText(title, { exact: true })
    await until('save a title', async () => {
      if (await shown.isVisible()) return
      await face(person, cardId).click()
      await page.keyboard.press('F2')
      await expect(titleField(person, cardId)).toHaveValue(title, { timeout })
      await page.keyboard.press('Enter')
      await expect(shown).toBeVisible({ timeout })
    })
  }
  for (const cardId of new Set(sentences.map((sentence) => sentence.cardId))) {
    await openText(person, cardId)
    await expect(
      focusView(page)
        .locator('[data-status]')
        .getByText(/^(Saving|Not saved)/),
    ).toHaveCount(0)
    await goToBoard(person)
  }
  if (questions.length === 0) return
  await openChat(person)
  // After a 429 the app fetches the quota again only after a minute, and then enables the field.
  await expect(chatField(person)).toBeEnabled({ timeout: 90_000 })
  await until('all answers', () => answerQuestions(person), 120_000)
}
