// @vitest-environment jsdom

import { expect, test } from 'vitest'
import type { Audience } from '@/api/audience'
import { changeLanguage, currentTranslation, loadTexts } from '@/i18n/i18n'
import { type PromptPlace, promptsFor } from './prompts'

const PLACES: PromptPlace[] = ['board', 'stack', 'text', 'quiz', 'picture', 'insight', 'card']
const LANGUAGES = ['en', 'ms'] as const

async function questionsOf(place: PromptPlace, audience: Audience, language: (typeof LANGUAGES)[number] = 'en') {
  await Promise.all([changeLanguage(language), loadTexts('chat')])
  const { t } = currentTranslation()
  const questions = promptsFor(place, audience).prompts.map(({ key }) => t(key))
  await changeLanguage('en')
  return questions
}

test('only a teacher is offered to plan lessons', async () => {
  const mentions = async (audience: Audience) => (await questionsOf('board', audience)).join().includes('lesson')
  expect(await mentions('teacher')).toBe(true)
  expect(await mentions('student')).toBe(false)
  expect(await mentions('young')).toBe(false)
  expect(promptsFor('board', 'teacher').prompts.at(-1)?.type).toBe('lessonplan')
  expect(promptsFor('board', 'student').prompts.at(-1)?.type).toBe('image')
})

test.each(PLACES)('at the place %s, a young child reads four questions of at most six words', async (place) => {
  for (const language of LANGUAGES) {
    const questions = await questionsOf(place, 'young', language)
    expect(new Set(questions).size).toBe(4)
    expect(questions.filter((question) => question.split(' ').length > 6)).toEqual([])
  }
})
