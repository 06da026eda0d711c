import { Square } from 'lucide-react'
import { useRef } from 'react'
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
import { useFlightToBoard } from './useFlightToBoard'

/** Ends the waiting for a card, in the tab that asked; a running reply has a Stop in the input, which ends the card, too. */
function StopButton({ tempId }: { tempId: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { focusInput } = useChatPanel()
  const isOwn = useAppSelector((state) => selectCardLoader(state, tempId)?.isOwn ?? false)
  const isReplying = useAppSelector(selectIsReplying)
  if (!isOwn || isReplying) return null
  const stop = () => {
    dispatch(stopCard(tempId))
    focusInput()
  }
  return (
    <Button variant="quiet" icon={<Square aria-hidden="true" size={20} />} onPress={stop}>
      {t('chat.stop')}
    </Button>
  )
}

/** Placeholder of a card that is being made (C-132). A placeholder of the history stands still. */
export function CardLoaderMessage({ message: { data, turnId } }: MessageProps<'format_loader'>) {
  const { t } = useTranslation()
  const type = t(findCardTypeDefinition(data.type)?.labelKey ?? 'formats.type.text')
  const { icon: Icon } = cardTypeViews[knownCardType(data)]
  const isStill = turnId === null
  const placeholder = useRef<HTMLDivElement>(null)
  useFlightToBoard(placeholder, data.temp_id)
  return (
    <li className={styles.item}>
      <div ref={placeholder} className={styles.loader} data-still={isStill || undefined}>
        <span className={styles.cover}>
          {isStill ? null : <Skeleton height="72px" />}
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.words}>
          {t(isStill ? 'chat.requested' : 'chat.creating', { type })}
          {isStill ? null : <Skeleton width="70%" />}
        </span>
        {isStill ? null : <StopButton tempId={data.temp_id} />}
      </div>
    </li>
  )
}
