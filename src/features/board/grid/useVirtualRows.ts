import { startTransition, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Geometry, rowStep, rowsToRender } from './geometry'

/**
 * Upper and lower edge of the viewport on the page (px), as of the last scroll or resize event. Reading the window while React renders or
 * commits would force a layout of the page.
 */
function createViewport() {
  let [top, bottom] = [0, 0]
  const measure = () => {
    top = window.scrollY
    bottom = top + window.innerHeight
  }
  measure()
  return {
    readTop: () => top,
    readBottom: () => bottom,
    subscribe: (onChange: () => void) => {
      const update = () => {
        measure()
        onChange()
      }
      // The page may have been scrolled since the first render.
      measure()
      window.addEventListener('scroll', update, { passive: true })
      window.addEventListener('resize', update)
      return () => {
        window.removeEventListener('scroll', update)
        window.removeEventListener('resize', update)
      }
    },
  }
}

/** px that fixed bars cover at the edges of the viewport, from the scroll padding of the page. */
function readScrollPadding() {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
  const px = (length: string) => Number.parseFloat(length) || 0
  return { start: px(scrollPaddingBlockStart), end: px(scrollPaddingBlockEnd) }
}

type VirtualRowsOptions = {
  rows: number
  geometry: Geometry
  /** px from the top of the page to the list. */
  top: number
  /** Rows rendered even outside of the viewport: of the focused and of the dragged card. */
  pinned: readonly number[]
}

/** Row virtualisation of the board with window scrolling. All rows have one height, so arithmetic finds the rows in view (D-0107). */
export function useVirtualRows({ rows, geometry, top, pinned }: VirtualRowsOptions) {
  const step = rowStep(geometry)
  const [viewport] = useState(createViewport)
  const rowAt = (pageY: number) => Math.floor((pageY - top) / step)
  // Re-renders only when the first or last row changes, before the frame is painted.
  const first = useSyncExternalStore(viewport.subscribe, () => rowAt(viewport.readTop()))
  const last = useSyncExternalStore(viewport.subscribe, () => rowAt(viewport.readBottom()))
  const { columns, density } = geometry
  const [previous, setPrevious] = useState(geometry)
  useEffect(() => startTransition(() => setPrevious(geometry)), [geometry])
  const shown = useRef({ density, index: 0 })
  // The first card in view stays in view when the density changes.
  useLayoutEffect(() => {
    const before = shown.current
    if (density !== before.density && before.index > 0) {
      window.scrollTo({ top: top + Math.floor(before.index / columns) * step - readScrollPadding().start })
    }
    shown.current = { density, index: first * columns }
  })
  return {
    rowsToRender: rowsToRender({ first, last, rows, pinned }),
    /** True in the first frame of a new size or density, in which all cells change places. */
    isNewLayout: previous !== geometry,
    /** Rows that Page Down moves by: one less than in view. */
    pageRows: Math.max(1, last - first - 1),
    /** Scrolls a row into view, clear of fixed bars. */
    scrollRowIntoView: (row: number) => {
      const padding = readScrollPadding()
      const rowTop = top + row * step
      const tooLow = rowTop + step + padding.end - window.innerHeight
      if (window.scrollY > rowTop - padding.start) window.scrollTo({ top: rowTop - padding.start })
      else if (window.scrollY < tooLow) window.scrollTo({ top: tooLow })
    },
  }
}
