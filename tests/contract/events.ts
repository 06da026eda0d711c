/** Whether the events that were announced have come, to those whom they concern. */
import type { Difference } from './compare'
import { judgeEvent } from './listeners'
import type { Person } from './people'
import type { Result, Run } from './run'

export type Verdict = Pick<Result, 'outcome' | 'difference' | 'reason' | 'event'>

export const PASSED: Verdict = { outcome: 'passed' }
export const skipped = (reason: string): Verdict => ({ outcome: 'skipped', reason })
export const failed = (difference: Difference): Verdict => ({ outcome: 'failed', difference })

/** Channels that tell a person what others did. */
const FROM_OTHERS = ['share', 'notifications']
/** Events of which one cannot know beforehand whose card they are about; all others tell the one who asked. */
const FOR_ANYBODY = ['cards format.updated', 'board insight.added']

/** Events that come only where there is something to tell, in a school with the fixtures' cards. */
const OF_THE_WORLD = ['magic sourceDocuments']

/** Events that a person gets once in a life. */
const ONCE = ['focusMode chat.stream.first.format.create']

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
  { listeners, world }: Run,
  emits: string[],
  { asker, people, since, problem }: Audience,
): Promise<Verdict[]> {
  const judge = async (event: string): Promise<Verdict> => {
    if (!listeners) return skipped('no live connection (--realtime)')
    if (problem) return failed({ path: 'subscription', message: problem })
    const isFromOthers = FROM_OTHERS.includes(event.split(' ')[0] ?? '')
    const hearing = people.filter((person) => FOR_ANYBODY.includes(event) || (person === asker) !== isFromOthers)
    if (hearing.length === 0) return skipped('nobody to log in as who would hear it')
    const arrived = await listeners.waitFor(hearing, event, since)
    const isHeard = listeners
      .all()
      .some(({ person, arrived: one }) => person === asker && judgeEvent(one).name === event)
    if (!arrived && isHeard && ONCE.includes(event)) return skipped('comes once for each person, and came before')
    if (!arrived && world.state === 'foreign' && OF_THE_WORLD.includes(event))
      return skipped('needs the fixtures’ cards')
    if (!arrived) return failed({ path: '', message: 'did not come' })
    const { difference } = judgeEvent(arrived)
    return difference ? failed(difference) : PASSED
  }
  return Promise.all(emits.map(async (event) => ({ ...(await judge(event)), event })))
}
