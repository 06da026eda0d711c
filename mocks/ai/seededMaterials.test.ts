import { expect, test } from 'vitest'
import cards from '../../fixtures/seed/cards.json'
import { htmlToText } from '../../src/lib/htmlToText'
import type { StoredAnswer } from './cards/question'
import { isCreatable, makeCard } from './makeCard'
import { contentWords } from './words'

type Resource = { title: string; type: string; recommendedResourcePrompt: string }
const materials = cards.flatMap((card) =>
  ((card as { lesson_resources?: Resource[] }).lesson_resources ?? []).map((resource) => ({
    ...resource,
    lesson: { id: card.id, title: htmlToText(card.title), body: String(card.body) },
  })),
)

test.each(materials.filter(({ type }) => type === 'quiz'))(
  'no question of the seeded material "$title" has an empty gap, and each has one right answer',
  ({ title, type, recommendedResourcePrompt: prompt, lesson }) => {
    if (!isCreatable(type)) throw new Error(`${type} cannot be made.`)
    const quiz = makeCard({ type, prompt, title, context: [lesson], role: 'teacher', age: null, seed: lesson.id })
    expect(quiz.children).toHaveLength(5)
    for (const { question, answers } of quiz.children ?? []) {
      const gap = /“(.*______.*)”/.exec(String(question))?.[1]
      if (gap !== undefined) expect(contentWords(gap.replaceAll('_', '')).length, gap).toBeGreaterThanOrEqual(2)
      expect((answers as StoredAnswer[]).filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
    }
  },
)
