import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { chatCalls, type ChatMessage } from './chat.contract'

/** Page size of the history, in messages (C-223). */
const MESSAGES_PER_PAGE = 15

/** The history of a card's chat, or of the whole chat without `formatId` (C-143, C-145, D-3118). */
type HistoryArg = { formatId?: string }

type MessagePage = ResponseOf<typeof chatCalls.getChatMessages>
type MagicMenu = ResponseOf<typeof chatCalls.getMagicMenu>['data']
type ModeChange = ResponseOf<typeof chatCalls.switchChatMode>['data']
type ClosedSession = ResponseOf<typeof chatCalls.closeTutor>['data']
type SwitchArg = { chatMode: string } & BodyOf<typeof chatCalls.switchChatMode>
type UpdateArg = { messageId: string } & BodyOf<typeof chatCalls.updateChatMessage>

const historyTag = (formatId: string | null | undefined) => ({
  type: 'Message' as const,
  id: formatId ?? 'ENTIRE_CHAT',
})

/** The calls of Magic Chat (C-331 to C-347), except the streamed one, which is in `src/streaming`. */
export const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The hashtag menu; fetched once, when it is first opened (C-336, D-3111). */
    getMagicMenu: build.query<MagicMenu, void>({
      query: () => callRequest(chatCalls.getMagicMenu),
      transformResponse: unwrapData(chatCalls.getMagicMenu),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    getMagicMenuUnversioned: build.query<MagicMenu, void>({
      query: () => callRequest(chatCalls.getMagicMenuUnversioned),
      transformResponse: unwrapData(chatCalls.getMagicMenuUnversioned),
    }),
    /** Pages of 15, newest message first (C-223, C-341, D-3116). */
    getChatMessages: build.infiniteQuery<MessagePage, HistoryArg, number>({
      query: ({ queryArg: { formatId }, pageParam }) =>
        callRequest(chatCalls.getChatMessages, {
          query: { sort_dir: 'desc', per_page: MESSAGES_PER_PAGE, page: pageParam, format_id: formatId },
        }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ metadata: { current_page, last_page } }) =>
          current_page < last_page ? current_page + 1 : undefined,
      },
      providesTags: (_result, _error, { formatId }) => [historyTag(formatId)],
    }),
    getChatMessagesUnversioned: build.query<ChatMessage[], HistoryArg>({
      query: ({ formatId }) => callRequest(chatCalls.getChatMessagesUnversioned, { query: { format_id: formatId } }),
      transformResponse: unwrapData(chatCalls.getChatMessagesUnversioned),
      providesTags: (_result, _error, { formatId }) => [historyTag(formatId)],
    }),
    /** Stores a message that the client created; the open conversation shows it already. */
    createChatMessage: build.mutation<ChatMessage, BodyOf<typeof chatCalls.createChatMessage>>({
      query: (body) => callRequest(chatCalls.createChatMessage, { body }),
      transformResponse: unwrapData(chatCalls.createChatMessage),
    }),
    updateChatMessage: build.mutation<ChatMessage, UpdateArg>({
      query: ({ messageId, ...body }) => callRequest(chatCalls.updateChatMessage, { params: { id: messageId }, body }),
      transformResponse: unwrapData(chatCalls.updateChatMessage),
      invalidatesTags: ['Message'],
    }),
    /** Enters a mode, or leaves it (C-340, D-3114). */
    switchChatMode: build.mutation<ModeChange, SwitchArg>({
      query: ({ chatMode, ...body }) => callRequest(chatCalls.switchChatMode, { params: { chatMode }, body }),
      transformResponse: unwrapData(chatCalls.switchChatMode),
    }),
    /** Ends a tutor or creative-writer session (C-338, D-3115). */
    closeTutor: build.mutation<ClosedSession, BodyOf<typeof chatCalls.closeTutor>>({
      query: (body) => callRequest(chatCalls.closeTutor, { body }),
      transformResponse: unwrapData(chatCalls.closeTutor),
    }),
    /** Resolves to the text that replaces the selected one (B-490, C-332, D-0902). */
    rewriteText: build.mutation<string, BodyOf<typeof chatCalls.rewriteText>>({
      query: (body) => callRequest(chatCalls.rewriteText, { body }),
      transformResponse: ({ text }: ResponseOf<typeof chatCalls.rewriteText>) => text.text,
    }),
  }),
})
