import {
  ask,
  chat,
  chatButton,
  chatInput,
  replies,
  signIn,
  tabTo,
  waitForReplyComplete,
  waitUntilLive,
  writeFromPage,
} from './app'
import { expect, test } from './test'

const END = 'End Tutor'
const endButton = (page: Parameters<typeof chat>[0]) => chat(page).getByRole('button', { name: END })

test('a tutor session of five turns survives a reload, is followed by a second tab and ends in both', {
  tag: '@live',
}, async ({ page, context }) => {
  await signIn(page)
  await waitForReplyComplete(await ask(page, 'Hello'))
  await expect(endButton(page)).toBeHidden()
  await chatInput(page).pressSequentially('#')
  await expect(page.getByRole('listbox', { name: 'Cards and helpers' })).toBeVisible()
  await chatInput(page).pressSequentially('tutorme')
  await page.keyboard.press('Enter')
  await expect(endButton(page)).toBeVisible()
  await expect(chatInput(page)).toBeFocused()
  for (const question of ['volcanoes', 'magma', 'lava']) await waitForReplyComplete(await ask(page, question))

  await test.step('a reload in the middle keeps the session with its turns', async () => {
    await page.reload()
    await chatButton(page).click()
    await expect(endButton(page)).toBeVisible()
    await expect(replies(page)).toHaveCount(3)
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/magic'))
    for (const question of ['crater', 'ash']) await waitForReplyComplete(await ask(page, question))
    const body = (await request).postDataJSON() as Record<string, unknown>
    expect(body).toMatchObject({ chatMode: 'tutor', chatAgent: 'tutor', messageCount: 3 })
    expect(body.chatSessionStartTime).toMatch(/^\d{4}-/)
    expect(body.contextConversations).toHaveLength(6)
  })

  const second = await context.newPage()
  await signIn(second)
  await test.step('a second tab follows a change before its chat is opened', async () => {
    await writeFromPage(page, 'POST', 'chatagent/creative-writer', { enabled: true, input: 'writeastory' })
    await expect(chat(page).getByRole('button', { name: 'End Creative writer' })).toBeVisible()
    await writeFromPage(page, 'POST', 'chatagent/tutor', { enabled: true, input: 'tutorme' })
    await expect(endButton(page)).toBeVisible()
    await chatButton(second).click()
    await expect(endButton(second)).toBeVisible()
  })

  await test.step('the button ends the session by keyboard, in both tabs', async () => {
    await page.bringToFront()
    await waitForReplyComplete(await ask(page, 'photosynthesis'))
    // Backwards from the first button of the conversation.
    await chat(page).getByRole('region', { name: 'Conversation' }).focus()
    await tabTo(page, endButton(page), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(endButton(page)).toBeHidden()
    await expect(chatInput(page)).toBeFocused()
    await expect(replies(page).last()).toContainText('You thought aloud')
    await expect(endButton(second)).toBeHidden()
  })

  await test.step('the next question is asked in normal mode', async () => {
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/magic'))
    await waitForReplyComplete(await ask(page, 'Why is the sky blue?'))
    const body = (await request).postDataJSON() as Record<string, unknown>
    expect(body).toMatchObject({ chatMode: 'normal', chatSessionStartTime: null, messageCount: 0 })
    expect(body.contextConversations).toEqual([])
  })
})

test('a session that another tab ends, or whose close fails, is over here', {
  tag: '@live',
}, async ({ page, context, mockServer, consoleErrors }) => {
  consoleErrors.allow(500, 'magic/tutor/close')
  await signIn(page)
  const second = await context.newPage()
  await signIn(second)
  const enterTutor = async () => {
    await writeFromPage(page, 'POST', 'chatagent/tutor', { enabled: true, input: 'tutorme' })
    await expect(endButton(page)).toBeVisible()
    await expect(endButton(second)).toBeVisible()
  }
  const ends = chat(page).getByRole('listitem').filter({ hasText: 'Tutor has ended' })
  await chatButton(page).click()
  await chatButton(second).click()

  await test.step('the other tab ends a session before its first question', async () => {
    await enterTutor()
    await endButton(second).click()
    await expect(endButton(page)).toBeHidden()
    await expect(ends).toHaveCount(1)
    await expect(chat(page).getByRole('status').filter({ hasText: 'Tutor has ended' })).toBeAttached()
  })

  await test.step('the other tab ends a session after a question', async () => {
    await enterTutor()
    await waitForReplyComplete(await ask(page, 'volcanoes'))
    await endButton(second).click()
    await expect(endButton(page)).toBeHidden()
    await expect(ends).toHaveCount(2)
  })

  await enterTutor()
  await mockServer.setScenario(page, 'modeSwitchFails')
  await endButton(page).click()
  await expect(endButton(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' })).toHaveCount(1)
})

test('the menu fails without a network and asks again; a close stops a running reply', {
  tag: '@live',
}, async ({ page, context, backend, consoleErrors }) => {
  consoleErrors.allow('net::ERR_', '/')
  const menu = page.getByRole('listbox', { name: 'Cards and helpers' })
  const dismiss = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' })
  const enterTutor = async () => {
    await chatInput(page).pressSequentially('#')
    await expect(menu).toBeVisible()
    await chatInput(page).pressSequentially('tutorme')
    await page.keyboard.press('Enter')
    await expect(endButton(page)).toBeVisible()
  }
  await signIn(page)
  // Loads the code of replies, which fails for the life of the page without a network.
  await waitForReplyComplete(await ask(page, 'Hello'))
  // The page of the demo is its own server: nothing is lost without a network.
  const hasNetwork = backend === 'live'

  if (hasNetwork) {
    await test.step('without a network the menu closes with one notice, and the next # asks again', async () => {
      // Named once the code of the menu is there.
      await expect(chat(page).getByText('Helper: Standard')).toBeVisible()
      await context.setOffline(true)
      await chatInput(page).pressSequentially('#')
      await expect(dismiss).toHaveCount(1)
      await expect(chat(page).locator('[data-part=menuSkeleton]')).toHaveCount(0)
      await expect(chatInput(page)).toHaveValue('#')
      await context.setOffline(false)
      await waitUntilLive(page)
      await chatInput(page).press('Backspace')
    })
  }

  await test.step('the close stops a running reply', async () => {
    await enterTutor()
    const reply = await ask(page, 'volcanoes')
    await expect(reply).toHaveAttribute('aria-busy', 'true')
    await endButton(page).click()
    await expect(endButton(page)).toBeHidden()
    await expect(reply).toHaveAttribute('aria-busy', 'false')
    await expect(reply).toContainText('Stopped')
  })
})
