import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { chatApi, type ModeChange } from '@/api/chat'
import { connectionChanged } from '@/store/connectionSlice'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'
import { applyChatEvent } from './applyChatEvent'
import type { ChatEvent } from './chatEvents'
import { completeFromHistory, interruptChannel } from './cutReplies'
import { addTurn, conversationOf } from './findTurns'
import { beginReply } from './replyLifecycle'
import {
  type ChatKey,
  chatKeyOf,
  type ChatState,
  type Exchange,
  formatIdOf,
  fromHistory,
  type LiveReply,
  type Prompt,
  type ReplySource,
  type Turn,
  turnsAdapter,
} from './turns'

const initialState: ChatState = {
  mode: 'normal',
  session: 0,
  messageCount: 0,
  conversations: {},
  live: {},
  edits: {},
  lastFinished: null,
  returnedQuestions: 0,
}

type TurnAddress = { chatKey: ChatKey; turnId: string }
type ReplyToTurn = TurnAddress & { localId: string; source: ReplySource /** ISO 8601. */; at: string }

const findTurn = (state: ChatState, { chatKey, turnId }: TurnAddress) =>
  state.conversations[chatKey]?.turns.entities[turnId]

/** Magic Chat: turns of this session by conversation, and live replies (C-054, C-142, C-146, D-0077). */
export const chat = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** Adds a question before the server has stored it. */
    questionAsked(state, { payload: { chatKey, prompt } }: PayloadAction<{ chatKey: ChatKey; prompt: Prompt }>) {
      addTurn(state, chatKey, { id: prompt.localId, prompt })
      state.messageCount += 1
    },
    /** Makes a turn of the last exchange of the history, for a retry, or of an exchange cut by a reload. */
    turnAdopted(state, { payload }: PayloadAction<Exchange & { /** Cut by a reload. */ isCut?: true }>) {
      const { question, reply, isCut = false } = payload
      const prompt = { ...fromHistory(question), localId: question.id, isStored: true }
      const status = !isCut ? 'complete' : reply?.content === '' ? 'failed' : 'interrupted'
      const own = { localId: reply?.id ?? '', status, source: 'stream', error: null } as const
      const replies = reply ? [{ ...reply, ...own }] : []
      addTurn(state, chatKeyOf(question.format_id), { id: question.id, prompt, replies, isFromHistory: !isCut })
    },
    /** Begins a reply of a turn; replaces a reply with the same `localId` in place. */
    replyBegun(state, { payload }: PayloadAction<ReplyToTurn>) {
      const turn = findTurn(state, payload)
      const type = state.mode === 'tutor' ? 'tutor' : 'text'
      if (turn) beginReply(state, turn, { ...payload, type, messageId: null, format_id: formatIdOf(payload.chatKey) })
    },
    chatEventReceived(state, { payload }: PayloadAction<ChatEvent>) {
      applyChatEvent(state, payload)
    },
    /** Removes the turn of an edited question and all later turns. */
    turnsWithdrawn(state, { payload }: PayloadAction<TurnAddress>) {
      const turns = state.conversations[payload.chatKey]?.turns
      if (!turns) return
      const place = turns.ids.indexOf(payload.turnId)
      if (place >= 0) turnsAdapter.removeMany(turns, turns.ids.slice(place))
    },
    /** Removes an unsent question that returned to the input or to its edit form; restores the `replaced` turns. */
    questionReturned(state, { payload }: PayloadAction<TurnAddress & { replaced?: Turn[] | undefined }>) {
      const turns = state.conversations[payload.chatKey]?.turns
      for (const { localId } of findTurn(state, payload)?.replies ?? []) delete state.live[localId]
      if (turns) {
        turnsAdapter.removeOne(turns, payload.turnId)
        turnsAdapter.addMany(turns, payload.replaced ?? [])
      }
      state.messageCount = Math.max(0, state.messageCount - 1)
      state.returnedQuestions += 1
    },
    /** Sets the text of the edit form of a question; without `text` the form closes. */
    questionEdited(state, { payload }: PayloadAction<{ turnId: string; text?: string }>) {
      state.edits[payload.turnId] = payload.text
    },
    /** Shows another answer of a retried question. */
    answerShown(state, { payload }: PayloadAction<TurnAddress & { /** Index of the answer. */ shown: number }>) {
      const turn = findTurn(state, payload)
      if (turn?.replies[payload.shown]) turn.shown = payload.shown
    },
    /** Applies the mode that the server has confirmed (D-3114). */
    modeChanged(state, { payload }: PayloadAction<ModeChange>) {
      state.mode = payload.chatMode
    },
    historyShown(state, { payload }: PayloadAction<ChatKey>) {
      conversationOf(state, payload).isHistoryVisible = true
    },
    /** Begins the next session with an empty conversation; the history keeps earlier messages (D-3120). */
    newChatStarted(state, { payload }: PayloadAction<ChatKey>) {
      state.session += 1
      state.messageCount = 0
      delete state.conversations[payload]
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(connectionChanged, (state, { payload }) => {
        if (payload !== 'connected') interruptChannel(state)
      })
      .addMatcher(chatApi.endpoints.getLatestChatMessages.matchFulfilled, (state, { payload }) => {
        completeFromHistory(state, payload.data)
      })
      .addMatcher(chatApi.endpoints.getChatMessages.matchFulfilled, (state, { payload }) => {
        completeFromHistory(
          state,
          payload.pages.flatMap(({ data }) => data),
        )
      })
  },
  selectors: {
    selectChatMode: (state) => state.mode,
    selectSession: (state) => state.session,
    selectMessageCount: (state) => state.messageCount,
    selectConversation: (state, chatKey: ChatKey) => state.conversations[chatKey],
    selectLiveReply: (state, localId: string): LiveReply | undefined => state.live[localId],
    selectLiveReplies: (state) => state.live,
    /** True while any reply is in flight, which disables asking (C-071). */
    selectIsReplying: ({ live }) => Object.keys(live).length > 0,
    selectIsReplyingIn: ({ live }, chatKey: ChatKey) => Object.values(live).some((reply) => reply.chatKey === chatKey),
    selectIsHistoryVisible: ({ conversations }, chatKey: ChatKey) => conversations[chatKey]?.isHistoryVisible ?? false,
    selectConversations: (state) => state.conversations,
    /** Text of the edit form of a question; undefined if the form is closed. */
    selectEdit: ({ edits }, turnId: string) => edits[turnId],
    /** Number of questions returned to the input or to their edit form. */
    selectReturnedQuestions: (state) => state.returnedQuestions,
    selectLastFinished: (state) => state.lastFinished,
  },
})

export const {
  questionAsked,
  turnAdopted,
  replyBegun,
  chatEventReceived,
  turnsWithdrawn,
  questionReturned,
  questionEdited,
  answerShown,
  historyShown,
  newChatStarted,
  modeChanged,
} = chat.actions
const injected = chat.injectInto(rootReducer)

export const {
  selectChatMode,
  selectSession,
  selectMessageCount,
  selectLiveReply,
  selectLiveReplies,
  selectIsReplying,
  selectIsReplyingIn,
  selectIsHistoryVisible,
  selectConversations,
  selectEdit,
  selectReturnedQuestions,
  selectLastFinished,
} = injected.selectors

const NO_TURNS: readonly Turn[] = []

/** Turns of a conversation, oldest first. */
export const selectTurns = createSelector([injected.selectors.selectConversation], (conversation): readonly Turn[] =>
  conversation ? turnsAdapter.getSelectors().selectAll(conversation.turns) : NO_TURNS,
)
