// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import { loadBoard } from './boardLoader'

test('once its code has come, the list is requested within the press that asks for it', async () => {
  const { store, close } = openApp()
  onTestFinished(close)
  const dispatch = vi.spyOn(store, 'dispatch').mockReturnValue(undefined as never)
  const args = { context: { store }, params: {}, deps: {} }
  await loadBoard(args)
  dispatch.mockClear()
  expect(loadBoard(args)).toBeUndefined()
  expect(dispatch).toHaveBeenCalledOnce()
})
