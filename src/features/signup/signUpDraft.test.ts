// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { clearSignUpDraft, forgetDraftBuddy, readSignUpDraft, storeSignUpDraft } from './signUpDraft'
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

test('the draft has every field but the passwords and the secret code', () => {
  storeSignUpDraft(VALUES)
  expect(readSignUpDraft()).toEqual({ ...VALUES, secretCode: [], password: '', confirmPassword: '' })
  expect(storedText()).not.toContain('a long walk')
  expect(storedText()).not.toMatch(/password|secret/i)
})

test('the buddy is forgotten, and the rest is kept', () => {
  forgetDraftBuddy()
  expect(storedText()).toBeNull()
  storeSignUpDraft(VALUES)
  forgetDraftBuddy()
  expect(readSignUpDraft()).toMatchObject({ fullName: 'Tan Mei Ling', buddy: '' })
})

test('a cleared draft is empty', () => {
  storeSignUpDraft(VALUES)
  clearSignUpDraft()
  expect(readSignUpDraft()).toEqual(EMPTY_VALUES)
})

test.each([['not JSON'], ['null'], ['[]'], ['{"fullName":7,"role":"head","curriculum":"cambridge"}']])(
  'a stored draft %s counts as empty',
  (text) => {
    sessionStorage.setItem('heartboard-signup-draft', text)
    expect(readSignUpDraft()).toEqual(EMPTY_VALUES)
  },
)

test('without storage nothing is kept, and nothing fails', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
  storeSignUpDraft(VALUES)
  expect(readSignUpDraft()).toEqual(EMPTY_VALUES)
})
