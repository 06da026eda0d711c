import { expect, test, vi } from 'vitest'
import { type CallName, calls } from '@/api/calls'
import type { ApiError } from '@/api/core/errors'
import type { TextKey } from '@/i18n/textParts'
import { StreamError, streamFailed } from '@/streaming/streamFailed'
import { expectConsole } from '@/testing/expectConsole'
import { createErrorMiddleware, type ErrorEffect, resolveErrorEffect } from './errorMiddleware'

const http = (status: number, message = ''): ApiError => ({ kind: 'http', status, message })
const quotaExceeded: ApiError = { kind: 'http', status: 429, message: 'Quota exceeded', isAi: true }
const offline: ApiError = { kind: 'offline' }
const invalidResponse: ApiError = { kind: 'invalidResponse', detail: 'data: Invalid input' }

const noEffect: ErrorEffect = { type: 'none' }
const maintenance: ErrorEffect = { type: 'maintenance' }
const noResponse: ErrorEffect = { type: 'noResponse' }
const signedOut: ErrorEffect = { type: 'signedOut' }
const quotaReached: ErrorEffect = { type: 'quotaReached', resetAt: null }
const snackbarWithKey = (key: TextKey): ErrorEffect => ({ type: 'snackbar', text: { key } })
const snackbarWithMessage = (message: string): ErrorEffect => ({ type: 'snackbar', text: { message } })

type Row = [title: string, name: CallName, error: ApiError, isWrite: boolean, effect: ErrorEffect]

// D-1011 to D-1016, D-0903, D-0904. `saveCard` represents any write, `getSparks` any read.
test.each<Row>([
  ['503 of a read shows the maintenance page', 'getCards', http(503), false, maintenance],
  ['503 of a write shows the maintenance page', 'saveCard', http(503), true, maintenance],
  ['503 of getMe shows the maintenance page', 'getMe', http(503), false, maintenance],
  ['503 of login shows the maintenance page', 'login', http(503), true, maintenance],

  ['401 of a read ends the session', 'getCards', http(401), false, signedOut],
  ['401 of a write ends the session', 'saveCard', http(401), true, signedOut],
  ['401 of a stream ends the session', 'askMagic', http(401), true, signedOut],
  ['401 of getMe is left to the route guards', 'getMe', http(401), false, noEffect],
  ['401 of login is left to the login page', 'login', http(401), true, noEffect],

  ['a read without a response ends no session', 'getCards', offline, false, noResponse],
  ['a write without a response ends no session', 'saveCard', offline, true, noResponse],
  ['getMe without a response is asked again', 'getMe', offline, false, noResponse],
  ['login without a response is left to the login page', 'login', offline, true, noEffect],

  ['429 of askMagic marks the quota as reached', 'askMagic', quotaExceeded, true, quotaReached],
  ['429 of createCardFromReply marks the quota as reached', 'createCardFromReply', quotaExceeded, true, quotaReached],
  [
    '429 of another write shows the server message',
    'saveCard',
    http(429, 'Slow down.'),
    true,
    snackbarWithMessage('Slow down.'),
  ],
  [
    '429 of another write without a message shows the text of 400',
    'saveCard',
    http(429),
    true,
    snackbarWithKey('error.400'),
  ],
  ['429 of login is left to the login page', 'login', http(429, 'Too many attempts.'), true, noEffect],
  ['429 of a read has no effect', 'getSparks', http(429, 'Slow down.'), false, noEffect],

  [
    'a failed write shows the server message',
    'saveCard',
    http(409, 'Somebody was faster.'),
    true,
    snackbarWithMessage('Somebody was faster.'),
  ],
  [
    'a failed write without a message shows the text of its status',
    'saveCard',
    http(409),
    true,
    snackbarWithKey('error.409'),
  ],
  [
    'a failed write with the validation marker of D-1203 shows the text of 422',
    'saveCard',
    http(422, 'error.validation'),
    true,
    snackbarWithKey('error.422'),
  ],
  [
    'a failed write whose fields are invalid shows the validation text',
    'saveCard',
    { ...http(422, 'error.validation'), errors: { title: ['Too long.'] } } as ApiError,
    true,
    snackbarWithKey('error.validation'),
  ],
  [
    'a refusal that the form shows beside its field has no snackbar',
    'addGroup',
    { ...http(422, 'Taken.'), errors: { group_name: ['Taken.'] } } as ApiError,
    true,
    noEffect,
  ],
  [
    'a refusal of a field that the form does not have shows the server message',
    'updateMe',
    { ...http(422, 'Not now.'), errors: { name: ['Too short.'], buddy: ['Not now.'] } } as ApiError,
    true,
    snackbarWithMessage('Not now.'),
  ],
  [
    'a failed write whose status has no text shows the generic text',
    'saveCard',
    http(502),
    true,
    snackbarWithKey('error.generic'),
  ],
  [
    'a write with an invalid response shows the generic text',
    'saveCard',
    invalidResponse,
    true,
    snackbarWithKey('error.generic'),
  ],
  ['a failed createCardFromReply is reported by its screen', 'createCardFromReply', http(500), true, noEffect],
  ['a failed askMagic is reported by the chat', 'askMagic', http(500), true, noEffect],
  ['a failed logout has no effect', 'logout', http(500), true, noEffect],

  ['a failed read is only logged', 'getSparks', http(500, 'Server Error'), false, noEffect],
  ['a failed getCards is reported by the board', 'getCards', http(403), false, noEffect],
  ['a read with an invalid response is only logged', 'getSparks', invalidResponse, false, noEffect],

  ['an aborted write has no effect', 'saveCard', { kind: 'aborted' }, true, noEffect],
  ['an aborted stream has no effect', 'askMagic', { kind: 'aborted' }, true, noEffect],
  ['an aborted read has no effect', 'getCards', { kind: 'aborted' }, false, noEffect],
])('%s', (_, name, error, isWrite, effect) => {
  expect(resolveErrorEffect(calls[name], error, isWrite)).toEqual(effect)
})

// D-0904 reports failed writes of the user. The app itself sends these two calls: on every connect, and when the user
// opens a new card.
test.each<CallName>(['authorizeChannel', 'changeShareStatus'])(
  'a failed background write %s is only logged',
  (name) => {
    expect(resolveErrorEffect(calls[name], http(403, 'This action is unauthorized.'), true)).toEqual(noEffect)
  },
)

test.each<[ApiError, number]>([
  [http(503), 1],
  [{ kind: 'aborted' }, 0],
])('a failed stream has the effect of a failed call: %o', (error, navigations) => {
  if (navigations > 0) expectConsole(/^\[api\] askMagic failed/)
  const navigate = vi.fn<(to: string) => void>()
  const store = { dispatch: <Action>(action: Action) => action, getState: () => undefined }
  createErrorMiddleware(navigate)(store)((action) => action)(streamFailed(calls.askMagic, new StreamError(error)))
  expect(navigate).toHaveBeenCalledTimes(navigations)
})
