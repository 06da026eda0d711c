import { devices, type Page } from 'playwright/test'
import { card, doubleClick, focusView, signIn } from './app'
import { expect, test } from './test'

const title = 'Photosynthesis: How Plants Make Food'
const text = (page: Page) => focusView(page).getByRole('textbox', { name: `Text of "${title}"` })

/** Simulates an input method of the operating system: compositions, and text that no key types. */
async function inputMethod(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  return {
    /** Each step replaces the composition so far. */
    compose: async (...steps: string[]) => {
      for (const step of steps) {
        const place = { selectionStart: step.length, selectionEnd: step.length }
        await cdp.send('Input.imeSetComposition', { text: step, ...place })
      }
    },
    /**
     * Ends the composition with a text. Without a composition, inserts the text as a phone's keyboard does when it types,
     * dictates or pastes.
     */
    insert: (words: string) => cdp.send('Input.insertText', { text: words }),
  }
}

/**
 * Dispatches `beforeinput` for input that CDP cannot send: a correction before the caret, or a deletion or line break without a
 * key.
 */
const send = (page: Page, inputType: string, data: string | null = null, charactersBack = 0) =>
  text(page).evaluate(
    (element, [type, words, back]) => {
      const caret = getSelection()?.getRangeAt(0)
      if (!caret) throw new Error('There is no caret.')
      const { startContainer, startOffset, endContainer, endOffset } = caret
      const range = new StaticRange({ startContainer, startOffset: startOffset - back, endContainer, endOffset })
      const init = { inputType: type, data: words, targetRanges: [range], bubbles: true, cancelable: true }
      element.dispatchEvent(new InputEvent('beforeinput', init))
    },
    [inputType, data, charactersBack] as const,
  )

const keyboards = { 'a computer': {}, 'an Android phone': { userAgent: devices['Pixel 7'].userAgent } }

for (const [keyboard, options] of Object.entries(keyboards)) {
  test.describe(`on ${keyboard}`, () => {
    test.use(options)

    test('composed, dictated, swiped and corrected words are in the text once, and are saved', async ({ page }) => {
      await signIn(page)
      await doubleClick(card(page, title))
      const body = text(page)
      await expect(body).toBeVisible()
      const { compose, insert } = await inputMethod(page)
      const line = (words: string) => body.locator('p').filter({ hasText: new RegExp(`^${words}$`) })
      const beginLine = async () => {
        await body.getByRole('heading').first().click()
        await page.keyboard.press('End')
        await page.keyboard.press('Enter')
      }

      await test.step('a composition, one that is given up, and one after it', async () => {
        await beginLine()
        await compose('n', 'ni', 'nih', 'nihao')
        await insert('你好')
        await compose('w', 'wo')
        await compose('')
        await compose('s', 'sh')
        await insert('世界')
        await expect(line('你好世界')).toBeVisible()
      })

      await test.step('a composition behind a line break', async () => {
        await beginLine()
        await insert('Leaves:')
        await page.keyboard.press('Shift+Enter')
        await compose('y', 'ye')
        await insert('叶')
        await expect(line('Leaves:\\n叶')).toBeVisible()
      })

      await test.step('a bold composition', async () => {
        await beginLine()
        await focusView(page).getByRole('button', { name: 'Bold', exact: true }).click()
        await compose('y', 'ye')
        await insert('叶')
        await expect(body.locator('strong', { hasText: /^叶$/ })).toBeVisible()
      })

      await test.step('dictated words, and a word that is swiped letter by letter', async () => {
        await beginLine()
        await insert('Leaves make sugar')
        await insert(' from light.')
        await compose(' t', ' te', ' teh')
        await insert(' teh')
        await expect(line('Leaves make sugar from light. teh')).toBeVisible()
      })

      await test.step('a corrected word, deletions and a break without a key', async () => {
        await send(page, 'insertReplacementText', 'the', 3)
        await expect(line('Leaves make sugar from light. the')).toBeVisible()
        await send(page, 'deleteContentBackward', null, 1)
        await expect(line('Leaves make sugar from light. th')).toBeVisible()
        const paragraphs = await body.locator('p').count()
        await send(page, 'insertParagraph')
        // A phone's keyboard composes in the rendered paragraph, so wait until it is rendered.
        await expect(body.locator('p')).toHaveCount(paragraphs + 1)
        await compose('l', 'le', 'lea', 'le')
        await insert('les')
        await expect(line('les')).toBeVisible()
      })

      await test.step('markdown from a phone', async () => {
        await beginLine()
        await compose('-')
        await insert('- ')
        await compose('S', 'Su')
        await insert('Sun')
        await expect(body.getByRole('listitem').filter({ hasText: /^Sun$/ })).toBeVisible()
      })

      await test.step("the '/' menu while its word is composed", async () => {
        await beginLine()
        await insert('/')
        await compose('t', 'ta', 'tab')
        await expect(page.getByRole('option', { name: 'Table' })).toBeVisible()
        const rows = await body.getByRole('row').count()
        await page.getByRole('option', { name: 'Table' }).click()
        await expect(body.getByRole('row')).toHaveCount(rows + 3)
        await expect(body.getByText('tab', { exact: true })).toHaveCount(0)
      })

      await test.step('Escape leaves the text, whose last composition went with its word, then the card', async () => {
        await page.keyboard.press('Escape')
        await expect(body).not.toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page).toHaveURL('/board')
      })
      await doubleClick(card(page, title))
      for (const words of ['你好世界', 'Leaves:\\n叶', 'Leaves make sugar from light. th', 'les'])
        await expect(line(words)).toBeVisible()
      await expect(text(page).getByRole('listitem').filter({ hasText: /^Sun$/ })).toBeVisible()
    })
  })
}

