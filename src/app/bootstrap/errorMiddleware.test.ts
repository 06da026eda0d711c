// @vitest-environment node
import { expect, test } from 'vitest'
import type { CallName } from '@/api/core/calls'
import type { ApiError } from '@/api/core/errors'
import { type ErrorEffect, resolveErrorEffect } from './errorMiddleware'

const http = (status: number, message = ''): ApiError => ({ kind: 'http', status, message })
const quotaExceeded: ApiError = { kind: 'http', status: 429, message: 'Quota exceeded', isAi: true }
const offline: ApiError = { kind: 'offline' }
const invalidResponse: ApiError = { kind: 'invalidResponse', detail: 'data: Invalid input' }

const noEffect: ErrorEffect = { type: 'none' }
const maintenance: ErrorEffect = { type: 'maintenance' }
const signedOut: ErrorEffect = { type: 'signedOut' }
const quotaReached: ErrorEffect = { type: 'quotaReached' }
const snackbarWithKey = (key: string): ErrorEffect => ({ type: 'snackbar', text: { key } })
const snackbarWithMessage = (message: string): ErrorEffect => ({ type: 'snackbar', text: { message } })

type Row = [what: string, name: CallName, error: ApiError, isWrite: boolean, consequence: ErrorEffect]

// D-1011 to D-1016, D-0903, D-0904. `saveCard` stands for writes of any screen,
// `getSparks` for reads.
test.each<Row>([
  ['503 of a read', 'getCards', http(503), false, maintenance],
  ['503 of a write', 'saveCard', http(503), true, maintenance],
  ['503 at start-up', 'getMe', http(503), false, maintenance],
  ['503 at the login', 'login', http(503), true, maintenance],

  ['401 of a read', 'getCards', http(401), false, signedOut],
  ['401 of a write', 'saveCard', http(401), true, signedOut],
  ['401 of a stream', 'askMagic', http(401), true, signedOut],
  ['401 at start-up is left to the guards', 'getMe', http(401), false, noEffect],
  ['401 at the login is left to the login page', 'login', http(401), true, noEffect],

  ['no answer counts as 401', 'getCards', offline, false, signedOut],
  ['no answer to a write counts as 401', 'saveCard', offline, true, signedOut],
  ['no answer at start-up', 'getMe', offline, false, noEffect],
  ['no answer at the login', 'login', offline, true, noEffect],

  ['429 of an AI call', 'askMagic', quotaExceeded, true, quotaReached],
  ['429 of the other AI call', 'createCardFromReply', quotaExceeded, true, quotaReached],
  [
    '429 of another write repeats the server',
    'saveCard',
    http(429, 'Slow down.'),
    true,
    snackbarWithMessage('Slow down.'),
  ],
  ['429 of another write without a word', 'saveCard', http(429), true, snackbarWithKey('error.400')],
  ['429 at the login is left to the login page', 'login', http(429, 'Too many attempts.'), true, noEffect],
  ['429 of a read', 'getSparks', http(429, 'Slow down.'), false, noEffect],

  [
    'a failing write repeats the server',
    'saveCard',
    http(409, 'Somebody was faster.'),
    true,
    snackbarWithMessage('Somebody was faster.'),
  ],
  [
    'a failing write without a word says the text of its status',
    'saveCard',
    http(409),
    true,
    snackbarWithKey('error.409'),
  ],
  [
    'a failing write with the marker of D-1203',
    'saveCard',
    http(422, 'error.validation'),
    true,
    snackbarWithKey('error.422'),
  ],
  ['a failing write with a status of no text', 'saveCard', http(502), true, snackbarWithKey('error.generic')],
  ['a write whose answer is out of shape', 'saveCard', invalidResponse, true, snackbarWithKey('error.generic')],
  ['a failing write that its screen tells of', 'createCardFromReply', http(500), true, noEffect],
  ['a failing reply that the chat tells of', 'askMagic', http(500), true, noEffect],
  ['a failing logout', 'logout', http(500), true, noEffect],

  ['a failing read is only logged', 'getSparks', http(500, 'Server Error'), false, noEffect],
  ['a failing list is told by the board', 'getCards', http(403), false, noEffect],
  ['a read whose answer is out of shape', 'getSparks', invalidResponse, false, noEffect],

  ['a write that the app stopped', 'saveCard', { kind: 'aborted' }, true, noEffect],
  ['a stream that the app stopped', 'askMagic', { kind: 'aborted' }, true, noEffect],
  ['a read that the app stopped', 'getCards', { kind: 'aborted' }, false, noEffect],
])('%s', (_, name, error, isWrite, effect) => {
  expect(resolveErrorEffect(name, error, isWrite)).toEqual(effect)
})

// D-0904 speaks of writes that the person made; these the app makes by itself, at every connect and with each new card that is opened.
test.each<CallName>(['authorizeChannel', 'changeShareStatus'])(
  '%s, for which nobody pressed, is only logged',
  (name) => {
    expect(resolveErrorEffect(name, http(403, 'This action is unauthorized.'), true)).toEqual(noEffect)
  },
)
