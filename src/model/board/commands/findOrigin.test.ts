// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { userApi } from '@/api/user'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { allowConsole } from '@/testing/expectConsole'
import { openApp } from '@/testing/openApp'
import { findOrigin } from './findOrigin'

/** Aina's class insight, and the quiz that it evaluates. */
const CLASS = 'a5bae7d7-8211-4326-a96d-f321afa74049'
const QUIZ = 'ef7a626c-4f05-4125-94f7-963692d8dac7'
/** A text card of Aina on My Board. */
const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const NO_ACCESS = { kind: 'danger', text: { key: 'message.link.noAccess' } }

async function openInsight(change: Record<string, unknown> = {}) {
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  const { store, session } = app
  const { db } = session.mockServer
  const stored = db.cards.get(CLASS)
  if (stored) db.cards.set({ ...stored, ...change })
  await store.dispatch(userApi.endpoints.getMe.initiate())
  const insight = await store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: CLASS })).unwrap()
  return {
    session,
    find: () => store.dispatch(findOrigin(insight)),
    snackbars: () => selectSnackbars(store.getState()).map(({ kind, text }) => ({ kind, text })),
  }
}

test('the origin of an insight is the stack of its questions', async () => {
  const { find, snackbars } = await openInsight()
  expect(await find()).toEqual({ stackId: QUIZ })
  expect(snackbars()).toEqual([])
})

// B-142.
test('without access to the stack the origin is undefined, and a snackbar says so', async () => {
  const { find, snackbars } = await openInsight({ stack_id: 'missing' })
  expect(await find()).toBeUndefined()
  expect(snackbars()).toEqual([NO_ACCESS])
})

test.each([
  [TAPIR, { questionId: TAPIR }, []],
  ['missing', undefined, [NO_ACCESS]],
])('the origin of a question that stands alone, %s, is %o', async (material_id, origin, expectedSnackbars) => {
  const { find, snackbars } = await openInsight({ stack_id: null, material_id })
  expect(await find()).toEqual(origin)
  expect(snackbars()).toEqual(expectedSnackbars)
})

test('a failure shows a snackbar', async () => {
  allowConsole(/getInsightQuestionStack failed/)
  const { session, find, snackbars } = await openInsight()
  session.mockServer.setScenario('insightsFail')
  expect(await find()).toBeUndefined()
  expect(snackbars()).toEqual([{ kind: 'danger', text: { key: 'error.500' } }])
})
