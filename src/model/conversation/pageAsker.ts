import type { RootState } from '@/store/rootReducer'
import { type Asker, askerOf, repliesOf } from './cardMaker'
import { selectEndedAt, selectLiveReplies } from './chatSlice'

/** ms after the end of a reply in which `page.changed` still belongs to it; the event names no reply. */
export const AFTER_REPLY_MS = 5000

/**
 * Tab that asked for a page: the one whose question is being answered, or was answered less than 5 s ago (C-254, D-0917, D-3134).
 * @param now ms since 1970
 */
export function selectPageAsker(state: RootState, now: number): Asker {
  const live = selectLiveReplies(state)
  const endedAt = selectEndedAt(state)
  const isRecent = (localId: string) => now - (endedAt[localId] ?? -Infinity) < AFTER_REPLY_MS
  const askers = repliesOf(state)
    .filter(({ reply: { localId } }) => localId in live || isRecent(localId))
    .map(({ turn, reply }) => askerOf(turn, reply))
  if (askers.includes('here')) return 'here'
  return askers.includes('elsewhere') ? 'elsewhere' : 'nobody'
}
