import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '@/testing/openApp'
import { answerConfirmation, confirm, selectQuestion } from './confirmation'
import { sessionEnded } from './session'

function open() {
  const { store, close } = openApp({ isWithoutRealtime: true })
  onTestFinished(close)
  return { store, question: () => selectQuestion(store.getState()) }
}

test.each([true, false])('the answer %s reaches the one who asked, and the question is closed', async (isYes) => {
  const { store, question } = open()
  const asking = store.dispatch(confirm({ kind: 'delete', values: { count: 2 } }))
  expect(question()).toMatchObject({ kind: 'delete', values: { count: 2 } })
  store.dispatch(answerConfirmation(isYes))
  expect(question()).toBeNull()
  expect(await asking).toBe(isYes)
})

test('a new question answers the one before with No', async () => {
  const { store, question } = open()
  const first = store.dispatch(confirm({ kind: 'unstack' }))
  const second = store.dispatch(confirm({ kind: 'delete' }))
  expect(await first).toBe(false)
  expect(question()).toMatchObject({ kind: 'delete' })
  store.dispatch(answerConfirmation(true))
  expect(await second).toBe(true)
})

test('an answer without a question changes nothing', () => {
  const { store } = open()
  const before = store.getState()
  store.dispatch(answerConfirmation(true))
  expect(store.getState()).toBe(before)
})

test('the end of the session closes the question', () => {
  const { store, question } = open()
  void store.dispatch(confirm({ kind: 'unstack' }))
  store.dispatch(sessionEnded('idle'))
  expect(question()).toBeNull()
})
