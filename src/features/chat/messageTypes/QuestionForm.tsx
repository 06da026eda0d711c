import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { isComposing } from '@/lib/isComposing'
import { Button } from '@/ui/Button'
import styles from '../Message.module.css'

type QuestionFormProps = {
  text: string
  /** Nothing can be asked: a reply is running, or the quota is used up. */
  isDisabled: boolean
  isFocusedOnMount: boolean
  onChange: (text: string) => void
  onAsk: () => void
  onClose: () => void
}

/** The question as a field: Enter asks, Shift+Enter adds a line break, Escape leaves it as it was. */
export function QuestionForm({ text, isDisabled, isFocusedOnMount, onChange, onAsk, onClose }: QuestionFormProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const focusEnd = useEffectEvent(() => {
    const element = field.current
    if (!element || !isFocusedOnMount) return
    element.focus()
    element.setSelectionRange(element.value.length, element.value.length)
  })
  useEffect(() => focusEnd(), [])
  const canAsk = !isDisabled && text.trim() !== ''
  const ask = () => {
    if (canAsk) onAsk()
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
        onChange={({ target }) => onChange(target.value)}
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
