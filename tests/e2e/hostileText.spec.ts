import type { Page } from 'playwright/test'
import { chatCalls } from '../../src/api/chat.contract'
import { card, chat, doubleClick, focusView, signIn, waitUntilReady, writeFromPage } from './app'
import { hostileMarkup } from './hostileText'
import { expect, test } from './test'

/** A card of the teacher that is shared with Mei Ling. */
const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'
const TITLE = `Volcano <img src=x onerror="run('title')"> &lt;svg onload=run('entities')&gt;`
const SHOWN_TITLE = `Volcano <img src=x onerror="run('title')"> <svg onload=run('entities')>`
const text = (page: Page) => focusView(page).getByRole('textbox', { name: /^Text of "Volcano / })

type Attacked = { run: (vector: unknown) => void; alert: (message?: unknown) => void; ran: unknown[] }

/** Records calls of `run`, dialogs, and requests to other origins. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const attacked = globalThis as unknown as Attacked
    attacked.ran = []
    attacked.run = (vector) => attacked.ran.push(vector)
    attacked.alert = attacked.run
  })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.push(request.url())
  })
  page.on('popup', (popup) => elsewhere.push(popup.url()))
  return async () => [...(await page.evaluate(() => (globalThis as unknown as Attacked).ran)), ...elsewhere]
}

/** Stores content outside the app, as a hostile client could. */
const storeCard = (page: Page, change: object) =>
  writeFromPage(page, 'PUT', `v1/format/partial-update/${VOLCANO}`, change)

/** Stores chat messages that have markup in every text and every URL. */
async function storeMessages(page: Page) {
  const body = hostileMarkup.join('\n\n')
  const address = `javascript:run('address')`
  const named = { id: `../../login?${address}`, type: 'text', title: TITLE, parent_id: address }
  const sources = [{ pageContent: body, metadata: { title: TITLE, url: address } }]
  const artifacts = [
    { type: 'svg', data: `x" onerror="run('artifact')` },
    { type: 'svg', data: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.run('svg')"/>` },
  ]
  const messages = [
    { type: 'text', content: `${body}\n\n[link](${address}) ![picture](${address}) [1]`, data: { sources, artifacts } },
    { type: 'format', content: TITLE, data: { ...named, subtitle: TITLE, image: address } },
    { type: 'format_link', content: TITLE, data: named },
    { type: 'format_created', content: TITLE, data: named },
    { type: 'engager', content: TITLE, data: { type: TITLE, full_text_type: TITLE } },
    { type: 'error', content: body, data: null },
  ]
  for (const message of messages) {
    await writeFromPage(page, 'POST', chatCalls.createChatMessage.path, { from: 'other', format_id: null, ...message })
  }
}

/**
 * Dispatches a paste or drop with data from another program. If the test copied it with the browser, the browser would sanitise
 * the data.
 */
const bring = (page: Page, inputType: 'insertFromPaste' | 'insertFromDrop', data: Record<string, string>) =>
  text(page).evaluate(
    (element, [type, entries]) => {
      const dataTransfer = new DataTransfer()
      for (const [format, value] of Object.entries(entries)) dataTransfer.setData(format, value)
      element.dispatchEvent(
        new InputEvent('beforeinput', { inputType: type, dataTransfer, bubbles: true, cancelable: true }),
      )
    },
    [inputType, data] as const,
  )

/** Returns elements of the page with a script that only the content security policy stops from running. */
const actingMarkup = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          [...element.attributes].some(
            ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|vbscript):/i.test(value),
          ) ||
          element.matches(
            'iframe, object, embed, base, main form[action], main script, main style, main meta, main link',
          ) ||
          /^data:(?!image)/i.test(element.getAttribute('href') ?? ''),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  )

test('no hostile title, text, link, picture, paste, drop or fragment runs, in the editor, to read and on paper', async ({
  page,
  consoleErrors,
}) => {
  // While the sanitiser parses the markup, the content security policy blocks handlers and styles. Chrome logs each as an
  // error.
  consoleErrors.allow('Content Security Policy', '/')
  consoleErrors.allow('Failed to load resource', '/')
  const found = await watch(page)
  await signIn(page)
  const body = hostileMarkup.join('')
  await storeCard(page, { title: TITLE, subtitle: TITLE, body, image: `x" onerror="run('image')` })
  await page.reload()
  await waitUntilReady(page)

  await test.step('on the board and in the editor', async () => {
    await doubleClick(card(page, SHOWN_TITLE))
    await expect(text(page).getByText('a link').first()).toBeVisible()
    // Hover over, press and focus everything except web links, which would leave the page.
    await text(page).evaluate((element) => {
      for (const each of element.querySelectorAll<HTMLElement>('a, img, svg, math')) {
        if (each instanceof HTMLAnchorElement && /^https?:/.test(each.protocol)) continue
        for (const type of ['pointerenter', 'mouseover', 'focus', 'click']) {
          each.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
        }
      }
    })
    expect(await actingMarkup(page)).toEqual([])
  })

  await test.step('pasted, dropped and as a fragment of another editor', async () => {
    await text(page).focus()
    const fragment = btoa(
      encodeURIComponent(
        JSON.stringify([{ type: 'svg', markup: '<svg onload="run(50)"></svg>', children: [{ text: '' }] }]),
      ),
    )
    for (const html of hostileMarkup) await bring(page, 'insertFromPaste', { 'text/html': html, 'text/plain': 'plain' })
    await bring(page, 'insertFromDrop', { 'text/html': body, 'text/plain': 'plain' })
    await bring(page, 'insertFromPaste', { 'application/x-slate-fragment': fragment, 'text/plain': 'A fragment' })
    await bring(page, 'insertFromPaste', {
      'text/html': `<span data-slate-fragment="${fragment}">In HTML</span><script>run(51)</script>`,
    })
    await bring(page, 'insertFromPaste', { 'text/plain': '<svg onload="run(52)"><circle r="4"/></svg>' })
    await bring(page, 'insertFromPaste', { 'text/plain': 'javascript:run(53)' })
    await expect(text(page).getByText('In HTML')).toBeVisible()
    expect(await actingMarkup(page)).toEqual([])
  })

  await test.step('on paper', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await focusView(page).getByRole('button', { name: 'Print or save' }).click()
    await page.getByRole('menuitem', { name: 'Print…' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed')
    expect(await actingMarkup(page)).toEqual([])
  })

  await test.step('as somebody else reads it', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await focusView(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/board')
    expect(await found()).toEqual([])
    await signIn(page, 'mei_ling')
    await doubleClick(card(page, SHOWN_TITLE))
    await expect(focusView(page).getByText('a link').first()).toBeVisible()
    await expect(text(page)).toHaveCount(0)
    expect(await actingMarkup(page)).toEqual([])
    expect(await found()).toEqual([])
  })

  await test.step('in replies, their sources, pictures and cards', async () => {
    await storeMessages(page)
    await focusView(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: /^Ask / }).click()
    await chat(page).getByRole('button', { name: 'Show history' }).click()
    await chat(page).getByText('1 source').click()
    await expect(chat(page).getByRole('link', { name: SHOWN_TITLE }).first()).toBeVisible()
    expect(await actingMarkup(page)).toEqual([])
    expect(await found()).toEqual([])
  })
})
