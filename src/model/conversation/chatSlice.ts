import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { chatApi } from '@/api/chat'
import type { ChatMessage, ChatMode, ModeChange } from '@/api/chat.contract'
import { connectionChanged } from '@/store/connectionSlice'
import { landingOpened } from '@/store/panelsSlice'
import { type RootState, rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'
import { applyChatEvent } from './applyChatEvent'
import type { ChatEvent } from './chatEvents'
import { completeFromHistory, completeUnbegun, interruptChannel, type StoredExchange } from './cutReplies'
import { addTurn, allTurns, askedMode, conversationOf, findLive, isEnteringMode, isKnown } from './findTurns'
import { beginReply } from './replyLifecycle'
import { type ChatKey, ENTIRE_CHAT, formatIdOf } from './chatKeys'
import {
  type ChatState,
  type Exchange,
  fromHistory,
  isSameSession,
  type LiveReply,
  type ModeSession,
  NORMAL_MODE,
  type Prompt,
  type ReplySource,
  type Turn,
  turnsAdapter,
} from './turns'

const initialState: ChatState = {
  mode: NORMAL_MODE,
  pendingMode: null,
  endedMode: null,
  session: 0,
  messageCount: 0,
  conversations: {},
  turnsBeforeLanding: [],
  live: {},
  edits: {},
  lastFinished: null,
  endedAt: {},
  returnedQuestions: 0,
}

type RestoredTurn = { /** Cut by a reload. */ isCut: boolean } & Pick<Turn, 'mode' | 'messageCount'>
type TurnAddress = { chatKey: ChatKey; turnId: string }
/** Mode and session of a question: of now, or of an earlier turn that it replaces. */
type Asked = Pick<Turn, 'session' | 'messageCount' | 'mode' | 'isAwaitingMode'>
type ReplyToTurn = TurnAddress & { localId: string; source: ReplySource /** ISO 8601. */; at: string }

const findTurn = (state: ChatState, { chatKey, turnId }: TurnAddress) =>
  state.conversations[chatKey]?.turns.entities[turnId]

function beginSession(state: ChatState): void {
  state.session += 1
  state.messageCount = 0
}

/** Type of a reply in a mode. */
const replyTypeIn = ({ chatMode }: ModeSession): 'text' | 'tutor' => (chatMode === 'tutor' ? 'tutor' : 'text')

/** Moves the questions that wait for a mode into the session that has begun. */
function moveAwaitingTurns(state: ChatState): void {
  for (const turn of allTurns(state)) {
    if (!turn.isAwaitingMode) continue
    Object.assign(turn, { mode: state.mode, session: state.session, messageCount: state.messageCount })
    for (const reply of turn.replies) Object.assign(reply, { type: replyTypeIn(state.mode) })
    state.messageCount += 1
  }
}

/** Empties the landing; panel and server keep every message. */
function hideFromLanding(state: ChatState): void {
  state.turnsBeforeLanding = [...(state.conversations[ENTIRE_CHAT]?.turns.ids ?? [])]
}

/** Magic Chat: turns of this session by conversation, and live replies (C-054, C-142, C-146, D-0077). */
export const chat = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** Adds a question before the server has stored it. `asked`: of the edited turn. */
    questionAsked(state, { payload }: PayloadAction<{ chatKey: ChatKey; prompt: Prompt; asked?: Asked | undefined }>) {
      const { chatKey, prompt, asked } = payload
      const turn = addTurn(state, chatKey, { id: prompt.localId, prompt, ...asked })
      if (turn?.session === state.session) state.messageCount += 1
    },
    /**
     * Makes a turn of the last exchange of the history, for a retry, or of an exchange cut by a reload. `chatKey`: conversation of the turn;
     * the whole chat lists exchanges of other conversations as well.
     */
    turnAdopted(state, { payload }: PayloadAction<Exchange & { chatKey: ChatKey; restored?: RestoredTurn }>) {
      const { question, reply, chatKey, restored } = payload
      const placed = { localId: question.id, format_id: formatIdOf(chatKey), isStored: true }
      const prompt = { ...fromHistory(question), ...placed }
      const status = !restored?.isCut ? 'complete' : reply?.content === '' ? 'failed' : 'interrupted'
      const { mode = askedMode(state), messageCount = state.messageCount } = restored ?? {}
      const finished = { localId: reply?.id ?? '', status, source: 'stream', error: null } as const
      const replies = reply ? [{ ...reply, ...finished }] : []
      const isAwaitingMode = !restored && isEnteringMode(state)
      const turn = { id: question.id, prompt, replies, isFromHistory: !restored, mode, messageCount, isAwaitingMode }
      addTurn(state, chatKey, turn)
      if (restored) state.turnsBeforeLanding.push(turn.id)
    },
    /** Begins a reply of a turn; replaces a reply with the same `localId` in place. */
    replyBegun(state, { payload }: PayloadAction<ReplyToTurn>) {
      const turn = findTurn(state, payload)
      if (!turn) return
      const reply = { type: replyTypeIn(turn.mode), messageId: null, format_id: formatIdOf(payload.chatKey) }
      beginReply(state, turn, { ...payload, ...reply })
    },
    chatEventReceived: {
      reducer(state, { payload, meta }: PayloadAction<ChatEvent, string, { at: number }>) {
        const mayEnd = payload.event === 'replyEvent' && ['end', 'closed'].includes(payload.replyEvent.event)
        const live = mayEnd ? findLive(state, payload.to) : undefined
        applyChatEvent(state, payload)
        if (live) state.endedAt[live.localId] = meta.at
      },
      prepare: (event: ChatEvent) => ({ payload: event, meta: { at: Date.now() } }),
    },
    /** Shows an answer that the history holds, because no live event has begun the reply. */
    answerFound(state, { payload }: PayloadAction<StoredExchange & { localId: string }>) {
      completeUnbegun(state, payload.localId, payload)
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
      const turn = findTurn(state, payload)
      for (const { localId } of turn?.replies ?? []) delete state.live[localId]
      if (turn?.session === state.session) state.messageCount = Math.max(0, state.messageCount - 1)
      if (turns) {
        turnsAdapter.removeOne(turns, payload.turnId)
        turnsAdapter.addMany(turns, payload.replaced ?? [])
      }
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
    historyShown(state, { payload }: PayloadAction<ChatKey>) {
      conversationOf(state, payload).isHistoryVisible = true
    },
    /** Begins the next session with an empty conversation; the history keeps earlier messages (D-3120). */
    newChatStarted(state, { payload }: PayloadAction<ChatKey>) {
      beginSession(state)
      state.endedMode = null
      delete state.conversations[payload]
    },
    /** Begins the next session with an empty landing (C-074, D-3120, D-3124). */
    landingReset(state) {
      beginSession(state)
      hideFromLanding(state)
    },
    /** Notes the mode that a call in flight leads to; null after the call. A question asked while a mode ends belongs to the next session. */
    modePending(state, { payload }: PayloadAction<ChatMode | null>) {
      state.pendingMode = payload
      if (payload === 'normal') beginSession(state)
      if (payload === null) for (const turn of allTurns(state)) turn.isAwaitingMode = false
    },
    /** Applies a change of the mode, which begins a session. Response and event of one change are one change (D-3114). */
    modeChanged(state, { payload }: PayloadAction<ModeChange>) {
      const { chatMode } = payload
      const next = chatMode === 'normal' ? NORMAL_MODE : payload
      if (isSameSession(next, state.mode)) return
      const isBegun = chatMode === 'normal' && state.pendingMode === 'normal'
      if (chatMode === 'normal') state.endedMode = state.mode
      state.mode = next
      if (!isBegun) beginSession(state)
      moveAwaitingTurns(state)
    },
    /** Marks the message that closes the mode. */
    modeClosing(state, { payload }: PayloadAction<TurnAddress>) {
      const turn = findTurn(state, payload)
      if (turn) turn.isClosing = true
    },
    /** Shows the farewell below the message that closes the mode. */
    farewellReceived(state, { payload }: PayloadAction<TurnAddress & { message: ChatMessage }>) {
      const { message } = payload
      const turn = findTurn(state, payload)
      if (!turn?.prompt || isKnown(state, message.id)) return
      turn.prompt.isStored = true
      turn.replies.push({ ...message, localId: message.id, status: 'complete', source: 'stream', error: null })
    },
    /** Restores the session that an earlier page of this tab has left. */
    sessionRestored(state, { payload }: PayloadAction<{ mode: ModeSession; messageCount: number }>) {
      Object.assign(state, payload)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(landingOpened, hideFromLanding)
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
    selectMode: (state) => state.mode,
    selectChatMode: (state) => state.mode.chatMode,
    selectAskedMode: askedMode,
    selectPendingMode: (state) => state.pendingMode,
    selectIsEnteringMode: isEnteringMode,
    /** Mode that the panel names: the one that begins, else the current one. */
    selectShownMode: ({ mode, pendingMode }): ChatMode =>
      isEnteringMode({ pendingMode }) && pendingMode ? pendingMode : mode.chatMode,
    selectEndedMode: (state) => state.endedMode,
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
    selectTurnsBeforeLanding: (state) => state.turnsBeforeLanding,
    /** Text of the edit form of a question; undefined if the form is closed. */
    selectEdit: ({ edits }, turnId: string) => edits[turnId],
    /** Number of questions returned to the input or to their edit form. */
    selectReturnedQuestions: (state) => state.returnedQuestions,
    selectLastFinished: (state) => state.lastFinished,
    selectEndedAt: (state) => state.endedAt,
  },
})

