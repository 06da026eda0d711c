/** Replies that have not ended when the page goes: shown again after the reload, marked as cut off (D-0077). */
import * as z from 'zod/mini'
import { chatMessageSchema } from '@/api/chat.contract'
import { perApp } from '@/api/core/perApp'
import { selectMe } from '@/api/user'
import { onPageHidden } from '@/lib/drafts/onPageHidden'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { selectConversations, selectLiveReply, selectTurns, turnAdopted } from './chatSlice'
import { isCut } from './turns'

const exchangesSchema = z.array(z.object({ question: chatMessageSchema, reply: chatMessageSchema }))

/** A chosen log-out forgets the replies with the drafts of the person. */
const storageKey = (userId: number) => `heartboard-cut-replies-draft-${userId}`

/** Ids of the users whose replies this page has restored. */
const restoredUsersOf = perApp(() => new Set<number>())

/** Questions whose shown reply runs, or was cut, with the words that have come; those of the channel come again from the server. */
const exchangesOf = (state: RootState) =>
  Object.keys(selectConversations(state)).flatMap((chatKey) =>
    selectTurns(state, chatKey).flatMap(({ prompt, replies, shown }) => {
      const reply = replies[shown]
      if (!prompt || reply?.source !== 'stream') return []
      const live = selectLiveReply(state, reply.localId)
      if (!live && !isCut(reply)) return []
      const content = live?.content ?? reply.content
      const actionButtonVisible = content !== '' && (live?.canAddToBoard ?? reply.actionButtonVisible)
      return [{ question: prompt, reply: { ...reply, content, actionButtonVisible } }]
    }),
  )

const storeCutReplies = (): AppThunk => (_, getState) => {
  const me = selectMe(getState())
  if (!me) return
  const exchanges = exchangesOf(getState())
  storeDraft(storageKey(me.id), exchanges.length > 0 ? JSON.stringify(exchanges) : '')
}

function readExchanges(userId: number): z.output<typeof exchangesSchema> {
  try {
    return exchangesSchema.parse(JSON.parse(readDraft(storageKey(userId)) || '[]'))
  } catch {
    return []
  }
}

/**
 * Restores the replies that an earlier page of this tab has left, once for each user of the app, and stores those of this page when it goes.
 * Entries that the schema refuses are ignored.
 */
export const restoreCutReplies = (): AppThunk => (dispatch, getState, services) => {
  const me = selectMe(getState())
  const restored = restoredUsersOf(services)
  if (!me || restored.has(me.id)) return
  if (restored.size === 0) onPageHidden(() => dispatch(storeCutReplies()))
  restored.add(me.id)
  for (const { question, reply } of readExchanges(me.id)) dispatch(turnAdopted({ question, reply, isCut: true }))
}
