// @vitest-environment jsdom

import { expect, onTestFinished, test, vi } from 'vitest'
import { engagersApi } from '@/api/engagers'
import { sparksApi } from '@/api/sparks'
import { changeLanguage } from '@/i18n/i18n'
import { userApi } from '@/api/user'
import { expectConsole } from '@/testing/expectConsole'
import { openApp, type OpenAppOptions } from '@/testing/openApp'
import { connectionChanged, selectIsReconnecting } from './connectionSlice'
import { languageChanged, loadPreferences, modeChanged, savePreferences, selectPreferences } from './preferencesSlice'
import { selectSnackbars, snackbarClosed, snackbarShown } from './snackbarsSlice'

function createTestStore(options: OpenAppOptions = {}) {
  const { store, close } = openApp({ isWithoutRealtime: true, ...options })
  onTestFinished(close)
  return store
}

test('a duplicate snackbar replaces the first one and is the newest', () => {
  const store = createTestStore()
  store.dispatch(snackbarShown({ kind: 'danger', text: { message: 'Full.' } }))
  store.dispatch(snackbarShown({ kind: 'success', text: { key: 'board.title' } }))
  store.dispatch(snackbarShown({ kind: 'danger', text: { message: 'Full.' } }))
  expect(selectSnackbars(store.getState())).toMatchObject([{ kind: 'success' }, { kind: 'danger' }])
})

test('snackbars of another kind or text are no duplicates', () => {
  const store = createTestStore()
  store.dispatch(snackbarShown({ kind: 'danger', text: { message: 'Full.' } }))
  store.dispatch(snackbarShown({ kind: 'warning', text: { message: 'Full.' } }))
  store.dispatch(snackbarShown({ kind: 'danger', text: { message: 'Empty.' } }))
  expect(selectSnackbars(store.getState())).toHaveLength(3)
})

test('a snackbar with an action replaces the same text without one, but no other action', () => {
  const store = createTestStore()
  const deleted = { kind: 'neutral', text: { key: 'message.deleted.one' } } as const
  const undo = (id: string) => ({ name: 'undo', labelKey: 'board.undo', id }) as const
  store.dispatch(snackbarShown(deleted))
  store.dispatch(snackbarShown({ ...deleted, action: undo('a') }))
  store.dispatch(snackbarShown({ ...deleted, action: undo('b') }))
  store.dispatch(snackbarShown({ ...deleted, action: undo('a') }))
  expect(selectSnackbars(store.getState()).map(({ action }) => action?.id)).toEqual(['b', 'a'])
})

test('closing a snackbar leaves the others', () => {
  const store = createTestStore()
  store.dispatch(snackbarShown({ kind: 'danger', text: { message: 'one' } }))
  store.dispatch(snackbarShown({ kind: 'danger', text: { message: 'two' } }))
  const [first] = selectSnackbars(store.getState())
  store.dispatch(snackbarClosed({ id: first?.id ?? '' }))
  expect(selectSnackbars(store.getState())).toMatchObject([{ text: { message: 'two' } }])
})

test('at most four snackbars are shown; the oldest without an action leaves first', () => {
  const store = createTestStore()
  const undo = { name: 'undo', labelKey: 'board.undo', id: '1' } as const
  store.dispatch(snackbarShown({ kind: 'success', text: { message: 'moved' }, action: undo }))
  for (const message of ['one', 'two', 'three', 'four', 'five']) {
    store.dispatch(snackbarShown({ kind: 'danger', text: { message } }))
  }
  const messages = selectSnackbars(store.getState()).map(({ text }) => 'message' in text && text.message)
  expect(messages).toEqual(['moved', 'three', 'four', 'five'])
})

test('reconnecting is reported only after a connection was established', () => {
  const store = createTestStore()
  const reconnecting = (['connecting', 'connected', 'connecting', 'connected', 'off', 'connecting'] as const).map(
    (status) => {
      store.dispatch(connectionChanged(status))
      return selectIsReconnecting(store.getState())
    },
  )
  expect(reconnecting).toEqual([false, false, true, false, false, false])
})

test.each([
  ['missing', null, { mode: 'system', language: 'en', rowsPerPage: 5 }],
  ['valid', '{"mode":"dark","language":"ms"}', { mode: 'dark', language: 'ms', rowsPerPage: 5 }],
  ['partly unknown', '{"mode":"sepia","language":"ms"}', { mode: 'system', language: 'ms', rowsPerPage: 5 }],
  ['of a page that nobody has', '{"rowsPerPage":10000}', { mode: 'system', language: 'en', rowsPerPage: 5 }],
  ['not JSON', 'dark', { mode: 'system', language: 'en', rowsPerPage: 5 }],
  ['not an object', '17', { mode: 'system', language: 'en', rowsPerPage: 5 }],
])('loads stored preferences that are %s', (_, stored, preferences) => {
  if (stored) localStorage.setItem('heartboard-preferences', stored)
  expect(loadPreferences()).toEqual(preferences)
})

