// @vitest-environment jsdom

/**
 * Tests applying a suggestion: cut off at each point, refused, pressed twice, edited at the same time, and closed (B-325, B-486, D-0082).
 */
import { describe, expect, onTestFinished, test } from 'vitest'
import { suggestionsCalls } from '@/api/suggestions.contract'
import { expectConsole } from '@/testing/expectConsole'
import { dropConnection, intercept } from '@/testing/intercept'
import { type OpenSuggestions, openSuggestions, suggestionsSettled } from '@/testing/openSuggestions'

const line = (event: string, data: unknown) => `${JSON.stringify({ event, data })}\n`
const token = (html: string) => line('token', html)
const refusal = (status: number) => line('error', { status, message: '' })

/** Response to the intercepted request: chunks and how the connection ends, a status, or no connection. */
type Answer = { chunks: string[]; ending: 'closes' | 'is cut' | 'stays open' } | { status: number } | 'offline'

function responseOf(answer: Answer): Response | Promise<Response> {
  if (answer === 'offline') return dropConnection()
  if ('status' in answer) return new Response(JSON.stringify({ message: '' }), { status: answer.status })
  const chunks = [...answer.chunks]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift()
      if (chunk !== undefined) controller.enqueue(new TextEncoder().encode(chunk))
      else if (answer.ending === 'closes') controller.close()
      else if (answer.ending === 'is cut') controller.error(new TypeError('network error'))
      else return new Promise<void>(() => undefined)
      return undefined
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } })
}

async function openShown(streamIntervalMs?: number) {
  const card = await openSuggestions(streamIntervalMs)
  onTestFinished(card.app.close)
  card.suggestions().toggle()
  await suggestionsSettled(card)
  let requests = 0
  let answer: Answer | undefined
  intercept(card.app, suggestionsCalls.applySuggestion, (_, send) => {
    requests += 1
    return answer ? responseOf(answer) : send()
  })
  const answerWith = (next: Answer | undefined) => {
    answer = next
  }
  return { ...card, answerWith, requests: () => requests }
}

const letters = ({ shown }: Pick<OpenSuggestions, 'shown'>) => shown().map(({ heart }) => heart)
const stateOf = (card: OpenSuggestions) => ({
  html: card.html(),
  stored: card.stored()?.body,
  letters: letters(card),
  place: card.suggestions().rangeOf('E'),
})

describe('a failed application leaves text, letter and place, is reported, and can be retried', () => {
  const cut = (...chunks: string[]): Answer => ({ chunks, ending: 'is cut' })
  test.each<[string, Answer, object]>([
    ['cut before the first token', cut(), { kind: 'invalidResponse' }],
    ['cut in a tag', cut(token(' The <stro')), { kind: 'invalidResponse' }],
    ['cut in an entity', cut(token(' Wax <em>&am')), { kind: 'invalidResponse' }],
    ['cut in a line', cut(token(' Wax'), '{"event":"tok'), { kind: 'invalidResponse' }],
    ['without an end', { chunks: [token(' Wax')], ending: 'closes' }, { kind: 'invalidResponse' }],
    ['without a network', 'offline', { kind: 'offline' }],
    ['permission taken before it', { status: 403 }, { kind: 'http', status: 403 }],
    ['permission taken on the way', cut(token(' Wax'), refusal(403)), { kind: 'http', status: 403 }],
    ['card deleted before it', { status: 404 }, { kind: 'http', status: 404 }],
    ['card deleted on the way', cut(token(' Wax'), refusal(404)), { kind: 'http', status: 404 }],
    ['quota used up on the way', cut(token(' Wax'), refusal(429)), { kind: 'http', status: 429 }],
  ])('%s, twice', async (_, answer, error) => {
    expectConsole(/applySuggestion failed/)
    const card = await openShown()
    const before = stateOf(card)
    card.answerWith(answer)
    for (const attempt of [1, 2]) {
      await card.suggestions().apply('E')
      expect(stateOf(card)).toEqual(before)
      expect(card.suggestions().getState().applying).toBeUndefined()
      expect(card.news.filter(({ kind }) => kind === 'applyFailed')).toHaveLength(attempt)
    }
    expect(card.news.at(-1)).toMatchObject({ kind: 'applyFailed', error })
    expect(card.editor().canUndo()).toBe(false)
    card.answerWith(undefined)
    await card.suggestions().apply('E')
    expect(card.news.at(-1)).toEqual({ kind: 'applied', heart: 'E' })
    expect(card.html()).toBe(card.stored()?.body)
    expect(card.html()).not.toBe(before.html)
  })
})

