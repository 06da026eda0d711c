import {
  addToBoard,
  ask,
  card,
  cards,
  chat,
  chatButton,
  closeLanding,
  doubleClick,
  focusView,
  longQuestion,
  openBoard,
  passwordField,
  replies,
  snackbar,
  submitLogin,
  teacher,
  usernameField,
  waitForReplyComplete,
  waitForReplyGrowth,
  waitUntilReady,
} from './app'
import { expect, test } from './test'
import { recordTexts } from './recordTexts'

test('a teacher signs in, asks, adds the reply as a card and logs out', { tag: '@live' }, async ({
  page,
  context,
  backend,
  consoleErrors,
}) => {
  test.setTimeout(60_000)
  consoleErrors.allow(422, 'auth/login')

  await test.step('the root URL leads to the login page', async () => {
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })

  await test.step('an empty form, then a wrong password', async () => {
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Username and Password are required')
    await submitLogin(page, { ...teacher, password: 'selamat-malam' })
    await expect(snackbar(page, 'Oops, your credentials do not match')).toBeVisible()
    await expect(usernameField(page)).toHaveValue(teacher.username)
    await expect(page).toHaveURL('/login')
  })

  await test.step('signing in opens the board', async () => {
    if (backend === 'demo') await page.getByRole('button', { name: `Log in as ${teacher.name}` }).click()
    else {
      await expect(page.getByRole('button', { name: /^Log in as/ })).toHaveCount(0)
      await passwordField(page).fill(teacher.password)
      await passwordField(page).press('Enter')
    }
    await closeLanding(page)
    await waitUntilReady(page)
    await expect(page.getByRole('heading', { name: 'My Board', level: 1 })).toBeVisible()
  })

  const tab = await context.newPage()
  await test.step('a second tab is signed in as well', () => openBoard(tab))

  await test.step('a reply streams and can be stopped', async () => {
    const reply = await ask(page, longQuestion)
    await waitForReplyGrowth(reply)
    await waitForReplyGrowth(reply)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(reply.getByText('Stopped. This is as far as it got.')).toBeVisible()
    await expect(reply).toHaveAttribute('aria-busy', 'false')
  })

  await test.step('Ask again restarts the reply in the same message', async () => {
    const reply = replies(page).last()
    await reply.getByRole('button', { name: 'Ask again' }).click()
    await expect(reply).toHaveAttribute('aria-busy', 'true')
    await expect(reply.getByText('Stopped. This is as far as it got.')).toBeHidden()
    await waitForReplyGrowth(reply)
    await expect(replies(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Stop' }).click()
  })

  const reply = await test.step('a second question gets a complete reply', async () => {
    const nextReply = await ask(page, 'Explain how a volcano erupts')
    await waitForReplyComplete(nextReply)
    return nextReply
  })

  const title = await test.step('Add saves the reply as a card', async () => {
    const buttonTexts = await recordTexts(reply, 'button:not([aria-label])')
    const added = await addToBoard(reply)
    expect(await buttonTexts()).toEqual(['Add', 'Adding...', 'Added!'])
    return added
  })

  await test.step('the card is first on the board, also in the other tab without a reload', async () => {
    await expect(cards(page).first()).toContainText(title)
    await expect(cards(tab).first()).toContainText(title)
    await expect(card(page, title)).toHaveCount(1)
    await expect(card(tab, title)).toHaveCount(1)
  })

  await test.step('the card is still there after a reload', async () => {
    await page.reload()
    await waitUntilReady(page)
    await expect(cards(page).first()).toContainText(title)
    await doubleClick(card(page, title))
    await expect(focusView(page).getByRole('heading', { level: 1 })).toHaveText(title)
    await page.keyboard.press('Escape')
  })

  await test.step('logging out ends the session', async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/board')
    await expect(page).toHaveURL('/login')
    await expect(chat(page)).toBeHidden()
    await expect(chatButton(page)).toBeHidden()
  })
})
