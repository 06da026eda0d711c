import type { Page } from 'playwright/test'
import { signIn, teacher } from './app'
import { expect, test } from './test'

type Image = { src: string; sizes: string; purpose?: string }
type Manifest = {
  id: string
  icons: Image[]
  screenshots: Image[]
  shortcuts: { name: string; url: string }[]
  theme_color: string
}

/** Reads the manifest as the browser does that offers to install the app. */
async function readManifest(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const { url, errors, data } = await cdp.send('Page.getAppManifest')
  await cdp.detach()
  return { url, errors, manifest: JSON.parse(data ?? 'null') as Manifest | null }
}

/** Loads an image in the page, under its policy. Returns its real size, such as `192x192`. */
const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src })
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, address)

const attributeOf = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).evaluate((element, attribute) => element.getAttribute(attribute) ?? '', name)

/** Returns the colour of the page's canvas as `#rrggbb`. */
const canvasColour = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return ''
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [...channels] = context.getImageData(0, 0, 1, 1).data.slice(0, 3)
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  })

test('the browser finds an app to install: manifest, icons of their size, screenshots, the colour of its window', {
  tag: '@live',
}, async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  const { url, errors, manifest } = await readManifest(page)
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const images = [...(manifest?.icons ?? []), ...(manifest?.screenshots ?? [])]
  expect(images.length).toBeGreaterThan(5)
  for (const { src, sizes } of images) expect(await sizeOf(page, src), src).toBe(sizes)
  expect(await sizeOf(page, await attributeOf(page, 'link[rel=apple-touch-icon]', 'href'))).toBe('180x180')
  const width = await attributeOf(page, 'meta[property="og:image:width"]', 'content')
  const height = await attributeOf(page, 'meta[property="og:image:height"]', 'content')
  expect(await sizeOf(page, await attributeOf(page, 'meta[property="og:image"]', 'content'))).toBe(`${width}x${height}`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const content = await attributeOf(page, `meta[name=theme-color][media*=${colorScheme}]`, 'content')
    expect(content, colorScheme).toBe(await canvasColour(page))
  }
})

test('each shortcut of the installed app opens its screen', { tag: '@live' }, async ({ page }) => {
  await signIn(page)
  const { manifest } = await readManifest(page)
  const shortcuts = manifest?.shortcuts ?? []
  expect(shortcuts.length).toBeGreaterThan(2)
  for (const { name, url } of shortcuts) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(url)
  }
})

const HOME = { role: 'link', name: 'Heartboard: Home', to: /^\/board/ } as const
const BACK_TO_BOARD = { role: 'button', name: 'Back to my board', to: /^\/board/ } as const

/** How a screen is left that is the first of its window. Forced first screens are part of `firstLogin.spec.ts`. */
const WAYS_BACK: { path: string; role: 'link' | 'button'; name: string; to: RegExp }[] = [
  { path: '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8', role: 'button', name: 'My Board', to: /^\/board$/ },
  { path: '/board/focus/4afcb593-f7f9-4973-87be-30a89b2d1710', role: 'button', name: 'Close', to: /^\/board$/ },
  { path: '/gallery', role: 'button', name: 'Skip', to: /^\/board$/ },
  { path: '/notifications', ...HOME },
  { path: '/addressbook', ...HOME },
  { path: '/invite', ...HOME },
  { path: '/accountsettings', ...HOME },
  { path: '/termsandconditions', ...HOME },
  { path: '/ytldemo', ...HOME },
  { path: '/nowhere', ...BACK_TO_BOARD },
  { path: '/error/500', ...BACK_TO_BOARD },
  { path: '/error/503', role: 'button', name: 'Try again', to: /^\/board$/ },
]
const WAYS_OF_STRANGERS: typeof WAYS_BACK = [
  { path: '/signup', role: 'link', name: 'Log in', to: /^\/login$/ },
  { path: '/termsandconditions', role: 'button', name: 'Back', to: /^\/login$/ },
  { path: '/login', role: 'link', name: 'New here? Create an account', to: /^\/signup$/ },
]

test('the window of an installed app has no Back, so every screen has a way out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const leave = async (ways: typeof WAYS_BACK) => {
    for (const { path, role, name, to } of ways) {
      await test.step(path, async () => {
        await page.goto(path)
        await page.getByRole(role, { name, exact: true }).first().click()
        await expect.poll(() => new URL(page.url()).pathname, path).toMatch(to)
      })
    }
  }
  await leave(WAYS_OF_STRANGERS)
  await page.goto(`/board?as=${teacher.username}`)
  await expect(page.getByRole('heading', { level: 1, name: 'My Board' })).toBeVisible()
  await leave(WAYS_BACK)
})
