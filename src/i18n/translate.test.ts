import { expect, test } from 'vitest'
import { mergeTexts, translate } from './translate'

const texts = {
  login: { title: 'Welcome back' },
  error: { 404: 'Page Not Found' },
  board: { count_one: '{{count}} card', count_other: '{{count}} cards' },
  chat: { greeting: 'Hi {{name}}! {{name}}, what shall we find out about {{topic}}?' },
}

test.each([
  ['login.title', undefined, 'Welcome back'],
  ['error.404', undefined, 'Page Not Found'],
  ['board.count', { count: 1 }, '1 card'],
  ['board.count', { count: 0 }, '0 cards'],
  ['board.count', { count: 1000 }, '1000 cards'],
  ['chat.greeting', { name: 'Mei', topic: '{{name}}' }, 'Hi Mei! Mei, what shall we find out about {{name}}?'],
  ['board.count', { count: Number.NaN }, '– cards'],
  ['board.count', { count: undefined as never }, '– cards'],
  ['chat.greeting', { name: 'Mei' }, 'Hi Mei! Mei, what shall we find out about {{topic}}?'],
])('translates %s with %o', (key, values, expected) => {
  expect(translate('en', texts, key, values)).toBe(expected)
})

test.each([
  'nowhere',
  'login',
  'login.title.more',
  'board.count',
  '',
  'login.constructor',
  'login.constructor.name',
  'login.__proto__',
])('returns the key "%s" when it has no text', (key) => {
  expect(translate('en', texts, key)).toBe(key)
})

test('merging texts keeps the keys of both trees at every depth, and changes neither', () => {
  const merged = mergeTexts(texts, { login: { lead: 'Hello' }, error: { 404: 'Gone' } })
  expect(translate('en', merged, 'login.title')).toBe('Welcome back')
  expect(translate('en', merged, 'login.lead')).toBe('Hello')
  expect(translate('en', merged, 'error.404')).toBe('Gone')
  expect(translate('en', texts, 'error.404')).toBe('Page Not Found')
})
