import { expect, test } from 'vitest'
import { httpError } from '@/api/core/errors'
import type { SignUpForm } from '@/api/onboarding.contract'
import { serverFieldErrors, toSignUpForm } from './signUpForm'
import { EMPTY_VALUES, type SignUpValues } from './signUpValues'

const STUDENT: SignUpValues = {
  ...EMPTY_VALUES,
  fullName: ' Tan Mei Ling ',
  displayName: ' Mei ',
  username: ' mei_tan ',
  email: ' mei@sericahaya.example ',
  password: ' 2 spaces ',
  confirmPassword: ' 2 spaces ',
  curriculum: { name: 'Cambridge', code: 'cambridge' },
  year: '17',
  buddy: 'R',
}
const SENT: SignUpForm = {
  full_name: 'Tan Mei Ling',
  display_name: 'Mei',
  email: 'mei@sericahaya.example',
  username: 'mei_tan',
  password: ' 2 spaces ',
  confirm_password: ' 2 spaces ',
  role: 'student',
  curriculum: { name: 'Cambridge', code: 'cambridge' },
  year: '17',
  buddy: 'R',
  referral_id: '',
  age: '',
  pin: '',
  selectedInterests: [],
  target_profile: 'student',
  reference_id: '',
  reference: '',
}

// D-1115.
test.each<[title: string, change: Partial<SignUpValues>, referralId: string, sent: Partial<SignUpForm>]>([
  ['a student', {}, '', {}],
  ['a secret code', { secretCode: ['4', '8', '2'] }, '', { pin: '4,8,2' }],
  ['an invitation', {}, 'r-7f3a', { referral_id: 'r-7f3a', reference_id: 'r-7f3a', reference: 'invite' }],
  [
    'an invitation of markup and slashes, which is text',
    {},
    '../<b>a/b</b>',
    { referral_id: '../<b>a/b</b>', reference_id: '../<b>a/b</b>', reference: 'invite' },
  ],
  [
    'a teacher who had chosen a buddy as a student',
    { role: 'teacher', buddy: 'R' },
    '',
    { role: 'teacher', target_profile: 'teacher', buddy: 'T' },
  ],
])('the form of %s', (_, change, referralId, sent) => {
  expect(toSignUpForm({ ...STUDENT, ...change }, referralId)).toEqual({ ...SENT, ...sent })
})

test.each([
  [{}, []],
  [
    { year: ['Please select a year'], username: ['Username is taken', 'and more'] },
    [
      { field: 'username', message: 'Username is taken' },
      { field: 'year', message: 'Please select a year' },
    ],
  ],
  [{ pin: ['Oops'] }, [{ field: 'secretCode', message: 'Oops' }]],
  [{ 'curriculum.code': ['Unknown'] }, [{ field: 'curriculum', message: 'Unknown' }]],
  [{ shoe_size: ['Too large'], full_name: [] }, []],
])('the errors %o of the server belong to %o', (errors, expected) => {
  expect(serverFieldErrors(httpError(422, { message: 'error.validation', errors }))).toEqual(expected)
})