test('keys pressed while the page is busy take effect in order', async ({ page }) => {
  await signIn(page)
  await doubleClick(card(page, title))
  const body = text(page)
  await body.getByRole('heading').first().click()
  const cdp = await page.context().newCDPSession(page)
  const home = { key: 'Home', code: 'Home', windowsVirtualKeyCode: 36, modifiers: 2 }
  const press = (key: object) => [
    cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]
  for (const [index, end] of ['.', '!', 'x'].entries()) {
    await page.keyboard.press('Control+End')
    await expect.poll(() => body.evaluate(() => getSelection()?.anchorNode?.textContent)).toMatch(/cupboard\?/)
    const isDone = page.evaluate(() => {
      const start = performance.now()
      while (performance.now() < start + 300);
    })
    const keys = [
      ...press({ key: end, text: end }),
      ...press({ ...home, commands: ['moveToBeginningOfDocument'] }),
      ...Array.from('Why ', (letter) => press({ key: letter, text: letter })).flat(),
    ]
    await Promise.all([isDone, ...keys])
    await expect(body).toContainText(
      new RegExp(`^(Why ){${index + 1}}Plants do not eat.*cupboard\\?${'.!x'.slice(0, index + 1)}$`, 's'),
    )
  }
})

for (const [what, words] of [
  ['a text', 'Why?'],
  // '/' opens a menu and renders the whole editor.
  ['an editor', '/'],
] as const)
  test(`${what} that renders right after a key has moved the caret leaves the caret there`, async ({ page }) => {
    await signIn(page)
    await doubleClick(card(page, title))
    const body = text(page)
    await body.getByRole('heading').first().click()
    await page.keyboard.press('Control+End')
    await expect.poll(() => body.evaluate(() => getSelection()?.anchorNode?.textContent)).toMatch(/cupboard\?/)
    await page.keyboard.type(' Yes: ')
    // Fire the events that a browser sends for a word and Ctrl+Home, before the word is rendered.
    await body.evaluate(async (element, data) => {
      const input = { inputType: 'insertText', data, bubbles: true, cancelable: true }
      element.dispatchEvent(new InputEvent('beforeinput', input))
      for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve()
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Home', ctrlKey: true, bubbles: true, cancelable: true }),
      )
      getSelection()?.modify('move', 'backward', 'documentboundary')
    }, words)
    await expect(body).toContainText(`cupboard? Yes: ${words}`)
    await page.keyboard.type('See. ')
    await expect(body).toContainText(/^See\. Plants do not eat/)
  })
