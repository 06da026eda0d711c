import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAfterPaint } from './useAfterPaint'

test('a result counts as painted with the next frame, and at once if nothing precedes it', async () => {
  const { result } = renderHook(() => ({ pressed: useAfterPaint(true), atStart: useAfterPaint(true, true) }))
  expect(result.current).toEqual({ pressed: false, atStart: true })
  await waitFor(() => expect(result.current.pressed).toBe(true))
})

test('without a result, nothing is painted', () => {
  const { result } = renderHook(() => useAfterPaint(false, true))
  expect(result.current).toBe(false)
})
