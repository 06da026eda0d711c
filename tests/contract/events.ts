/** Checks that the right people receive the events that a case or flow expects. */
import type { Difference } from './compare'
import { checkEvent } from './listeners'
import type { Person } from './people'
import type { Result, Run } from './run'

export type Verdict = Pick<Result, 'outcome' | 'difference' | 'reason' | 'event'>

export const PASSED: Verdict = { outcome: 'passed' }
export const skipped = (reason: string): Verdict => ({ outcome: 'skipped', reason })
export const failed = (difference: Difference): Verdict => ({ outcome: 'failed', difference })

/** Channels on which a person receives what other people have done. */
const CHANNELS_OF_OTHERS = ['share', 'notifications']
/** The card decides who receives these events. All other events go to the person who sent the request. */
const ANY_RECIPIENT_EVENTS = ['cards format.updated', 'board insight.added']

/** Only a backend that has the cards of the seed sends these events. */
const SEED_DEPENDENT_EVENTS = ['magic sourceDocuments']

/** An account gets each of these events only once. */
const ONCE_PER_PERSON_EVENTS = ['focusMode chat.stream.first.format.create']

type Audience = {
  /** The person who sent the request; undefined if nobody was signed in. */
  requester?: Person
  people: Person[]
  /** How many events each connection had received before the request. */
  since: Map<Person, number>
  problem?: string
}

/** Waits for events, each named as `channel event`, and returns a verdict for each. */
export async function eventVerdicts(
  { listeners, backendSeed }: Run,
  emits: string[],
  { requester, people, since, problem }: Audience,
): Promise<Verdict[]> {
  const verifyEvent = async (event: string): Promise<Verdict> => {
    if (!listeners) return skipped('no realtime connection (--realtime)')
    if (problem) return failed({ path: 'subscription', message: problem })
    const isFromOthers = CHANNELS_OF_OTHERS.includes(event.split(' ')[0] ?? '')
    const recipients = people.filter(
      (person) => ANY_RECIPIENT_EVENTS.includes(event) || (person === requester) !== isFromOthers,
    )
    if (recipients.length === 0) return skipped('no account that would receive it')
    const received = await listeners.waitFor(recipients, event, since)
    const isReceivedByRequester = listeners
      .all()
      .some(({ person, received: one }) => person === requester && checkEvent(one).name === event)
    if (!received && isReceivedByRequester && ONCE_PER_PERSON_EVENTS.includes(event))
      return skipped('is sent once per account and was received before')
    if (!received && backendSeed.state === 'unseeded' && SEED_DEPENDENT_EVENTS.includes(event))
      return skipped('needs the fixtures’ cards')
    if (!received) return failed({ path: '', message: 'was not received' })
    const { difference } = checkEvent(received)
    return difference ? failed(difference) : PASSED
  }
  return Promise.all(emits.map(async (event) => ({ ...(await verifyEvent(event)), event })))
}
