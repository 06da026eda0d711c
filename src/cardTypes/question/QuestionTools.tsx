import { ALargeSmall, Check, PenLine, Square, Volume2 } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { Button, type ButtonProps } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
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
          <Tool
            label={t(voice.isReading ? 'quiz.stopReading' : 'quiz.readAloud')}
            icon={voice.isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
            onPress={voice.toggle}
          />
        ) : null}
        {isEditing ? null : (
          <Tool
            label={t('quiz.largerText')}
            icon={<ALargeSmall aria-hidden="true" />}
            aria-pressed={isLargeText}
            onPress={onToggleLargeText}
          />
        )}
        {onToggleEditing ? (
          <Tool
            label={t(isEditing ? 'quiz.edit.done' : 'quiz.edit.edit')}
            icon={isEditing ? <Check aria-hidden="true" /> : <PenLine aria-hidden="true" />}
            onPress={onToggleEditing}
          />
        ) : null}
      </div>
    </div>
  )
}

type ToolProps = Pick<ButtonProps, 'icon' | 'onPress' | 'aria-pressed'> & { label: string }

/** Button with a word; on a phone an icon, so that all tools stand in one line with the number of the question. */
function Tool({ label, icon, ...press }: ToolProps) {
  const isPhone = useMediaQuery('(width < 600px)')
  if (isPhone) return <IconButton {...press} label={label} icon={icon} variant="surface" placement="bottom" />
  return (
    <Button {...press} variant="secondary" icon={icon}>
      {label}
    </Button>
  )
}
