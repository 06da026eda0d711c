import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import type { Connect } from 'vite'
import { seedCardId } from '../../stories/screens/seedIds'
import { signIn, type StorageState } from '../tools/firstLoad'
import { serveBuild, type Site, startBackend } from '../tools/serveBuild'
import { buildApp } from './builds'
import { heapOf } from './heap'
import { median, quantile } from './numbers'
import { teacher } from './people'
import type { Row } from './report'
import { readWork, TRACE_CATEGORIES, type Work } from './trace'

const RUNS = 3
const RESULTS = 200
const SCROLL_PX = 15
/** ms after which the preview of an uploaded picture has been decoded and painted. */
const REST_MS = 1500

/** Limits of issue 58. */
const TASK_LIMIT_MS = 50
const HEAP_TIMES = 1.1
const FRAME_LIMIT_MS = 16.8

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PHOTO = fileOf('../files/photo.heic')
/** Loads the code of uploads before anything is measured. */
const SMALL_PICTURE = fileOf('../files/turned.jpg')
const LIBHEIF = fileOf('../../node_modules/libheif-js/libheif-wasm/libheif-bundle.mjs')

const CARD_PATH = `/board/focus/${seedCardId('Photosynthesis: How Plants Make Food')}`
const CONTEXT = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

/** An empty page that shows a HEIC as the app does: converted by libheif in a worker, at most 2,560 px, as PNG. */
const PLAIN_FILES: Record<string, () => Promise<{ type: string; content: string }>> = {
  '/plain': () =>
    Promise.resolve({
      type: 'text/html',
      content: `<!doctype html><title>Plain</title><input type="file"><script type="module">
        document.querySelector('input').addEventListener('change', ({ target }) => {
          const worker = new Worker('/plain/worker.js', { type: 'module' })
          worker.addEventListener('message', ({ data }) => {
            worker.terminate()
            document.querySelector('img')?.remove()
            document.body.append(Object.assign(new Image(), { src: URL.createObjectURL(data), width: 460 }))
          })
          worker.postMessage(target.files[0])
        })
      </script>`,
    }),
  '/plain/worker.js': () =>
    Promise.resolve({
      type: 'text/javascript',
      content: `import createLibheif from '/plain/libheif.mjs'
        addEventListener('message', async ({ data }) => {
          const bitmap = await createImageBitmap(data).catch(async () => {
            const [image] = new (createLibheif().HeifDecoder)().decode(new Uint8Array(await data.arrayBuffer()))
            const pixels = new ImageData(image.get_width(), image.get_height())
            await new Promise((resolve) => image.display(pixels, resolve))
            return createImageBitmap(pixels)
          })
          const scale = Math.min(1, 2560 / Math.max(bitmap.width, bitmap.height))
          const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale)
          canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height)
          postMessage(await canvas.convertToBlob({ type: 'image/png' }))
        })`,
    }),
  '/plain/libheif.mjs': async () => ({ type: 'text/javascript', content: await readFile(LIBHEIF, 'utf8') }),
}

const plainMiddleware: Connect.NextHandleFunction = (request, response, next) => {
  const file = PLAIN_FILES[request.url ?? '']
  if (!file) return next()
  file().then(({ type, content }) => {
    response.setHeader('Content-Type', `${type}; charset=utf-8`)
    response.end(content)
  }, next)
}

type Subject = {
  name: string
  open: (page: Page) => Promise<void>
  field: string
  /** Selector of an element that shows once the chosen file is ready. */
  ready: string
}

const tool = (name: string) => `[role=toolbar][aria-label=Picture] button[aria-label="${name}"]`

async function openTool(page: Page, site: Site, name: string): Promise<void> {
  await page.goto(`${site.url}${CARD_PATH}`)
  await page.locator('[data-realtime=ready]').waitFor()
  await page.locator(tool(name)).click()
}

const subjectsOf = (site: Site): Subject[] => [
  {
    name: 'Heartboard',
    open: (page) => openTool(page, site, 'Upload a picture'),
    field: '[role=dialog] input[type=file]',
    ready: '[role=dialog] img[src*="/file/image/"]',
  },
  {
    name: 'libheif on an empty page',
    open: async (page) => void (await page.goto(`${site.url}/plain`)),
    field: 'input[type=file]',
    ready: 'img',
  },
]

type PhotoRun = { work: Work; took: number; heapBefore: number; heapAfter: number }

async function choose(page: Page, field: string, file: string, ready: string): Promise<void> {
  await page.locator(field).setInputFiles(file)
  await page.locator(ready).waitFor({ timeout: 120_000 })
  await page.waitForTimeout(REST_MS)
}

/** Chooses a small picture, and then the photo, which is measured. */
async function runPhoto(browser: Browser, storageState: StorageState, subject: Subject): Promise<PhotoRun> {
  const { open, field, ready } = subject
  const context = await browser.newContext({ ...CONTEXT, storageState })
  const page = await context.newPage()
  await open(page)
  await page.locator(field).waitFor({ state: 'attached' })
  await choose(page, field, SMALL_PICTURE, ready)
  const small = await page.locator(ready).getAttribute('src')
  const heapBefore = await heapOf(page)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  const start = Date.now()
  await choose(page, field, PHOTO, `${ready}:not([src="${small}"])`)
  const took = Date.now() - start - REST_MS
  const work = readWork(await browser.stopTracing())
  const heapAfter = await heapOf(page)
  await context.close()
  return { work, took, heapBefore, heapAfter }
}

