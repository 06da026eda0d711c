import { chatApi, historyArg, historySelectorOf } from '@/api/chat'
import { fetchOnce } from '@/api/core/fetchOnce'
import type { AppThunk } from '@/store/rootReducer'
import { selectConversations } from './chatSlice'
import { type ChatKey, formatIdOf } from './chatKeys'
import { isCut } from './turns'

/**
 * Requests the newest page of each history that is loaded, or that contains the rest of an interrupted reply (D-0077).
 * Call it after a reply and after a reconnect.
 */
export const refreshHistories = (): AppThunk => (dispatch, getState) => {
  const isLoaded = (chatKey: ChatKey) => historySelectorOf(formatIdOf(chatKey))(getState()).data !== undefined
  for (const [chatKey, { turns }] of Object.entries(selectConversations(getState()))) {
    const isRestMissing = Object.values(turns.entities).some(({ replies }) =>
      replies.some((reply) => reply.source === 'channel' && reply.id !== reply.localId && isCut(reply)),
    )
    if (!isRestMissing && !isLoaded(chatKey)) continue
    void dispatch(fetchOnce(chatApi.endpoints.getLatestChatMessages, historyArg(formatIdOf(chatKey))))
  }
}
