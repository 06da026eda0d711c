import { ALargeSmall, Check, PenLine, Square, Volume2 } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { useReadAloud } from './useReadAloud'
import styles from './QuestionFocus.module.css'

export type QuestionToolsProps = {
  place: { number: number; count: number } | undefined
  /** Question and answers, as read aloud. */
  textToRead: string
  isLargeText: boolean
  onToggleLargeText: () => void
  /** Undefined if the user may not edit the question (B-407). */
  onToggleEditing: (() => void) | undefined
  isEditing: boolean
}

/** Shows 'Question 2 of 4', reading aids (voice, larger text), and an Edit or Done button for the owner. */
export function QuestionTools(props: QuestionToolsProps) {
  const { place, textToRead, isLargeText, onToggleLargeText, onToggleEditing, isEditing } = props
  const { t } = useTranslation()
  const voice = useReadAloud(isEditing ? '' : textToRead)
  return (
    <div className={styles.tools}>
      {place ? <p className={styles.place}>{t('quiz.place', place)}</p> : null}
      <div className={styles.buttons}>
        {voice && !isEditing ? (
          <Button variant="secondary" icon={voice.isReading ? <Square /> : <Volume2 />} onPress={voice.toggle}>
            {t(voice.isReading ? 'quiz.stopReading' : 'quiz.readAloud')}
          </Button>
        ) : null}
        {isEditing ? null : (
          <Button variant="secondary" icon={<ALargeSmall />} aria-pressed={isLargeText} onPress={onToggleLargeText}>
            {t('quiz.largerText')}
          </Button>
        )}
        {onToggleEditing ? (
          <Button variant="secondary" icon={isEditing ? <Check /> : <PenLine />} onPress={onToggleEditing}>
            {t(isEditing ? 'quiz.edit.done' : 'quiz.edit.edit')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