export const {
  questionAsked,
  turnAdopted,
  replyBegun,
  chatEventReceived,
  answerFound,
  turnsWithdrawn,
  questionReturned,
  questionEdited,
  answerShown,
  historyShown,
  newChatStarted,
  landingReset,
  modePending,
  modeChanged,
  modeClosing,
  farewellReceived,
  sessionRestored,
} = chat.actions
const injected = chat.injectInto(rootReducer)

export const {
  selectMode,
  selectChatMode,
  selectAskedMode,
  selectPendingMode,
  selectIsEnteringMode,
  selectShownMode,
  selectEndedMode,
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
  selectEndedAt,
} = injected.selectors

const NO_TURNS: readonly Turn[] = []

/** Turns of a conversation, oldest first. */
export const selectTurns = createSelector([injected.selectors.selectConversation], (conversation): readonly Turn[] =>
  conversation ? turnsAdapter.getSelectors().selectAll(conversation.turns) : NO_TURNS,
)

/** Turns that the landing shows: those of the whole chat since the landing began. */
export const selectLandingTurns = createSelector(
  [(state: RootState) => selectTurns(state, ENTIRE_CHAT), injected.selectors.selectTurnsBeforeLanding],
  (turns, before): readonly Turn[] => turns.filter(({ id }) => !before.includes(id)),
)
