import { selectSelectedIds } from '@/model/board/selectionSlice'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import type { ChatContext } from '@/model/conversation/ask'
import { useAppSelector } from '@/store/hooks'

/**
 * Returns what the user sees on the board, for questions in the chat: the open stack and card from the URL, and the selection (C-324,
 * D-3106).
 */
export function useChatContext(): ChatContext {
  const { focusedId, stackId } = useBoardLocation()
  const selectedIds = useAppSelector(selectSelectedIds)
  return { focusedId: focusedId ?? null, stackId: stackId ?? null, selectedIds }
}