describe('a suggestion that the server has stored is applied', () => {
  /** The stream includes the `end` event, which contains the whole text. Then the connection behaves as `ending` says. */
  async function openStored(ending: 'is cut' | 'stays open') {
    const card = await openShown()
    const before = card.html()
    const body = `${before}<p>Wax &amp; dye.</p>`
    card.answerWith({ chunks: [token(' Wax &am'), token('p; dye.'), line('end', { suggestion: 'E', body })], ending })
    return { ...card, before, body }
  }

  test('though the connection is cut after the end', async () => {
    const card = await openStored('is cut')
    await card.suggestions().apply('E')
    expect(card.news.at(-1)).toEqual({ kind: 'applied', heart: 'E' })
    expect(card.html()).toBe(card.body)
  })

  test('though Stop is pressed after the end', async () => {
    const card = await openStored('stays open')
    const applied = card.suggestions().apply('E')
    await expect.poll(() => card.cached()).toMatchObject({ body: card.body })
    card.suggestions().stop()
    await applied
    expect(card.news.at(-1)).toEqual({ kind: 'applied', heart: 'E' })
    expect(card.html()).toBe(card.body)
    expect(letters(card)).toEqual(['H', 'A', 'R', 'T'])
  })
})

test('an applied suggestion is one step: undo restores the text, and the letter does not come back', async () => {
  const card = await openShown()
  const before = card.html()
  await card.suggestions().apply('E')
  const added = String(card.stored()?.body)
  expect(added).not.toBe(before)
  expect(card.html()).toBe(added)
  card.editor().undo()
  expect(card.html()).toBe(before)
  expect(letters(card)).toEqual(['H', 'A', 'R', 'T'])
})

test('a second press, or one on another letter, waits for nothing and sends nothing', async () => {
  const card = await openShown()
  const { apply } = card.suggestions()
  await Promise.all([apply('E'), apply('E'), apply('A')])
  expect(card.requests()).toBe(1)
  expect(letters(card)).toEqual(['H', 'A', 'R', 'T'])
  expect(card.html()).toBe(card.stored()?.body)
  await apply('E')
  expect(card.requests()).toBe(1)
  expect(card.news.at(-1)).toEqual({ kind: 'placeLost' })
})

test('text that another window saves meanwhile stays, and Undo takes back the passage alone', async () => {
  const card = await openShown(20)
  const before = card.html()
  const applied = card.suggestions().apply('E')
  await expect.poll(() => card.html()).not.toBe(before)
  card.writeElsewhere('Written elsewhere.')
  await applied
  expect(card.news.at(-1)).toEqual({ kind: 'applied', heart: 'E' })
  expect(card.stored()?.body).toContain('<p>Written elsewhere.</p>')
  expect(card.html()).toBe(card.stored()?.body)
  card.editor().undo()
  expect(card.html()).toBe(`${before}<p>Written elsewhere.</p>`)
})

describe('in flight', () => {
  test('Stop restores the text and the place of the letter', async () => {
    const card = await openShown(50)
    const before = stateOf(card)
    const applied = card.suggestions().apply('E')
    await expect.poll(() => card.html()).not.toBe(before.html)
    card.suggestions().stop()
    await applied
    expect(stateOf(card)).toEqual(before)
    expect(card.news.at(-1)).toEqual({ kind: 'stopped', heart: 'E' })
  })

  test('closing the card stores nothing on the server and reports nothing', async () => {
    const card = await openShown(50)
    const before = stateOf(card)
    const newsBefore = card.news.length
    const applied = card.suggestions().apply('E')
    await expect.poll(() => card.html()).not.toBe(before.html)
    card.close()
    await applied
    expect(card.html()).toBe(before.html)
    expect(card.stored()?.body).toBe(before.stored)
    expect(card.news).toHaveLength(newsBefore)
  })
})
