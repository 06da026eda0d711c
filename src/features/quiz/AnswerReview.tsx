import { BadgeCheck, CircleX } from 'lucide-react'
import type { CardOf } from '@/api/cards/card.schema'
import { useCheckQuestionQuery } from '@/api/questions'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { isAnsweredCorrectly } from '@/cardTypes/question/answerState'
import { useTranslation } from '@/i18n/i18n'
import styles from './QuizEndDialog.module.css'

/** Shows a question of a completed quiz with the given and the correct answer. The given answer is fetched unless it is in the cache. */
export function AnswerReview({ question }: { question: CardOf<'question'> }) {
  const { t } = useTranslation()
  const { data: check } = useCheckQuestionQuery({ cardId: question.id })
  const answers = check?.answers ?? question.answers.map((answer) => ({ ...answer, is_selected: false }))
  const given = answers.filter(({ is_selected }) => is_selected)
  const isCorrect = isAnsweredCorrectly(answers, new Set(given.map(({ label }) => label)))
  const Icon = isCorrect ? BadgeCheck : CircleX
  const textOf = (list: typeof answers) =>
    list.map(({ label, text }) => `${decodeEntities(label)}: ${decodeEntities(text)}`).join(', ')
  return (
    <li className={styles.answer} data-correct={check ? isCorrect : undefined}>
      <p className={styles.question}>{decodeEntities(question.question)}</p>
      {check ? (
        <p className={styles.given}>
          <Icon aria-hidden="true" />
          <span>{t(isCorrect ? 'quiz.yourCorrect' : 'quiz.yourWrong')}</span>
          <span>{textOf(given)}</span>
        </p>
      ) : null}
      {check && !isCorrect ? (
        <p className={styles.given} data-correct>
          <BadgeCheck aria-hidden="true" />
          <span>{t('formats.question.correct')}</span>
          <span>{textOf(answers.filter((answer) => answer.isCorrect))}</span>
        </p>
      ) : null}
    </li>
  )
}
