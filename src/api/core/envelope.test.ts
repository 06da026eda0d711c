import { expect, test } from 'vitest'
import { calls } from '../calls'
import { normalizeEnvelope } from './envelope'

const group = { id: 'a card, checked later' }

test.each([
  ['a bare number', calls.getSignupConfig, 0, { data: 0 }],
  ['a bare object', calls.checkUsername, { available: true }, { data: { available: true } }],
  [
    'accepted terms without an envelope',
    calls.acceptTerms,
    { hasCreatedFirstFormat: false, userId: 3 },
    { data: { hasCreatedFirstFormat: false, userId: 3 } },
  ],
  ['a bare list', calls.getPermissions, ['system.board.access'], { data: ['system.board.access'] }],
  ['a bare null where null is a payload', calls.getInsightGroup, null, { data: null }],
  ['an id at the top level only', calls.rateReply, { id: 'f-1' }, { id: 'f-1', data: { id: 'f-1' } }],
  ['an id inside the envelope only', calls.rateReply, { data: { id: 'f-1' } }, { id: 'f-1', data: { id: 'f-1' } }],
  ['a group without a stack', calls.generateRecommendedCard, { group }, { group, stack: null }],
])('%s is read as the body of the contract', (_, call, body, normalized) => {
  expect(normalizeEnvelope(call.response, body)).toEqual(normalized)
})

test.each([
  ['a page of text', calls.checkUsername, undefined],
  ['an object that is not the payload either', calls.checkUsername, { message: 'Hello' }],
  ['a list where pages are expected', calls.getCards, []],
  ['an empty object', calls.getMe, {}],
  ['a body as it should be', calls.checkUsername, { data: { available: true }, message: 'Free.' }],
])('%s stays as it is', (_, call, body) => {
  expect(normalizeEnvelope(call.response, body)).toEqual(body)
})
