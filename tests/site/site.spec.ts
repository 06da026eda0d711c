import type { Page } from 'playwright/test'
import { card, cards, passwordField, submitLogin, teacher, usernameField, waitUntilReady } from '../e2e/app'
import { expect, test } from '../e2e/test'
import { budgetFolder } from '../tools/budgetBuild'
import { serveBuild, startBackend } from '../tools/serveBuild'
import { serveFiles, startHost } from './files'
import { siteFolder } from './setUp'

const BASE = '/x/'
const SITE = { folder: siteFolder, base: BASE }

const siteLinks = (page: Page) => page.getByRole('navigation', { name: 'Site' })
const isOnDemo = (page: Page) => expect(usernameField(page)).toBeVisible()
const story = (page: Page) => page.frameLocator('#storybook-preview-iframe')

/** True if the whole page, not a box in it, scrolls sideways. */
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Page of the contract, and a text of its content. */
const CONTRACT_PAGES = [
  ['index.html', 'Contract', 'Six steps'],
  ['openapi.html', 'Calls', 'v1/user/me'],
  ['asyncapi.html', 'Live events', 'format.focus'],
  ['steps.html', 'Six steps', 'Sign in'],
  ['coverage.html', 'Coverage', 'updateCard'],
] as const

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`on a plain host of files, ${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('demo, stories and contract open, reload and lead back', async ({ page }) => {
      const host = await startHost(SITE)
      try {
        await page.goto(`${host.origin}${BASE}`)
        await isOnDemo(page)
        await page.reload()
        await isOnDemo(page)

        await page.getByRole('link', { name: 'Stories' }).click()
        await expect(story(page).getByRole('heading', { name: 'About this Storybook' })).toBeVisible()
        await page.goto(`${host.origin}${BASE}stories/?path=/story/screens-login--empty`)
        await expect(story(page).getByLabel('Username')).toBeVisible()
        await page.reload()
        await expect(story(page).getByLabel('Username')).toBeVisible()
        const menu = page.getByRole('button', { name: 'Open navigation menu' })
        if (await menu.isVisible()) await menu.click()
        await page.getByRole('link', { name: 'Heartboard' }).click()
        await isOnDemo(page)

        await page.getByRole('link', { name: 'Contract' }).click()
        for (const [file, title, text] of CONTRACT_PAGES) {
          const isHere = async () => {
            await expect(page).toHaveURL(new RegExp(`${BASE}contract/(${file})?$`))
            await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
            await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
          }
          await siteLinks(page).getByRole('link', { name: title, exact: true }).click()
          await isHere()
          await page.reload()
          await isHere()
          expect(await scrollsSideways(page), file).toBe(false)
        }
        await siteLinks(page).getByRole('link', { name: 'Demo' }).click()
        await isOnDemo(page)
        expect(host.missing).toEqual([])
      } finally {
        host.close()
      }
    })
  })
}

test('a host that answers every address with index.html opens deep links, and says that an address leads nowhere', async ({
  page,
}) => {
  const host = await startHost({ ...SITE, fallback: 'index.html' })
  try {
    await page.goto(`${host.origin}${BASE}board?as=${teacher.username}`)
    await waitUntilReady(page)
    await page.reload()
    await waitUntilReady(page)
    await page.goto(`${host.origin}${BASE}contract/nowhere`)
    await page.getByRole('main').getByRole('button', { name: 'Back to my board' }).click()
    await expect(cards(page).first()).toBeVisible()
  } finally {
    host.close()
  }
})

test('a live app whose host answers calls with index.html says that the server does not answer', async ({ page }) => {
  const host = await startHost({ folder: budgetFolder('live'), base: '/', fallback: 'index.html' })
  try {
    await page.goto(`${host.origin}/board`)
    await expect(page.getByRole('heading', { level: 1, name: 'The server does not answer' })).toBeVisible()
  } finally {
    host.close()
  }
})

test('a live app and a demo on one host keep their sessions apart, whichever came first', async ({ page, context }) => {
  const backend = await startBackend()
  const demo = serveFiles({ ...SITE, fallback: 'index.html' })
  const live = await serveBuild({ folder: budgetFolder('live'), backend: backend.url, middleware: demo })
  try {
    await page.goto(`${live.url}/login`)
    await submitLogin(page, teacher)
    await expect(page).toHaveURL(/board/)
    const inDemo = await context.newPage()
    await inDemo.goto(`${live.url}${BASE}login`)
    // The demo does not know the session of the live app.
    await isOnDemo(inDemo)
    await submitLogin(inDemo, { username: 'mei_ling', password: 'x' })
    await expect(passwordField(inDemo)).toBeVisible()
    await inDemo.goto(`${live.url}${BASE}board?as=mei_ling`)
    await waitUntilReady(inDemo)
    await page.bringToFront()
    await page.goto(`${live.url}/board`)
    await waitUntilReady(page)
    await expect(card(page, 'The Malayan Tapir')).toBeVisible()
    await inDemo.bringToFront()
    await inDemo.getByRole('button', { name: 'Log out' }).click()
    await isOnDemo(inDemo)
    await page.reload()
    await waitUntilReady(page)
  } finally {
    await live.close()
    backend.close()
  }
})
