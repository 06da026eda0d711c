import { act, fireEvent, render, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { pageDialogChanged, selectPageDialog } from '@/store/panelsSlice'
import { openApp } from '@/testing/openApp'
import { usePageShortcuts } from './usePageShortcuts'

/** Renders the hook without the dialogs, as while their code loads. */
function renderShortcuts() {
  const { store } = openApp()
  const { result } = renderHook(() => usePageShortcuts(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  const press = (key: string, init?: KeyboardEventInit, target: Element = document.body) =>
    fireEvent.keyDown(target, { key, ...init })
  return { store, press, typed: () => result.current() }
}

test('keys that are typed while the palette loads are kept for it, and reach neither screen nor text', () => {
  const { store, press, typed } = renderShortcuts()
  const { container } = render(<textarea />)
  const text = container.firstElementChild ?? document.body
  expect(press('k', { ctrlKey: true }, text)).toBe(false)
  expect(selectPageDialog(store.getState())).toBe('palette')
  for (const key of ['d', 'Delete', 'Enter', 'o', ' ', 'i']) expect(press(key, {}, text)).toBe(false)
  expect(typed()).toBe('do i')
  act(() => void store.dispatch(pageDialogChanged(null)))
  expect(typed()).toBe('')
  expect(press('d', {}, text)).toBe(true)
})

test.each([
  ['k', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['k', { ctrlKey: true, altKey: true }],
  ['/', {}],
  ['?', {}],
])('%s with %o outside of cards opens nothing', (key, init) => {
  const { store, press } = renderShortcuts()
  expect(press(key, init)).toBe(true)
  expect(selectPageDialog(store.getState())).toBeNull()
})
