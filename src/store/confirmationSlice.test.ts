// @vitest-environment jsdom

import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '@/testing/openApp'
import { answerConfirmation, confirm, selectOpenConfirmation } from './confirmationSlice'
import { sessionEnded } from './sessionEvents'

function createTestStore() {
  const { store, close } = openApp({ isWithoutRealtime: true })
  onTestFinished(close)
  return { store, openConfirmation: () => selectOpenConfirmation(store.getState()) }
}

test.each([true, false])('confirm resolves to %s and the request is closed', async (isYes) => {
  const { store, openConfirmation } = createTestStore()
  const answer = store.dispatch(confirm({ kind: 'delete', values: { count: 2 } }))
  expect(openConfirmation()).toMatchObject({ kind: 'delete', values: { count: 2 } })
  store.dispatch(answerConfirmation(isYes))
  expect(openConfirmation()).toBeNull()
  expect(await answer).toBe(isYes)
})

test('a new request resolves the open one with false', async () => {
  const { store, openConfirmation } = createTestStore()
  const first = store.dispatch(confirm({ kind: 'unstack' }))
  const second = store.dispatch(confirm({ kind: 'delete' }))
  expect(await first).toBe(false)
  expect(openConfirmation()).toMatchObject({ kind: 'delete' })
  store.dispatch(answerConfirmation(true))
  expect(await second).toBe(true)
})

test('answering without an open request changes nothing', () => {
  const { store } = createTestStore()
  const before = store.getState()
  store.dispatch(answerConfirmation(true))
  expect(store.getState()).toBe(before)
})

test('the end of the session closes the open request', () => {
  const { store, openConfirmation } = createTestStore()
  void store.dispatch(confirm({ kind: 'unstack' }))
  store.dispatch(sessionEnded('idle'))
  expect(openConfirmation()).toBeNull()
})
