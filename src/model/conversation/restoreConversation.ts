/** Keeps over a reload: unfinished replies, shown as cut off (D-0077); the session of a chat mode with its turns; cards that have not come. */
import * as z from 'zod/mini'
import { chatMessageSchema, chatModeSchema } from '@/api/chatMessages.contract'
import { perApp } from '@/api/core/perApp'
import { selectMe } from '@/api/user'
import { chatCardsKey, chatSessionKey, chatTurnsKey } from '@/lib/drafts/conversationKeys'
import { onPageHidden } from '@/lib/drafts/onPageHidden'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import { parseStored } from '@/lib/parseStored'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { receiveCardLoader, selectWaitingCards } from './cardLoaders'
import {
  selectAskedMode,
  selectConversations,
  selectLiveReply,
  selectMessageCount,
  selectSession,
  selectTurns,
  sessionRestored,
  turnAdopted,
} from './chatSlice'
import { chatKeyOf } from './chatKeys'
import { isCut, NORMAL_MODE, type Turn } from './turns'

const modeSchema = z.object({
  chatMode: chatModeSchema,
  agentId: z.nullable(z.string()),
  chatSessionStartTime: z.nullable(z.string()),
})
const exchangesSchema = z.array(
  z.object({
    question: chatMessageSchema,
    reply: chatMessageSchema,
    isComplete: z.boolean(),
    mode: modeSchema,
    messageCount: z.number(),
  }),
)
/** `since`: ms since the epoch. */
const cardsSchema = z.array(z.object({ message: chatMessageSchema, since: z.number() }))
const sessionSchema = z.object({ mode: modeSchema, messageCount: z.number() })

/** Maximum number of stored turns, the newest ones. */
const MAX_TURNS = 30

/** Ids of the users whose conversation this page has restored. */
const restoredUsersOf = perApp(() => new Set<number>())

/** Turn to store: with a running or cut reply, or of the session of a mode. The server sends cut channel replies again. */
function exchangeOf(state: RootState, { prompt, replies, shown, mode, messageCount, session, isClosing }: Turn) {
  const reply = replies[shown]
  if (!prompt || !reply || isClosing) return []
  const live = selectLiveReply(state, reply.localId)
  const isComplete = !live && !isCut(reply)
  const isInSession = selectAskedMode(state).chatMode !== 'normal' && session === selectSession(state)
  if (isComplete ? !isInSession : reply.source === 'channel') return []
  const content = live?.content ?? reply.content
  const actionButtonVisible = content !== '' && (live?.canAddToBoard ?? reply.actionButtonVisible)
  return [{ question: prompt, reply: { ...reply, content, actionButtonVisible }, isComplete, mode, messageCount }]
}

const exchangesOf = (state: RootState) =>
  Object.keys(selectConversations(state))
    .flatMap((chatKey) => selectTurns(state, chatKey).flatMap((turn) => exchangeOf(state, turn)))
    .slice(-MAX_TURNS)

const storeConversation = (): AppThunk => (_, getState) => {
  const state = getState()
  const me = selectMe(state)
  if (!me) return
  const exchanges = exchangesOf(state)
  storeDraft(chatTurnsKey(me.id), exchanges.length > 0 ? JSON.stringify(exchanges) : '')
  const cards = selectWaitingCards(state)
  storeDraft(chatCardsKey(me.id), cards.length > 0 ? JSON.stringify(cards) : '')
  const mode = selectAskedMode(state)
  const session = { mode, messageCount: selectMessageCount(state) }
  storeDraft(chatSessionKey(me.id), mode.chatMode === 'normal' ? '' : JSON.stringify(session))
}

/**
 * Restores what an earlier page of this tab has left, once for each user of the app. Stores the conversation when the page goes.
 * Without a readable session the mode is normal.
 */
export const restoreConversation = (): AppThunk => (dispatch, getState, services) => {
  const me = selectMe(getState())
  const restored = restoredUsersOf(services)
  if (!me || restored.has(me.id)) return
  if (restored.size === 0) onPageHidden(() => dispatch(storeConversation()))
  restored.add(me.id)
  const session = parseStored(sessionSchema, readDraft(chatSessionKey(me.id)))
  if (session) dispatch(sessionRestored(session))
  for (const { question, reply, isComplete, mode, messageCount } of parseStored(
    exchangesSchema,
    readDraft(chatTurnsKey(me.id)),
  ) ?? []) {
    const turn = { isCut: !isComplete, mode: session ? mode : NORMAL_MODE, messageCount }
    dispatch(turnAdopted({ question, reply, chatKey: chatKeyOf(question.format_id), restored: turn }))
  }
  for (const { message, since } of parseStored(cardsSchema, readDraft(chatCardsKey(me.id))) ?? []) {
    if (message.type === 'format_loader') dispatch(receiveCardLoader(message, since))
  }
}
