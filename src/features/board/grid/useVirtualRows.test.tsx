import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { geometryOf, rowStep } from './geometry'
import { useVirtualRows } from './useVirtualRows'

const geometry = geometryOf(1200, () => 100)
const ROWS = 1000

const setup = () =>
  renderHook(({ pinned }: { pinned: readonly number[] }) => useVirtualRows({ rows: ROWS, geometry, top: 0, pinned }), {
    initialProps: { pinned: [] as readonly number[] },
  })

afterEach(() => void vi.restoreAllMocks())

test('rows follow the scroll position', () => {
  const scrollY = vi.spyOn(window, 'scrollY', 'get')
  const { result } = setup()
  expect(result.current.rowsToRender).toContain(0)
  scrollY.mockReturnValue(500 * rowStep(geometry))
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(result.current.rowsToRender).toContain(500)
  expect(result.current.rowsToRender).not.toContain(0)
})

test('rendering does not read the scroll position, which would lay out the page', () => {
  const { result, rerender } = setup()
  const scrollY = vi.spyOn(window, 'scrollY', 'get')
  rerender({ pinned: [900] })
  expect(result.current.rowsToRender).toContain(900)
  expect(scrollY).not.toHaveBeenCalled()
})

test.each(['compact', 'list'] as const)('another density (%s) is a new layout in its first frame alone', (density) => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(1400)
  const next = geometryOf(1200, () => 100, false, density)
  const layouts: { isNewLayout: boolean; count: number }[] = []
  const { rerender } = renderHook(
    ({ current }) => {
      const { rowsToRender, isNewLayout } = useVirtualRows({ rows: ROWS, geometry: current, top: 0, pinned: [] })
      layouts.push({ isNewLayout, count: rowsToRender.length })
    },
    { initialProps: { current: geometry } },
  )
  layouts.length = 0
  rerender({ current: next })
  // The rows in view and two beyond.
  const count = Math.floor(window.innerHeight / rowStep(next)) + 1 + 2
  expect(layouts.at(0)).toEqual({ isNewLayout: true, count })
  expect(layouts.at(-1)).toEqual({ isNewLayout: false, count })
})
