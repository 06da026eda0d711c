/** Checks every event of a run, even those no case waits for: payload, channel, secrets, and that it was sent only once. */
import { LIVE_STEP } from '../../fixtures/contract/steps'
import type { Difference } from './compare'
import { checkEvent, type Listeners } from './listeners'
import type { Person } from './people'
import type { ReceivedEvent } from './pusherClient'
import type { Result } from './run'
import { findSolution } from './solutions'

/** Events that may come twice with the same payload, because it contains no new id and no time. */
const REPEATABLE_EVENTS = new Set([
  'chatAgent mode.changed',
  'focusMode chat.stream.first.format.create',
  'genericNotification user.process.completed',
  'magic focus.changed',
  'magic token',
  'pageRedirect page.changed',
  'userLogout user.logged.out',
])

/** Returns the events whose payload equals that of the event before on the same channel. */
export function findRepeated(events: { person: Pick<Person, 'id'>; received: ReceivedEvent }[]): Set<ReceivedEvent> {
  const repeated = new Set<ReceivedEvent>()
  const last = new Map<string, string>()
  for (const { person, received } of events) {
    const key = `${person.id} ${received.channel}`
    const text = JSON.stringify([received.event, received.payload])
    if (last.get(key) === text && !REPEATABLE_EVENTS.has(checkEvent(received).name)) repeated.add(received)
    last.set(key, text)
  }
  return repeated
}

/** Returns the first failure of each received event. Leaves out failures that `results` already contains. */
export function checkReceivedEvents(listeners: Listeners | undefined, results: Result[]): Result[] {
  const all = listeners?.all() ?? []
  const repeated = findRepeated(all)
  const found: Result[] = []
  for (const { person, received, isJoined } of all) {
    const { name: event, difference: violation } = checkEvent(received)
    const { channel, payload } = received
    const differences: (Difference | undefined)[] = [
      isJoined ? violation : { path: 'channel', message: `${person.name} never subscribed to ${channel}` },
      findSolution(payload, person.id),
      repeated.has(received) ? { path: '', message: 'was sent twice' } : undefined,
    ]
    const isKnown = (one: Difference) =>
      [...results, ...found].some(
        (result) => result.outcome === 'failed' && result.event === event && result.difference?.path === one.path,
      )
    const difference = differences.find((one) => one !== undefined)
    if (difference && !isKnown(difference)) {
      found.push({ event, name: `received on ${channel}`, step: LIVE_STEP, outcome: 'failed', difference, took: 0 })
    }
  }
  return found
}
