import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { card, signIn } from './app'
import { toolbar } from './dragBoard'
import { expect, test } from './test'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ })

/** Presses a choice of the export dialog and returns the saved file. */
async function save(page: Page, choice: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: choice }).click(),
  ])
  await expect(dialog(page)).toBeHidden()
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('a teacher saves a board as a ZIP of texts with pictures', { tag: '@live' }, async ({ page }) => {
  await signIn(page, 'mr_lim')
  await page.getByRole('button', { name: 'Export these cards' }).click()
  const { name, content } = await save(page, 'Texts with pictures')
  expect(name).toBe('Heartboard cards.zip')
  const files = unzipSync(new Uint8Array(content))
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array())

  // A stack is one text, with the cards in its stacks.
  const water = textOf('Clean Water A Week in Thirty Cards.md')
  expect(water).toMatch(/^# Clean Water: A Week in Thirty Cards\n/)
  expect(water).toContain('\n## A guess to begin with\n')
  expect(water).toContain('\n### The Crow and the Jug\n')
  expect(water).toContain('☐ **B** About 3 parts in 100')
  expect(water).not.toMatch(/isCorrect|Correct answer|☑/)

  // Every linked picture lies in the ZIP, and none remains on the server.
  const texts = Object.keys(files).filter((path) => path.endsWith('.md'))
  const links = texts.flatMap((path) =>
    [...textOf(path).matchAll(/!\[[^\]]*\]\(<?([^)>]+)>?\)/g)].map(([, link]) => link),
  )
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((link = '') => !link.startsWith('pictures/') || !files[link]?.length)).toEqual([])
})

test('a teacher saves selected cards as a table', async ({ page }) => {
  await signIn(page, 'mr_lim')
  await card(page, 'Inside the Atom').click()
  await card(page, 'Mixtures & How to Part Them').click({ modifiers: ['ControlOrMeta'] })
  await toolbar(page).getByRole('button', { name: 'Export' }).click()
  const { name, content } = await save(page, 'Table of the cards')
  expect(name).toBe('Heartboard cards.csv')
  const lines = content
    .toString()
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe('Title,Type,Stack,Shared with,Created,Changed')
  // The text, the stack, its five cards, and three in the stack inside it.
  expect(lines).toHaveLength(11)
  expect(lines.filter((line) => line.startsWith('Faster, Please') || line.startsWith('"Faster, Please"'))).toEqual([
    expect.stringContaining(',Text,Solutions,'),
  ])
})
