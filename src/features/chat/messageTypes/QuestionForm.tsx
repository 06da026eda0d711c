import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { isComposing } from '@/lib/isComposing'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { useChatPanel } from '../panel/chatPanelContext'
import { questionEdited } from '@/model/conversation/chatSlice'
import { isAskDisabled } from '@/model/conversation/ask'
import { editQuestion } from '@/model/conversation/editQuestion'
import styles from '../messages/Message.module.css'

type QuestionFormProps = {
  turnId: string
  text: string
  isFocusedOnMount: boolean
}

/** Form that edits a question. Enter asks it, Shift+Enter adds a line break, Escape cancels. */
export function QuestionForm({ turnId, text, isFocusedOnMount }: QuestionFormProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { getContext } = useChatPanel()
  const isDisabled = useAppSelector(isAskDisabled)
  const field = useRef<HTMLTextAreaElement>(null)
  const focusEnd = useEffectEvent(() => {
    const element = field.current
    if (!element || !isFocusedOnMount) return
    element.focus()
    element.setSelectionRange(element.value.length, element.value.length)
    // The form's buttons may be below the view, so the form is scrolled into view.
    element.parentElement?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => focusEnd(), [])
  const canAsk = !isDisabled && text.trim() !== ''
  const ask = () => {
    if (canAsk) dispatch(editQuestion(turnId, text, getContext()))
  }
  const close = () => dispatch(questionEdited({ turnId }))
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      // Otherwise Escape would also close the panel.
      event.preventDefault()
      close()
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
        dir="auto"
        aria-label={t('chat.editField')}
        value={text}
        onChange={({ target }) => dispatch(questionEdited({ turnId, text: target.value }))}
        onKeyDown={onKeyDown}
      />
      <div className={styles.editorButtons}>
        <Button variant="quiet" onPress={close}>
          {t('chat.editCancel')}
        </Button>
        <Button isDisabled={!canAsk} onPress={ask}>
          {t('chat.editAsk')}
        </Button>
      </div>
    </div>
  )
}
