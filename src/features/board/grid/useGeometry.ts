import { type RefObject, useLayoutEffect, useState } from 'react'
import { selectDensity } from '@/store/density'
import { useAppSelector } from '@/store/hooks'
import { type Geometry, geometryOf } from './geometry'

const isSameGeometry = (a: Geometry, b: Geometry) =>
  (Object.keys(a) as (keyof Geometry)[]).every((key) => a[key] === b[key])

/**
 * Measures columns and cells of a list in the density of the person, and follows its resizes.
 * @param element the list itself instead of a ref: it may be replaced
 * @param probeRef of the text of a cell (TileProbe)
 * @returns `top`: px from the top of the page to the list
 */
export function useGeometry(
  element: HTMLElement | null,
  probeRef: RefObject<HTMLElement | null>,
): { geometry: Geometry; top: number; isMeasured: boolean } {
  const density = useAppSelector(selectDensity)
  const [state, setState] = useState(() => ({
    geometry: geometryOf(0, () => 0, false, density),
    top: 0,
    isMeasured: false,
  }))

  useLayoutEffect(() => {
    const probe = probeRef.current
    if (!element || !probe) return
    const measureText = (inner: number) => {
      probe.style.inlineSize = `${inner}px`
      return probe.offsetHeight
    }
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const geometry = geometryOf(width, measureText, getComputedStyle(element).direction === 'rtl', density)
      const fromTop = Math.round(top + window.scrollY)
      setState((previous) =>
        previous.isMeasured && isSameGeometry(previous.geometry, geometry) && previous.top === fromTop
          ? previous
          : { geometry, top: fromTop, isMeasured: true },
      )
    }
    measure()
    if (!('ResizeObserver' in window)) return
    // In the next frame: measuring changes sizes, and would trigger the observer again in this one.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(element)
    observer.observe(probe)
    // Content above the list moves it without resizing it.
    observer.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element, probeRef, density])

  return state
}
