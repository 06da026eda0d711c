import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { build } from 'vite'
import { findBrowser, launchArgs } from '../tools/findBrowser'
import { openReadable, signIn } from '../tools/firstLoad'
import { serveBuild, startBackend } from '../tools/serveBuild'
import { questionFor, streamLesson } from './longStream'
process.chdir('/work/main')
const [renderer = 'heartboard', len = '12000', out = '/tmp/b/p.json'] = process.argv.slice(2)
Object.assign(process.env, { VITE_API: 'live', VITE_API_URL: '/api', VITE_REALTIME_KEY: 'heartboard' })
if (!process.env.NOBUILD) await build({ root: '/work/main', configFile: '/work/main/tests/bench/vite.config.ts', logLevel: 'warn', build: { outDir: '/tmp/b/dist', emptyOutDir: true, minify: false } })
const backend = await startBackend()
const site = await serveBuild({ folder: '/tmp/b/dist', backend: backend.url, answer: streamLesson })
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
const state = await signIn(browser, site, 'cikgu_aina', 'selamat-pagi')
const context = await browser.newContext({ storageState: state, viewport: { width: 1280, height: 800 } })
const page = await context.newPage()
await page.addInitScript((name) => Object.assign(window, { benchRenderer: name }), renderer)
await openReadable(page, site, 'board')
await page.getByRole('button', { name: /^Ask / }).click()
await page.locator('section textarea').waitFor()
await page.waitForTimeout(1500)
await page.locator('section textarea').fill(questionFor(Number(len)))
const client = await context.newCDPSession(page)
await client.send('Profiler.enable'); await client.send('Profiler.setSamplingInterval', { interval: 500 })
await client.send('Profiler.start')
const m = page.evaluate(() => (window as any).meter.measureReply())
await page.keyboard.press('Enter')
console.log(await m)
await page.screenshot({ path: `/tmp/b/${renderer}.png` })
const { profile } = await client.send('Profiler.stop')
writeFileSync(out, JSON.stringify(profile))
await browser.close(); await site.close(); process.exit()
