/** Keeps replies that are unfinished when the page is left. After a reload the conversation shows the replies as cut off (D-0077). */
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

/** `draft` in the key lets a chosen log-out remove the replies together with the user's drafts (`forgetTabDrafts`). */
const storageKey = (userId: number) => `heartboard-cut-replies-draft-${userId}`

/** Ids of the users whose replies this page has restored. */
const restoredUsersOf = perApp(() => new Set<number>())

/**
 * Questions whose shown reply streams, or was cut, each with the text received so far. Leaves out channel replies, which the history
 * completes after the reload.
 */
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
 * Restores the cut replies of an earlier page of this tab, once per user. Stores the cut replies of this page when the page is hidden.
 * Ignores all stored replies if the schema refuses one.
 */
export const restoreCutReplies = (): AppThunk => (dispatch, getState, services) => {
  const me = selectMe(getState())
  const restored = restoredUsersOf(services)
  if (!me || restored.has(me.id)) return
  if (restored.size === 0) onPageHidden(() => dispatch(storeCutReplies()))
  restored.add(me.id)
  for (const { question, reply } of readExchanges(me.id)) dispatch(turnAdopted({ question, reply, isCut: true }))
}
