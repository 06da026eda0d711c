import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import { type Geometry, rowStep } from './geometry'

/** Rows rendered beyond the viewport. */
const OVERSCAN = 2

/** px that fixed bars cover at the edges of the viewport, from the scroll padding of the page. */
function readScrollPadding() {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
  const px = (length: string) => Number.parseFloat(length) || 0
  return { scrollPaddingStart: px(scrollPaddingBlockStart), scrollPaddingEnd: px(scrollPaddingBlockEnd) }
}

type VirtualRowsOptions = {
  rows: number
  geometry: Geometry
  /** px from the top of the page to the list. */
  top: number
  /** Rows that stay rendered outside of the viewport: those of the focused and the dragged card. */
  pinned: readonly number[]
}

/** Row virtualisation of the board, with window scrolling. */
export function useVirtualRows({ rows, geometry, top, pinned }: VirtualRowsOptions) {
  const step = rowStep(geometry)
  const [scrollPadding, setScrollPadding] = useState(readScrollPadding)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => step,
    overscan: OVERSCAN,
    scrollMargin: top,
    ...scrollPadding,
    rangeExtractor: (range: Range) => {
      const pinnedInRange = pinned.filter((row) => row >= 0 && row < rows)
      return [...new Set([...defaultRangeExtractor(range), ...pinnedInRange])].sort((a, b) => a - b)
    },
  })
  useEffect(() => {
    virtualizer.measure()
  }, [virtualizer, step])
  return {
    virtualizer,
    /** Scrolls a row into view, clear of fixed bars. */
    scrollRowIntoView: (row: number) => {
      const currentPadding = readScrollPadding()
      setScrollPadding(currentPadding)
      virtualizer.setOptions({ ...virtualizer.options, ...currentPadding })
      virtualizer.scrollToIndex(row, { align: 'auto' })
    },
  }
}
