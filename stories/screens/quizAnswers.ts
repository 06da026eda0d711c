import { getStoryApp } from '../../.storybook/withApp'
import { STORY_TIME } from '@/testing/openApp'
import { seedCardId } from './seedIds'

/** Mei Ling has answered these questions before the story begins: each with its first answer. */
export function answerQuestions(context: Parameters<typeof getStoryApp>[0], titles: readonly string[]): void {
  const { answers } = getStoryApp(context).session.mockServer.db
  for (const title of titles) {
    const question_id = seedCardId(title)
    const submitted_at = STORY_TIME.toISOString()
    answers.set({ id: `${question_id} 21`, question_id, user_id: 21, labels: ['A'], submitted_at })
  }
}
