// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import { loadBoard } from './boardLoader'

test('with loaded code, a press requests the list synchronously', async () => {
  const { store, close } = openApp()
  onTestFinished(close)
  const dispatch = vi.spyOn(store, 'dispatch')
  const args = { context: { store }, params: {}, deps: {} }
  await loadBoard(args)
  dispatch.mockClear()
  expect(loadBoard(args)).toBeUndefined()
  expect(dispatch).toHaveBeenCalledOnce()
})
