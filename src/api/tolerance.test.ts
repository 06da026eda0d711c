// @vitest-environment jsdom

/** Tests bodies that lack the envelope, or differ in a way that a decision allows (D-1201, D-3001, D-3137). */
import { expect, onTestFinished, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { openApp } from '@/testing/openApp'
import { type Fault, failWith, respondWith } from '@mocks/server/faults'
import { feedbackApi } from './feedback'
import { imagesApi } from './images'
import { onboardingApi } from './onboarding'
import { userApi } from './user'

function appWith(...faults: Fault[]) {
  const app = openApp({ as: 'mei_ling', isWithoutRealtime: true })
  onTestFinished(app.close)
  app.session.mockServer.faults = faults
  return app.store
}

test('a bare 0 closes the sign-up; when the call fails, nothing is known', async () => {
  const ask = () =>
    onboardingApi.endpoints.getSignupConfig.initiate(undefined, { subscribe: false, forceRefetch: true })
  expect((await appWith(respondWith(['getSignupConfig'], 0)).dispatch(ask())).data).toBe(0)
  expectConsole(/getSignupConfig failed/)
  const failed = await appWith(failWith(['getSignupConfig'], 500)).dispatch(ask())
  expect([failed.isError, failed.data]).toEqual([true, undefined])
})

test('terms that are accepted without an envelope count', async () => {
  const store = appWith(respondWith(['acceptTerms'], { hasCreatedFirstFormat: true, userId: 21 }))
  expect((await store.dispatch(userApi.endpoints.acceptTerms.initiate())).data).toMatchObject({ userId: 21 })
})

const FEEDBACK = { id: 'uf-9', type: 'idea', text: 'A darker paper for the cards.' } as const

test.each([[{ data: FEEDBACK }], [FEEDBACK]])('feedback resolves to what the server stored: %j', async (body) => {
  const store = appWith(respondWith(['sendUserFeedback'], body))
  const send = feedbackApi.endpoints.sendUserFeedback.initiate({ type: 'idea', text: 'A darker paper' })
  expect((await store.dispatch(send)).data).toEqual(FEEDBACK)
})

test.each([['tmp/a.png'], [{ image: 'tmp/a.png' }]])('an upload that responds with %j gives its path', async (data) => {
  const store = appWith(respondWith(['uploadImage'], { data }))
  const upload = imagesApi.endpoints.uploadImage.initiate({ cardId: 'c-1', image: new Blob(['x']) })
  expect((await store.dispatch(upload)).data).toBe('tmp/a.png')
})
