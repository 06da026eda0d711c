import { ask, chatButton, waitUntilReady, replies, signIn, waitForReplyComplete } from './app'
import { expect, test } from './test'

const INTERRUPTED = 'The answer was cut off. This part arrived.'

for (const scenario of ['streamCut', 'streamWithoutEnd', 'streamError'] as const) {
  test(`an interrupted reply keeps its text with a hint, and asking again completes it: ${scenario}`, {
    tag: '@live',
  }, async ({ page, mockServer, consoleErrors }) => {
    consoleErrors.allow('net::ERR_INCOMPLETE_CHUNKED_ENCODING', 'magic')
    await signIn(page)
    await mockServer.open(page, '/board', scenario)
    await waitUntilReady(page)
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
    await expect(replies(page)).toHaveCount(1)
  })
}

test('a failed reply shows an error and the input stays usable', { tag: '@live' }, async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow(500, 'magic')
  await signIn(page)
  await chatButton(page).click()
  await mockServer.setScenario(page, 'serverError')
  await page.getByRole('textbox', { name: 'Ask Ting' }).fill('Why is the sky blue?')
  await page.keyboard.press('Enter')
  const reply = replies(page).last()
  await expect(reply.getByText('No answer came.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Ask Ting' })).toBeFocused()
})
