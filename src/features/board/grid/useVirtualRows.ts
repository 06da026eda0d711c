import { startTransition, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Geometry, rowStep, rowsToRender } from './geometry'

/**
 * Stores the upper and lower edge of the viewport on the page in px, as of the last scroll or resize event. Reading the window's position
 * while React renders would force a layout.
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
      // The page may have scrolled since the first render.
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

/** Reads how many px fixed bars cover at the edges of the viewport, from the page's scroll padding. */
function readScrollPadding() {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
  const px = (length: string) => Number.parseFloat(length) || 0
  return { start: px(scrollPaddingBlockStart), end: px(scrollPaddingBlockEnd) }
}

type VirtualRowsOptions = {
  rows: number
  geometry: Geometry
  /** Distance in px from the top of the page to the list. */
  top: number
  /** Rows of the focused and the dragged card, which are rendered even outside of the viewport. */
  pinned: readonly number[]
}

/**
 * Virtualises the rows of the board, which scrolls with the window. All rows have the same height, so the visible rows can be calculated
 * (D-0107).
 */
export function useVirtualRows({ rows, geometry, top, pinned }: VirtualRowsOptions) {
  const step = rowStep(geometry)
  const [viewport] = useState(createViewport)
  const rowAt = (pageY: number) => Math.floor((pageY - top) / step)
  // Renders only if the first or last visible row changes, and before the browser paints.
  const first = useSyncExternalStore(viewport.subscribe, () => rowAt(viewport.readTop()))
  const last = useSyncExternalStore(viewport.subscribe, () => rowAt(viewport.readBottom()))
  const { columns, density } = geometry
  const [previous, setPrevious] = useState(geometry)
  useEffect(() => startTransition(() => setPrevious(geometry)), [geometry])
  const shown = useRef({ density, index: 0 })
  // When the density changes, scrolls so that the first visible card stays in view.
  useLayoutEffect(() => {
    const before = shown.current
    if (density !== before.density && before.index > 0) {
      window.scrollTo({ top: top + Math.floor(before.index / columns) * step - readScrollPadding().start })
    }
    shown.current = { density, index: first * columns }
  })
  return {
    rowsToRender: rowsToRender({ first, last, rows, pinned }),
    /** True in the first frame of a new size or density, when all cells change places. */
    isNewLayout: previous !== geometry,
    /** Number of rows that Page Down moves by, one less than visible. */
    pageRows: Math.max(1, last - first - 1),
    /** Scrolls a row into view, so that no fixed bar covers it. */
    scrollRowIntoView: (row: number) => {
      const padding = readScrollPadding()
      const rowTop = top + row * step
      const tooLow = rowTop + step + padding.end - window.innerHeight
      if (window.scrollY > rowTop - padding.start) window.scrollTo({ top: rowTop - padding.start })
      else if (window.scrollY < tooLow) window.scrollTo({ top: tooLow })
    },
  }
}
