// @vitest-environment node
import { expect, test } from 'vitest'
import { consoleLines, expectConsole } from '@/testing/expectConsole'
import { calls } from './calls'
import { getViolations, findContractViolation, resetViolations, subscribeToViolations } from './contractValidation'

const breadcrumbs = [{ id: 's1', title: 'Science' }]
const emptyList = { data: [], metadata: { page: 1, total: 0, breadcrumbs } }

test('an answer that fits is not reported', () => {
  expect(findContractViolation('getCards', calls.getCards.response, emptyList)).toBeUndefined()
})

test('a field that is wrong is named with its call, and the envelope counts as sound', () => {
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
  ['data that is no list', { ...emptyList, data: 'none' }, 'data'],
  ['no metadata', { data: [] }, 'metadata'],
])('an answer with %s has a broken envelope', (_, body, field) => {
  expectConsole(new RegExp(`^\\[contract\\] getCards: "${field}" breaks the contract\\.`))
  expect(findContractViolation('getCards', calls.getCards.response, body)).toMatchObject({
    field,
    isEnvelopeInvalid: true,
  })
})

test.each([['<!doctype html>'], [null], [undefined], [[]]])('%o instead of an object is a broken envelope', (body) => {
  expectConsole(/^\[contract\] getMe: "body" breaks the contract\./)
  expect(findContractViolation('getMe', calls.getMe.response, body)).toMatchObject({
    field: '',
    isEnvelopeInvalid: true,
  })
})

test('a difference is reported once for each call and field, whichever item it is in', () => {
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

test('differences are kept with how often they were met, and who listens is told each time', () => {
  expectConsole(/getCards: "metadata\.breadcrumbs/)
  let notifications = 0
  const unsubscribe = subscribeToViolations(() => {
    notifications += 1
  })
  const broken = { ...emptyList, metadata: { ...emptyList.metadata, breadcrumbs: [{ id: 's1' }, { id: 's2' }] } }
  findContractViolation('getCards', calls.getCards.response, emptyList)
  expect(getViolations()).toEqual([])
  findContractViolation('getCards', calls.getCards.response, broken)
  const [first] = getViolations()
  expect(first).toMatchObject({ call: 'getCards', field: 'metadata.breadcrumbs.[].title', count: 1 })
  findContractViolation('getCards', calls.getCards.response, broken)
  expect(getViolations()).toMatchObject([{ count: 2 }])
  expect(notifications).toBe(2)
  unsubscribe()
  findContractViolation('getCards', calls.getCards.response, broken)
  expect(notifications).toBe(2)
})
