import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Request } from 'playwright/test'
import { card, cards, doubleClick, focusView, teacher, waitUntilReady } from './app'
import { startHost } from '../site/files'
import { hostedFolder, root } from './ports'
import { expect, test } from './test'

/** The path of the build on the host. Other paths belong to other sites. */
const BASE = '/demo/'

const buildDemo = () =>
  promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'demo', '--outDir', hostedFolder, '--base', BASE],
    { cwd: root, env: { ...process.env, VITE_MINIMUM_SPLASH_MS: '0' } },
  )

/** Directives of the content security policy. Each must block an attempt by markup that the sanitiser has missed. */
const REFUSED = [
  'base-uri',
  'connect-src',
  'frame-src',
  'img-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-attr',
  'style-src-elem',
]

test('a build below a path of a static host opens every address, and the page loads and runs only its own files', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  await buildDemo()
  const host = await startHost({ folder: join(root, hostedFolder), base: BASE, fallback: '404.html' })
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  try {
    // The host answers a deep link with status 404 and `404.html`, which is the app. The browser logs an error.
    consoleErrors.allow('a status of 404', `${BASE}board`)
    await page.goto(`${host.origin}${BASE}board?as=${teacher.username}`)
    await waitUntilReady(page)
    const joined = page.waitForResponse(
      (response) =>
        response.request().postData()?.includes('format.focus.4afcb593-f7f9-4973-87be-30a89b2d1710') ?? false,
    )
    await doubleClick(card(page, 'The Malayan Tapir'))
    await expect(focusView(page)).toBeVisible()
    // Wait for requests in flight. During a reload the service worker would pass them on to the host, which has no API.
    await joined
    await expect.poll(() => inFlight.size, 'requests without an answer').toBe(0)
    await expect(page).toHaveURL(`${host.origin}${BASE}board/focus/4afcb593-f7f9-4973-87be-30a89b2d1710`)
    await page.reload()
    const picture = focusView(page).locator('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${host.origin}${BASE}board`)
    await expect(cards(page).first()).toBeVisible()
    const [registration] = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    )
    expect(registration).toBe(`${host.origin}${BASE}`)
    const cdp = await page.context().newCDPSession(page)
    const { manifest, errors } = await cdp.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const own = `${host.origin}${BASE}`
    expect(manifest).toMatchObject({ id: own, startUrl: own, scope: own })
    expect(host.missing).toEqual([])
    expect(readFileSync(join(root, hostedFolder, 'licenses.md'), 'utf8')).toMatch(
      /## react - .*## @fontsource-variable\/fredoka - /s,
    )

    // The console errors of a separate context do not fail the test.
    const attacked = await browser.newPage()
    await attacked.goto(`${host.origin}${BASE}login`)
    await expect(attacked.getByLabel('Username')).toBeVisible()
    await attacked.evaluate(() => {
      const refused = new Set<string>()
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refused.add(effectiveDirective)
        document.documentElement.dataset.refused = [...refused].sort().join(' ')
      })
      const elsewhere = 'https://elsewhere.example/'
      document.head.append(Object.assign(document.createElement('base'), { href: elsewhere }))
      const add = <Tag extends keyof HTMLElementTagNameMap>(
        tag: Tag,
        properties: Partial<HTMLElementTagNameMap[Tag]>,
      ) => {
        document.body.append(Object.assign(document.createElement(tag), properties))
      }
      add('div', { innerHTML: '<p style="color: red" onclick="run()"></p><style>body { display: none }</style>' })
      // Some browsers check an inline handler against the policy only when its event fires.
      document.querySelector<HTMLElement>('p[onclick]')?.click()
      add('img', { src: `${elsewhere}image.png` })
      add('iframe', { src: elsewhere })
      add('script', { textContent: 'document.title = "run"' })
      fetch(elsewhere).catch(() => undefined)
    })
    await expect(attacked.locator('html')).toHaveAttribute('data-refused', REFUSED.join(' '))
    await expect(attacked).not.toHaveTitle('run')
    await expect(attacked.getByLabel('Username')).toBeVisible()
    await attacked.context().close()
  } finally {
    host.close()
  }
})