function photoRows({ name }: Subject, runs: readonly PhotoRun[]): Row[] {
  const isOwn = name === 'Heartboard'
  const [middle] = runs.toSorted((a, b) => a.work.longestTask - b.work.longestTask).slice(Math.floor(runs.length / 2))
  if (!middle) throw new Error('Nothing was measured.')
  const { work } = middle
  const heaps = runs.map(({ heapBefore, heapAfter }) => heapAfter / heapBefore)
  return [
    {
      name: `${name}, a photo of 12 megapixels: longest task`,
      figure: work.longestTask,
      unit: 'ms',
      ...(isOwn && { limit: TASK_LIMIT_MS }),
      detail: `main thread in all ${Math.round(work.all)} ms, script ${Math.round(work.script)}, style and layout ${Math.round(work.layout)}; shown after ${(middle.took / 1000).toFixed(1)} s; median of ${runs.length}`,
    },
    {
      name: `${name}, a photo of 12 megapixels: heap after it`,
      figure: median(heaps),
      unit: 'times',
      ...(isOwn && { limit: HEAP_TIMES }),
      detail: `${middle.heapBefore.toFixed(1)} MB before, ${middle.heapAfter.toFixed(1)} MB after`,
    },
  ]
}

/** Shows the same pictures in a plain grid of an empty page. */
const showPlainResults = (page: Page, sources: string[]) =>
  page.evaluate((addresses) => {
    const pictures = addresses.map(
      (src) => `<img role="row" src="${src}" loading="lazy" decoding="async" style="width:100%;aspect-ratio:1.05">`,
    )
    document.body.innerHTML = `<div role="dialog" style="width:832px;height:620px;overflow:auto"><div role="grid"
      style="display:grid;gap:12px;grid-template-columns:repeat(5,1fr)">${pictures.join('')}</div></div>`
  }, sources)

/**
 * Scrolls the results to the end and back.
 * @returns times between frames in ms
 */
const scrollResults = (page: Page) =>
  page.evaluate(async (px) => {
    let scroller = document.querySelector('[role=dialog] [role=grid]')
    while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement
    if (!scroller) throw new Error('The results do not scroll.')
    const gaps: number[] = []
    let last = await new Promise<number>(requestAnimationFrame)
    for (const direction of [1, -1]) {
      for (let before = Number.NaN; before !== scroller.scrollTop; ) {
        before = scroller.scrollTop
        scroller.scrollBy({ top: direction * px, behavior: 'instant' })
        const now = await new Promise<number>(requestAnimationFrame)
        gaps.push(Math.round((now - last) * 10) / 10)
        last = now
      }
    }
    return gaps
  }, SCROLL_PX)

async function measureResults(browser: Browser, site: Site, storageState: StorageState): Promise<Row[]> {
  const context = await browser.newContext({ ...CONTEXT, storageState })
  const page = await context.newPage()
  await openTool(page, site, 'Find a picture')
  const results = page.locator('[role=dialog] [role=grid] [role=row]')
  const more = page.getByRole('button', { name: 'Show more' })
  await results.first().waitFor()
  while (await more.isVisible()) await more.click()
  const count = await results.count()
  if (count !== RESULTS) throw new Error(`There are ${count} results.`)
  await page.waitForTimeout(REST_MS)
  const own = await scrollResults(page)
  const sources = await results.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  await context.close()

  const plain = await browser.newContext({ ...CONTEXT, storageState })
  const plainPage = await plain.newPage()
  await plainPage.goto(`${site.url}/plain`)
  await showPlainResults(
    plainPage,
    sources.filter((src) => src !== null),
  )
  await plainPage.waitForTimeout(REST_MS)
  const peer = await scrollResults(plainPage)
  await plain.close()
  return [scrollRow('Heartboard', own), scrollRow('Plain HTML', peer)]
}

function scrollRow(name: string, gaps: readonly number[]): Row {
  const dropped = gaps.reduce((total, gap) => total + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
  return {
    name: `${name}, ${RESULTS} results scrolled to the end and back: frames, 95th percentile`,
    figure: quantile(gaps, 0.95),
    unit: 'ms',
    ...(name === 'Heartboard' && { limit: FRAME_LIMIT_MS }),
    isClock: true,
    detail: `${SCROLL_PX} px a frame; median ${median([...gaps]).toFixed(1)}, worst ${Math.max(...gaps).toFixed(1)} ms; ${dropped} of ${gaps.length + dropped} frames dropped`,
  }
}

/** Measures the conversion of an iPhone's photo and the scrolling of many results in the live build. */
export async function measurePictures(browser: Browser): Promise<Row[]> {
  const backend = await startBackend()
  const site = await serveBuild({ folder: await buildApp('live'), backend: backend.url, middleware: plainMiddleware })
  const storageState = await signIn(browser, site, teacher.username, teacher.password)
  const rows: Row[] = []
  const runs = subjectsOf(site).map((subject) => ({ subject, own: [] as PhotoRun[] }))
  for (let run = 0; run < RUNS; run += 1) {
    for (const { subject, own } of runs) own.push(await runPhoto(browser, storageState, subject))
  }
  for (const { subject, own } of runs) rows.push(...photoRows(subject, own))
  await fetch(`${backend.url}/__mock/scenario/imageSearchMany`, { method: 'POST' })
  rows.push(...(await measureResults(browser, site, storageState)))
  await site.close()
  backend.close()
  return rows
}
