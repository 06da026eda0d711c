/** Origin of a card that the chat made: the exchange that names the card, and the tab that asked (D-0917). */
import type { RootState } from '@/store/rootReducer'
import { selectConversations, selectLastFinished, selectLiveReplies } from './chatSlice'
import { turnsOf } from './findTurns'
import { isReceived } from './receiveMessage'
import type { LiveReply, Reply, Turn } from './turns'

/** Tab that asked for a card; `nobody`: the server itself. */
export type Asker = 'here' | 'elsewhere' | 'nobody'

export type CardMaker = {
  asker: Asker
  turn: Turn
  reply: Reply
  /** True until the reply is shown to its end. */
  isLive: boolean
  /** Conversation id of the server. */
  chatId: string | null
}

export function askerOf({ prompt }: Turn, { source }: Pick<Reply, 'source'>): Asker {
  if (source === 'stream') return 'here'
  if (prompt === null) return 'nobody'
  return isReceived(prompt) ? 'elsewhere' : 'here'
}

export function formatsOf(reply: Reply, live: LiveReply | undefined) {
  const data = live?.data ?? (reply.type === 'text' || reply.type === 'tutor' ? reply.data : null)
  return data?.formats ?? []
}

const allTurnsOf = (state: RootState) => Object.values(selectConversations(state)).flatMap(turnsOf)

/** Replies of this session with their turns. */
export const repliesOf = (state: RootState) =>
  allTurnsOf(state).flatMap((turn) => turn.replies.map((reply) => ({ turn, reply })))

/** Reply whose `metadata` names the card; undefined if no reply of this session does. */
export function selectCardMaker(state: RootState, cardId: string): CardMaker | undefined {
  const live = selectLiveReplies(state)
  const makers = repliesOf(state)
    .filter(({ reply }) => formatsOf(reply, live[reply.localId]).some(({ id }) => id === cardId))
    .map(({ turn, reply }): CardMaker => {
      const own = live[reply.localId]
      const { chatId = null } = own?.flatwhite ?? reply.flatwhite ?? {}
      return { asker: askerOf(turn, reply), turn, reply, isLive: own !== undefined, chatId }
    })
  return makers.find(({ asker }) => asker === 'here') ?? makers.at(-1)
}

/** Askers of replies whose `metadata` may still come: not begun, in flight, and the last one if finished without metadata. */
export function selectOpenAskers(state: RootState): { askers: Asker[]; hasLive: boolean } {
  const live = selectLiveReplies(state)
  const lastId = selectLastFinished(state)?.localId
  const open = repliesOf(state).filter(
    ({ turn, reply }) =>
      reply.localId in live || (reply.localId === lastId && turn.prompt !== null && reply.flatwhite === null),
  )
  // Only a prompt of another tab waits without a reply.
  const unbegun = allTurnsOf(state).filter(({ isAwaited, replies }) => isAwaited && replies.length === 0)
  return {
    askers: [...open.map(({ turn, reply }) => askerOf(turn, reply)), ...unbegun.map(() => 'elsewhere' as const)],
    hasLive: open.some(({ reply }) => reply.localId in live),
  }
}
