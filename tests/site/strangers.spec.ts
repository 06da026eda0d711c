import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser, Page } from 'playwright/test'
import { startPrism } from '../contractLint/prism'
import {
  addToBoard,
  ask,
  card,
  cards,
  signInByRequest,
  teacher,
  waitForReplyComplete,
  waitUntilReady,
} from '../e2e/app'
import { expect, test } from '../e2e/test'
import { root } from '../e2e/ports'
import { findNode20 } from '../strangers/soketi'
import { budgetFolder } from '../tools/budgetBuild'
import { serveBuild } from '../tools/serveBuild'

/** The key in the live build of `npm run budget`. */
const KEY = 'heartboard'

/** Starts soketi and a backend that publishes to it. */
async function startServers() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/strangers/startServers.ts'], {
    cwd: root,
    env: { ...process.env, REALTIME_KEY: KEY },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The servers did not start.')
    }),
  ])) as [Buffer]
  const addresses = JSON.parse(String(line)) as { backend: string; broadcaster: string }
  return { ...addresses, close: () => child.stdin.end() }
}

async function openBoardAs(browser: Browser, baseURL: string, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await signInByRequest(page, username)
  await page.goto('/board')
  await waitUntilReady(page)
  return page
}

test('live events arrive through a Pusher server of others, and the backend decides who may listen', async ({
  browser,
}) => {
  test.skip(!findNode20(), 'soketi needs Node 20, and there is no package of it for this machine')
  const servers = await startServers()
  const site = await serveBuild({
    folder: budgetFolder('live'),
    backend: servers.backend,
    broadcaster: servers.broadcaster,
  })
  try {
    const page = await openBoardAs(browser, site.url, teacher.username)
    const otherTab = await page.context().newPage()
    await otherTab.goto('/board')
    await waitUntilReady(otherTab)
    const student = await openBoardAs(browser, site.url, 'mei_ling')
    // Nobody is connected to the broadcaster that the backend has itself.
    expect(await (await fetch(`${servers.backend}/__mock/state`)).json()).toMatchObject({ connections: 0 })

    const reply = await ask(page, 'What is a food chain?')
    await waitForReplyComplete(reply)
    const title = await addToBoard(reply)
    await expect(cards(otherTab).first()).toContainText(title)

    await card(otherTab, title).click()
    await otherTab.getByRole('toolbar', { name: 'Selected cards' }).getByRole('button', { name: 'Share' }).click()
    const dialog = otherTab.getByRole('dialog', { name: /^Share/ })
    await dialog.getByRole('row', { name: 'Tan Mei Ling' }).click()
    await dialog.getByRole('button', { name: /^(Share|Save)$/ }).click()
    await expect(card(student, title)).toBeVisible()
  } finally {
    await site.close()
    servers.close()
  }
})

test('the app shows what a backend returns that knows openapi.json alone', async ({ browser }) => {
  const { baseUrl, prism } = await startPrism('mock')
  const site = await serveBuild({ folder: budgetFolder('live'), backend: baseUrl, isApiAtRoot: true })
  try {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 800 } })
    // Prism answers 401 without the cookie of the document's security scheme, and takes any value.
    await page.context().addCookies([{ name: 'heartboard_session', value: 'any', url: site.url }])
    await page.goto('/board')
    await expect(page.getByRole('heading', { level: 1, name: 'My Board' })).toBeVisible()
    await expect(card(page, 'The Malayan Tapir')).toBeVisible()
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page.goto('/addressbook')
    await expect(page.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible()
    await page.goto('/accountsettings')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(teacher.name)
  } finally {
    await site.close()
    prism.kill()
  }
})
