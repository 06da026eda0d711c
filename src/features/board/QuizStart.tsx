import { Check, Play } from 'lucide-react'
import type { Card } from '@/api/cards/card.schema'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { firstOpenQuestion } from './firstOpenQuestion'

type QuizStartProps = {
  /** All questions of the quiz, in order. */
  questions: readonly Card[]
  onOpen: (question: Card) => void
}

/** Opens the first unanswered question of a quiz on the board. Says 'Done' when all are answered. */
export function QuizStart({ questions, onOpen }: QuizStartProps) {
  const { t } = useTranslation()
  const next = firstOpenQuestion(questions)
  if (!next) {
    return (
      <Chip kind="success" icon={<Check size={16} />}>
        {t('formats.question.done')}
      </Chip>
    )
  }
  return (
    <Button icon={<Play />} onPress={() => onOpen(next.question)}>
      {next.isStarted ? t('formats.container.goOn', { number: next.number }) : t('formats.container.start')}
    </Button>
  )
}
