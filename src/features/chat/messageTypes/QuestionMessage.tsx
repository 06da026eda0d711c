import clsx from 'clsx'
import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/lazyComponent'
import { isComposing } from '@/lib/isComposing'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { askExchangeAgain } from '../askExchangeAgain'
import { useChatPanel } from '../chatPanelContext'
import { editQuestion, isAskDisabled } from '../chatThunks'
import styles from '../Message.module.css'
import type { TextMessageProps } from './messageProps'

// Few questions have no answer.
const ReplyOutcome = lazyComponent(() => import('./ReplyOutcome').then((file) => file.ReplyOutcome))

type QuestionFormProps = {
  question: string
  /** Nothing can be asked: a reply is running, or the quota is used up. */
  isDisabled: boolean
  onAsk: (question: string) => void
  onClose: () => void
}

/** The question as a field: Enter asks, Shift+Enter adds a line break, Escape leaves it as it was. */
function QuestionForm({ question, isDisabled, onAsk, onClose }: QuestionFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(question)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  const canAsk = !isDisabled && text.trim() !== ''
  const ask = () => {
    if (canAsk) onAsk(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      // The panel would close.
      event.preventDefault()
      onClose()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      ask()
    }
  }
  return (
    <div className={styles.editor}>
      <textarea
        ref={field}
        className={styles.field}
        aria-label={t('chat.editField')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.editorButtons}>
        <Button variant="quiet" onPress={onClose}>
          {t('chat.editCancel')}
        </Button>
        <Button isDisabled={!canAsk} onPress={ask}>
          {t('chat.editAsk')}
        </Button>
      </div>
    </div>
  )
}

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
        <QuestionForm question={content} isDisabled={isDisabled} onAsk={ask} onClose={() => setEditing(false)} />
      </li>
    )
  }
  return (
    <li className={clsx(styles.asked, exchange && styles.unanswered)}>
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
