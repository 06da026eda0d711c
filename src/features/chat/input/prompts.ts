/** Questions that an empty chat suggests, by the place, and by whom they are suggested to. */
import type { Audience } from '@/api/audience'
import type { Card, CardType } from '@/api/cards/card.schema'
import { isInsight } from '@/cardTypes/rules/isInsight'
import type { TextKey } from '@/i18n/textParts'

export type PromptPlace = 'board' | 'stack' | 'text' | 'quiz' | 'picture' | 'insight' | 'card'

const NAMES = ['first', 'second', 'third', 'fourth'] as const

const PLACES: Partial<Record<CardType, PromptPlace>> = {
  text: 'text',
  intro: 'text',
  memorization: 'text',
  studyaid: 'text',
  lessonplan: 'text',
  quiz: 'quiz',
  question: 'quiz',
  stack: 'stack',
  group: 'stack',
  image: 'picture',
  imageupload: 'picture',
  drawing: 'picture',
  shape: 'picture',
}

export const placeOf = (card: Card): PromptPlace => (isInsight(card) ? 'insight' : (PLACES[card.type] ?? 'card'))

/** Card types whose icon and hue the four questions have: the type that is made, or the one nearest to the answer. */
const TYPES: Record<PromptPlace, readonly [CardType, CardType, CardType, CardType]> = {
  board: ['studyaid', 'quiz', 'text', 'image'],
  stack: ['text', 'quiz', 'stack', 'studyaid'],
  text: ['text', 'memorization', 'intro', 'quiz'],
  quiz: ['memorization', 'intro', 'question', 'studyaid'],
  picture: ['image', 'text', 'question', 'memorization'],
  insight: ['selfquestioninsight', 'intro', 'question', 'quiz'],
  card: ['text', 'memorization', 'intro', 'quiz'],
}

type Prompt = { name: string; key: TextKey; type: CardType }

/** Returns the introduction and four questions. Only teachers plan lessons; the youngest read at most six words. */
export function promptsFor(place: PromptPlace, audience: Audience): { intro: TextKey; prompts: Prompt[] } {
  const texts = audience === 'young' ? (`chat.youngPrompts.${place}` as const) : (`chat.prompts.${place}` as const)
  const isStudentsBoard = place === 'board' && audience === 'student'
  return {
    intro: isStudentsBoard ? 'chat.studentPrompts.intro' : `${texts}.intro`,
    prompts: NAMES.map((name, index) => {
      const isLesson = place === 'board' && name === 'fourth' && audience === 'teacher'
      return {
        name,
        key: isStudentsBoard && name === 'fourth' ? 'chat.studentPrompts.fourth' : `${texts}.${name}`,
        type: isLesson ? 'lessonplan' : (TYPES[place][index] ?? 'text'),
      }
    }),
  }
}
