import { useState } from 'react'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'

/** An answer as sent: letter and text, so that after an edit a letter never stands for another text (B-493). */
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

/** Chosen answers that the question still offers, by letter and text. None if several are chosen but only one is allowed. */
export function stillOffered(chosen: readonly ChosenAnswer[], { answers, is_multi_select }: Offer): ChosenAnswer[] {
  const offered = chosen.filter(({ label, text }) =>
    answers.some((answer) => answer.label === label && answer.text === text),
  )
  return is_multi_select || offered.length < 2 ? offered : []
}

/** Choice after a press on an answer: this answer alone or, with several correct answers, toggled (B-298, B-299). */
export function choose(chosen: readonly ChosenAnswer[], answer: ChosenAnswer, isMulti: boolean): ChosenAnswer[] {
  if (!isMulti) return [answer]
  const others = chosen.filter(({ label }) => label !== answer.label)
  return others.length < chosen.length ? others : [...others, answer]
}

/** Removes the stored choice after submission. */
export const forgetChosen = (userId: number | undefined, questionId: string): void =>
  storeDraft(draftKey(userId, questionId), '')

/** Chosen answers before submission; kept for this tab, so that the choice survives a reload and another card. */
export function useChosenAnswers(userId: number | undefined, question: Question) {
  const key = draftKey(userId, question.id)
  const [stored, setStored] = useState(() => readChosen(key))
  const chosen = stillOffered(stored, question)
  return {
    chosen,
    /** True if an edit of the question has dropped chosen answers. */
    isOutdated: chosen.length < stored.length,
    choose: ({ label, text }: ChosenAnswer) => {
      const next = choose(chosen, { label, text }, question.is_multi_select)
      setStored(next)
      storeDraft(key, next.length > 0 ? JSON.stringify(next) : '')
    },
  }
}
