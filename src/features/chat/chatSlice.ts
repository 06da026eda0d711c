import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ChatMode } from '@/api/chat.contract'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'

/** `interrupted`: the stream broke, the received text is kept. `failed`: no text was received. */
export type ReplyStatus = 'waiting' | 'streaming' | 'complete' | 'stopped' | 'interrupted' | 'failed'

export type QuestionMessage = { id: string; from: 'self'; content: string /** ISO 8601. */; created_at: string }
export type ReplyMessage = {
  id: string
  from: 'other'
  content: string
  created_at: string
  status: ReplyStatus
  /** The question it replies to, for a retry. */
  questionId: string
  /** The server's ids of the reply; feedback needs them (C-127, D-3105). */
  flatwhite: { chatId: string; chatMessageId: string } | null
  /** False: the reply must not become a card (D-3150). */
  mayBeAdded: boolean
}
export type ChatMessage = QuestionMessage | ReplyMessage

type ChatState = {
  mode: ChatMode
  messages: ChatMessage[]
}

const RUNNING_STATUSES: readonly ReplyStatus[] = ['waiting', 'streaming']

const initialState: ChatState = { mode: 'normal', messages: [] }

const findReply = (state: ChatState, id: string): ReplyMessage | undefined =>
  state.messages.find((message): message is ReplyMessage => message.id === id && message.from === 'other')

/** The current conversation of Magic Chat (C-146). */
const chat = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    questionAsked(state, { payload }: PayloadAction<{ id: string; content: string; created_at: string }>) {
      state.messages.push({ ...payload, from: 'self' })
    },
    replyStarted(state, { payload }: PayloadAction<{ id: string; questionId: string; created_at: string }>) {
      const reply: ReplyMessage = {
        ...payload,
        from: 'other',
        content: '',
        status: 'waiting',
        flatwhite: null,
        mayBeAdded: true,
      }
      const index = state.messages.findIndex(({ id }) => id === payload.id)
      if (index < 0) state.messages.push(reply)
      else state.messages[index] = reply
    },
    replyAppended(state, { payload }: PayloadAction<{ id: string; text: string }>) {
      const reply = findReply(state, payload.id)
      if (!reply) return
      reply.content += payload.text
      reply.status = 'streaming'
    },
    replyIdsReceived(state, { payload }: PayloadAction<{ id: string; chatId: string; chatMessageId: string }>) {
      const reply = findReply(state, payload.id)
      if (reply) reply.flatwhite = { chatId: payload.chatId, chatMessageId: payload.chatMessageId }
    },
    additionWithheld(state, { payload }: PayloadAction<{ id: string }>) {
      const reply = findReply(state, payload.id)
      if (reply) reply.mayBeAdded = false
    },
    replyFinished(
      state,
      { payload }: PayloadAction<{ id: string; status: 'complete' | 'stopped' | 'interrupted' | 'failed' }>,
    ) {
      const reply = findReply(state, payload.id)
      if (reply) reply.status = payload.status === 'interrupted' && reply.content === '' ? 'failed' : payload.status
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectMessages: (state) => state.messages,
    selectChatMode: (state) => state.mode,
    selectIsReplying: ({ messages }) =>
      messages.some((message) => message.from === 'other' && RUNNING_STATUSES.includes(message.status)),
  },
})

declare module '@/store/rootReducer' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface LazyLoadedSlices extends WithSlice<typeof chat> {}
}

export const { questionAsked, replyStarted, replyAppended, replyIdsReceived, additionWithheld, replyFinished } =
  chat.actions
export const { selectMessages, selectChatMode, selectIsReplying } = chat.injectInto(rootReducer).selectors
