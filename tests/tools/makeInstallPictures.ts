/**
 * Writes the pictures of `public/install`: `npx tsx tests/tools/makeInstallPictures.ts`, after a change of the buddies or the
 * board. Icons are drawn from the app's own characters; screenshots show a demo teacher's board.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { createServer, type Plugin } from 'vite'
import { APPLE_ICON, ICONS, LINK_PICTURE, type Picture, SCREENSHOTS } from '../../hosting/installFiles'
import { findBrowser, launchArgs } from './findBrowser'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'public/install')
const DRAWING = '/drawing'

/** Serves a page that contains nothing but the drawing. */
const drawingPage = (): Plugin => ({
  name: 'heartboard-install-pictures',
  configureServer(server) {
    server.middlewares.use(DRAWING, (request, response, next) => {
      server
        .transformIndexHtml(
          request.originalUrl ?? DRAWING,
          `<!doctype html><html lang="en" data-theme="T"><head><title>Drawing</title></head><body><div id="root"></div>
<script type="module" src="/tests/tools/installPictures/drawing.tsx"></script></body></html>`,
        )
        .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next)
    })
  },
})

const open = (browser: Browser, { width, height }: Picture, colorScheme: 'light' | 'dark' = 'light') =>
  browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', colorScheme })

async function draw(browser: Browser, address: string, picture: Picture): Promise<void> {
  const page = await open(browser, picture)
  await page.goto(`${address}${DRAWING}?file=${picture.file}`)
  await page.locator('[data-buddy]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(FOLDER, picture.file), omitBackground: true })
  await page.close()
}

async function photograph(browser: Browser, address: string, picture: Picture): Promise<void> {
  const page = await open(browser, picture)
  await page.goto(`${address}/board?as=cikgu_aina`)
  await page.locator('[data-realtime="ready"]').waitFor()
  await page.waitForLoadState('networkidle')
  // Hides the panel of the mock server, which is no part of the product.
  await page.addStyleTag({ content: 'aside[aria-label="Mock server"] { display: none !important }' })
  await page.screenshot({ path: join(FOLDER, picture.file), type: 'jpeg', quality: 72 })
  await page.close()
}

mkdirSync(FOLDER, { recursive: true })
const server = await createServer({
  root: ROOT,
  mode: 'demo',
  logLevel: 'warn',
  plugins: [drawingPage()],
  server: { port: 0 },
})
await server.listen()
const address = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
try {
  for (const picture of [...ICONS, APPLE_ICON, LINK_PICTURE]) await draw(browser, address, picture)
  for (const picture of SCREENSHOTS) await photograph(browser, address, picture)
} finally {
  await browser.close()
  await server.close()
}
