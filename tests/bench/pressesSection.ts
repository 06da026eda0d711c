import type { Browser, BrowserContext, Page } from 'playwright'
import { signIn, type StorageState } from '../tools/firstLoad'
import { serveBuild, type Site, startBackend } from '../tools/serveBuild'
import { buildApp } from './builds'
import { median } from './numbers'
import { teacher } from './people'
import type { Row } from './report'

const RUNS = 5
/** Maximum time in ms from the press to its effect. */
const LIMIT_MS = 100
/** Time in ms after which the idle board has preloaded the code that presses need. */
const IDLE_MS = 3000
/**
 * Times in ms of a quick hand, from reaching the element to the press and from the press to the release. The app starts to load
 * code when the pointer arrives (D-0094).
 */
const ARRIVAL_MS = 100
const PRESS_MS = 80
/** Number of visits before a warm visit. Chromium caches files on the first visit, and compiled code on the second. */
const EARLIER_VISITS = 2

/** The first card that is not on the inert board below the loading screen. */
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
 * Starts waiting for the release of the next press, which triggers every measured action. Do not name functions here: the
 * loader would wrap them in a helper that the page does not have.
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
                // Wait until the frame is painted: the browser delivers this message only then.
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

/**
 * Loads the board and presses the element once, as a quick hand does.
 * @returns time in ms from the release until the effect is painted
 */
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
  // Wait inside the page, because Playwright's own waiting would read the layout in each frame.
  const took = await watched.evaluate(({ took: answered }) => answered)
  await page.close()
  return took
}

/** Returns a signed-in browser context that has visited the board before. */
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
 * Measures the first press of each element whose code is loaded late: as soon as the board is readable, and once it is idle.
 * Each is measured with an empty cache (cold) and after earlier visits of the board (warm).
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
