import { useLayoutEffect, useState } from 'react'
import { type Geometry, geometryOf } from './geometry'

const getRootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const isSameGeometry = (a: Geometry, b: Geometry) =>
  a.columns === b.columns && a.cellWidth === b.cellWidth && a.cellHeight === b.cellHeight && a.isRtl === b.isRtl

/**
 * Columns and cells for a list on screen; they follow its width. Also tells how far below the top of the page the list begins (px).
 * @param element the list itself and no ref to it: it may be replaced by another
 */
export function useGeometry(element: HTMLElement | null): { geometry: Geometry; top: number; isMeasured: boolean } {
  const [state, setState] = useState(() => ({ geometry: geometryOf(0, 16), top: 0, isMeasured: false }))

  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const geometry = geometryOf(width, getRootFontSize(), getComputedStyle(element).direction === 'rtl')
      const fromTop = Math.round(top + window.scrollY)
      setState((previous) =>
        previous.isMeasured && isSameGeometry(previous.geometry, geometry) && previous.top === fromTop
          ? previous
          : { geometry, top: fromTop, isMeasured: true },
      )
    }
    measure()
    if (!('ResizeObserver' in window)) return
    // In the next frame: what is measured changes sizes, and an observer must not hear of its own doing in the same one.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(element)
    // What stands above the list moves it without changing its size.
    observer.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element])

  return state
}
