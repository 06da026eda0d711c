import { useEffect } from 'react'
import { chatCardsKey, chatSessionKey, chatTurnsKey } from '@/lib/drafts/conversationKeys'
import { readDraft } from '@/lib/drafts/useDraft'
import { loadQuietly } from '@/lib/loading/lazyComponent'
import { useAppDispatch } from '@/store/hooks'

/**
 * Restores the conversation after a reload, and stores the conversation when the page goes. The code loads if anything is stored, else with
 * the first message.
 * @param hasMessages the conversation shows a message
 */
export function useRestoredConversation(userId: number, hasMessages: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const isStored = [chatSessionKey, chatTurnsKey, chatCardsKey].some((keyOf) => readDraft(keyOf(userId)) !== '')
    if (!isStored && !hasMessages) return
    const load = async () => {
      const { restoreConversation } = await loadQuietly(() => import('@/model/conversation/chatMode'))
      dispatch(restoreConversation())
    }
    load().catch(() => undefined)
  }, [dispatch, userId, hasMessages])
}
