import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import { type Geometry, rowStep } from './geometry'

/** Rows beyond the edges of the screen that are drawn. */
const OVERSCAN = 2

/** What bars cover at the edges of the window (px), as the styles of the page say. */
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
  /** Rows that stay drawn wherever the page is scrolled to: that of the card in focus and that of the card in the hand. */
  pinned: readonly number[]
}

/** The rows of the board that are worth drawing: those on screen and a few around them, however many there are. */
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
    /** Scrolls a row to where no bar covers it. */
    scrollRowIntoView: (row: number) => {
      const currentPadding = readScrollPadding()
      setScrollPadding(currentPadding)
      virtualizer.setOptions({ ...virtualizer.options, ...currentPadding })
      virtualizer.scrollToIndex(row, { align: 'auto' })
    },
  }
}
