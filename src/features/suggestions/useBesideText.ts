import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Range } from 'slate'
import type { Heart } from '@/api/cards/card.schema'
import type { HeartboardEditor } from '@/editor/model/types'
import { textElement } from '@/editor/view/caret/focusText'
import { domRanges } from '@/editor/view/caret/highlights'
import { columnBeside, type Measured, placeLetters } from './placeLetters'

export type Item = Heart | 'head' | 'foot'

type Beside = {
  /** In px, relative to the panel's frame. Undefined if there is no room beside the text. */
  column?: { left: number; width: number; top: number }
  /** Distance in px from the top of the column. */
  tops: ReadonlyMap<Item, number>
}

const NOWHERE: Beside = { tops: new Map() }

function isSame(a: Beside, b: Beside): boolean {
  const { column: x, tops: from } = a
  const { column: y, tops: to } = b
  if (x?.left !== y?.left || x?.width !== y?.width || x?.top !== y?.top || from.size !== to.size) return false
  return [...from].every(([key, top]) => to.get(key) === top)
}

/**
 * Returns where the suggestions are placed beside the text. It measures after each render, change of the text, and resize of the text or
 * frame.
 * @param frame positioned element, as tall as the card, that contains the suggestions
 * @param rangeOf returns the range of a letter's passage
 */
export function useBesideText(
  editor: HeartboardEditor,
  frame: RefObject<HTMLElement | null>,
  rangeOf: (heart: Heart) => Range | undefined,
): Beside {
  const [beside, setBeside] = useState(NOWHERE)

  const measure = () => {
    const panel = frame.current
    const text = textElement(editor)?.getBoundingClientRect()
    if (!panel || !text) return
    const { left: frameLeft, top: frameTop, right } = panel.getBoundingClientRect()
    const column = columnBeside({ left: text.left - frameLeft, width: text.width }, right - frameLeft)
    if (!column) return setBeside((last) => (isSame(last, NOWHERE) ? last : NOWHERE))
    const items = [...panel.querySelectorAll<HTMLElement>('[data-item]')].map((element): Measured<Item> => {
      const key = element.dataset.item as Item
      return { key, top: topOf(key), height: element.offsetHeight }
    })
    function topOf(key: Item) {
      if (key === 'head') return 0
      const range = key === 'foot' ? undefined : rangeOf(key)
      const [place] = range ? domRanges(editor, [range]) : []
      return place && text && place.getBoundingClientRect().top - text.top
    }
    const next = { column: { ...column, top: text.top - frameTop }, tops: placeLetters(items) }
    setBeside((last) => (isSame(last, next) ? last : next))
  }

  const latest = useRef(measure)
  // Runs after each render, because the positions depend on which suggestions are shown.
  useLayoutEffect(() => {
    latest.current = measure
    // oxlint-disable-next-line react/set-state-in-effect -- the layout of the page is an outside system
    measure()
  })

  useEffect(() => {
    const text = textElement(editor)
    if (!text) return
    let frameId: number | undefined
    const schedule = () => {
      frameId ??= requestAnimationFrame(() => {
        frameId = undefined
        latest.current()
      })
    }
    const mutations = new MutationObserver(schedule)
    mutations.observe(text, { childList: true, characterData: true, subtree: true })
    const sizes = new ResizeObserver(schedule)
    sizes.observe(text)
    if (frame.current) sizes.observe(frame.current)
    return () => {
      mutations.disconnect()
      sizes.disconnect()
      if (frameId !== undefined) cancelAnimationFrame(frameId)
    }
  }, [editor, frame])
  return beside
}
