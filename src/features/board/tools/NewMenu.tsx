import { FileText, Layers, Sparkles } from 'lucide-react'
import type { RefObject } from 'react'
import { selectMe, selectPermissions } from '@/api/user'
import { buddyDisplayName } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { chatOpened } from '@/store/panelsSlice'
import { AnchoredMenu } from '@/ui/AnchoredMenu'
import { MenuItem } from '@/ui/Menu'

export type NewMenuProps = {
  anchor: RefObject<Element | null>
  /** Undefined if the user may not write texts. */
  onText: (() => void) | undefined
  onBoard: () => void
  onClose: () => void
}

/** Menu of 'New': a text, a board, or a card that the buddy makes. The last opens the chat with the beginning of a question. */
export function NewMenu({ anchor, onText, onBoard, onClose }: NewMenuProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const buddy = buddyDisplayName(useAppSelector(selectMe)?.buddy)
  const canChat = useAppSelector(selectPermissions).includes('system.chat.access')
  const ask = () => {
    dispatch(chatOpened())
    const beginning = t('board.create.askPrompt')
    void import('@/model/conversation/modeParts').then(({ beginQuestion }) => dispatch(beginQuestion(beginning)))
  }
  return (
    <AnchoredMenu anchor={anchor} label={t('board.create.new')} onClose={onClose}>
      {onText ? (
        <MenuItem id="text" icon={<FileText size={20} />} onAction={onText}>
          {t('board.create.menu.text')}
        </MenuItem>
      ) : null}
      <MenuItem id="board" icon={<Layers size={20} />} onAction={onBoard}>
        {t('board.create.menu.board')}
      </MenuItem>
      {canChat ? (
        <MenuItem id="ask" icon={<Sparkles size={20} />} onAction={ask}>
          {t('board.create.menu.ask', { buddy })}
        </MenuItem>
      ) : null}
    </AnchoredMenu>
  )
}
