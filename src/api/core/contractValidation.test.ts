import { expect, test } from 'vitest'
import { consoleLines, expectConsole } from '@/testing/expectConsole'
import { calls } from '../calls'
import { contractViolations, findContractViolation, resetViolations } from './contractValidation'

const breadcrumbs = [{ id: 's1', title: 'Science' }]
const emptyList = { data: [], metadata: { page: 1, total: 0, breadcrumbs } }

test('a response that matches its schema is not reported', () => {
  expect(findContractViolation('getCards', calls.getCards.response, emptyList)).toBeUndefined()
})

test('a violation inside the payload names its call and field, and the envelope counts as valid', () => {
  expectConsole(/^\[contract\] getCards: "metadata\.breadcrumbs\.\[\]\.title" breaks the contract\./)
  const body = { ...emptyList, metadata: { page: 1, total: 0, breadcrumbs: [{ id: 's1' }] } }
  expect(findContractViolation('getCards', calls.getCards.response, body)).toMatchObject({
    call: 'getCards',
    field: 'metadata.breadcrumbs.[].title',
    isEnvelopeInvalid: false,
  })
})

test.each([
  ['no data', { metadata: emptyList.metadata }, 'data'],
  ['data that is not a list', { ...emptyList, data: 'none' }, 'data'],
  ['no metadata', { data: [] }, 'metadata'],
])('a response with %s has an invalid envelope', (_, body, field) => {
  expectConsole(new RegExp(`^\\[contract\\] getCards: "${field}" breaks the contract\\.`))
  expect(findContractViolation('getCards', calls.getCards.response, body)).toMatchObject({
    field,
    isEnvelopeInvalid: true,
  })
})

test.each([['<!doctype html>'], [null], [undefined], [[]]])(
  '%o instead of an object is an invalid envelope',
  (body) => {
    expectConsole(/^\[contract\] getMe: "body" breaks the contract\./)
    expect(findContractViolation('getMe', calls.getMe.response, body)).toMatchObject({
      field: '',
      isEnvelopeInvalid: true,
    })
  },
)

test('a violation is logged once per call and field, whichever list item it is in', () => {
  expectConsole(/getCards/)
  expectConsole(/getCard:/)
  const broken = (...items: unknown[]) => ({ ...emptyList, metadata: { ...emptyList.metadata, breadcrumbs: items } })
  findContractViolation('getCards', calls.getCards.response, broken({ id: 's1' }))
  findContractViolation('getCards', calls.getCards.response, broken({ id: 's1', title: 'a' }, { id: 's2' }))
  expect(consoleLines()).toHaveLength(1)
  findContractViolation('getCards', calls.getCards.response, broken({ title: 'a' }))
  expect(consoleLines()).toHaveLength(2)
  findContractViolation('getCard', calls.getCards.response, broken({ id: 's1' }))
  expect(consoleLines()).toHaveLength(3)
  resetViolations()
  findContractViolation('getCards', calls.getCards.response, broken({ id: 's1' }))
  expect(consoleLines()).toHaveLength(4)
})

test('violations are stored with a count, and subscribers are notified each time', () => {
  expectConsole(/getCards: "metadata\.breadcrumbs/)
  let notifications = 0
  const unsubscribe = contractViolations.subscribe(() => {
    notifications += 1
  })
  const broken = { ...emptyList, metadata: { ...emptyList.metadata, breadcrumbs: [{ id: 's1' }, { id: 's2' }] } }
  findContractViolation('getCards', calls.getCards.response, emptyList)
  expect(contractViolations.getState()).toEqual([])
  findContractViolation('getCards', calls.getCards.response, broken)
  const [first] = contractViolations.getState()
  expect(first).toMatchObject({ call: 'getCards', field: 'metadata.breadcrumbs.[].title', count: 1 })
  findContractViolation('getCards', calls.getCards.response, broken)
  expect(contractViolations.getState()).toMatchObject([{ count: 2 }])
  expect(notifications).toBe(2)
  unsubscribe()
  findContractViolation('getCards', calls.getCards.response, broken)
  expect(notifications).toBe(2)
})
