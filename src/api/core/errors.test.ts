import { expect, test } from 'vitest'
import { texts as startEn } from '@/i18n/en/start'
import {
  type ApiError,
  errorKey,
  fieldMessage,
  httpError,
  saveErrorText,
  serverMessage,
  statusOf,
  toApiError,
} from './errors'

const http = (status: number, errors?: Record<string, string[]>): ApiError => ({
  kind: 'http',
  status,
  message: '',
  errors,
})

// Texts.
test.each([
  [400, "Oops! Something went wrong, but we're on it. Please try again later."],
  [401, 'Oops! Something went wrong. Please reload and try again.'],
  [411, 'Oops! Something went wrong. Please reload and try again.'],
  [412, 'Oops! Something went wrong. Please reload and try again.'],
  [422, 'Oops! Something went wrong. Please reload and try again.'],
  [423, 'Oops! Something went wrong. Please reload and try again.'],
  [428, 'Oops! Something went wrong. Please reload and try again.'],
  [403, "Sorry, you don't have the access for this action."],
  [404, 'Page Not Found'],
  [406, "We encountered an issue, but we're on it! Please try again later."],
  [409, "There's an issue saving your changes. Please try again."],
  [410, 'This content is no longer available.'],
  [415, 'Invalid input. Please check your input and try again.'],
  [429, "You're out of Magic! It'll be back after midnight, but you can still access your Board!"],
  [500, 'Oh no! Something went wrong!'],
  [503, 'Under Maintenance'],
])('an AI call that fails with %i shows "%s"', (status, text) => {
  const key = errorKey(httpError(status, undefined, { isAi: true }))
  expect(key).toBe(`error.${status}`)
  expect(startEn.error[status as keyof typeof startEn.error]).toBe(text)
})

test.each([402, 405, 408, 413, 418, 419, 502, 504])('%i has no text of its own and shows the generic one', (status) => {
  expect(errorKey(http(status))).toBe('error.generic')
})

test('the generic text is the text of 400', () => {
  expect(startEn.error.generic).toBe(startEn.error[400])
})

test('a 429 of a call without AI is rate limiting and shows the text of 400', () => {
  expect(errorKey(http(429))).toBe('error.400')
})

test.each([
  ['names a field', { title: ['Too long.'] }, 'error.validation'],
  ['names none', {}, 'error.422'],
  ['has no errors at all', undefined, 'error.422'],
])('422 that %s', (_, errors, key) => {
  expect(errorKey(http(422, errors))).toBe(key)
})

// A-493, D-1014.
test('a body with errors of fields shows "Invalid input. Please check your input and try again."', () => {
  const error = httpError(422, { message: 'error.validation', errors: { title: ['Too long.'] } })
  expect(errorKey(error)).toBe('error.validation')
  expect(startEn.error.validation).toBe('Invalid input. Please check your input and try again.')
})

test.each<[string, ApiError, number | undefined, string]>([
  ['no response counts as 401', { kind: 'offline' }, 401, 'error.401'],
  ['an invalid response has no status', { kind: 'invalidResponse', detail: 'data' }, undefined, 'error.generic'],
  ['an aborted call has no status', { kind: 'aborted' }, undefined, 'error.generic'],
])('%s', (_, error, status, key) => {
  expect(statusOf(error)).toBe(status)
  expect(errorKey(error)).toBe(key)
})

test.each<[string, unknown, ApiError]>([
  ['an error of an endpoint', http(404), http(404)],
  ['an aborted mutation', { name: 'AbortError', message: 'Aborted' }, { kind: 'aborted' }],
  ['an exception', { name: 'TypeError', message: 'x is null' }, { kind: 'invalidResponse', detail: 'x is null' }],
  ['nothing', undefined, { kind: 'invalidResponse', detail: 'undefined' }],
])('%s is the error of a call', (_, error, apiError) => {
  expect(toApiError(error)).toEqual(apiError)
})

test.each([
  ['an HTML page', '<!doctype html><h1>Bad Gateway</h1>'],
  ['nothing', undefined],
  ['null', null],
  ['a bare string', 'Server Error'],
  ['a list', [{ message: 'Server Error' }]],
  ['a message that is not a string', { message: null }],
])('an error response whose body is %s has no message', (_, body) => {
  const error = httpError(500, body)
  expect(error).toMatchObject({ kind: 'http', status: 500 })
  expect(serverMessage(error)).toBeUndefined()
  expect(fieldMessage(error, 'title')).toBeUndefined()
})

test("the server's message and its first message per field are kept", () => {
  const error = httpError(422, {
    message: 'Please look again.',
    errors: { username: ['Taken.', 'Too short.'], email: [] },
  })
  expect(serverMessage(error)).toBe('Please look again.')
  expect(fieldMessage(error, 'username')).toBe('Taken.')
  expect(fieldMessage(error, 'email')).toBeUndefined()
})

test('the marker "error.validation" is never shown as a message', () => {
  const error = httpError(422, { message: 'error.validation', errors: { name: ['Too short.'] } })
  expect(serverMessage(error)).toBeUndefined()
  expect(fieldMessage(error, 'name')).toBe('Too short.')
})

test('an error without a response has no message', () => {
  expect(serverMessage({ kind: 'offline' })).toBeUndefined()
  expect(fieldMessage({ kind: 'invalidResponse', detail: 'data' }, 'name')).toBeUndefined()
})

// PHP encodes an empty map as a list, and Laravel resources encode a missing value as null.
test.each([
  ['errors as an empty list', { message: 'Too many attempts.', errors: [] }],
  ['a code of null', { message: 'Too many attempts.', code: null }],
  ['a number as code', { message: 'Too many attempts.', code: 17 }],
])('the message survives %s', (_, body) => {
  expect(serverMessage(httpError(429, body))).toBe('Too many attempts.')
})

test.each([
  [500, 'Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [419, 'CSRF token mismatch.'],
])("the framework's words of %i, '%s', are never shown", (status, message) => {
  const error = httpError(status, { message, errors: { title: [message] } })
  expect(serverMessage(error)).toBeUndefined()
  expect(fieldMessage(error, 'title')).toBeUndefined()
  expect(saveErrorText(error)).toEqual({ key: 'message.save.failed' })
})

test.each([500, 419])('a %i with a code was meant for people and shows its message', (status) => {
  const error = httpError(status, { message: 'This stack is full.', code: 'stack.full' })
  expect(serverMessage(error)).toBe('This stack is full.')
  expect(saveErrorText(error)).toEqual({ message: 'This stack is full.' })
})
