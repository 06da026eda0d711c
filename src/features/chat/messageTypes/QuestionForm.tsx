import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { isComposing } from '@/lib/isComposing'
import { Button } from '@/ui/Button'
import styles from '../Message.module.css'

type QuestionFormProps = {
  question: string
  /** Nothing can be asked: a reply is running, or the quota is used up. */
  isDisabled: boolean
  onAsk: (question: string) => void
  onClose: () => void
}

/** The question as a field: Enter asks, Shift+Enter adds a line break, Escape leaves it as it was. */
export function QuestionForm({ question, isDisabled, onAsk, onClose }: QuestionFormProps) {
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
