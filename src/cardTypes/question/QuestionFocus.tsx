import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '../cardTypeViews'
import { useFocusCommands } from '../focus/focusCommands'
import { AnswerGroup } from './AnswerGroup'
import { AnswerableQuestion } from './AnswerableQuestion'
import { QuestionSheet } from './QuestionSheet'

/**
 * Shows a question in focus, to be answered, or edited by its owner. It is read-only without the command
 * `openQuestion`.
 */
export function QuestionFocus({ card }: FocusProps<CardOf<'question'>>) {
  const { openQuestion } = useFocusCommands()
  if (openQuestion) return <AnswerableQuestion card={card} openQuestion={openQuestion} />
  return (
    <QuestionSheet card={card}>
      <AnswerGroup
        answers={card.answers}
        isMulti={card.is_multi_select}
        selected={new Set()}
        isAnswered={card.is_answered}
        isDisabled
        onChoose={() => undefined}
      />
    </QuestionSheet>
  )
}
