import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../../stories/cardTypes/cardFixture'
import { cardCellId } from '../grid/cardElements'
import { geometryOf } from '../grid/geometry'
import { useDrag } from './dragStore'
import { useBoardDrag } from './useBoardDrag'

const cards = ['a', 'b', 'c', 'shared'].map((id) => cardFixture('text', { id, isOwner: id !== 'shared' }))
/** Columns of 226 px with gaps of 24 px. */
const geometry = geometryOf(976, () => 100)
const overCard = (index: number) => ({ x: index * 250 + 100, y: 100 })

function startDrag({ isAutoLayout = false } = {}) {
  const { store, close } = openApp({ isWithoutRealtime: true })
  const grid = document.createElement('ul')
  const cell = document.createElement('li')
  cell.id = cardCellId('a')
  grid.append(cell)
  const animate = vi.fn<Element['animate']>()
  cell.animate = animate
  const options = {
    listedCards: cards,
    list: { stackId: undefined, search: '', filter: 'all', sort: 'manual', order: 'asc' } as const,
    selectedIds: [],
    geometry,
    gridRef: { current: grid },
    breadcrumbsRef: { current: null },
    isAutoLayout,
    onSortModeChange: () => () => undefined,
  }
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, unmount } = renderHook(() => ({ ...useBoardDrag(options), drag: useDrag() }), { wrapper })
  const dragState = () => result.current.drag.getState()
  onTestFinished(() => {
    unmount()
    close()
  })
  act(() => result.current.listener.onStart('a', overCard(0)))
  return {
    moveTo: (index: number) => act(() => result.current.listener.onMove(overCard(index))),
    moveToGapBefore: (index: number) =>
      act(() => result.current.listener.onMove({ ...overCard(index), x: index * 250 - 12 })),
    release: () => act(() => result.current.listener.onRelease()),
    cancel: () => act(() => result.current.listener.onCancel()),
    /** Reports that react-beautiful-dnd has removed the drag preview. */
    end: () => act(() => result.current.onEnd()),
    animate,
    target: () => dragState()?.dropTarget,
    marker: () => dragState()?.marker,
    released: () => dragState()?.release,
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

// B-233.
test('movements change the drop target every 250 ms, and a release at once', () => {
  const { moveTo, release, target } = startDrag()
  moveTo(1)
  expect(target()).toEqual({ kind: 'merge', targetId: 'b' })
  moveTo(2)
  vi.advanceTimersByTime(249)
  expect(target()).toEqual({ kind: 'merge', targetId: 'b' })
  vi.advanceTimersByTime(1)
  expect(target()).toEqual({ kind: 'merge', targetId: 'c' })
  moveTo(1)
  expect(target()).toEqual({ kind: 'merge', targetId: 'b' })
  moveTo(2)
  release()
  expect(target()).toEqual({ kind: 'merge', targetId: 'c' })
})

// D-2202.
test.each([
  [false, { cardId: 'c', role: 'insertBefore' }],
  [true, null],
])('Auto Layout %s: a gap between two cards', (isAutoLayout, marker) => {
  const drag = startDrag({ isAutoLayout })
  drag.moveToGapBefore(2)
  expect(drag.marker()).toEqual(marker)
})

test('while dragging, a card that would refuse the drop says so', () => {
  const { moveTo, marker } = startDrag()
  moveTo(3)
  expect(marker()).toEqual({ cardId: 'shared', role: 'refused' })
  vi.advanceTimersByTime(250)
  moveTo(2)
  expect(marker()).toEqual({ cardId: 'c', role: 'mergeTarget' })
})

test('a drop has the outcome of its target; a refused or cancelled drop has none', () => {
  const merged = startDrag()
  merged.moveTo(1)
  merged.release()
  expect(merged.released()).toEqual({ offset: { x: 250, y: 0 }, outcome: { kind: 'merge', targetId: 'b' } })

  const refused = startDrag()
  refused.moveTo(3)
  refused.release()
  expect(refused.released()).toEqual({ offset: { x: 750, y: 0 }, outcome: { kind: 'none' } })
  // `applyDrop` needs the refused target to choose its snackbar.
  expect(refused.target()).toEqual({ kind: 'merge', targetId: 'shared' })

  const reordered = startDrag()
  reordered.moveToGapBefore(2)
  reordered.release()
  expect(reordered.released()).toEqual({ offset: { x: 388, y: 0 }, outcome: { kind: 'reorder', index: 2 } })

  const cancelled = startDrag()
  cancelled.moveTo(1)
  cancelled.cancel()
  expect(cancelled.released()).toEqual({ offset: { x: 250, y: 0 }, outcome: { kind: 'none' } })
})

// D-0093: otherwise the card would be visible at its old place for one frame.
test('the card begins to glide in the task that removes its preview, before the code of the drop has loaded', () => {
  const { moveTo, release, end, animate } = startDrag()
  moveTo(0)
  release()
  expect(animate).not.toHaveBeenCalled()
  end()
  expect(animate).toHaveBeenCalledOnce()
})
