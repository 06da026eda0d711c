// @vitest-environment jsdom

import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import { CHARACTERS, dismissCharacter, selectIsDismissed } from './charactersSlice'

function createTestStore() {
  const { store, close } = openApp({ isWithoutRealtime: true })
  onTestFinished(close)
  return store
}

const KEY = 'onboarding-char-dismissed'
const dismissedIn = (store: ReturnType<typeof createTestStore>) =>
  CHARACTERS.filter((character) => selectIsDismissed(store.getState(), character))

// A-272, C-259.
test.each<[string, string | null, string[]]>([
  ['no entry', null, []],
  ['an array of names', '["gallery","stack"]', ['gallery', 'stack']],
  ['an unknown name', '["gallery","wizard"]', ['gallery']],
  ['no array', '{"gallery":true}', []],
  ['an array of other values', '[1,null]', []],
  ['broken JSON', '["gallery', []],
])('dismissed characters of %s', (_, stored, expected) => {
  if (stored !== null) localStorage.setItem(KEY, stored)
  expect(dismissedIn(createTestStore())).toEqual(expected)
})

test('a dismissal is stored with what another tab has dismissed meanwhile', () => {
  const store = createTestStore()
  expect(dismissedIn(store)).toEqual([])
  localStorage.setItem(KEY, '["quiz"]')
  store.dispatch(dismissCharacter('gallery'))
  store.dispatch(dismissCharacter('gallery'))
  expect(dismissedIn(store)).toEqual(['gallery'])
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['gallery', 'quiz'])
})

test('without storage a dismissal lasts until the page closes', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'QuotaExceededError')
  })
  onTestFinished(() => blocked.mockRestore())
  const store = createTestStore()
  store.dispatch(dismissCharacter('tutor'))
  expect(dismissedIn(store)).toEqual(['tutor'])
})
