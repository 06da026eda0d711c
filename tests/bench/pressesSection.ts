import type { Browser, BrowserContext, Page } from 'playwright'
import { signIn, type StorageState } from '../tools/firstLoad'
import { serveBuild, type Site, startBackend } from '../tools/serveBuild'
import { buildApp } from './builds'
import { median } from './numbers'
import { teacher } from './people'
import type { Row } from './report'

const RUNS = 5
/** Maximum ms from press to answer. */
const LIMIT_MS = 100
/** ms after which the idle board has preloaded the code of presses. */
const IDLE_MS = 3000
/** ms of a quick hand from the pointer's arrival to the press, and to the release. The app loads code from the arrival on (D-0094). */
const ARRIVAL_MS = 100
const PRESS_MS = 80
/** Visits before a warm visit: Chromium caches files on the first, and compiled code on the second. */
const EARLIER_VISITS = 2

/** The first card outside of the inert board below the loading screen. */
const CARD = 'article[data-type=text]:not([inert] *)'

/** `before`: pressed first, without measuring. */
type PressedElement = { before?: string; press: string; shown: string }

/** Pressed elements of the board and the open chat, and the elements shown by the press. */
const presses = {
  'toolbar of a card': { press: CARD, shown: '[role=toolbar][aria-label="Selected cards"]' },
  'menu of a card': { press: `${CARD} [aria-label^="More for"]`, shown: '[role=menu]' },
  filter: { press: 'header button[aria-haspopup=menu]', shown: '[role=menu]' },
  chat: { press: 'button[aria-label^="Ask "]', shown: '[data-chat=board] textarea' },
  'hashtag menu': {
    before: 'button[aria-label^="Ask "]',
    press: 'button[aria-label="Cards and helpers"]',
    shown: '[role=listbox], [data-part=menuSkeleton]',
  },
  'open card': { press: `${CARD} [aria-label^="Open "]`, shown: 'main[aria-label^="Open card"]' },
} satisfies Record<string, PressedElement>
type Press = keyof typeof presses

/**
 * Starts waiting for the release of the next press, which triggers every measured action.
 * No named functions: the loader would register names with a helper that the page lacks.
 */
const watchPress = (page: Page, selector: string) =>
  page.evaluateHandle(
    (shown) => ({
      took: new Promise<number>((resolve) => {
        window.addEventListener(
          'pointerup',
          ({ timeStamp }) =>
            void (async () => {
              let isShown = false
              while (!isShown) {
                await new Promise(requestAnimationFrame)
                isShown = document.querySelector(shown)?.checkVisibility() ?? false
                // Waits until the frame is painted: the browser delivers the message after painting.
                await new Promise((next) => {
                  const { port1, port2 } = new MessageChannel()
                  port1.addEventListener('message', next, { once: true })
                  port1.start()
                  port2.postMessage(null)
                })
              }
              resolve(performance.now() - timeStamp)
            })(),
          { capture: true, once: true },
        )
      }),
    }),
    selector,
  )

async function openBoard(context: BrowserContext, site: Site): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.url}/board`)
  await page.waitForSelector(CARD)
  return page
}

/** Loads the board and presses the element once, as a quick hand does. @returns ms from the release until the answer is painted */
async function pressFirst(context: BrowserContext, site: Site, name: Press, isIdle: boolean): Promise<number> {
  const { before, press, shown }: PressedElement = presses[name]
  const page = await openBoard(context, site)
  if (before) await page.locator(before).first().click()
  if (isIdle) await page.waitForTimeout(IDLE_MS)
  const target = page.locator(press).first()
  const watched = await watchPress(page, shown)
  await target.hover({ force: true })
  await page.waitForTimeout(ARRIVAL_MS)
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
  // Await in the page: Playwright's own waiting would read the layout in each frame.
  const took = await watched.evaluate(({ took: answered }) => answered)
  await page.close()
  return took
}

/** A signed-in browser context with earlier visits of the board. */
async function warmContext(browser: Browser, site: Site, storageState: StorageState): Promise<BrowserContext> {
  const context = await browser.newContext({ storageState })
  for (let visit = 0; visit < EARLIER_VISITS; visit += 1) {
    const page = await openBoard(context, site)
    await page.waitForTimeout(IDLE_MS)
    await page.close()
  }
  return context
}

/**
 * The first press of each late-loading element, right after the board is readable and once idle.
 * Measured with an empty cache (cold) and after earlier visits of the board (warm).
 */
export async function measurePresses(browser: Browser): Promise<Row[]> {
  const backend = await startBackend()
  const site = await serveBuild({ folder: await buildApp('live'), backend: backend.url })
  const storageState = await signIn(browser, site, teacher.username, teacher.password)
  const rows: Row[] = []
  const add = (name: Press, circumstances: string, times: number[]) =>
    rows.push({
      name: `First press, ${name}, ${circumstances}`,
      figure: median(times),
      unit: 'ms',
      limit: LIMIT_MS,
      isClock: true,
      detail: `release to the end of the first frame with the answer; median of ${RUNS}, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`,
    })
  for (const name of Object.keys(presses) as Press[]) {
    const visited = await warmContext(browser, site, storageState)
    for (const isIdle of [false, true]) {
      const cold: number[] = []
      const warm: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ storageState })
        cold.push(await pressFirst(context, site, name, isIdle))
        await context.close()
        warm.push(await pressFirst(visited, site, name, isIdle))
      }
      const moment = isIdle ? 'after 3 s' : 'at once'
      add(name, `cold, ${moment}`, cold)
      add(name, `warm, ${moment}`, warm)
    }
    await visited.close()
  }
  await site.close()
  backend.close()
  return rows
}
