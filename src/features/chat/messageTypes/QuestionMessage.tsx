import clsx from 'clsx'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { preloadOnApproach } from '@/lib/loading/preloadOnApproach'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import { questionEdited, selectEdit } from '@/model/conversation/chatSlice'
import { isAskDisabled } from '@/model/conversation/ask'
import styles from '../messages/Message.module.css'
import type { TextMessageProps } from './messageProps'
import { UnansweredOutcome } from './UnansweredOutcome'

const QuestionForm = lazyComponent(() => import('./messageParts').then((parts) => parts.QuestionForm))

/**
 * A question of the user. A question of this session can be edited and asked again, which removes all later messages from the conversation.
 * A question from the history can be asked again if it has no reply, for example after a reload.
 */
export function QuestionMessage({ message }: TextMessageProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isDisabled = useAppSelector(isAskDisabled)
  const { turnId, content, exchange } = message
  const edit = useAppSelector((state) => selectEdit(state, turnId ?? ''))
  // True after the user has pressed Edit in this component. A form that was left open earlier does not take focus.
  const [isPressed, setPressed] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = edit !== undefined

  // The edit button is rendered only after the form is gone, so an effect restores focus.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (turnId && isEditing) {
    return (
      <li className={styles.editing}>
        <QuestionForm
          turnId={turnId}
          text={edit}
          isFocusedOnMount={isPressed}
          onLoadError={() => dispatch(questionEdited({ turnId }))}
        />
      </li>
    )
  }
  return (
    <li
      className={clsx(styles.asked, exchange && styles.unanswered)}
      {...(turnId ? preloadOnApproach(QuestionForm) : undefined)}
    >
      {turnId === null ? null : (
        <IconButton
          ref={editButton}
          className={styles.edit}
          label={t('chat.edit')}
          icon={<Pencil aria-hidden="true" size={20} />}
          isDisabled={isDisabled}
          onPress={() => {
            setPressed(true)
            dispatch(questionEdited({ turnId, text: content }))
          }}
        />
      )}
      <div className={styles.question} dir="auto">
        <span className="visually-hidden">{t('chat.you')}: </span>
        {content}
      </div>
      {exchange ? <UnansweredOutcome exchange={exchange} /> : null}
    </li>
  )
}
