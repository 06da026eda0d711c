// @vitest-environment jsdom

import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { cardQueriesApi } from './cards/cardQueries'
import { imagesApi } from './images'
import { insightsApi } from './insights'
import { questionsApi } from './questions'

const EQUAL_FRACTIONS = 'bc0fb3e6-a95d-4f87-a08f-7524a98852ff'
const CLASS_INSIGHT = 'a5bae7d7-8211-4326-a96d-f321afa74049'

let app: OpenedApp

const loadCard = async (cardId: string) => {
  await app.store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId }))
}
const cachedCard = (cardId: string) => cardQueriesApi.endpoints.getCard.select({ cardId })(app.store.getState()).data

beforeEach(() => {
  onTestFinished(() => app.close())
})

test('submitting an answer puts the solution on the card and into the check', async () => {
  app = openApp({ as: 'mei_ling' })
  await loadCard(EQUAL_FRACTIONS)
  expect(cachedCard(EQUAL_FRACTIONS)).toMatchObject({ is_answered: false, answers: [{ isCorrect: null }, {}, {}, {}] })
  const answers = [{ label: 'A', text: '3/4' }]
  const submission = await app.store
    .dispatch(questionsApi.endpoints.submitQuestion.initiate({ cardId: EQUAL_FRACTIONS, answers }))
    .unwrap()
  expect(submission).toMatchObject({ is_quiz_over: false, quiz_result: null })
  const solution = [{ isCorrect: false }, { label: 'B', isCorrect: true }, { isCorrect: false }, { isCorrect: false }]
  await expect.poll(() => cachedCard(EQUAL_FRACTIONS)).toMatchObject({ is_answered: true, answers: solution })
  const check = questionsApi.endpoints.checkQuestion.select({ cardId: EQUAL_FRACTIONS })
  await expect
    .poll(() => check(app.store.getState()).data)
    .toMatchObject({ is_answered: true, answers: [{ is_selected: true }, {}, {}, {}] })
})

test('a recommendation and feedback are written to the open class insight', async () => {
  app = openApp({ as: 'cikgu_aina' })
  await loadCard(CLASS_INSIGHT)
  const { recommendation } = await app.store
    .dispatch(
      insightsApi.endpoints.generateInsightRecommendation.initiate({
        insight_id: CLASS_INSIGHT,
        target_cluster: 'medium_cluster',
      }),
    )
    .unwrap()
  expect(cachedCard(CLASS_INSIGHT)).toMatchObject({ clustersCER: { medium_cluster: { recommendation } } })
  const feedback = { insight_id: CLASS_INSIGHT, parent_id: null, user_id: 26, targetCluster: 'medium_cluster' as const }
  await app.store
    .dispatch(insightsApi.endpoints.sendInsightFeedback.initiate({ ...feedback, feedback: 'Look at question 3.' }))
    .unwrap()
  expect(cachedCard(CLASS_INSIGHT)).toMatchObject({
    report: { medium_markers: [{ user_id: 26, teacher_feedback: 'Look at question 3.' }, {}] },
  })
})

test('a rejected image reposition is rolled back', async () => {
  expectConsole(/repositionImage failed/)
  app = openApp({ as: 'mei_ling' })
  await loadCard(EQUAL_FRACTIONS)
  const move = app.store.dispatch(
    imagesApi.endpoints.repositionImage.initiate({ cardId: EQUAL_FRACTIONS, position: 10 }),
  )
  expect(cachedCard(EQUAL_FRACTIONS)?.image_y).toBe(10)
  await move
  await expect.poll(() => cachedCard(EQUAL_FRACTIONS)?.image_y).toBe(50)
})

test('an image from the search replaces that of the card', async () => {
  app = openApp({ as: 'cikgu_aina' })
  await loadCard(EQUAL_FRACTIONS)
  const [, second] = await app.store
    .dispatch(imagesApi.endpoints.searchImages.initiate({ cardId: EQUAL_FRACTIONS }))
    .unwrap()
  const image = second?.image ?? ''
  await app.store
    .dispatch(imagesApi.endpoints.replaceImage.initiate({ cardId: EQUAL_FRACTIONS, image, source: 'image_search' }))
    .unwrap()
  expect(cachedCard(EQUAL_FRACTIONS)?.image).toBe(image)
})
