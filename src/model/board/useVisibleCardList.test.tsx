import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '@/testing/openApp'
import { myBoard } from '@/testing/myBoard'
import { cardTypeFilterChanged } from './cardTypeFilterSlice'
import { useVisibleCardList } from './useVisibleCardList'

test('the list keeps object identity until a part changes, so that the grid renders no more often', async () => {
  const { store, close } = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  const { result, rerender, unmount } = renderHook(() => useVisibleCardList({ ...myBoard }), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  })
  onTestFinished(() => {
    unmount()
    close()
  })
  await waitFor(() => expect(result.current.status).toBe('ready'))
  const list = result.current
  rerender()
  expect(result.current).toBe(list)
  act(() => void store.dispatch(cardTypeFilterChanged(['quiz'])))
  expect(result.current).not.toBe(list)
  expect(result.current.total).toBeLessThan(list.total)
})
