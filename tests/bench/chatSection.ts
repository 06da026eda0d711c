import type { UnknownAction } from '@reduxjs/toolkit'
import type { Browser, CDPSession, Page } from 'playwright'
import type { Connect } from 'vite'
import { chatCalls, type ChatMessage } from '../../src/api/chat.contract'
import type { ReplyEvent } from '../../src/model/conversation/chatEvents'
import { chatEventReceived, questionAsked, replyBegun } from '../../src/model/conversation/chatSlice'
import { selectMessages } from '../../src/model/conversation/conversation'
import { ENTIRE_CHAT } from '../../src/model/conversation/chatKeys'
import { makePrompt } from '../../src/model/conversation/turns'
import { rootReducer } from '../../src/store/rootReducer'
import { openReadable, signIn, type StorageState } from '../tools/firstLoad'
import { serveBuild, type Site, startBackend } from '../tools/serveBuild'
import { longAnswer } from '../../mocks/ai/longAnswer'
import { buildApp } from './builds'
import { questionFor, streamLesson } from './longStream'
import { median, quantile } from './numbers'
import { teacher } from './people'
import type { Row } from './report'
import { readWork, TRACE_CATEGORIES } from './trace'

const FEW = 10
const MANY = 1000
const CHARACTERS = 1500
const REPLY_CHARACTERS = 3000
const RUNS = 3
/** Maximum factor between few and many messages. The cost must not grow; the rest is noise. */
const FLAT_TIMES = 1.5
/** Smallest limit in ms. Below this time the factor is only noise. */
const LEAST_MS = 20
const FRAME_LIMIT_MS = 16.8
const PX_PER_FRAME = 15
const SCROLLED_PX = 9000
const REST_MS = 1500

const COMMITS = 2000
const LEAST_COMMIT_MS = 0.05

const received = (localId: string, replyEvent: ReplyEvent) =>
  chatEventReceived({ event: 'replyEvent', to: { localId }, replyEvent })

const TEXT = longAnswer(CHARACTERS * 1.15, 'bench').slice(0, CHARACTERS)

/** Returns the messages of a history, newest first, with questions and replies in turn. */
const messagesOf = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const isReply = index % 2 === 0
    return {
      id: `h${index}`,
      from: isReply ? 'other' : 'USER',
      type: 'text',
      content: isReply ? TEXT : `Question ${index}: ${TEXT.slice(0, 60)}`,
      data: null,
      created_at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
      visible: true,
      format_id: null,
      actionButtonVisible: isReply,
      flatwhite: null,
    }
  })

/** Returns how many ms the store needs for one token if the session has `count` messages. This is the median of many runs. */
function msPerCommit(count: number): number {
  let state = rootReducer(undefined, { type: 'start' })
  const apply = (action: UnknownAction) => {
    state = rootReducer(state, action)
  }
  for (let index = 0; index < count / 2; index += 1) {
    const prompt = { ...makePrompt(ENTIRE_CHAT, `Question ${index}`), localId: `q${index}` }
    const reply = {
      chatKey: ENTIRE_CHAT,
      turnId: prompt.localId,
      localId: `r${index}`,
      source: 'stream',
      at: '',
    } as const
    apply(questionAsked({ chatKey: ENTIRE_CHAT, prompt }))
    apply(replyBegun(reply))
    if (index + 1 < count / 2) apply(received(reply.localId, { event: 'end', data: { content: TEXT } }))
  }
  const running = `r${count / 2 - 1}`
  const times = Array.from({ length: COMMITS }, () => {
    const before = performance.now()
    apply(received(running, { event: 'token', data: 'word ' }))
    selectMessages(state, ENTIRE_CHAT)
    return performance.now() - before
  })
  return median(times)
}

/** Answers the request for the chat history with all messages on one page. */
const historyOf =
  (count: number): Connect.NextHandleFunction =>
  (request, response, next) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== `/api/${chatCalls.getChatMessages.path}`)
      return next()
    response.setHeader('Content-Type', 'application/json')
    const metadata = { current_page: 1, last_page: 1, per_page: count, total: count }
    response.end(JSON.stringify({ data: messagesOf(count), metadata }))
  }

/**
 * Waits until a reply is streaming, or with `isRunning` false until none is. Playwright's search by role would visit every
 * element in the main thread, and its cost would grow with the messages.
 */
const waitForReply = (page: Page, isRunning: boolean) =>
  page.waitForFunction(
    (expected) => (document.querySelector('section li[aria-busy="true"]') !== null) === expected,
    isRunning,
    { polling: 100 },
  )

const rest = (page: Page) => page.waitForTimeout(REST_MS)
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^Ask / }).click()
  await page.locator('section textarea').waitFor()
  await rest(page)
}
const heapOf = async (cdp: CDPSession) => {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}

