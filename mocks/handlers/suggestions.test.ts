import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '../../src/api/calls'
import { buildRequest } from '../../src/api/core/request'
import type { ApplyEvent } from '../../src/api/suggestions.contract'
import { createMockClient, type MockClient } from '../runtimes/inProcess'
import { readResponseBody } from '../runtimes/replay'
import { insertPassage } from './suggestions'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const BODY = '<p>Rain falls. It is wet.</p><p>Then the sun shines.</p>'

describe('a passage finds its place', () => {
  const context = '<p>Rain falls. It is wet.</p>'
  const place = { context, original: 'It is wet.' }
  test.each([
    ['in its block', BODY, '<p>Rain falls. All is wet.</p><p>Then the sun shines.</p>'],
    [
      'in its block when that has moved',
      `<p>First.</p><ul><li>One</li></ul>${context}`,
      '<p>First.</p><ul><li>One</li></ul><p>Rain falls. All is wet.</p>',
    ],
    [
      'where it occurs once, when its block has other words',
      '<h2>It rains. It is wet.</h2>',
      '<h2>It rains. All is wet.</h2>',
    ],
    [
      'in its own block, when others have the same words',
      `<p>It is wet.</p>${context}`,
      '<p>It is wet.</p><p>Rain falls. All is wet.</p>',
    ],
    ['nowhere when it occurs twice elsewhere', '<p>It is wet. It is wet.</p>', undefined],
    ['nowhere when its words no longer exist', '<p>It is dry.</p>', undefined],
    ['nowhere in an empty text', '', undefined],
  ])('%s', (_, body, expected) => {
    expect(insertPassage(body, place, 'All is wet.')).toBe(expected)
  })

  test('special characters of the passage are literal', () => {
    expect(insertPassage('<p>A costs $5.</p>', { context: '', original: '$5' }, '$& $1')).toBe('<p>A costs $& $1.</p>')
  })
})

describe('applying', () => {
  let client: MockClient
  beforeEach(() => {
    client = createMockClient({ streamIntervalMs: 0, jobDelayFactor: 0 })
    client.signIn('cikgu_aina')
    const ai_suggestions = { beginner: { H: { text: 'Try: “Everything is wet.”', status: 'displayed' } } }
    change({ body: BODY, ai_suggestions })
  })
  afterEach(() => client.close())

  const change = (fields: object) => {
    const card = client.mockServer.db.cards.get(TAPIR)
    if (!card) throw new Error('The card is not in the seed.')
    client.mockServer.db.cards.set({ ...card, ...fields })
  }

  async function apply(original: string, context: string): Promise<ApplyEvent[]> {
    const body = { suggestion: 'H', level: 'beginner', original, context, action: 'replace' }
    const request = buildRequest(client.transport, { call: calls.applySuggestion, params: { id: TAPIR }, body })
    return (await readResponseBody(calls.applySuggestion, await client.transport.fetch(request))) as ApplyEvent[]
  }
  const bodyNow = () => client.mockServer.db.cards.get(TAPIR)?.body

  test('the passage is replaced at its current place, and the rest of the text stays', async () => {
    change({ body: `<p>New.</p>${BODY}` })
    const events = await apply('It is wet.', '<p>Rain falls. It is wet.</p>')
    expect(events.at(-1)).toMatchObject({ event: 'end', data: { suggestion: 'H' } })
    expect(bodyNow()).toBe('<p>New.</p><p>Rain falls. Everything is wet.</p><p>Then the sun shines.</p>')
  })

  test('a passage that no longer exists fails before the first token, and the text is unchanged', async () => {
    expect(await apply('It is dry.', '<p>It is dry.</p>')).toEqual([
      { event: 'error', data: { message: 'ai_suggestion.message.placeLost' } },
    ])
    expect(bodyNow()).toBe(BODY)
  })

  test('a passage that is removed during the stream fails at its end, and the text is unchanged', async () => {
    const other = '<p>Written by somebody else.</p>'
    // Changes the card while the server waits before a token. When the test reads an event, the server may already have sent
    // all of them.
    vi.spyOn(client.mockServer, 'wait').mockImplementation(async () => change({ body: other }))
    const events = await apply('It is wet.', '<p>Rain falls. It is wet.</p>')
    expect(events[0]?.event).toBe('token')
    expect(events.at(-1)).toEqual({ event: 'error', data: { message: 'ai_suggestion.message.placeLost' } })
    expect(bodyNow()).toBe(other)
  })
})
