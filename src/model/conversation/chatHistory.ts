import { chatApi, historyArg, historySelectorOf } from '@/api/chat'
import { fetchOnce } from '@/api/core/fetchOnce'
import type { AppThunk } from '@/store/rootReducer'
import { selectConversations } from './chatSlice'
import { formatIdOf, type ChatKey } from './turns'

/**
 * Refetches the newest page of each history that is loaded or lacks the rest of a reply: after a reply, and after the connection was lost
 * (D-0077).
 */
export const refreshHistories = (): AppThunk => (dispatch, getState) => {
  const isLoaded = (chatKey: ChatKey) => historySelectorOf(formatIdOf(chatKey))(getState()).data !== undefined
  for (const [chatKey, { turns }] of Object.entries(selectConversations(getState()))) {
    const isCut = Object.values(turns.entities).some((turn) =>
      turn.replies.some(
        ({ source, status, id, localId }) =>
          source === 'channel' && id !== localId && (status === 'interrupted' || status === 'failed'),
      ),
    )
    if (!isCut && !isLoaded(chatKey)) continue
    void dispatch(fetchOnce(chatApi.endpoints.getLatestChatMessages, historyArg(formatIdOf(chatKey))))
  }
}
