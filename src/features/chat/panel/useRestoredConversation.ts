import { useEffect } from 'react'
import { chatSessionKey, chatTurnsKey } from '@/lib/drafts/conversationKeys'
import { readDraft } from '@/lib/drafts/useDraft'
import { loadQuietly } from '@/lib/loading/lazyComponent'
import { untilIdle } from '@/lib/loading/untilIdle'
import { useAppDispatch } from '@/store/hooks'

/** Restores the conversation after a reload: at once if anything is stored. Else the code loads while the panel is idle. */
export function useRestoredConversation(userId: number): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const isStored = [chatSessionKey, chatTurnsKey].some((keyOf) => readDraft(keyOf(userId)) !== '')
    const load = async () => {
      if (!isStored) await untilIdle()
      const { restoreConversation } = await loadQuietly(() => import('@/model/conversation/restoreConversation'))
      dispatch(restoreConversation())
    }
    load().catch(() => undefined)
  }, [dispatch, userId])
}
