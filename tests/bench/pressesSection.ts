import type { Browser, BrowserContext, Page } from 'playwright'
import { signIn, type StorageState } from '../tools/firstLoad'
import { serveBuild, type Site, startBackend } from '../tools/serveBuild'
import { buildApp } from './builds'
import { median } from './numbers'
import { paletteKeyRows } from './paletteSection'
import { teacher } from './people'
import type { Row } from './report'
import { seedCardId } from '../../stories/screens/seedIds'

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
const HASHTAG_BUTTON = 'button[aria-label="Cards and helpers"]'

/** Screen with pressed elements. */
type PressedScreen = {
  path: string
  /** Selector of an element that shows while the screen is readable. */
  readable: string
}
const BOARD: PressedScreen = { path: '/board', readable: CARD }

export type PressedElement = {
  /** Leads to the moment of the press, without measuring. */
  before?: (page: Page) => Promise<void>
  press: string
  /** Selector of an element that the press shows. */
  shown: string
  /** True if neither cache nor idle time changes the press: `before` has loaded its code. */
  isMeasuredOnce?: true
}

async function openChat(page: Page): Promise<void> {
  await page.locator('button[aria-label^="Ask "]').first().click()
  // A trial waits until the element no longer moves: the panel slides in.
  await page.locator(HASHTAG_BUTTON).hover({ trial: true })
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('header button[aria-label^="Open menu"]').click()
  await page.locator('nav button:text-is("Keyboard shortcuts")').waitFor()
}

/** Pressed elements of the board and the open chat, and the elements shown by the press. */
const boardPresses: Record<string, PressedElement> = {
  'toolbar of a card': { press: CARD, shown: '[role=toolbar][aria-label="Selected cards"]' },
  'menu of a card': { press: `${CARD} [aria-label^="More for"]`, shown: '[role=menu]' },
  filter: { press: 'header button[aria-haspopup=menu]', shown: '[role=menu]' },
  chat: { press: 'button[aria-label^="Ask "]', shown: '[data-chat=board] textarea' },
  'hashtag menu': {
    before: openChat,
    press: HASHTAG_BUTTON,
    shown: '[role=listbox], [data-part=menuSkeleton]',
  },
  palette: { press: 'header button[aria-label="Find or do"]', shown: '[role=dialog] [role=menuitem]' },
  'sheet of shortcuts': {
    before: openMenu,
    press: 'nav button:text-is("Keyboard shortcuts")',
    shown: '[role=dialog] table',
  },
  'open card': { press: `${CARD} [aria-label^="Open "]`, shown: 'main[aria-label^="Open card"]' },
}

const CARD_SCREEN: PressedScreen = {
  path: `/board/focus/${seedCardId('Photosynthesis: How Plants Make Food')}`,
  readable: '[role=toolbar][aria-label=Picture] button:not([inert] *)',
}
/** The top bar of an open stack. Its list has loaded, so that the first slide shows at once. */
const STACK_SCREEN: PressedScreen = { path: `/board/stack/${seedCardId('Poems We Love')}`, readable: CARD }
const stackPresses: Record<string, PressedElement> = {
  present: { press: 'button[aria-label="Present this stack"]', shown: '[data-presentation] article' },
}

const pictureTool = (name: string, shown: string): PressedElement => ({
  press: `[role=toolbar][aria-label=Picture] button[aria-label="${name}"]`,
  shown: `[role=dialog] ${shown}`,
})

/** Tools for the picture of an open card. The download shows nothing before its file has arrived. */
const cardPresses: Record<string, PressedElement> = {
  'find a picture': pictureTool('Find a picture', 'input[type=search]'),
  'make a picture': pictureTool('Make a picture', 'textarea'),
  'upload a picture': pictureTool('Upload a picture', '[role=tabpanel] button'),
  'move the picture': pictureTool('Move the picture', 'figure'),
}

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

async function openScreen(context: BrowserContext, site: Site, { path, readable }: PressedScreen): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.url}${path}`)
  await page.waitForSelector(readable)
  return page
}

/**
 * Loads the screen and presses the element once, as a quick hand does.
 * @returns time in ms from the release until the effect is painted
 */
async function pressFirst(
  context: BrowserContext,
  site: Site,
  screen: PressedScreen,
  { before, press, shown }: PressedElement,
  isIdle: boolean,
): Promise<number> {
  const page = await openScreen(context, site, screen)
  await before?.(page)
  if (isIdle) await page.waitForTimeout(IDLE_MS)
  const target = page.locator(press).first()
  await target.waitFor()
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

/** Returns a signed-in browser context that has visited the screen before. */
async function warmContext(
  browser: Browser,
  site: Site,
  screen: PressedScreen,
  storageState: StorageState,
): Promise<BrowserContext> {
  const context = await browser.newContext({ storageState })
  for (let visit = 0; visit < EARLIER_VISITS; visit += 1) {
    const page = await openScreen(context, site, screen)
    await page.waitForTimeout(IDLE_MS)
    await page.close()
  }
  return context
}

/**
 * Measures the first press of each element: as soon as the screen is readable, and once it is idle. Each is measured with an
 * empty cache (cold) and after earlier visits of the screen (warm), unless `isMeasuredOnce` says otherwise.
 */
export async function firstPressRows(
  browser: Browser,
  site: Site,
  storageState: StorageState,
  screen: PressedScreen,
  presses: Record<string, PressedElement>,
): Promise<Row[]> {
  const rows: Row[] = []
  const add = (name: string, circumstances: string, times: number[]) =>
    rows.push({
      name: `First press, ${name}, ${circumstances}`,
      figure: median(times),
      unit: 'ms',
      limit: LIMIT_MS,
      isClock: true,
      detail: `release to the end of the first frame with the answer; median of ${RUNS}, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`,
    })
  const pressCold = async (element: PressedElement, isIdle: boolean) => {
    const context = await browser.newContext({ storageState })
    const took = await pressFirst(context, site, screen, element, isIdle)
    await context.close()
    return took
  }
  for (const [name, element] of Object.entries(presses)) {
    if (element.isMeasuredOnce) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) times.push(await pressCold(element, false))
      add(name, 'cold', times)
      continue
    }
    const visited = await warmContext(browser, site, screen, storageState)
    for (const isIdle of [false, true]) {
      const cold: number[] = []
      const warm: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        cold.push(await pressCold(element, isIdle))
        warm.push(await pressFirst(visited, site, screen, element, isIdle))
      }
      const moment = isIdle ? 'after 3 s' : 'at once'
      add(name, `cold, ${moment}`, cold)
      add(name, `warm, ${moment}`, warm)
    }
    await visited.close()
  }
  return rows
}

/** Measures the first press of each element of the board and of an open card whose code is loaded late. */
export async function measurePresses(browser: Browser): Promise<Row[]> {
  const backend = await startBackend()
  const site = await serveBuild({ folder: await buildApp('live'), backend: backend.url })
  const storageState = await signIn(browser, site, teacher.username, teacher.password)
  const rows = [
    ...(await firstPressRows(browser, site, storageState, BOARD, boardPresses)),
    ...(await firstPressRows(browser, site, storageState, CARD_SCREEN, cardPresses)),
    ...(await paletteKeyRows(browser, site, storageState)),
    ...(await firstPressRows(browser, site, storageState, STACK_SCREEN, stackPresses)),
  ]
  await site.close()
  backend.close()
  return rows
}
