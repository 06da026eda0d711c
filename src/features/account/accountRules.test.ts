import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '@/api/user.contract'
import { accountProblems, ageOf, isChanged, passwordProblems, profileOf } from './accountRules'
import { type AccountValues, valuesOf } from './accountValues'

const STUDENT: CurrentUser = {
  id: 21,
  name: 'Tan Mei Ling',
  email: 'mei.ling@sericahaya.example',
  username: 'mei_ling',
  buddy: 'E',
  show_burst: false,
  is_user_info_pass: true,
  curriculum: { name: 'Malaysian National', code: 'malaysian_national' },
  age: 11,
  year: { id: 17, name: 'Year 5' },
  roles: ['student'],
  permissions: [],
  preferences: [],
  hello_message_index: 0,
  is_first_access: false,
  autolayout: true,
  last_login_at: null,
  terms_accepted_at: null,
  has_created_first_format: true,
  is_onboarding_session: false,
  metadata: { usage_quota_reached: false },
}
const TEACHER: CurrentUser = { ...STUDENT, roles: ['teacher'], age: null, year: null }

const edited = (me: CurrentUser, change: Partial<AccountValues>) => ({ ...valuesOf(me), ...change })

describe('problems of the fields', () => {
  const LENGTH = 'account.error.nameLength'
  const CHARACTERS = 'account.error.nameCharacters'

  // D-1119.
  test.each([
    ['Me', { name: LENGTH }],
    ['', { name: LENGTH }],
    ['   ', { name: LENGTH }],
    ['Nur', {}],
    ['  Nur Aisyah  ', {}],
    ['Abcdefghijklmnop', {}],
    ['Abcdefghijklmnopq', { name: LENGTH }],
    ['🦋🦋', { name: LENGTH }],
    ['Mei Ling 2', { name: CHARACTERS }],
    ['Mei-Ling', { name: CHARACTERS }],
    ['Mei  Ling', { name: CHARACTERS }],
    ['<b>Mei</b>', { name: CHARACTERS }],
    ['Zoë', {}],
    ['林美玲', {}],
  ])('the name "%s" has the problems %o', (name, problems) => {
    expect(accountProblems(edited(STUDENT, { name }), STUDENT)).toEqual(problems)
  })

  // D-1003: the sign-up accepts names that break this rule.
  test.each(['Al', 'Nur Aisyah binti Kamal', 'R2-D2'])(
    'the name "%s" of the sign-up is no problem until it is changed',
    (name) => {
      const me = { ...STUDENT, name }
      expect(accountProblems(edited(me, { age: '12' }), me)).toEqual({})
      expect(accountProblems(edited(me, { name: `${name}!` }), me)).toHaveProperty('name')
    },
  )

  //
  test.each(['', 'mei', 'mei@', '@example.org', 'mei@example', 'mei ling@example.org', 'a@b@c.d'])(
    'the e-mail address "%s" is wrong',
    (email) => {
      expect(accountProblems(edited(STUDENT, { email }), STUDENT)).toEqual({ email: 'account.error.email' })
    },
  )

  // D-1002.
  test.each([
    ['a student with a curriculum', STUDENT, { year: '' }, { year: 'account.error.year' }],
    ['a student without a curriculum', STUDENT, { curriculum: '', year: '' }, {}],
    ['a teacher', TEACHER, { curriculum: 'cambridge' }, {}],
  ])('no year of %s', (_, me, change, problems) => {
    expect(accountProblems(edited(me, change), me)).toEqual(problems)
  })

  // D-1019: the field is read-only, but the rule still holds.
  test.each([
    ['mei_ling', {}],
    ['me', { username: 'account.error.username' }],
    ['mei ling', { username: 'account.error.username' }],
  ])('the username "%s" has the problems %o', (username, problems) => {
    expect(accountProblems(edited(STUDENT, { username }), STUDENT)).toEqual(problems)
  })
})

//
test.each([
  ['11', 11],
  ['3', 4],
  ['-5', 4],
  ['0', 4],
  ['19', 18],
  ['99999999999999999999', 18],
  ['9'.repeat(400), 18],
  ['7.6', 8],
  [' 12 ', 12],
  ['', null],
  ['  ', null],
  ['eleven', 9],
])('the age "%s" is stored as %s', (text, age) => {
  expect(ageOf(text, 9)).toBe(age)
})

describe('the request of a save', () => {
  //
  test.each([
    ['nothing', {}, false],
    ['spaces around the name', { name: '  Tan Mei Ling ' }, false],
    ['an age that is clamped to the same', { age: '11.2' }, false],
    ['an age that is no number', { age: 'abc' }, false],
    ['the name', { name: 'Mei Ling' }, true],
    ['the e-mail address', { email: 'mei@example.org' }, true],
    ['the age', { age: '12' }, true],
    ['no age', { age: '' }, true],
    ['the curriculum', { curriculum: 'cambridge', year: '' }, true],
    ['the year', { year: '18' }, true],
  ])('after a change of %s, by %o, there is something to save: %s', (_, change, expected) => {
    expect(isChanged(edited(STUDENT, change), STUDENT)).toBe(expected)
  })

  test('a student sends the whole profile, the username unchanged', () => {
    const values = edited(STUDENT, { name: ' Mei ', age: '40', curriculum: 'cambridge', year: '18' })
    expect(profileOf(values, STUDENT)).toEqual({
      name: 'Mei',
      username: 'mei_ling',
      email: 'mei.ling@sericahaya.example',
      curriculum: 'cambridge',
      age: 18,
      year_id: 18,
    })
  })

  test('a teacher sends neither age nor year', () => {
    const me = { ...TEACHER, curriculum: null }
    const profile = profileOf(edited(me, { age: '7', year: '17' }), me)
    expect(profile).toMatchObject({ age: null, year_id: null })
    expect(profile).not.toHaveProperty('curriculum')
  })
})

//
test.each([
  ['', '', { password: 'account.error.passwordMissing', confirmation: 'account.error.confirmMissing' }],
  ['short!', 'short!', { password: 'account.error.passwordRule' }],
  ['longenough1', 'longenough1', { password: 'account.error.passwordRule' }],
  ['long enough', '', { confirmation: 'account.error.confirmMissing' }],
  ['long enough', 'long enough ', { confirmation: 'account.error.confirmDiffers' }],
  ['long enough', 'long enough', {}],
  [' satu dua ', ' satu dua ', {}],
])('the new password "%s", confirmed as "%s", has the problems %o', (password, confirmation, problems) => {
  expect(passwordProblems({ current: 'x', password, confirmation })).toEqual(problems)
})
