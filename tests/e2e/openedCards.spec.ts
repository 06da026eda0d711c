/** Tests for memory leaks. A page may stay open all day, so whatever closed cards leave in memory adds up. */
import type { CDPSession, Page } from 'playwright/test'
import { card, cardList, focusView, signIn } from './app'
import { expect, test } from './test'

/** Cards of several types, which are opened in turn. After the first round, their code, pictures and responses are cached. */
const TITLES = [
  'The Malayan Tapir',
  'Class Insights: Food Chains Check',
  'Batik: Wax, Dye, Repeat',
  'Science Fair 2026: How Far Are We?',
  'Lesson Plan: Series and Parallel Circuits',
  'Question of the Week: Why does ice float?',
  'Coral Reef off Semporna',
]
const WARM_UP = 21
const OPENED = 200
/**
 * The heap may grow to 1.2 times, with a tenth of tolerance. TanStack Router keeps about 10 kB for each navigation. The stack
 * trace of an aborted controller's `DOMException` keeps the frames of the navigation, and these keep the previous matches.
 */
const HEAP_LIMIT = 1.2 * 1.1

async function openAndClose(page: Page, count: number) {
  for (let index = 0; index < count; index += 1) {
    await card(page, TITLES[index % TITLES.length] ?? '').press('Enter')
    await expect(focusView(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(focusView(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    // If the text has keyboard focus, the first Escape only leaves the text.
    if (await focusView(page).isVisible()) await page.keyboard.press('Escape')
    await expect(focusView(page)).toBeHidden()
    await expect(cardList(page)).toBeVisible()
  }
}

/** Returns the heap in bytes and the DOM nodes and event listeners that are left after a garbage collection. */
async function heldBy(cdp: CDPSession) {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') }
}

test.use({ viewport: { width: 1280, height: 1300 } })

// Takes two minutes, so it runs only in `npm run test:full`.
for (const count of process.env.FULL_TESTS ? [OPENED] : []) {
  test(`${count} cards opened and closed leave nothing behind`, { tag: '@live' }, async ({ page, backend }) => {
    test.skip(backend === 'demo', 'The server of the demo remembers every call in the page.')
    test.setTimeout(600_000)
    await signIn(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await openAndClose(page, WARM_UP)
    const before = await heldBy(cdp)
    await openAndClose(page, count)
    const after = await heldBy(cdp)
    expect(after.heap / before.heap).toBeLessThan(HEAP_LIMIT)
    // With tolerance, because a tooltip or an animation frame may still be pending.
    expect(after.nodes).toBeLessThan(before.nodes * 1.02 + 100)
    expect(after.listeners).toBeLessThan(before.listeners * 1.02 + 20)
  })
}
