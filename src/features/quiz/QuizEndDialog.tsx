import { Sparkles } from 'lucide-react'
import type { CardOf } from '@/api/cards/card.schema'
import type { Submission } from '@/api/questions.contract'
import { Buddy } from '@/buddy/Buddy'
import type { BuddyValue } from '@/buddy/buddies'
import { limitItems } from '@/cardTypes/rules/limitItems'
import { OmittedCount } from '@/cardTypes/focus/OmittedCount'
import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { AnswerReview } from './AnswerReview'
import { scorePercent } from './scorePercent'
import styles from './QuizEndDialog.module.css'

export type QuizEndDialogProps = {
  result: NonNullable<Submission['quiz_result']>
  /** Questions in the order of the quiz; empty until loaded. */
  questions: readonly CardOf<'question'>[]
  buddy: BuddyValue
  onClose: () => void
}

/**
 * Shows a celebration, the score and the number of correct answers, then each question with the given and the correct answer (B-132 to
 * B-138). With reduced motion the celebration does not move.
 */
export function QuizEndDialog({ result, questions, buddy, onClose }: QuizEndDialogProps) {
  const { t } = useTranslation()
  const { correct_answers, question_count } = result
  const { shown, hidden } = limitItems(questions)
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('quiz.end.title')}
      onClose={onClose}
      footer={
        <Button size="large" onPress={onClose}>
          {t('quiz.end.close')}
        </Button>
      }
    >
      <div className={styles.celebration}>
        <Confetti />
        <Buddy name={buddy} mood="cheering" size={120} />
        <p className={styles.woohoo}>{t('quiz.end.woohoo')}</p>
        <p className={styles.summary}>
          {t('quiz.end.summary', {
            percent: scorePercent(result),
            marks: result.marks,
            count: result.total_marks,
            correct: correct_answers,
            questions: question_count,
          })}
        </p>
      </div>
      <dl className={styles.scores}>
        <div>
          <dt>{t('quiz.end.score')}</dt>
          <dd>{scorePercent(result)}%</dd>
        </div>
        <div>
          <dt>{t('quiz.end.correct')}</dt>
          <dd>
            {correct_answers}/{question_count}
          </dd>
        </div>
      </dl>
      <Banner icon={<Sparkles size={20} />}>{t('quiz.end.insight')}</Banner>
      {shown.length > 0 ? (
        <>
          <h3 className={styles.heading}>{t('quiz.end.answers')}</h3>
          <ol className={styles.answers}>
            {shown.map((question) => (
              <AnswerReview key={question.id} question={question} />
            ))}
          </ol>
          <OmittedCount count={hidden} />
        </>
      ) : null}
    </Dialog>
  )
}

/** Pieces of confetti: x and y in percent, hue in degrees. */
const PIECES = [
  [6, 18, 25],
  [14, 62, 75],
  [22, 30, 165],
  [31, 8, 240],
  [68, 12, 300],
  [77, 44, 50],
  [86, 22, 140],
  [94, 60, 350],
] as const

function Confetti() {
  return (
    <span aria-hidden="true" className={styles.confetti}>
      {PIECES.map(([x, y, hue]) => (
        <i
          key={x}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%`, background: `oklch(0.72 0.15 ${hue})` }}
        />
      ))}
    </span>
  )
}
