import { ArrowRight, Lightbulb, Send, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSubmitQuestionMutation } from '@/api/questions'
import type { ResponseOf } from '@/api/core/call'
import type { questionsCalls } from '@/api/questions.contract'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { AnswerGroup } from './AnswerGroup'
import { isAnsweredCorrectly } from './answerState'
import { useChosenAnswers } from './chosenAnswers'
import { nextOpenQuestion, type QuestionCard } from './quizPlace'
import { QuestionSheet } from './QuestionSheet'
import { submitAnswer } from './submitAnswer'
import { submitBlock } from './submitRules'
import { useQuestionKeys } from './useQuestionKeys'
import styles from './QuestionFocus.module.css'

type TakenQuestionProps = {
  card: QuestionCard
  userId: number | undefined
  /** The user's earlier answer; undefined until loaded. */
  check: ResponseOf<typeof questionsCalls.checkQuestion>['data'] | undefined
  /** All questions of the quiz that contains this card, in order. */
  questions: readonly QuestionCard[]
  isLargeText: boolean
  notice: ReactNode
  onNext: (questionId: string) => void
}

/**
 * Lets the user choose and submit answers once. Afterwards shows given and correct answers, and a button to the next
 * unanswered question.
 */
export function TakenQuestion(props: TakenQuestionProps) {
  const { card, userId, check, questions, isLargeText, notice, onNext } = props
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { chosen, isOutdated, choose } = useChosenAnswers(userId, card)
  const [, { isLoading: isSending }] = useSubmitQuestionMutation({ fixedCacheKey: card.id })
  const root = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLParagraphElement>(null)

  const isAnswered = card.is_answered
  const given = check?.answers.filter(({ is_selected }) => is_selected) ?? []
  const selected = new Set((isAnswered ? given : chosen).map(({ label }) => label))
  const block = submitBlock({ card, isAnswered, isEditing: false, chosenCount: chosen.length })
  const canChoose = !isAnswered && !isSending
  const next = isAnswered ? nextOpenQuestion(questions, card.id) : undefined

  const chooseByKey = (label: string) => {
    const answer = card.answers.find((each) => each.label === label)
    if (answer) choose(answer)
    root.current?.querySelector<HTMLElement>(`[data-label="${label}"]`)?.focus()
  }
  useQuestionKeys(canChoose ? { labels: card.answers.map(({ label }) => label), onChoose: chooseByKey } : undefined)

  // The focused Submit button unmounts after the response, so keyboard focus moves to the result. Focus elsewhere, such
  // as in the chat, stays there.
  const wasAnswered = useRef(isAnswered)
  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || root.current?.contains(activeElement)
    if (isAnswered && !wasAnswered.current && isHere) result.current?.focus({ preventScroll: true })
    wasAnswered.current = isAnswered
  }, [isAnswered])

  return (
    <div ref={root}>
      <QuestionSheet card={card} isLargeText={isLargeText}>
        {notice}
        {isOutdated && !isAnswered ? <Banner kind="warning">{t('quiz.changed')}</Banner> : null}
        <AnswerGroup
          answers={card.answers}
          isMulti={card.is_multi_select}
          selected={selected}
          isAnswered={isAnswered}
          isDisabled={isAnswered}
          onChoose={(answer) => canChoose && choose(answer)}
        />
        <div className={styles.end}>
          <p ref={result} tabIndex={-1} className={styles.result}>
            {isAnswered && given.length > 0 ? (
              <Verdict isCorrect={isAnsweredCorrectly(card.answers, selected)} />
            ) : null}
          </p>
          {isAnswered ? null : (
            <Button
              size="large"
              icon={<Send />}
              isDisabled={block !== undefined}
              isPending={isSending}
              pendingLabel={t('quiz.sending')}
              onPress={() => void dispatch(submitAnswer(card, chosen))}
            >
              {t('quiz.submit')}
            </Button>
          )}
          {next ? (
            <Button size="large" icon={<ArrowRight />} onPress={() => onNext(next)}>
              {t('quiz.next')}
            </Button>
          ) : null}
        </div>
      </QuestionSheet>
    </div>
  )
}

function Verdict({ isCorrect }: { isCorrect: boolean }) {
  const { t } = useTranslation()
  const Icon = isCorrect ? Sparkles : Lightbulb
  return (
    <>
      <Icon aria-hidden="true" />
      {t(isCorrect ? 'quiz.correct' : 'quiz.wrong')}
    </>
  )
}
