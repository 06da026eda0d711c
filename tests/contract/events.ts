/** Whether the events that were announced have come, to those whom they concern. */
import type { Difference } from './compare'
import { checkEvent } from './listeners'
import type { Person } from './people'
import type { Result, Run } from './run'

export type Verdict = Pick<Result, 'outcome' | 'difference' | 'reason' | 'event'>

export const PASSED: Verdict = { outcome: 'passed' }
export const skipped = (reason: string): Verdict => ({ outcome: 'skipped', reason })
export const failed = (difference: Difference): Verdict => ({ outcome: 'failed', difference })

/** Channels that tell a person what others did. */
const CHANNELS_OF_OTHERS = ['share', 'notifications']
/** Events of which one cannot know beforehand whose card they are about; all others tell the one who asked. */
const ANY_RECIPIENT_EVENTS = ['cards format.updated', 'board insight.added']

/** Events that come only where there is something to tell, in a school with the fixtures' cards. */
const SEED_DEPENDENT_EVENTS = ['magic sourceDocuments']

/** Events that a person gets once in a life. */
const ONCE_PER_PERSON_EVENTS = ['focusMode chat.stream.first.format.create']

type Audience = {
  /** Who did what the events are about. */
  asker?: Person
  /** Everybody whom it may concern. */
  people: Person[]
  /** What each connection had heard before it was done. */
  since: Map<Person, number>
  /** Why somebody of them cannot hear. */
  problem?: string
}

/** Waits for events by their names, `channel event`; one verdict for each. */
export async function eventVerdicts(
  { listeners, backendSeed }: Run,
  emits: string[],
  { asker, people, since, problem }: Audience,
): Promise<Verdict[]> {
  const verifyEvent = async (event: string): Promise<Verdict> => {
    if (!listeners) return skipped('no live connection (--realtime)')
    if (problem) return failed({ path: 'subscription', message: problem })
    const isFromOthers = CHANNELS_OF_OTHERS.includes(event.split(' ')[0] ?? '')
    const recipients = people.filter(
      (person) => ANY_RECIPIENT_EVENTS.includes(event) || (person === asker) !== isFromOthers,
    )
    if (recipients.length === 0) return skipped('nobody to log in as who would hear it')
    const arrived = await listeners.waitFor(recipients, event, since)
    const isReceivedByRequester = listeners
      .all()
      .some(({ person, arrived: one }) => person === asker && checkEvent(one).name === event)
    if (!arrived && isReceivedByRequester && ONCE_PER_PERSON_EVENTS.includes(event))
      return skipped('comes once for each person, and came before')
    if (!arrived && backendSeed.state === 'unseeded' && SEED_DEPENDENT_EVENTS.includes(event))
      return skipped('needs the fixtures’ cards')
    if (!arrived) return failed({ path: '', message: 'did not come' })
    const { difference } = checkEvent(arrived)
    return difference ? failed(difference) : PASSED
  }
  return Promise.all(emits.map(async (event) => ({ ...(await verifyEvent(event)), event })))
}
