import { chromium } from 'playwright'
import { findBrowser, launchArgs } from '../tools/findBrowser'
import { openReadable, signIn } from '../tools/firstLoad'
import { serveBuild, startBackend } from '../tools/serveBuild'
import { questionFor, streamLesson } from './longStream'
import { readWork, TRACE_CATEGORIES } from './trace'
process.chdir('/work/main')
const backend = await startBackend()
const site = await serveBuild({ folder: '/work/main/tests/bench/dist', backend: backend.url, answer: streamLesson })
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
const state = await signIn(browser, site, 'cikgu_aina', 'selamat-pagi')
const T = 'li[aria-busy] [class*=_text_]', B = 'li[aria-busy] [class*=_block_]'
const css: Record<string, string> = {
  grid: '',
  flow: `${T} { display: block } ${B} { display: flow-root } ${B} + ${B} { margin-block-start: 12px }`,
  flowAll: `${T} { display: block } ${B} { display: flow-root } ${B} + ${B} { margin-block-start: 12px } li[aria-busy] { display: flex !important } li[aria-busy] > div { flex: 1 } ul:has(> li[aria-busy]) { display: flex !important; flex-direction: column }`,
  visibility: `${B} { content-visibility: auto; contain-intrinsic-block-size: auto 100px }`,
}
for (const [name, style] of Object.entries(css)) {
const context = await browser.newContext({ storageState: state, viewport: { width: 1280, height: 800 } })
const page = await context.newPage()
await page.addInitScript((name) => Object.assign(window, { benchRenderer: name }), 'heartboard')
await openReadable(page, site, 'board')
if (style) await page.addStyleTag({ content: style })
await page.getByRole('button', { name: /^Ask / }).click()
await page.locator('section textarea').waitFor()
await page.waitForTimeout(1000)
await page.locator('section textarea').fill(questionFor(24000))
await browser.startTracing(page, { categories: TRACE_CATEGORIES })
const m = page.evaluate(() => (window as any).meter.measureReply())
await page.keyboard.press('Enter')
const r: any = await m
const w = readWork(await browser.stopTracing())
console.log(name, JSON.stringify(Object.fromEntries(Object.entries(w).map(([k, v]) => [k, Math.round(v)]))), 'dropped', r.droppedFrames, 'blocks', await page.locator(B).count())
await page.screenshot({ path: `/tmp/b/ab-${name}.png` })
await context.close()
}
await browser.close(); await site.close(); process.exit()
