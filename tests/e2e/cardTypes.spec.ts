/** Contents of cards that need a real browser and the content security policy of the build: frames, files, the clipboard. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import cards from '../../fixtures/seed/cards.json' with { type: 'json' }
import { focusView, signIn } from './app'
import { expect, test } from './test'

const idOf = (title: string) => cards.find((card) => card.title.replaceAll('&amp;', '&') === title)?.id

/** Opens a card of the seed by its URL, because the board renders only visible rows. */
const openCard = async (page: Page, title: string) => {
  await page.goto(`/board/focus/${idOf(title)}`)
  await expect(focusView(page).getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

// D-0073, D-0072.
test('a video plays in the page once it is pressed, and a card is saved as Markdown, as a picture, and printed', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/youtube|ytimg|googlevideo/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing</p>' })
  })
  await signIn(page)
  await openCard(page, 'How We Breathe: Ribs, Diaphragm, Lungs')
  await expect(focusView(page).getByRole('link', { name: /Watch on YouTube/ })).toBeVisible()
  expect(asked).toEqual([])
  await focusView(page).getByRole('button', { name: 'Play the video' }).click()
  await expect(page.frameLocator('main iframe').getByText('Playing')).toBeVisible()
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/8NUxvJS-_0k\?/)])

  await openCard(page, 'Photosynthesis: How Plants Make Food')
  const choose = async (item: string, button = 'Print or save') => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const save = async (item: string, button?: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), choose(item, button)])
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
  }
  const markdown = await save('Save as Markdown')
  expect(markdown.name).toBe('Photosynthesis How Plants Make Food.md')
  expect(markdown.content.toString()).toMatch(/^# Photosynthesis: How Plants Make Food\n\n/)
  const picture = await save('Save as picture (PNG)')
  expect(picture.name).toBe('Photosynthesis How Plants Make Food.png')
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG')
  // The width of the PNG: a page of 680 px at twice the resolution. An empty picture would have only a few kB.
  expect(picture.content.readUInt32BE(16)).toBe(1360)
  expect(picture.content.length).toBeGreaterThan(30_000)

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await choose('Print…')
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-export] article')).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-export]')).toHaveCount(0)

  await page.goto(`/board/stack/${idOf('Food Chains & Food Webs')}`)
  const stack = await save('Save as Markdown', 'Print or save this stack')
  expect(stack.name).toBe('Food Chains & Food Webs.md')
  expect(stack.content.toString()).toContain('\n\n## Words for Food Chains\n')
})

// B-160, B-344, B-470.
test('a table is edited by keyboard, autosaved, undone, and unchanged after reopening', async ({ page }) => {
  await signIn(page)
  await openCard(page, 'States of Malaysia & Their Capitals')
  const grid = focusView(page).getByRole('grid').first()
  await grid.getByRole('gridcell', { name: 'Kota Kinabalu' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.type('Kota Kinabalu (KK)')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+z')
  await expect(focusView(page).getByText('Saved', { exact: true })).toBeVisible()
  // In a table, an arrow key must not lead to the next card.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(focusView(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(focusView(page)).toHaveCount(0)
  await openCard(page, 'States of Malaysia & Their Capitals')
  await expect(grid.getByRole('gridcell', { name: 'Kota Kinabalu (KK)' })).toBeVisible()
  await expect(grid.getByRole('gridcell', { name: 'Kuching' })).toBeVisible()
})
