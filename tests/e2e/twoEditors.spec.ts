import type { Page } from 'playwright/test'
import { card, doubleClick, focusView, signIn, waitUntilLive, waitUntilReady } from './app'
import { expect, test } from './test'

const TAPIR = 'The Malayan Tapir'

const titleField = (page: Page) => focusView(page).getByRole('textbox', { name: 'Card title' })
const heading = (page: Page, title: string) => focusView(page).getByRole('heading', { name: title, level: 1 })

async function open(page: Page) {
  await waitUntilReady(page)
  await doubleClick(card(page, TAPIR))
  await expect(titleField(page)).toBeVisible()
  await waitUntilLive(page)
}

test('two tabs save the same title at the same moment: both versions are offered, and the chosen one is in both', {
  tag: '@live',
}, async ({ page, context }) => {
  await signIn(page)
  const tab = await context.newPage()
  await tab.goto('/board')
  await Promise.all([open(page), open(tab)])
  const versions = ['sleeps', 'swims'].map((word) => `${TAPIR} ${word}`)
  const tabs = [page, tab]
  await Promise.all(tabs.map((each, index) => titleField(each).fill(versions[index] ?? '')))

  const offer = (each: Page) => focusView(each).getByText(/at the same moment|changed elsewhere while you were writing/)
  await expect.poll(async () => (await offer(page).count()) + (await offer(tab).count())).toBeGreaterThan(0)
  const chooser = (await offer(page).count()) > 0 ? page : tab
  for (const version of versions) await expect(focusView(chooser).getByText(version).first()).toBeVisible()

  await focusView(chooser).getByRole('button', { name: 'Keep what I wrote' }).click()
  const other = tabs.find((each) => each !== chooser) ?? page
  const decline = focusView(other).getByRole('button', { name: /^(Keep what is saved|Use the other version)$/ })
  if ((await offer(other).count()) > 0) await decline.click()
  const chosen = versions[tabs.indexOf(chooser)] ?? ''
  for (const each of tabs) {
    await expect(heading(each, chosen)).toBeVisible()
    await expect(offer(each)).toHaveCount(0)
  }
})
