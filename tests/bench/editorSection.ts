import type { Browser, Page } from 'playwright'
import { serveBuild } from '../tools/serveBuild'
import { buildEditors } from './builds'
import { type EditorName, type EditorPage, editorNames } from './editor/editors'
import { heapOf } from './heap'
import { median } from './numbers'
import type { Row } from './report'
import { readWork, TRACE_CATEGORIES, type Work } from './trace'

const RUNS = 5
const KEYS = 40
/**
 * Number of keys typed before the measurement. After them and an autosave, the code is compiled and each block has been
 * serialised once.
 */
const WARM_UP_KEYS = 20
/** Time in ms between keys: fast typing that leaves a frame or two. */
const KEY_DELAY = 60
const PASTED = 1000
/** As many characters as somebody types in an hour at 40 words a minute. */
const HOUR_OF_CHARACTERS = 12_000
/** Time in ms after which an autosave has read the text. */
const AUTOSAVE_WAIT = 1500
const HEAP_LIMIT = 1.5
/** Time in ms after which a page counts as broken, even on a busy machine. */
const TIMEOUT_MS = 300_000

const titles: Record<EditorName, string> = {
  heartboard: 'Heartboard',
  heartboardSuggesting: 'Heartboard with suggestions',
  lexical: 'Lexical',
  tiptap: 'Tiptap',
  contenteditable: 'contenteditable',
}

type EditorWindow = { editorPage: EditorPage }
const inPage = (page: Page, action: 'placeCaret' | 'settle' | 'countBlocks' | 'countSaves') =>
  page.evaluate((name) => (window as unknown as EditorWindow).editorPage[name](), action)
const withCount = (page: Page, action: 'open' | 'copy' | 'typeMany', count: number) =>
  page.evaluate(([name, amount]) => (window as unknown as EditorWindow).editorPage[name](amount), [
    action,
    count,
  ] as const)

async function openPage(browser: Browser, url: string, editor: EditorName): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  await page.goto(`${url}/?editor=${editor}`)
  await page.waitForFunction(() => 'editorPage' in window)
  return page
}

/** Measures the work of the main thread during an action. */
async function workOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Work> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await act()
  return readWork(await browser.stopTracing())
}

async function typeKeys(page: Page, count: number): Promise<void> {
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a')
    await page.waitForTimeout(KEY_DELAY)
  }
  await page.waitForTimeout(AUTOSAVE_WAIT)
}

type Run = { open: Work; type: Work; paste?: Work }

/** Opens a text, types in the middle and waits for the autosave. Also pastes if `pastes` is true. */
async function runOnce(
  browser: Browser,
  url: string,
  editor: EditorName,
  blocks: number,
  pastes: boolean,
): Promise<Run> {
  const page = await openPage(browser, url, editor)
  const open = await workOf(browser, page, () => withCount(page, 'open', blocks))
  await inPage(page, 'placeCaret')
  await typeKeys(page, WARM_UP_KEYS)
  const type = await workOf(browser, page, () => typeKeys(page, KEYS))
  if ((await inPage(page, 'countSaves')) === 0) throw new Error(`${editor} was not saved.`)
  let paste: Work | undefined
  if (pastes) {
    await withCount(page, 'copy', PASTED)
    paste = await workOf(browser, page, async () => {
      await page.keyboard.press('ControlOrMeta+V')
      await inPage(page, 'settle')
    })
    const shown = Number(await inPage(page, 'countBlocks'))
    if (shown < blocks + PASTED - 1) throw new Error(`${editor} shows ${shown} blocks after the paste.`)
  }
  await page.context().close()
  return { open, type, ...(paste ? { paste } : {}) }
}

const formatCount = (count: number) => count.toLocaleString('en')
const partsOf = (work: Work, share: number) =>
  `script ${(work.script / share).toFixed(1)}, style and layout ${(work.layout / share).toFixed(1)}, longest task ${Math.round(work.longestTask)} ms`

type Runs = Record<EditorName, Run[]>
const keyOf = (runs: readonly Run[]) => median(runs.map(({ type }) => type.all / KEYS))

/** Returns the limit: the time of the slower one of Lexical and Tiptap, or with `isFaster` that of the faster one. */
const peerLimit = (runs: Runs, isFaster: boolean) =>
  (isFaster ? Math.min : Math.max)(keyOf(runs.lexical), keyOf(runs.tiptap))

function rowsOf(runs: Runs, blocks: number): Row[] {
  return editorNames.flatMap((editor): Row[] => {
    const own = runs[editor]
    const [first] = own
    if (!first) return []
    const name = `${titles[editor]}, ${formatCount(blocks)} blocks`
    const pasted = own.flatMap(({ paste }) => (paste ? [paste] : []))
    const [firstPaste] = pasted
    return [
      {
        name: `${name}: a key`,
        figure: keyOf(own),
        unit: 'ms',
        limit: editor.startsWith('heartboard') ? peerLimit(runs, blocks > 1000) : undefined,
        detail: `${partsOf(first.type, KEYS)}; with one autosave after ${KEYS} keys`,
      },
      {
        name: `${name}: opened`,
        figure: median(own.map(({ open }) => open.all)),
        unit: 'ms',
        detail: partsOf(first.open, 1),
      },
      ...(firstPaste
        ? [
            {
              name: `${name}: ${formatCount(PASTED)} paragraphs pasted`,
              figure: median(pasted.map(({ all }) => all)),
              unit: 'ms',
              detail: partsOf(firstPaste, 1),
            },
          ]
        : []),
    ]
  })
}

async function heapRow(browser: Browser, url: string): Promise<Row> {
  const page = await openPage(browser, url, 'heartboard')
  await withCount(page, 'open', 1000)
  await inPage(page, 'placeCaret')
  await page.keyboard.type('x')
  await inPage(page, 'settle')
  const before = await heapOf(page)
  await withCount(page, 'typeMany', HOUR_OF_CHARACTERS)
  await page.waitForTimeout(AUTOSAVE_WAIT)
  const after = await heapOf(page)
  await page.context().close()
  return {
    name: 'Heartboard, 1,000 blocks: heap after an hour of typing',
    figure: after / before,
    unit: 'times',
    limit: HEAP_LIMIT,
    detail: `${formatCount(HOUR_OF_CHARACTERS)} characters; ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after, with the history`,
  }
}

/**
 * Compares the app's editor with Lexical, Tiptap and a bare `contenteditable`: CPU time of the main thread for opening, typing
 * and pasting.
 */
export async function measureEditor(browser: Browser): Promise<Row[]> {
  const site = await serveBuild({ folder: await buildEditors() })
  const rows: Row[] = []
  for (const blocks of [1000, 5000]) {
    const runs: Runs = { heartboard: [], heartboardSuggesting: [], lexical: [], tiptap: [], contenteditable: [] }
    for (let run = 0; run < RUNS; run += 1) {
      // The order alternates, so that no editor always runs on a warmer or busier machine.
      const order = (run % 2 === 0 ? editorNames : editorNames.toReversed()).filter(
        (editor) => editor !== 'heartboardSuggesting' || blocks === 5000,
      )
      for (const editor of order) runs[editor].push(await runOnce(browser, site.url, editor, blocks, blocks === 1000))
    }
    rows.push(...rowsOf(runs, blocks))
  }
  rows.push(await heapRow(browser, site.url))
  await site.close()
  return rows
}
