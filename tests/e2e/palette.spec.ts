import type { Page } from 'playwright/test'
import {
  chat,
  focusView,
  openBoard,
  replies,
  signIn,
  snackbar,
  teacher,
  waitForReplyComplete,
  waitUntilLive,
} from './app'
import { expect, test } from './test'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or do' })

/** Opens the palette by its keys, types, and waits for the entry that Enter will run. */
async function find(page: Page, words: string, entry: string | RegExp) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await expect(palette(page).getByRole('menuitem', { name: entry }).first()).toBeVisible()
}

async function run(page: Page, words: string, entry: string | RegExp) {
  await find(page, words, entry)
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
}

test('by typing, a card of any stack opens, moves to My Board, and the buddy is asked', { tag: '@live' }, async ({
  page,
}) => {
  await signIn(page)

  await test.step('a card that no list has loaded is found with its stack', async () => {
    await run(page, 'the eagle', /^The Eagle\s*,\s*Poems We Love/)
    await expect(focusView(page)).toHaveAccessibleName('Open card: The Eagle')
  })

  await test.step('Escape returns to the open card, and the next Escape closes the card', async () => {
    await find(page, 'share', /^Share$/)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(focusView(page)).toBeVisible()
  })

  await test.step('its action moves it, with the Undo of the board', async () => {
    await run(page, 'my board', 'Move to My Board')
    await expect(snackbar(page, 'Moved to My Board.')).toBeVisible()
  })

  await test.step('a question goes to the chat', async () => {
    await openBoard(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('why is the sky blue?')
    const entry = palette(page).getByRole('menuitem', { name: 'Ask Ting: why is the sky blue?' })
    await entry.click()
    await expect(chat(page).getByText('why is the sky blue?')).toBeVisible()
    await waitForReplyComplete(replies(page).last())
  })
})

test('on a board of 200 cards, four presses and two words lead to the share of one card', async ({ page }) => {
  await signIn(page, teacher.username, '/board?cards=200')
  await waitUntilLive(page)
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  await press('Control+k')
  await page.keyboard.type('photosynthesis')
  await expect(palette(page).getByRole('menuitem').first()).toHaveText(/^Photosynthesis: How Plants Make Food/)
  await press('Enter')
  await expect(focusView(page)).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'This card' })).toBeVisible()
  await press('Control+k')
  await page.keyboard.type('share')
  await expect(palette(page).getByRole('menuitem', { name: 'Share', exact: true })).toBeVisible()
  await press('Enter')
  await expect(page.getByRole('dialog', { name: /^Share/ })).toBeVisible()
  expect(presses).toBe(4)
})

test('in a text, the keys make a link of selected words, and open the palette without any', async ({ page }) => {
  await signIn(page)
  await run(page, 'inside a volcano', /^Inside a Volcano/)
  const text = focusView(page).getByRole('textbox', { name: /^Text of / })
  await text.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Address of the link' })).toBeFocused()
  await expect(palette(page)).toBeHidden()
})
