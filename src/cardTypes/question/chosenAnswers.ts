import { useState } from 'react'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'

/**
 * A chosen answer, as sent to the server. It contains the text too, because after an edit the letter may belong to
 * another answer (B-493).
 */
export type ChosenAnswer = { label: string; text: string }

type Offer = { answers: readonly ChosenAnswer[]; is_multi_select: boolean }
type Question = Offer & { id: string }

const draftKey = (userId: number | undefined, questionId: string) => `heartboard-answers-${userId}-${questionId}`

const isAnswer = (value: unknown): value is ChosenAnswer =>
  typeof value === 'object' && value !== null && 'label' in value && 'text' in value

function readChosen(key: string): ChosenAnswer[] {
  try {
    const stored: unknown = JSON.parse(readDraft(key) || '[]')
    return Array.isArray(stored) ? stored.filter(isAnswer) : []
  } catch {
    return []
  }
}

/**
 * Returns the chosen answers whose letter and text the question still has. Returns none if several are chosen but the
 * question now allows only one.
 */
export function stillOffered(chosen: readonly ChosenAnswer[], { answers, is_multi_select }: Offer): ChosenAnswer[] {
  const offered = chosen.filter(({ label, text }) =>
    answers.some((answer) => answer.label === label && answer.text === text),
  )
  return is_multi_select || offered.length < 2 ? offered : []
}

/**
 * Returns the choice after a press on an answer. With one correct answer the press replaces the choice, with several it
 * toggles the answer (B-298, B-299).
 */
export function choose(chosen: readonly ChosenAnswer[], answer: ChosenAnswer, isMulti: boolean): ChosenAnswer[] {
  if (!isMulti) return [answer]
  const others = chosen.filter(({ label }) => label !== answer.label)
  return others.length < chosen.length ? others : [...others, answer]
}

export const forgetChosen = (userId: number | undefined, questionId: string): void =>
  storeDraft(draftKey(userId, questionId), '')

/**
 * State of the answers chosen before submission. The choice is stored for this tab, so it survives a reload and opening
 * another card.
 */
export function useChosenAnswers(userId: number | undefined, question: Question) {
  const key = draftKey(userId, question.id)
  const [stored, setStored] = useState(() => readChosen(key))
  const chosen = stillOffered(stored, question)
  return {
    chosen,
    /** True if chosen answers were dropped because somebody has edited the question. */
    isOutdated: chosen.length < stored.length,
    choose: ({ label, text }: ChosenAnswer) => {
      const next = choose(chosen, { label, text }, question.is_multi_select)
      setStored(next)
      storeDraft(key, next.length > 0 ? JSON.stringify(next) : '')
    },
  }
}
