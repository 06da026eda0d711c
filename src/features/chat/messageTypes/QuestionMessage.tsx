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
import { questionEdited, selectEdit } from '../chatSlice'
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
  const { turnId, content, exchange } = message
  const edit = useAppSelector((state) => selectEdit(state, turnId ?? ''))
  // The form of an earlier visit to the conversation does not take focus.
  const [isPressed, setPressed] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = edit !== undefined

  // Focus restore: the button is rendered again only after the field has been removed.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  const setEdit = (text?: string) => turnId && dispatch(questionEdited({ turnId, text }))
  const close = () => setEdit()
  if (turnId && isEditing) {
    const ask = () => {
      close()
      dispatch(editQuestion(turnId, edit, getContext()))
    }
    return (
      <li className={styles.editing}>
        <QuestionForm
          text={edit}
          isDisabled={isDisabled}
          isFocusedOnMount={isPressed}
          onChange={setEdit}
          onAsk={ask}
          onClose={close}
          onLoadError={close}
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
          icon={<Pencil aria-hidden="true" size={18} />}
          isDisabled={isDisabled}
          onPress={() => {
            setPressed(true)
            setEdit(content)
          }}
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
