import { expect, test } from 'vitest'
import { fieldProblems, nextPage, reachablePage } from './signUpRules'
import { EMPTY_VALUES, type SignUpPage, type SignUpValues } from './signUpValues'

const ACCOUNT: Partial<SignUpValues> = {
  fullName: 'Tan Mei Ling',
  displayName: 'Mei',
  username: 'mei_tan',
  email: 'mei@sericahaya.example',
  password: 'a long walk',
  confirmPassword: 'a long walk',
}
const SCHOOL: Partial<SignUpValues> = {
  curriculum: { name: 'Cambridge', code: 'cambridge' },
  year: '17',
}
const COMPLETE: SignUpValues = { ...EMPTY_VALUES, ...ACCOUNT, ...SCHOOL, buddy: 'R' }

const LONG = 'x'.repeat(10_000)

//
test.each<[Partial<SignUpValues>, object]>([
  [{}, {}],
  [{ fullName: ' \t ' }, { fullName: 'signup.error.full_name_required' }],
  [{ fullName: '陈美玲 🌺' }, {}],
  [{ fullName: LONG }, {}],
  [{ displayName: '  ' }, { displayName: 'signup.error.display_name_required' }],
  [{ displayName: 'Zoë 🦋' }, {}],
  [{ username: '' }, { username: 'signup.error.user_name_required' }],
  [{ username: ' mei_tan ' }, {}],
  [{ username: 'me' }, { username: 'signup.error.user_name_rule' }],
  [{ username: 'a_user_of_17_char' }, { username: 'signup.error.user_name_rule' }],
  [{ username: 'méi' }, { username: 'signup.error.user_name_rule' }],
  [{ username: '🐱🐱🐱' }, { username: 'signup.error.user_name_rule' }],
  [{ username: LONG }, { username: 'signup.error.user_name_rule' }],
  [{ email: '  ' }, { email: 'signup.error.email_required' }],
  [{ email: ' mei@sericahaya.example ' }, {}],
  [{ email: 'mei@sericahaya' }, { email: 'signup.error.email_invalid' }],
  [
    { password: '', confirmPassword: '' },
    { password: 'signup.error.password_required', confirmPassword: 'signup.error.confirm_required' },
  ],
  [{ password: 'short !', confirmPassword: 'short !' }, { password: 'signup.error.password_rule' }],
  [{ password: 'abcdefg1', confirmPassword: 'abcdefg1' }, { password: 'signup.error.password_rule' }],
  [{ password: ' 2 spaces ', confirmPassword: ' 2 spaces ' }, {}],
  [{ password: ' 2 spaces ', confirmPassword: '2 spaces' }, { confirmPassword: 'signup.error.password_not_match' }],
])('account details with %o have the problems %o', (change, problems) => {
  expect(fieldProblems({ ...COMPLETE, ...change })).toEqual(problems)
})

// D-1001.
test.each<[Partial<SignUpValues>, object]>([
  [
    { curriculum: null, year: '' },
    { curriculum: 'signup.error.curriculum_required', year: 'signup.error.year_required' },
  ],
  [{ role: 'teacher', year: '' }, { year: 'signup.error.year_required' }],
  [{ role: 'teacher' }, {}],
])('school with %o has the problems %o', (change, problems) => {
  expect(fieldProblems({ ...COMPLETE, ...change })).toEqual(problems)
})

//
test.each<[SignUpPage, SignUpValues['role'], SignUpPage | undefined]>([
  [1, 'student', 2],
  [2, 'student', 3],
  [3, 'student', 4],
  [4, 'student', undefined],
  [3, 'teacher', undefined],
])('after page %d of a %s comes page %s', (page, role, next) => {
  expect(nextPage(page, { role })).toBe(next)
})

test.each<[title: string, requested: SignUpPage, values: SignUpValues, shown: SignUpPage]>([
  ['an empty form', 5, EMPTY_VALUES, 2],
  ['an empty form', 2, EMPTY_VALUES, 2],
  ['an empty form', 1, EMPTY_VALUES, 1],
  ['account details alone', 4, { ...EMPTY_VALUES, ...ACCOUNT }, 3],
  ['account details after a reload, without passwords', 4, { ...COMPLETE, password: '', confirmPassword: '' }, 2],
  ['a complete student', 5, COMPLETE, 4],
  ['a complete teacher', 4, { ...COMPLETE, role: 'teacher', buddy: '' }, 3],
  ['a student without a buddy', 5, { ...COMPLETE, buddy: '' }, 4],
])('with %s, the address of page %d leads no further than the first incomplete page', (_, requested, values, shown) => {
  expect(reachablePage(requested, values, false)).toBe(shown)
})

test('while sign-up is closed every address shows page 1', () => {
  expect(reachablePage(4, COMPLETE, true)).toBe(1)
})
