/** A card gets a picture that is found, made and uploaded; it is moved, taken back and saved. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright/test'
import { card, cardList, doubleClick, focusView, signIn, snackbar, waitUntilReady } from './app'
import { root } from './ports'
import { expect, test } from './test'

/** Shared with Mei Ling. */
const TITLE = 'Inside a Volcano'

const picture = (page: Page) => focusView(page).locator('img').first()
const sourceOf = async (page: Page) => {
  const src = (await picture(page).getAttribute('src')) ?? ''
  return new URL(src, 'http://localhost').pathname
}
const isLoaded = (page: Page) =>
  expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
const tool = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' })

async function openTool(page: Page, name: string) {
  // A tooltip of the last button would lie over the toolbar.
  await page.mouse.move(0, 0)
  await focusView(page).getByRole('toolbar', { name: 'Picture' }).getByRole('button', { name }).click()
}

async function openCard(page: Page) {
  await doubleClick(card(page, TITLE))
  await expect(focusView(page).getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
}

/** Opens the card for a second person; in the demo, which is one browser, in a second tab of the first. */
async function openElsewhere(browser: Browser, context: BrowserContext, baseURL: string | undefined, isLive: boolean) {
  const page = await (isLive ? await browser.newContext({ baseURL }) : context).newPage()
  if (isLive) {
    await signIn(page, 'mei_ling')
  } else {
    await page.goto('/board')
    await waitUntilReady(page)
  }
  await openCard(page)
  return page
}

/** Waits until both pages show a picture other than before. @returns its address */
async function expectNewPicture(page: Page, other: Page, before: string) {
  await expect.poll(() => sourceOf(page)).not.toBe(before)
  const now = await sourceOf(page)
  await isLoaded(page)
  await expect.poll(() => sourceOf(other)).toBe(now)
  await isLoaded(other)
  return now
}

test('a picture is found, made, uploaded, moved, taken back and saved, and somebody else sees each change at once', {
  tag: '@live',
}, async ({ page, context, browser, baseURL, backend }) => {
  await signIn(page)
  await openCard(page)
  const other = await openElsewhere(browser, context, baseURL, backend === 'live')
  const first = await sourceOf(page)

  await openTool(page, 'Find a picture')
  await tool(page).getByRole('searchbox').fill('coral reef')
  const results = tool(page).getByRole('grid', { name: 'Pictures' }).getByRole('row')
  await expect(results.first()).toHaveAccessibleName(/reef|coral/i)
  await results.first().click()
  await tool(page).getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(snackbar(page, 'Picture replaced.')).toBeVisible()
  const found = await expectNewPicture(page, other, first)

  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => sourceOf(page)).toBe(first)
  await expect.poll(() => sourceOf(other)).toBe(first)

  await openTool(page, 'Make a picture')
  await tool(page).getByRole('textbox').fill('A lighthouse by the sea')
  await page.keyboard.press('Enter')
  await expect(tool(page).getByRole('row', { name: 'A lighthouse by the sea', selected: true })).toBeVisible()
  await tool(page).getByRole('button', { name: 'Choose', exact: true }).click()
  const made = await expectNewPicture(page, other, first)
  expect(made).not.toBe(found)

  await openTool(page, 'Upload a picture')
  await tool(page).locator('input[type=file]').setInputFiles(join(root, 'tests/files/photo.heic'))
  await expect(tool(page).getByText('The picture is ready.')).toBeVisible({ timeout: 60_000 })
  await tool(page).getByRole('button', { name: 'Choose', exact: true }).click()
  const uploaded = await expectNewPicture(page, other, made)

  await openTool(page, 'Move the picture')
  const slider = page.getByRole('slider', { name: 'Vertical position' })
  await slider.press('End')
  await slider.press('Shift+ArrowUp')
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  const positionOf = (each: Page) => picture(each).evaluate((image) => getComputedStyle(image).objectPosition)
  await expect.poll(() => positionOf(page)).toBe('50% 90%')
  await expect.poll(() => positionOf(other)).toBe('50% 90%')

  const download = page.waitForEvent('download')
  await openTool(page, 'Download the picture')
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^${TITLE}\\.\\w{3,4}$`))
  expect((await readFile(await saved.path())).length).toBeGreaterThan(1000)
  expect(await sourceOf(page)).toBe(uploaded)
})

/** Uploads a file of this device or one made here, and puts it on the open card. */
async function upload(page: Page, file: Parameters<Locator['setInputFiles']>[0]) {
  await openTool(page, 'Upload a picture')
  await tool(page).locator('input[type=file]').setInputFiles(file)
  await expect(tool(page).getByText('The picture is ready.')).toBeVisible({ timeout: 60_000 })
  const before = await sourceOf(page)
  await tool(page).getByRole('button', { name: 'Choose', exact: true }).click()
  await expect.poll(() => sourceOf(page)).not.toBe(before)
  await isLoaded(page)
}

/** Writes the address of the page into a request, if its scripts run. */
const HOSTILE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" onload="fetch('/hostile-svg-ran')">
  <rect width="320" height="240" fill="#2f7d5b"/><script>fetch('/hostile-svg-ran')</script></svg>`

test('a photo is sent upright, without the place where it was taken; a script in a picture runs nowhere; only a HEIC loads its decoder', {
  tag: '@live',
}, async ({ page, context, backend, consoleErrors }) => {
  consoleErrors.allow('Blocked script execution', 'file/image/uploads/')
  const requested: string[] = []
  context.on('request', (request) => requested.push(request.url()))
  const count = (part: string) => requested.filter((url) => url.includes(part)).length
  await signIn(page)
  await openCard(page)
  const photo = join(root, 'tests/files/turned.jpg')
  expect((await readFile(photo)).toString('latin1')).toContain('Exif')

  await upload(page, photo)
  const sent = await page.evaluate(
    async (src) => {
      const bytes = new Uint8Array(await (await fetch(src)).arrayBuffer())
      const { width, height } = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'none' })
      return { content: new TextDecoder('latin1').decode(bytes), shape: [width, height] }
    },
    await sourceOf(page),
  )
  expect(sent.content).toMatch(/^ÿØÿ/)
  expect(sent.content).not.toContain('Exif')
  expect(sent.shape).toEqual([480, 640])

  await upload(page, { name: 'leaf.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(HOSTILE_SVG) })
  if (backend === 'live') {
    const opened = await context.newPage()
    await opened.goto(await sourceOf(page))
    await expect(opened.locator('rect')).toBeVisible()
    await opened.close()
  }
  expect(count('hostile-svg-ran')).toBe(0)

  expect(count('decodeHeic')).toBe(0)
  await upload(page, join(root, 'tests/files/photo.heic'))
  expect(count('decodeHeic')).toBe(1)
})

test('a picture is moved by the pointer; Escape in the gesture puts it back and keeps the card open', async ({
  page,
}) => {
  await signIn(page)
  await openCard(page)
  await openTool(page, 'Move the picture')
  const dialog = page.getByRole('dialog', { name: 'Move the picture' })
  const slider = dialog.getByRole('slider')
  const frame = await dialog.getByRole('figure', { name: 'On the open card' }).locator('img').boundingBox()
  if (!frame) throw new Error('The picture has no place.')
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  await expect(slider).toHaveValue('40')

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 20, { steps: 4 })
  await expect(slider).not.toHaveValue('40')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(slider).toHaveValue('40')

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 500, { steps: 6 })
  await page.mouse.up()
  await expect(slider).toHaveValue('0')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => picture(page).evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 0%')
  await expect(focusView(page)).toBeVisible()
})

/** Drops or pastes a file that the page makes. */
const giveFile = (page: Page, kind: 'drop' | 'paste', names: string[]) =>
  page.evaluate(
    async ([type, files]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
      canvas.getContext('2d')?.fillRect(8, 8, 30, 30)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      const transfer = new DataTransfer()
      for (const name of files) transfer.items.add(new File([blob ?? ''], name, { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      const target = document.querySelector('main') ?? document.body
      target.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
      )
    },
    [kind, names] as const,
  )

test('pictures dropped on the board become cards; a picture pasted on an open card opens the upload', async ({
  page,
}) => {
  await signIn(page)
  await giveFile(page, 'drop', ['Our garden.png', 'The pond.png'])
  for (const title of ['Our garden', 'The pond']) {
    await expect(card(page, title)).toBeVisible()
    await expect(cardList(page).getByRole('article', { name: title }).locator('img')).toBeVisible()
  }
  await openCard(page)
  await giveFile(page, 'paste', ['pasted.png'])
  await expect(tool(page).getByText('The picture is ready.')).toBeVisible()
  await tool(page).getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(snackbar(page, 'Picture replaced.')).toBeVisible()
})
