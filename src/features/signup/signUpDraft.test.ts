// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { clearSignUpDraft, readSignUpDraft, storeSignUpDraft } from './signUpDraft'
import { EMPTY_VALUES, type SignUpValues } from './signUpValues'

const VALUES: SignUpValues = {
  secretCode: ['4', '8'],
  fullName: 'Tan Mei Ling',
  displayName: 'Mei 🦋',
  username: 'mei_tan',
  email: 'mei@sericahaya.example',
  password: 'a long walk',
  confirmPassword: 'a long walk',
  role: 'teacher',
  curriculum: { name: 'Cambridge', code: 'cambridge' },
  year: '17',
  buddy: 'R',
}
const storedText = () => sessionStorage.getItem('heartboard-signup-draft')

const store = (values: SignUpValues, hadCode = false) => storeSignUpDraft({ values, hadCode })
const EMPTY = { values: EMPTY_VALUES, hadCode: false }

test('the draft has every field but the passwords and the secret code', () => {
  store(VALUES)
  expect(readSignUpDraft().values).toEqual({ ...VALUES, secretCode: [], password: '', confirmPassword: '' })
  expect(storedText()).not.toContain('a long walk')
  expect(storedText()).not.toMatch(/password|secret/i)
})

test.each([
  [{ secretCode: ['4', '8'] }, false, true],
  [{ secretCode: [] }, false, false],
  [{ secretCode: [] }, true, true],
])(
  'a draft with code %o, asked for again before: %s, remembers only that a code was chosen',
  (change, isAsked, hadCode) => {
    store({ ...VALUES, ...change }, isAsked)
    expect(readSignUpDraft().hadCode).toBe(hadCode)
  },
)

test('a cleared draft is empty', () => {
  store(VALUES)
  clearSignUpDraft()
  expect(readSignUpDraft()).toEqual(EMPTY)
})

test.each([['not JSON'], ['null'], ['[]'], ['{"fullName":7,"role":"head","curriculum":"cambridge"}']])(
  'a stored draft %s counts as empty',
  (text) => {
    sessionStorage.setItem('heartboard-signup-draft', text)
    expect(readSignUpDraft()).toEqual(EMPTY)
  },
)

test('without storage nothing is kept, and nothing fails', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
  store(VALUES)
  expect(readSignUpDraft()).toEqual(EMPTY)
})
