import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { TileProbe } from '@/cardTypes/tile/TileProbe'
import { measureOnResize } from '@/lib/measureOnResize'
import { selectShownDensity } from '@/store/density'
import { useAppSelector } from '@/store/hooks'
import { type Geometry, geometryOf } from './geometry'

/**
 * Measures the columns and cells of a list for the user's density, and again when the list is resized.
 * @param element the list; not a ref, because React may replace the element
 * @returns `top`: distance in px from the top of the page to the list; `probe`: an element to render beside the list, which measures the
 * height of its text
 */
export function useGeometry(element: HTMLElement | null): {
  geometry: Geometry
  top: number
  isMeasured: boolean
  probe: ReactNode
} {
  const probeRef = useRef<HTMLDivElement>(null)
  const density = useAppSelector(selectShownDensity)
  const [state, setState] = useState(() => ({
    geometry: geometryOf(0, () => 0, false, density),
    top: 0,
    isMeasured: false,
  }))
  const shownDensity = useRef(density)
  useLayoutEffect(() => {
    shownDensity.current = state.geometry.density
  })

  useLayoutEffect(() => {
    const probe = probeRef.current
    if (!element || !probe) return
    const measureText = (cellWidth: number) => {
      probe.style.inlineSize = `${cellWidth}px`
      return probe.offsetHeight
    }
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const geometry = geometryOf(width, measureText, getComputedStyle(element).direction === 'rtl', density)
      const next = { geometry, top: Math.round(top + window.scrollY), isMeasured: true }
      const update = () => setState((previous) => (JSON.stringify(previous) === JSON.stringify(next) ? previous : next))
      // A new density renders every visible cell. The transition lets the menu in which the user chose it close first.
      if (density === shownDensity.current) update()
      else startTransition(update)
    }
    // The body is observed, too, because content above the list can move the list without resizing it.
    return measureOnResize([element, probe, document.body], measure)
  }, [element, density])

  return { ...state, probe: <TileProbe ref={probeRef} density={density} /> }
}
