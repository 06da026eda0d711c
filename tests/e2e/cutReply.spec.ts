import { ask, chatButton, isUsable, replies, signIn, untilComplete } from './app'
import { expect, test } from './test'

const CUT = 'The answer was cut off. This part arrived.'

for (const situation of ['streamCut', 'streamWithoutEnd', 'streamError'] as const) {
  test(`what arrived of a reply stays and is marked, and asking again completes it: ${situation}`, async ({
    page,
    school,
    problems,
  }) => {
    problems.allow('net::ERR_INCOMPLETE_CHUNKED_ENCODING', 'magic')
    await signIn(page)
    await school.open(page, '/board', situation)
    await isUsable(page)
    const reply = await ask(page, 'Explain photosynthesis step by step')
    await expect(reply.getByText(CUT)).toBeVisible()
    await expect(reply).toHaveAttribute('aria-busy', 'false')
    const part = await reply.innerText()
    expect(part.replace(CUT, '').length).toBeGreaterThan(80)

    await school.setScenario(page, 'normal')
    await reply.getByRole('button', { name: 'Ask again' }).click()
    await untilComplete(reply)
    await expect(reply.getByText(CUT)).toBeHidden()
    expect((await reply.innerText()).length).toBeGreaterThan(part.length)
    await expect(replies(page)).toHaveCount(1)
  })
}

test('a reply that never begins says so, and the field can be used again', async ({ page, school, problems }) => {
  problems.allow(500, 'magic')
  await signIn(page)
  await chatButton(page).click()
  await school.setScenario(page, 'serverError')
  await page.getByRole('textbox', { name: 'Ask Ting' }).fill('Why is the sky blue?')
  await page.keyboard.press('Enter')
  const reply = replies(page).last()
  await expect(reply.getByText('No answer came.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Ask Ting' })).toBeFocused()
})
