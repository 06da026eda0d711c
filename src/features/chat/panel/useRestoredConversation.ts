import { useEffect } from 'react'
import { chatCardsKey, chatSessionKey, chatTurnsKey } from '@/lib/drafts/conversationKeys'
import { readDraft } from '@/lib/drafts/useDraft'
import { loadQuietly } from '@/lib/loading/lazyComponent'
import { useAppDispatch } from '@/store/hooks'

/**
 * Restores the conversation after a reload, and stores the conversation when the page goes. The code loads if anything is stored, else with
 * the first typed character or the first message. A page that goes with the first words of a reply then stores them too.
 * @param hasMessages the conversation shows a message
 */
export function useRestoredConversation(userId: number, hasMessages: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const isStored = [chatSessionKey, chatTurnsKey, chatCardsKey].some((keyOf) => readDraft(keyOf(userId)) !== '')
    const load = () => {
      loadQuietly(() => import('@/model/conversation/modeParts')).then(
        ({ restoreConversation }) => dispatch(restoreConversation()),
        () => undefined,
      )
    }
    if (isStored || hasMessages) return load()
    window.addEventListener('input', load, { once: true })
    return () => window.removeEventListener('input', load)
  }, [dispatch, userId, hasMessages])
}
