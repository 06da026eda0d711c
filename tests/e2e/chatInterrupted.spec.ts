import { ask, chatButton, replies, signIn, waitForReplyComplete, waitForReplyGrowth } from './app'
import { expect, test } from './test'

const INTERRUPTED = 'The answer was cut off. This part arrived.'

test('an interrupted reply keeps its text with a hint and completes on retry; a failed reply shows an error, and the input stays usable', {
  tag: '@live',
}, async ({ page, mockServer, consoleErrors }) => {
  consoleErrors.allow('net::ERR_INCOMPLETE_CHUNKED_ENCODING', 'magic')
  consoleErrors.allow(500, 'magic')
  await signIn(page)
  for (const [index, scenario] of (['streamCut', 'streamWithoutEnd', 'streamError'] as const).entries()) {
    await test.step(scenario, async () => {
      await mockServer.setScenario(page, scenario)
      const reply = await ask(page, 'Explain photosynthesis step by step')
      await expect(reply.getByText(INTERRUPTED)).toBeVisible()
      await expect(reply).toHaveAttribute('aria-busy', 'false')
      const partialText = await reply.innerText()
      expect(partialText.replace(INTERRUPTED, '').length).toBeGreaterThan(80)

      await mockServer.setScenario(page, 'normal')
      await reply.getByRole('button', { name: 'Ask again' }).click()
      await waitForReplyComplete(reply)
      await expect(reply.getByText(INTERRUPTED)).toBeHidden()
      expect((await reply.innerText()).length).toBeGreaterThan(partialText.length)
      await expect(replies(page)).toHaveCount(index + 1)
    })
  }
  await test.step('serverError', async () => {
    await mockServer.setScenario(page, 'serverError')
    const reply = await ask(page, 'Why is the sky blue?')
    await expect(reply.getByText('No answer came.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Ask Ting' })).toBeFocused()
  })
})

test('a reload in the middle of a reply keeps the words that have come, and asking again completes them', {
  tag: '@live',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow('net::ERR_ABORTED', 'magic')
  await signIn(page)
  const running = await ask(page, 'Write a long lesson about volcanoes')
  await waitForReplyGrowth(running)
  const begun = (await running.locator('p').first().innerText()).slice(0, 40)
  // A reload from inside the page leaves in the moment of the first words; the driver's own reload comes later.
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())])
  await chatButton(page).click()
  const reply = replies(page).first()
  await expect(reply.getByText(INTERRUPTED)).toBeVisible()
  await expect(reply).toContainText(begun)
  await reply.getByRole('button', { name: 'Ask again' }).click()
  await waitForReplyComplete(reply)
  await expect(replies(page)).toHaveCount(1)
})