/**
 * Scrolls up through the conversation.
 * @returns times between frames in ms
 */
const scrollUp = (page: Page) =>
  page.evaluate(
    async ([step, distance]) => {
      const scroller = document.querySelector('section [role="region"]')
      const gaps: number[] = []
      let last = await new Promise<number>(requestAnimationFrame)
      for (let moved = 0; moved < distance; moved += step) {
        scroller?.scrollBy({ top: -step, behavior: 'instant' })
        const now = await new Promise<number>(requestAnimationFrame)
        gaps.push(now - last)
        last = now
      }
      return gaps
    },
    [PX_PER_FRAME, SCROLLED_PX] as const,
  )

type Figures = { opening: number; streaming: number; scrolling: number; heapGrowth: number }

async function measureWith(browser: Browser, site: Site, storageState: StorageState): Promise<Figures> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  const workOf = async (run: () => Promise<unknown>) => {
    await browser.startTracing(page, { categories: TRACE_CATEGORIES })
    await run()
    return readWork(await browser.stopTracing()).all
  }
  await openReadable(page, site, 'board')
  await openPanel(page)
  await page.getByRole('button', { name: 'Show history' }).click()
  await page.locator('section li').first().waitFor()
  await rest(page)
  await page.getByRole('button', { name: 'Close chat' }).click()
  await rest(page)
  const opening = await workOf(() => openPanel(page))
  const scrolling = quantile(await scrollUp(page), 0.95)
  await page.getByRole('button', { name: 'Jump to recent' }).click()
  await rest(page)
  const ask = async () => {
    await page.locator('section textarea').fill(questionFor(REPLY_CHARACTERS))
    await page.keyboard.press('Enter')
    await waitForReply(page, true)
    await waitForReply(page, false)
  }
  const streaming = await workOf(ask)
  await rest(page)
  // Measure memory only from here. During the first reply the browser compiled the code, and the app fetched the history again.
  const heapBefore = await heapOf(cdp)
  await ask()
  await rest(page)
  const heapGrowth = (await heapOf(cdp)) / heapBefore
  await context.close()
  return { opening, streaming, scrolling, heapGrowth }
}

/** Compares conversations of 1,000 and 10 messages: opening the chat, scrolling, and streaming a reply at the end. */
export async function measureChat(browser: Browser): Promise<Row[]> {
  const runs: Record<number, Figures[]> = { [FEW]: [], [MANY]: [] }
  const folder = await buildApp('live')
  for (let round = 0; round < RUNS; round += 1) {
    for (const count of [FEW, MANY]) {
      const backend = await startBackend()
      const history = historyOf(count)
      const site = await serveBuild({
        folder,
        backend: backend.url,
        middleware: (request, response, next) =>
          history(request, response, () => streamLesson(request, response, next)),
      })
      const state = await signIn(browser, site, teacher.username, teacher.password)
      runs[count]?.push(await measureWith(browser, site, state))
      await site.close()
      backend.close()
    }
  }
  const medianOf = (count: number, figure: keyof Figures) => median((runs[count] ?? []).map((run) => run[figure]))
  const compared = (name: string, figure: 'opening' | 'streaming'): Row[] => [
    { name: `${FEW} messages: ${name}`, figure: medianOf(FEW, figure), unit: 'ms' },
    {
      name: `${MANY.toLocaleString('en')} messages: ${name}`,
      figure: medianOf(MANY, figure),
      unit: 'ms',
      limit: Math.max(medianOf(FEW, figure) * FLAT_TIMES, LEAST_MS),
    },
  ]
  const commits = [FEW, MANY].map(msPerCommit)
  return [
    { name: `${FEW} messages: one commit of the store while a reply streams`, figure: commits[0] ?? 0, unit: 'ms' },
    {
      name: `${MANY.toLocaleString('en')} messages: one commit of the store while a reply streams`,
      figure: commits[1] ?? 0,
      unit: 'ms',
      limit: Math.max((commits[0] ?? 0) * FLAT_TIMES, LEAST_COMMIT_MS),
    },
    ...compared('panel opened', 'opening'),
    ...compared(`a reply of ${REPLY_CHARACTERS.toLocaleString('en')} characters streamed`, 'streaming'),
    {
      name: `${MANY.toLocaleString('en')} messages: scrolled at reading speed, 95th percentile of frames`,
      figure: medianOf(MANY, 'scrolling'),
      unit: 'ms',
      limit: FRAME_LIMIT_MS,
      isClock: true,
    },
    {
      name: `${MANY.toLocaleString('en')} messages: heap after another streamed reply`,
      figure: medianOf(MANY, 'heapGrowth'),
      unit: 'times',
      limit: 1.1,
    },
  ]
}
