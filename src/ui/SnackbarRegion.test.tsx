import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SnackbarRegion } from './SnackbarRegion'

// Stories cover the paused timeout, and actions, which have no timeout.
test('a snackbar closes after 5 s', () => {
  vi.useFakeTimers()
  const onClose = vi.fn<(id: string) => void>()
  render(
    <SnackbarRegion
      snackbars={[{ id: 'saved', kind: 'success', message: 'Board saved' }]}
      onClose={onClose}
      labels={{ region: 'Notices', dismiss: 'Dismiss' }}
    />,
  )
  act(() => void vi.advanceTimersByTime(4999))
  expect(onClose).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onClose.mock.calls).toEqual([['saved']])
})
