import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { decodeEntities } from '../rules/decode'
import { OmittedCount } from '../focus/OmittedCount'
import { limitItems } from '../rules/limitItems'
import { answerState } from './answerState'
import { AnswerTile } from './AnswerTile'
import type { QuestionCard } from './quizPlace'
import styles from './QuestionFocus.module.css'

type Answer = QuestionCard['answers'][number]

export type AnswerGroupProps = {
  answers: readonly Answer[]
  /** True if several answers are correct: the answers are check boxes, otherwise a radio group (B-298, B-299). */
  isMulti: boolean
  /** Labels ('A', 'B', …) of the chosen or submitted answers. */
  selected: ReadonlySet<string>
  isAnswered: boolean
  isDisabled: boolean
  onChoose: (answer: Answer) => void
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Lists the answers A to J. A radio group is one tab stop with arrow keys inside. Each check box is its own tab stop.
 */
export function AnswerGroup({ answers, isMulti, selected, isAnswered, isDisabled, onChoose }: AnswerGroupProps) {
  const { t } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  const { shown, hidden } = limitItems(answers)
  const entry = Math.max(
    0,
    shown.findIndex(({ label }) => selected.has(label)),
  )

  const move = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key]
    if (isMulti || step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    const target = (index + step + shown.length) % shown.length
    const answer = shown[target]
    if (answer) onChoose(answer)
    group.current?.querySelectorAll<HTMLElement>('[data-type="answer"]')[target]?.focus()
  }

  return (
    <>
      <div
        ref={group}
        role={isMulti ? 'group' : 'radiogroup'}
        aria-label={t('formats.question.answers')}
        className={styles.answers}
      >
        {shown.map((answer, index) => {
          const isSelected = selected.has(answer.label)
          return (
            <AnswerTile
              key={index}
              label={decodeEntities(answer.label)}
              text={decodeEntities(answer.text)}
              role={isMulti ? 'checkbox' : 'radio'}
              state={answerState({ isAnswered, isSelected, isCorrect: answer.isCorrect })}
              isSelected={isSelected}
              isDisabled={isDisabled}
              tabIndex={isMulti || index === entry ? 0 : -1}
              onChoose={() => onChoose(answer)}
              onKeyDown={(event) => move(event, index)}
            />
          )
        })}
      </div>
      <OmittedCount count={hidden} />
    </>
  )
}
