// @vitest-environment node
import { expect, test } from 'vitest'
import type { CallName } from '@/api/calls'
import type { ApiError } from '@/api/errors'
import { type Consequence, consequenceOf } from './failures'

const http = (status: number, message = ''): ApiError => ({ kind: 'http', status, message })
const outOfMagic: ApiError = { kind: 'http', status: 429, message: 'Quota exceeded', isAi: true }
const offline: ApiError = { kind: 'offline' }
const broken: ApiError = { kind: 'broken', problem: 'data: Invalid input' }

const nothing: Consequence = { type: 'nothing' }
const maintenance: Consequence = { type: 'maintenance' }
const signedOut: Consequence = { type: 'signedOut' }
const quotaReached: Consequence = { type: 'quotaReached' }
const says = (key: string): Consequence => ({ type: 'snackbar', text: { key } })
const repeats = (message: string): Consequence => ({ type: 'snackbar', text: { message } })

type Row = [what: string, name: CallName, error: ApiError, isWrite: boolean, consequence: Consequence]

// access 8, decisions/access C-11 to C-16, spec/README overrides 3 and 4. `saveCard` stands for writes of any screen,
// `getSparks` for reads.
test.each<Row>([
  ['503 of a read', 'getCards', http(503), false, maintenance],
  ['503 of a write', 'saveCard', http(503), true, maintenance],
  ['503 at start-up', 'getMe', http(503), false, maintenance],
  ['503 at the login', 'login', http(503), true, maintenance],

  ['401 of a read', 'getCards', http(401), false, signedOut],
  ['401 of a write', 'saveCard', http(401), true, signedOut],
  ['401 of a stream', 'askMagic', http(401), true, signedOut],
  ['401 at start-up is left to the guards', 'getMe', http(401), false, nothing],
  ['401 at the login is left to the login page', 'login', http(401), true, nothing],

  ['no answer counts as 401', 'getCards', offline, false, signedOut],
  ['no answer to a write counts as 401', 'saveCard', offline, true, signedOut],
  ['no answer at start-up', 'getMe', offline, false, nothing],
  ['no answer at the login', 'login', offline, true, nothing],

  ['429 of an AI call', 'askMagic', outOfMagic, true, quotaReached],
  ['429 of the other AI call', 'createCardFromReply', outOfMagic, true, quotaReached],
  ['429 of another write repeats the server', 'saveCard', http(429, 'Slow down.'), true, repeats('Slow down.')],
  ['429 of another write without a word', 'saveCard', http(429), true, says('error.400')],
  ['429 at the login is left to the login page', 'login', http(429, 'Too many attempts.'), true, nothing],
  ['429 of a read', 'getSparks', http(429, 'Slow down.'), false, nothing],

  [
    'a failing write repeats the server',
    'saveCard',
    http(409, 'Somebody was faster.'),
    true,
    repeats('Somebody was faster.'),
  ],
  ['a failing write without a word says the text of its status', 'saveCard', http(409), true, says('error.409')],
  ['a failing write with the marker of W-3', 'saveCard', http(422, 'error.validation'), true, says('error.422')],
  ['a failing write with a status of no text', 'saveCard', http(502), true, says('error.generic')],
  ['a write whose answer is out of shape', 'saveCard', broken, true, says('error.generic')],
  ['a failing write that its screen tells of', 'createCardFromReply', http(500), true, nothing],
  ['a failing reply that the chat tells of', 'askMagic', http(500), true, nothing],
  ['a failing logout', 'logout', http(500), true, nothing],

  ['a failing read is only logged', 'getSparks', http(500, 'Server Error'), false, nothing],
  ['a failing list is told by the board', 'getCards', http(403), false, nothing],
  ['a read whose answer is out of shape', 'getSparks', broken, false, nothing],

  ['a write that the app stopped', 'saveCard', { kind: 'aborted' }, true, nothing],
  ['a stream that the app stopped', 'askMagic', { kind: 'aborted' }, true, nothing],
  ['a read that the app stopped', 'getCards', { kind: 'aborted' }, false, nothing],
])('%s', (_, name, error, isWrite, consequence) => {
  expect(consequenceOf(name, error, isWrite)).toEqual(consequence)
})

// Override 4 speaks of writes that the person made; these the app makes by itself, at every connect and with each new card that is opened.
test.each<CallName>(['authorizeChannel', 'changeShareStatus'])(
  '%s, for which nobody pressed, is only logged',
  (name) => {
    expect(consequenceOf(name, http(403, 'This action is unauthorized.'), true)).toEqual(nothing)
  },
)
