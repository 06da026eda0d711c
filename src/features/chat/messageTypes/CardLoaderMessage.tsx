import { Square } from 'lucide-react'
import { findCardTypeDefinition, knownCardType } from '@/cardTypes/definitions'
import { cardTypeViews } from '@/cardTypes/registry'
import { useTranslation } from '@/i18n/i18n'
import { stopCard } from '@/model/conversation/cardLoaders'
import { selectCardLoader } from '@/model/conversation/cardLoadersSlice'
import { selectIsReplying } from '@/model/conversation/chatSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { useChatPanel } from '../panel/chatPanelContext'
import styles from './CardLoaderMessage.module.css'
import type { MessageProps } from './messageProps'

/**
 * Placeholder of a card that is being made (C-132). In the history nothing moves. Once no reply runs, whose Stop ends the card too, the tab
 * that asked has a Stop of its own.
 */
export function CardLoaderMessage({ message: { data, turnId } }: MessageProps<'format_loader'>) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { focusInput } = useChatPanel()
  const isOwn = useAppSelector((state) => selectCardLoader(state, data.temp_id)?.isOwn ?? false)
  const isReplying = useAppSelector(selectIsReplying)
  const type = t(findCardTypeDefinition(data.type)?.labelKey ?? 'formats.type.text')
  const { icon: Icon } = cardTypeViews[knownCardType(data)]
  if (turnId === null) {
    return (
      <li className={styles.loader}>
        <span className={styles.asked}>
          <Icon aria-hidden="true" />
        </span>
        <span>{t('chat.requested', { type })}</span>
      </li>
    )
  }
  const stop = () => {
    dispatch(stopCard(data.temp_id))
    focusInput()
  }
  return (
    <li className={styles.loader}>
      <Skeleton width="96px" height="72px" />
      <span>{t('chat.creating', { type })}</span>
      {isOwn && !isReplying ? (
        <Button variant="quiet" icon={<Square aria-hidden="true" size={18} />} onPress={stop}>
          {t('chat.stop')}
        </Button>
      ) : null}
    </li>
  )
}
