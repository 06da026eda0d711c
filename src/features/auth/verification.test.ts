import { expect, test } from 'vitest'
import type { ApiError } from '@/api/core/errors'
import type { VerificationCall, VerificationResult } from './verification'
import { verificationSnackbar } from './verification'

const CODE = 'eyJpZCI6NDR9'
const replaceKey = 'verification'
const resend = { name: 'resendVerification', labelKey: 'verification.resend', id: CODE }
const retry = { name: 'verifyUser', labelKey: 'verification.check', id: CODE }

const answered = (message: string, isExpired = false): VerificationResult => ({
  data: { message, data: { isExpired } },
})
const failed = (status: number, body: Partial<ApiError> & { message: string }): VerificationResult => ({
  error: { kind: 'http', status, ...body } as ApiError,
})

test.each<[title: string, VerificationCall, VerificationResult, expected: unknown]>([
  ['a verified address', 'verifyUser', answered('Done.'), { kind: 'success', text: { message: 'Done.' }, replaceKey }],
  [
    'a verified address without words',
    'verifyUser',
    answered(''),
    { kind: 'success', text: { key: 'verification.done' }, replaceKey },
  ],
  [
    'a mail sent without words',
    'resendVerification',
    answered(''),
    { kind: 'success', text: { key: 'verification.sent' }, replaceKey },
  ],
  [
    'an expired link, reported with 200',
    'verifyUser',
    answered('Too old.', true),
    { kind: 'danger', text: { message: 'Too old.' }, replaceKey, action: resend },
  ],
  [
    'an expired link',
    'verifyUser',
    failed(422, { message: 'Too old.', data: { isExpired: true } }),
    { kind: 'danger', text: { message: 'Too old.' }, replaceKey, action: resend },
  ],
  [
    'an unknown link',
    'verifyUser',
    failed(422, { message: 'Unknown.', data: { isExpired: false } }),
    { kind: 'danger', text: { message: 'Unknown.' }, replaceKey },
  ],
  [
    'an unknown link without words',
    'verifyUser',
    failed(422, { message: '' }),
    { kind: 'danger', text: { key: 'verification.invalid' }, replaceKey },
  ],
  [
    'a mail for a link that has expired',
    'resendVerification',
    failed(422, { message: 'Too old.', data: { isExpired: true } }),
    { kind: 'danger', text: { message: 'Too old.' }, replaceKey, action: resend },
  ],
  [
    'a mail asked for too soon',
    'resendVerification',
    failed(429, { message: 'Wait 42 seconds.' }),
    { kind: 'danger', text: { message: 'Wait 42 seconds.' }, replaceKey, action: resend },
  ],
  [
    'a mail asked for too soon, without words',
    'resendVerification',
    failed(429, { message: '' }),
    { kind: 'danger', text: { key: 'error.400' }, replaceKey, action: resend },
  ],
  [
    'a server error',
    'verifyUser',
    failed(500, { message: '' }),
    { kind: 'danger', text: { key: 'error.500' }, replaceKey, action: retry },
  ],
  [
    'no response',
    'verifyUser',
    { error: { kind: 'offline' } },
    { kind: 'danger', text: { key: 'verification.unchecked' }, replaceKey, action: retry },
  ],
  [
    'a response that is none of the contract',
    'verifyUser',
    { error: { kind: 'invalidResponse', detail: 'message' } },
    { kind: 'danger', text: { key: 'error.generic' }, replaceKey, action: retry },
  ],
  ['a call that was aborted', 'verifyUser', { error: { kind: 'aborted' } }, undefined],
])('the snackbar of %s (%s)', (_, call, result, expected) => {
  expect(verificationSnackbar(call, CODE, result)).toEqual(expected)
})
