import { expect, test } from 'vitest'
import { draftOf, restoreDraft } from './accountDraft'

const LOADED = {
  name: 'Mei',
  username: 'mei_ling',
  age: '11',
  email: 'mei@example.org',
  curriculum: 'cambridge',
  year: '17',
}

test('a draft has the changes alone, so that the rest follows the account', () => {
  const draft = draftOf({ ...LOADED, name: 'Mei Ling', age: '' }, LOADED)
  expect(JSON.parse(draft)).toEqual({ name: 'Mei Ling', age: '' })
  const elsewhere = { ...LOADED, email: 'ling@example.org' }
  expect(restoreDraft(draft, elsewhere)).toEqual({ ...elsewhere, name: 'Mei Ling', age: '' })
})

test.each(['', 'null', '{', '7', '{"name":7}', '{"username":"somebody_else"}'])(
  'the draft %s changes nothing',
  (draft) => {
    expect(restoreDraft(draft, LOADED)).toEqual(LOADED)
  },
)
