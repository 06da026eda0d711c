import { weakMapMemoize } from '@reduxjs/toolkit'
import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { chatCalls, type ChatMessage, type ModeChange } from './chat.contract'

/** Page size of the history, in messages (C-223). */
const MESSAGES_PER_PAGE = 15

/** Selects the history of a card's chat, or of the whole chat without `formatId` (C-143, C-145, D-3118). */
type HistoryArg = { formatId?: string }

/** Returns the argument of the history calls for a card's conversation; pass null for the whole chat. */
export const historyArg = (formatId: string | null): HistoryArg => (formatId === null ? {} : { formatId })

type MessagePage = ResponseOf<typeof chatCalls.getChatMessages>
type ClosedSession = ResponseOf<typeof chatCalls.closeTutor>['data']
type SwitchArg = { chatMode: string } & BodyOf<typeof chatCalls.switchChatMode>
type UpdateArg = { messageId: string } & BodyOf<typeof chatCalls.updateChatMessage>

type LoadedPages = { pages: MessagePage[]; pageParams: number[] }

/**
 * Adds a newer first page to the loaded pages. If they have no message in common, only the newer page stays, otherwise
 * the messages between them would be missing.
 */
function joinLatest({ pages: [first, ...older], pageParams }: LoadedPages, latest: MessagePage): LoadedPages {
  const newer = new Map(latest.data.map((message) => [message.id, message]))
  const known = [first, ...older].flatMap((page) => page?.data ?? [])
  if (!first || !known.some(({ id }) => newer.has(id))) return { pages: [latest], pageParams: [1] }
  const ofPage = (page: MessagePage) => ({ ...page, data: page.data.filter(({ id }) => !newer.has(id)) })
  const rest = ofPage(first)
  return { pages: [{ ...rest, data: [...latest.data, ...rest.data] }, ...older.map(ofPage)], pageParams }
}

const historyTag = (formatId: string | null | undefined) => ({
  type: 'Message' as const,
  id: formatId ?? 'ENTIRE_CHAT',
})

/** The calls of Magic Chat (C-331 to C-347), except the streamed one, `model/conversation/streamReply.ts`, and the menu, `magicMenu.ts`. */
export const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pages of 15, newest message first (C-223, C-341, D-3116). */
    getChatMessages: build.infiniteQuery<MessagePage, HistoryArg, number>({
      query: ({ queryArg: { formatId }, pageParam }) =>
        callRequest(chatCalls.getChatMessages, {
          query: { sort_dir: 'desc', per_page: MESSAGES_PER_PAGE, page: pageParam, format_id: formatId },
        }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ metadata: { current_page, last_page } }, pages) => {
          if (current_page >= last_page) return undefined
          // New messages shift the pages, so the number of known messages gives the next page. Duplicates on it are
          // dropped.
          const known = new Set(pages.flatMap(({ data }) => data.map(({ id }) => id)))
          return Math.max(current_page + 1, Math.floor(known.size / MESSAGES_PER_PAGE) + 1)
        },
      },
      providesTags: (_result, _error, { formatId }) => [historyTag(formatId)],
    }),
    /** Newest page, requested again after a reply and joined with the loaded pages (D-0077). */
    getLatestChatMessages: build.query<MessagePage, HistoryArg>({
      query: ({ formatId }) =>
        callRequest(chatCalls.getChatMessages, {
          query: { sort_dir: 'desc', per_page: MESSAGES_PER_PAGE, page: 1, format_id: formatId },
        }),
      keepUnusedDataFor: 0,
      async onQueryStarted(arg, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        dispatch(chatApi.util.updateQueryData('getChatMessages', arg, (loaded) => joinLatest(loaded, result.data)))
      },
    }),
    getChatMessagesUnversioned: build.query<ChatMessage[], HistoryArg>({
      query: ({ formatId }) => callRequest(chatCalls.getChatMessagesUnversioned, { query: { format_id: formatId } }),
      transformResponse: unwrapData(chatCalls.getChatMessagesUnversioned),
      providesTags: (_result, _error, { formatId }) => [historyTag(formatId)],
    }),
    /** Stores a message that the client has created and already shows. */
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

export const { useGetChatMessagesInfiniteQuery } = chatApi

/**
 * Returns a memoised selector for one conversation's message history; pass null for the whole chat. Without the memo,
 * `select()` would create a new selector at every call.
 */
export const historySelectorOf = weakMapMemoize((formatId: string | null) =>
  chatApi.endpoints.getChatMessages.select(historyArg(formatId)),
)
