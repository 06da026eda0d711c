import { expect, test } from 'vitest'
import { findRepeated } from './receivedEvents'

const person = { id: 12 }
const event = (name: string, payload: unknown, channel = 'private-format.12') => ({
  person,
  received: { channel, event: name, payload },
})
const updated = (title: string) => event('format.updated', { format: { id: 'a', title } })

test.each([
  ['the same event twice', [updated('x'), updated('x')], 1],
  ['with an event of another channel between', [updated('x'), event('end', {}, 'private-magic.12'), updated('x')], 1],
  ['a change and its way back', [updated('x'), updated('y'), updated('x')], 0],
  ['for two people', [updated('x'), { ...updated('x'), person: { id: 21 } }], 0],
  ['equal words of a reply', [1, 2].map(() => event('token', { token: 'ha' }, 'private-magic.12')), 0],
])('%s', (_, events, repeated) => {
  expect(findRepeated(events).size).toBe(repeated)
})
