// @vitest-environment node
import { expect, test } from 'vitest'
import { calls } from '../../src/api/core/calls'
import { compareAnswer } from './compare'

const answer = (body: unknown, status = 200) => ({ status, type: 'application/json', body })
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
  return compareAnswer(calls.createChatMessage, example, answer({ data }, 201), { sent: { body }, isExact })?.path
}

test.each([
  ['ids and dates of its own', {}, undefined, undefined],
  ['what was sent, changed', { content: 'Why?' }, 'data.content', 'data.content'],
  ['another value of the server’s', { visible: false }, undefined, 'data.visible'],
  ['a value where the fixture has null', { data: 'x' }, undefined, 'data.data'],
  ['more fields', { likes: 3 }, undefined, undefined],
  ['a field of another type', { visible: 'yes' }, 'data.visible', 'data.visible'],
  ['a date that is none', { created_at: 'yesterday' }, undefined, 'data.created_at'],
])('%s', (_, change, inexact, exact) => {
  expect([compareMessage(change, false), compareMessage(change, true)]).toEqual([inexact, exact])
})

test('a refusal may say it in other words, but not about other fields', () => {
  const refusal = { message: 'The content field is required.', errors: { content: ['The content field is required.'] } }
  const refused = { status: 422, request: { body: {} }, response: refusal }
  const compareRefusal = (other: unknown) =>
    compareAnswer(calls.createChatMessage, refused, answer(other, 422), { sent: { body: {} }, isExact: true })
  expect(compareRefusal({ message: 'Write something.', errors: { content: ['Write something.'] } })).toBeUndefined()
  expect(compareRefusal({ message: 'Write something.', errors: { text: ['Write something.'] } })?.path).toBe(
    'errors.content',
  )
})

test('a case is compared in the ids that were sent', () => {
  const read = {
    status: 200,
    request: { body: { format_id: 'fixture' } },
    response: { data: { format_id: 'fixture', status: 'read' } },
  }
  const sent = { body: { format_id: 'b1c2' } }
  const compareIds = (format_id: string) =>
    compareAnswer(calls.changeShareStatus, read, answer({ data: { format_id, status: 'read' } }), {
      sent,
      isExact: false,
    })
  expect(compareIds('b1c2')).toBeUndefined()
  expect(compareIds('other')).toEqual({ path: 'data.format_id', message: '"other" instead of "b1c2", which was sent' })
})
