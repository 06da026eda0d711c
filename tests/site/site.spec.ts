import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { card, cards, submitLogin, teacher, usernameField, waitUntilReady } from '../e2e/app'
import { root } from '../e2e/ports'
import { expect, test } from '../e2e/test'
import { type BuildName, budgetFolder } from '../tools/budgetBuild'
import { serveBuild, startBackend } from '../tools/serveBuild'
import { serveFiles, startHost } from './files'
import { siteFolder } from './setUp'

const BASE = '/x/'
const SITE = { folder: siteFolder, base: BASE }

const siteLinks = (page: Page) => page.getByRole('navigation', { name: 'Site' })
const isOnLogin = (page: Page) => expect(usernameField(page)).toBeVisible()
const story = (page: Page) => page.frameLocator('#storybook-preview-iframe')

/** True if the whole page, not a box in it, scrolls sideways. */
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Page of the contract, and a text of its content. */
const CONTRACT_PAGES = [
  ['index.html', 'Contract', 'Six steps'],
  ['openapi.html', 'Calls', 'addressBook'],
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
        await isOnLogin(page)
        await page.reload()
        await isOnLogin(page)

        await page.getByRole('link', { name: 'All screens, state by state' }).click()
        await expect(story(page).getByRole('heading', { name: 'About this Storybook' })).toBeVisible()
        await page.goto(`${host.origin}${BASE}stories/?path=/story/screens-login--empty`)
        await expect(story(page).getByLabel('Username')).toBeVisible()
        await page.reload()
        await expect(story(page).getByLabel('Username')).toBeVisible()
        const menu = page.getByRole('button', { name: 'Open navigation menu' })
        if (await menu.isVisible()) await menu.click()
        await page.getByRole('link', { name: 'Heartboard' }).click()
        await isOnLogin(page)

        await page.getByRole('link', { name: 'Contract for backends' }).click()
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
        await isOnLogin(page)
        expect(host.missing).toEqual([])
      } finally {
        host.close()
      }
    })
  })
}

/** Returns the faults that axe finds on the page, a line each. */
async function axeFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: join(root, 'node_modules/axe-core/axe.min.js') })
  return page.evaluate(async () => {
    type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    const { violations } = await (window as unknown as { axe: Axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200) ?? ''}`)
  })
}

test('axe finds no fault on the pages of the contract, with a call opened', async ({ page }) => {
  const host = await startHost(SITE)
  try {
    for (const [file, , text] of CONTRACT_PAGES) {
      await page.goto(`${host.origin}${BASE}contract/${file}`)
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
      if (file === 'openapi.html') {
        await page.getByRole('button', { name: 'Expand operation' }).first().click()
        await page
          .getByRole('button', { name: /auth.login/ })
          .first()
          .click()
        await expect(page.getByRole('region', { name: /^Responses of/ })).toBeVisible()
      }
      expect(await axeFaults(page), file).toEqual([])
    }
  } finally {
    host.close()
  }
})

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

test('a live app whose host answers calls with index.html says that the server does not answer', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow('has no usable answer', '/assets/')
  const host = await startHost({ folder: budgetFolder('live'), base: '/', fallback: 'index.html' })
  try {
    await page.goto(`${host.origin}/board`)
    await expect(page.getByRole('heading', { level: 1, name: 'The server does not answer' })).toBeVisible()
  } finally {
    host.close()
  }
})

test('a live app and a demo beside each other keep their sessions apart', async ({ page, context }) => {
  const backend = await startBackend()
  const demo = serveFiles({ ...SITE, fallback: 'index.html' })
  const live = await serveBuild({ folder: budgetFolder('live'), backend: backend.url, middleware: demo })
  try {
    await page.goto(`${live.url}/login`)
    await submitLogin(page, teacher)
    await expect(page).toHaveURL(/board/)
    const inDemo = await context.newPage()
    await inDemo.goto(`${live.url}${BASE}`)
    // The demo does not know the session of the live app.
    await isOnLogin(inDemo)
    await inDemo.goto(`${live.url}${BASE}board?as=mei_ling`)
    await waitUntilReady(inDemo)
    await expect(page).toHaveURL(/board/)
    await inDemo.getByRole('button', { name: 'Log out' }).click()
    await isOnLogin(inDemo)
    await page.goto(`${live.url}/board`)
    await waitUntilReady(page)
    await expect(card(page, 'The Malayan Tapir')).toBeVisible()
  } finally {
    await live.close()
    backend.close()
  }
})

for (const order of [
  ['live', 'mock'],
  ['mock', 'live'],
] as const) {
  test(`a host that first has the build ${order[0]}, then ${order[1]}, lets a person sign in to each`, async ({
    page,
  }) => {
    const backend = await startBackend()
    let current: BuildName = order[0]
    const demo = serveFiles({ folder: budgetFolder('mock'), base: '/', fallback: 'index.html' })
    const site = await serveBuild({
      folder: budgetFolder('live'),
      backend: backend.url,
      middleware: (request, response, next) => (current === 'mock' ? demo(request, response, next) : next()),
    })
    try {
      for (const name of order) {
        current = name
        await page.goto(`${site.url}/login`)
        await submitLogin(page, teacher)
        await expect(page).toHaveURL(/board/)
        await page.goto(`${site.url}/board`)
        await waitUntilReady(page)
        await page.getByRole('button', { name: /^Log out/ }).click()
        await isOnLogin(page)
      }
    } finally {
      await site.close()
      backend.close()
    }
  })
}
