import clsx from 'clsx'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/lazyComponent'
import { preloadOnApproach } from '@/lib/preloadOnApproach'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import { askExchangeAgain } from '../askExchangeAgain'
import { useChatPanel } from '../chatPanelContext'
import { editQuestion, isAskDisabled } from '../chatThunks'
import styles from '../Message.module.css'
import type { TextMessageProps } from './messageProps'

// Few questions have no answer, and few are changed.
const ReplyOutcome = lazyComponent(() => import('./ReplyOutcome').then((file) => file.ReplyOutcome))
const QuestionForm = lazyComponent(() => import('./QuestionForm').then((file) => file.QuestionForm))

/**
 * A question. One of this session can be changed and asked again from there; what followed it leaves the conversation. One of the history
 * without an answer, as after a reload, can be asked again.
 */
export function QuestionMessage({ message }: TextMessageProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { getContext } = useChatPanel()
  const isDisabled = useAppSelector(isAskDisabled)
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const { turnId, content, exchange } = message

  // Focus restore: the button is rendered again only after the field has been removed.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (isEditing && turnId !== null) {
    const ask = (question: string) => {
      setEditing(false)
      dispatch(editQuestion(turnId, question, getContext()))
    }
    return (
      <li className={styles.editing}>
        <QuestionForm
          question={content}
          isDisabled={isDisabled}
          onAsk={ask}
          onClose={() => setEditing(false)}
          onLoadError={() => setEditing(false)}
        />
      </li>
    )
  }
  return (
    <li className={clsx(styles.asked, exchange && styles.unanswered)} {...preloadOnApproach(QuestionForm)}>
      {turnId === null ? null : (
        <IconButton
          ref={editButton}
          className={styles.edit}
          label={t('chat.edit')}
          icon={<Pencil aria-hidden="true" size={18} />}
          isDisabled={isDisabled}
          onPress={() => setEditing(true)}
        />
      )}
      <div className={styles.question}>
        <span className="visually-hidden">{t('chat.you')}: </span>
        {content}
      </div>
      {exchange ? (
        <ReplyOutcome status="unanswered" onRetry={() => dispatch(askExchangeAgain(exchange, getContext()))} />
      ) : null}
    </li>
  )
}
