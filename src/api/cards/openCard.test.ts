import { describe, expect, test, vi } from 'vitest'
import { createMockClient } from '@mocks/runtimes/inProcess'
import { viewCard } from '@mocks/domain/cards/cards'
import type { Card } from './card.schema'
import type { CardStream } from './cardStream'
import { followStream, mergeReceivedData } from './openCard'

type ReceivedData = Parameters<typeof mergeReceivedData>[1]

const AINA = 12
const { mockServer, close } = createMockClient()
const aina = mockServer.db.people.get(AINA)
const cardOfType = (type: Card['type']): Card => {
  const record = [...mockServer.db.cards.all()].find((card) => card.type === type)
  if (!aina || !record) throw new Error(`The seed has no ${type}.`)
  return viewCard(mockServer, record, aina)
}
const textCard = cardOfType('text')
const tableCard = cardOfType('table')
const questionCard = cardOfType('question')
close()

const objective = { id: 1, code: '3.2', text: 'Explain' }
const image = { image: 'scenes/leaf', image_y: 20, srcset: null, previewURL: null }
const question = { question: 'Why?', answers: [{ label: 'A', text: 'Because', isCorrect: null }], marks: 3 }
const material = { title: 'Leaves', type: 'quiz' as const, recommendedResourcePrompt: 'Make a quiz' }

type Row = [title: string, card: Card, event: Omit<ReceivedData, 'format_id'>, changes: object]

// B-520 to B-526, D-2509.
test.each<Row>([
  [
    'finished replaces the card, except fields that depend on the viewer',
    textCard,
    { type: 'finished', data: { ...textCard, title: 'Done', isOwner: false, share_status: 'default' } },
    { title: 'Done' },
  ],
  [
    'image sets the image, and its loading ends',
    { ...textCard, mediaLoading: true },
    { type: 'image', data: image },
    { ...image, mediaLoading: false },
  ],
  [
    'curriculum sets the objectives',
    textCard,
    { type: 'curriculum', data: { base_lo: [objective], related_lo: [] } },
    { base_lo: [objective], related_lo: [] },
  ],
  ['keyword changes no field', textCard, { type: 'keyword', data: { keyword: 'leaf' } }, {}],
  ['body sets the body', textCard, { type: 'body', data: { body: '<p>New</p>' } }, { body: '<p>New</p>' }],
  ['body leaves a table alone', tableCard, { type: 'body', data: { body: '<p>New</p>' } }, {}],
  ['question sets question, answers and marks', questionCard, { type: 'question', data: question }, question],
  ['question leaves another card type alone', textCard, { type: 'question', data: question }, {}],
  [
    'lesson_resources sets the materials',
    textCard,
    { type: 'lesson_resources', data: { lesson_resources: [material] } },
    { lesson_resources: [material] },
  ],
])('%s', (_, card, event, changes) => {
  const merged = mergeReceivedData(card, { format_id: card.id, ...event } as ReceivedData)
  expect(merged).toEqual({ ...card, mediaLoading: false, ...changes })
})

describe('a stream into the open card', () => {
  function follow() {
    vi.useFakeTimers()
    let shown: CardStream | null = null
    let renderings = 0
    const ends: boolean[] = []
    const stream = followStream(
      (change) => {
        renderings += 1
        shown = change(shown)
      },
      (isFinished) => ends.push(isFinished),
    )
    return { stream, ends, shown: () => shown, renderings: () => renderings }
  }

  test('shows 20,000 tokens that arrive at once in one rendering', () => {
    const { stream, shown, renderings } = follow()
    stream.start()
    for (let index = 0; index < 20_000; index += 1) stream.add({ index, token: 'leaf ' })
    expect(renderings()).toBe(1)
    vi.advanceTimersByTime(40)
    expect(renderings()).toBe(2)
    expect(shown()?.body).toHaveLength(100_000)
  })

  test('ends after 20 s without a word, once, with the card to be fetched', () => {
    const { stream, ends, shown } = follow()
    stream.start()
    vi.advanceTimersByTime(19_000)
    stream.add({ index: 0, token: 'leaf' })
    vi.advanceTimersByTime(19_000)
    expect(ends).toEqual([])
    vi.advanceTimersByTime(2_000)
    expect(ends).toEqual([false])
    expect(shown()).toBeNull()
    stream.end(true)
    vi.advanceTimersByTime(60_000)
    expect(ends).toEqual([false])
  })

  test('ends with finished, which drops waiting tokens', () => {
    const { stream, ends, shown } = follow()
    stream.start()
    stream.add({ index: 0, token: 'leaf' })
    stream.end(true)
    vi.advanceTimersByTime(60_000)
    expect(ends).toEqual([true])
    expect(shown()).toBeNull()
  })

  test('ignores an end without a stream', () => {
    const { stream, ends } = follow()
    stream.end(false)
    expect(ends).toEqual([])
  })

  const WORDS = ['#', 'Rain', '<p>It is <str', 'ong>wet</strong> &am', 'p; cold.</p>']

  test.each([
    ['before the first token', 0],
    ['in a tag', 3],
    ['in an entity', 4],
    ['after the last token', 5],
  ])('that is cut %s, and cut again, ends each time with the card to be fetched', (_, count) => {
    const { stream, ends, shown } = follow()
    for (const time of [1, 2]) {
      stream.start()
      for (const [index, token] of WORDS.slice(0, count).entries()) stream.add({ index, token })
      vi.advanceTimersByTime(40)
      expect(shown()?.body).toBe(WORDS.slice(2, count).join(''))
      stream.end(false)
      expect(shown()).toBeNull()
      expect(ends).toHaveLength(time)
    }
    expect(ends).toEqual([false, false])
  })

  test('ignores tokens after finished; a new start begins another stream', () => {
    const { stream, ends, shown } = follow()
    stream.start()
    stream.add({ index: 0, token: '<p>One</p>' })
    stream.end(true)
    expect(stream.add({ index: 0, token: '<p>One</p>' })).toBe(false)
    expect(stream.add({ index: 1, token: '<p>Two</p>' })).toBe(false)
    stream.end(true)
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBeNull()
    expect(ends).toEqual([true])
    stream.start()
    stream.add({ index: 0, token: '<p>Three</p>' })
    vi.advanceTimersByTime(40)
    expect(shown()?.body).toBe('<p>Three</p>')
  })

  test('a start during a stream restarts it', () => {
    const { stream, shown } = follow()
    stream.start()
    stream.add({ index: 0, token: '<p>One' })
    vi.advanceTimersByTime(40)
    stream.start()
    stream.add({ index: 0, token: '<p>Two' })
    vi.advanceTimersByTime(40)
    expect(shown()).toMatchObject({ body: '<p>Two', isPartial: false })
  })

  test('joins late if the stream began without a connection', () => {
    const { stream, shown } = follow()
    stream.start()
    stream.end(true)
    stream.end(false)
    expect(stream.add({ index: 7, token: 'leaf' })).toBe(true)
    vi.advanceTimersByTime(40)
    expect(shown()?.isPartial).toBe(true)
  })
})
