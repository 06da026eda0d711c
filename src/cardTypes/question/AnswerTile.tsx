import { BadgeCheck, Circle, CircleCheckBig, CircleX } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { limitText } from '../rules/decode'
import type { AnswerState } from './answerState'
import styles from './AnswerTile.module.css'

export type AnswerTileProps = {
  label: string
  text: string
  /** The tile shows its state by shape, word and colour. */
  state: Exclude<AnswerState, 'editing'>
  isSelected: boolean
  role: 'radio' | 'checkbox'
  /** True if the user can no longer choose an answer (B-293, B-294). */
  isDisabled: boolean
  tabIndex: 0 | -1
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const MARKS = { default: Circle, selected: CircleCheckBig, correct: BadgeCheck, wrong: CircleX }

const wordOf = ({ state, isSelected }: Pick<AnswerTileProps, 'state' | 'isSelected'>): TextKey | undefined => {
  if (state === 'selected') return 'quiz.chosen'
  if (state === 'wrong') return 'quiz.yourWrong'
  if (state === 'correct') return isSelected ? 'quiz.yourCorrect' : 'formats.question.correct'
}

/** Shows one answer as a large button with its letter. Each letter has its own hue. */
export function AnswerTile(props: AnswerTileProps) {
  const { label, text, state, isSelected, role, isDisabled, tabIndex, onChoose, onKeyDown } = props
  const { t } = useTranslation()
  const word = wordOf(props)
  const Mark = MARKS[state]
  return (
    <button
      type="button"
      role={role}
      aria-checked={isSelected}
      disabled={isDisabled}
      tabIndex={tabIndex}
      aria-keyshortcuts={isDisabled ? undefined : label}
      className={styles.tile}
      data-type="answer"
      data-state={state}
      data-label={label}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span className={styles.letter}>{limitText(label)}</span>
      <span className={styles.words}>
        <span className={styles.text}>{text}</span>
        {word ? <span className={styles.word}>{t(word)}</span> : null}
      </span>
      <Mark aria-hidden="true" className={styles.mark} />
    </button>
  )
}
