import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../../src/api/calls'
import { compareResponse } from './compare'

const response = (body: unknown, status = 200) => ({ status, type: 'application/json', body })
const NEW_ID = '00000000-0000-4000-8000-000000000000'

const message = {
  id: NEW_ID,
  from: 'USER',
  type: 'text',
  content: 'Why is lava red?',
  data: null,
  created_at: '2026-11-21T02:00:00.000Z',
  visible: true,
  format_id: null,
  actionButtonVisible: false,
  flatwhite: null,
}
const body = { from: 'USER', type: 'text', content: 'Why is lava red?', data: null, format_id: null }
const example = { status: 201, request: { body }, response: { data: message } }

const compareMessage = (change: Record<string, unknown>, isExact: boolean) => {
  const data = { ...message, id: 'a4f9', created_at: '2027-01-04T08:00:00Z', ...change }
  return compareResponse(calls.createChatMessage, example, response({ data }, 201), { sent: { body }, isExact })?.path
}

test.each([
  ['new ids and dates', {}, undefined, undefined],
  ['a sent value, changed', { content: 'Why?' }, 'data.content', 'data.content'],
  ['another value chosen by the server', { visible: false }, undefined, 'data.visible'],
  [
    'a value where the fixture has null',
    { flatwhite: { chatId: 'c', chatMessageId: 'm' } },
    undefined,
    'data.flatwhite',
  ],
  ['an additional field', { likes: 3 }, undefined, undefined],
  ['a field of another type', { visible: 'yes' }, 'data.visible', 'data.visible'],
  ['an invalid date', { created_at: '21/11/2026' }, 'data.created_at', 'data.created_at'],
])('compares %s', (_, change, inexact, exact) => {
  expect([compareMessage(change, false), compareMessage(change, true)]).toEqual([inexact, exact])
})

test('an error may have another wording but must name the same fields', () => {
  const errorBody = {
    message: 'The content field is required.',
    errors: { content: ['The content field is required.'] },
  }
  const failedCase = { status: 422, request: { body: {} }, response: errorBody }
  const compareError = (other: unknown) =>
    compareResponse(calls.createChatMessage, failedCase, response(other, 422), { sent: { body: {} }, isExact: true })
  expect(compareError({ message: 'Write something.', errors: { content: ['Write something.'] } })).toBeUndefined()
  expect(compareError({ message: 'Write something.', errors: { text: ['Write something.'] } })?.path).toBe(
    'errors.content',
  )
})

test('expected ids are the sent ids', () => {
  const read = {
    status: 200,
    request: { body: { format_id: 'fixture' } },
    response: { data: { format_id: 'fixture', status: 'read' } },
  }
  const sent = { body: { format_id: 'b1c2' } }
  const compareIds = (format_id: string) =>
    compareResponse(calls.changeShareStatus, read, response({ data: { format_id, status: 'read' } }), {
      sent,
      isExact: false,
    })
  expect(compareIds('b1c2')).toBeUndefined()
  expect(compareIds('other')).toEqual({ path: 'data.format_id', message: '"other" instead of "b1c2", which was sent' })
})

test('the position of a card is compared in read calls, not in calls that create cards', () => {
  const placed = (position: number) => ({ data: { position, total: 3 } })
  const comparePlaces = (before: [] | undefined) =>
    compareResponse(
      { ...calls.getCards, response: z.unknown() },
      { status: 200, request: {}, response: placed(1), before },
      response(placed(2)),
      { sent: {}, isExact: true },
    )?.path
  expect([comparePlaces(undefined), comparePlaces([])]).toEqual(['data.position', undefined])
})