test.each([
  ['Malay of Malaysia', ['ms-MY', 'en-US'], 'ms'],
  ['a language that the app does not have, then Malay', ['ta', 'ms', 'en'], 'ms'],
  ['English before Malay', ['en-GB', 'ms'], 'en'],
  ['no language that the app has', ['zh-TW'], 'en'],
])('without a choice, the app speaks the language of the browser: %s', (_, languages, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect(loadPreferences().language).toBe(language)
})

test('denied storage loads the defaults and does not throw on save', () => {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
  expect(loadPreferences()).toEqual({ mode: 'system', language: 'en', rowsPerPage: 5 })
  expect(() => savePreferences({ mode: 'dark', language: 'en', rowsPerPage: 5 })).not.toThrow()
})

test('the mode is set on the page and stored on the device', () => {
  const store = createTestStore()
  const { dataset } = document.documentElement
  expect(dataset.mode).toBeUndefined()
  store.dispatch(modeChanged('dark'))
  expect(dataset.mode).toBe('dark')
  expect(loadPreferences().mode).toBe('dark')
  store.dispatch(modeChanged('system'))
  expect(dataset.mode).toBeUndefined()
})

test('the language is set on the page and stored on the device', async () => {
  onTestFinished(() => changeLanguage('en'))
  const store = createTestStore()
  store.dispatch(languageChanged('ms'))
  await expect.poll(() => document.documentElement.lang).toBe('ms')
  expect(loadPreferences().language).toBe('ms')
})

//
test('language and mode stored by another tab hold here at once; unreadable values count as the defaults', async () => {
  onTestFinished(() => changeLanguage('en'))
  const store = createTestStore()
  savePreferences({ mode: 'dark', language: 'ms', rowsPerPage: 5 })
  window.dispatchEvent(new StorageEvent('storage'))
  expect(document.documentElement.dataset.mode).toBe('dark')
  await expect.poll(() => document.documentElement.lang).toBe('ms')
  expect(selectPreferences(store.getState())).toMatchObject({ mode: 'dark', language: 'ms' })
  expect(loadPreferences()).toMatchObject({ mode: 'dark', language: 'ms' })
  savePreferences({ mode: 'dark', language: 'ms', rowsPerPage: 10 })
  window.dispatchEvent(new StorageEvent('storage'))
  expect(selectPreferences(store.getState()).rowsPerPage).toBe(10)
  // A frozen tab misses the `storage` event.
  savePreferences({ mode: 'dark', language: 'ms', rowsPerPage: 5 })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(selectPreferences(store.getState()).rowsPerPage).toBe(5)
  localStorage.setItem('heartboard-preferences', '{"mode":7}')
  window.dispatchEvent(new StorageEvent('storage'))
  expect(selectPreferences(store.getState())).toMatchObject({ mode: 'system', language: 'en' })
})

// D-0064.
test('sparks and engagers come in the language of the app, and again when it changes', async () => {
  onTestFinished(() => changeLanguage('en'))
  const store = createTestStore({ as: 'cikgu_aina' })
  const requests = [
    store.dispatch(engagersApi.endpoints.getEngagers.initiate()),
    store.dispatch(sparksApi.endpoints.getSparkCategories.initiate()),
  ]
  const firstTexts = () => [
    engagersApi.endpoints.getEngagers.select()(store.getState()).data?.[0]?.text,
    sparksApi.endpoints.getSparkCategories.select()(store.getState()).data?.[0]?.name,
  ]
  await Promise.all(requests)
  expect(firstTexts()).toEqual(['Why does lava stay hot long after it leaves the volcano?', 'Create'])
  store.dispatch(languageChanged('ms'))
  await expect
    .poll(firstTexts)
    .toEqual(['Mengapakah lava masih panas lama selepas keluar dari gunung berapi?', 'Cipta'])
})

test('opening the app stores no default preferences', () => {
  createTestStore()
  expect(localStorage).toHaveLength(0)
})

test('after a reload the page has the theme of the session at once, and without the session the default one', async () => {
  const theme = () => document.documentElement.dataset.theme
  const first = createTestStore({ as: 'mei_ling' })
  await first.dispatch(userApi.endpoints.getMe.initiate())
  await expect.poll(theme).toBe('E')
  document.documentElement.dataset.theme = 'T'
  const reloaded = createTestStore()
  expect(theme()).toBe('E')
  expectConsole(/^\[api\] getMe failed:.*401/s)
  await reloaded.dispatch(userApi.endpoints.getMe.initiate())
  await expect.poll(theme).toBe('T')
  expect(localStorage.getItem('heartboard-theme')).toBeNull()
})

test.each([
  ['cikgu_aina', 'T'],
  ['mei_ling', 'E'],
])('the page has the theme of the buddy of %s', async (as, theme) => {
  const store = createTestStore({ as })
  await store.dispatch(userApi.endpoints.getMe.initiate())
  await expect.poll(() => document.documentElement.dataset.theme).toBe(theme)
})
