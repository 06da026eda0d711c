// @vitest-environment node
import { expect, test } from 'vitest'
import { consoleLines, expectConsole } from '@/testing/expectConsole'
import { calls } from './calls'
import { driftReports, findDrift, forgetDrift, onDrift } from './drift'

const breadcrumbs = [{ id: 's1', title: 'Science' }]
const emptyList = { data: [], metadata: { page: 1, total: 0, breadcrumbs } }

test('an answer that fits is not reported', () => {
  expect(findDrift('getCards', calls.getCards.response, emptyList)).toBeUndefined()
})

test('a field that is wrong is named with its call, and the envelope counts as sound', () => {
  expectConsole(/^\[contract\] getCards: "metadata\.breadcrumbs\.\[\]\.title" breaks the contract\./)
  const body = { ...emptyList, metadata: { page: 1, total: 0, breadcrumbs: [{ id: 's1' }] } }
  expect(findDrift('getCards', calls.getCards.response, body)).toMatchObject({
    call: 'getCards',
    field: 'metadata.breadcrumbs.[].title',
    isEnvelope: false,
  })
})

test.each([
  ['no data', { metadata: emptyList.metadata }, 'data'],
  ['data that is no list', { ...emptyList, data: 'none' }, 'data'],
  ['no metadata', { data: [] }, 'metadata'],
])('an answer with %s has a broken envelope', (_, body, field) => {
  expectConsole(new RegExp(`^\\[contract\\] getCards: "${field}" breaks the contract\\.`))
  expect(findDrift('getCards', calls.getCards.response, body)).toMatchObject({ field, isEnvelope: true })
})

test.each([['<!doctype html>'], [null], [undefined], [[]]])('%o instead of an object is a broken envelope', (body) => {
  expectConsole(/^\[contract\] getMe: "body" breaks the contract\./)
  expect(findDrift('getMe', calls.getMe.response, body)).toMatchObject({ field: '', isEnvelope: true })
})

test('a difference is reported once for each call and field, whichever item it is in', () => {
  expectConsole(/getCards/)
  expectConsole(/getCard:/)
  const broken = (...items: unknown[]) => ({ ...emptyList, metadata: { ...emptyList.metadata, breadcrumbs: items } })
  findDrift('getCards', calls.getCards.response, broken({ id: 's1' }))
  findDrift('getCards', calls.getCards.response, broken({ id: 's1', title: 'a' }, { id: 's2' }))
  expect(consoleLines()).toHaveLength(1)
  findDrift('getCards', calls.getCards.response, broken({ title: 'a' }))
  expect(consoleLines()).toHaveLength(2)
  findDrift('getCard', calls.getCards.response, broken({ id: 's1' }))
  expect(consoleLines()).toHaveLength(3)
  forgetDrift()
  findDrift('getCards', calls.getCards.response, broken({ id: 's1' }))
  expect(consoleLines()).toHaveLength(4)
})

test('differences are kept with how often they were met, and who listens is told each time', () => {
  expectConsole(/getCards: "metadata\.breadcrumbs/)
  let told = 0
  const stop = onDrift(() => {
    told += 1
  })
  const broken = { ...emptyList, metadata: { ...emptyList.metadata, breadcrumbs: [{ id: 's1' }, { id: 's2' }] } }
  findDrift('getCards', calls.getCards.response, emptyList)
  expect(driftReports()).toEqual([])
  findDrift('getCards', calls.getCards.response, broken)
  const [first] = driftReports()
  expect(first).toMatchObject({ call: 'getCards', field: 'metadata.breadcrumbs.[].title', times: 1 })
  findDrift('getCards', calls.getCards.response, broken)
  expect(driftReports()).toMatchObject([{ times: 2 }])
  expect(told).toBe(2)
  stop()
  findDrift('getCards', calls.getCards.response, broken)
  expect(told).toBe(2)
})
