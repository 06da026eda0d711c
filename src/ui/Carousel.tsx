import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type UIEvent, useRef, useState } from 'react'
import styles from './Carousel.module.css'
import { IconButton } from './IconButton'

export type CarouselProps<Item> = {
  /** Accessible name of the list. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Renders an item whose focusable elements take `tabIndex`: Tab stops at one item, where arrow keys focus the first element. */
  renderItem: (item: Item, tabIndex: 0 | -1) => ReactNode
  previousLabel: string
  nextLabel: string
  /** Text of a position, such as '2 of 11'. `index` begins at 1. */
  positionText: (index: number, count: number) => string
}

/** Index after a key; undefined for any other key. */
function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, index - 1)
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

const focusableIn = (item: Element | undefined) =>
  item?.querySelector<HTMLElement>('button:not(:disabled), input:not(:disabled), [tabindex]')

/** Row of tiles: 4 in a wide place, 2 in a medium one, 1 in a narrow one. Arrow keys, Home and End lead from tile to tile. */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, keyOf, renderItem, previousLabel, nextLabel, positionText } = props
  const list = useRef<HTMLUListElement>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const [firstIndex, setFirstIndex] = useState(0)
  const count = items.length
  const tabStop = Math.min(activeIndex, count - 1)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, tabStop, count)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focusableIn(list.current?.children[next])?.focus()
  }
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const step = currentTarget.scrollWidth / count
    setFirstIndex(Math.min(count - 1, Math.round(Math.abs(currentTarget.scrollLeft) / step)))
  }
  const scroll = (direction: 1 | -1) => {
    const element = list.current
    if (!element) return
    const towards = getComputedStyle(element).direction === 'rtl' ? -direction : direction
    element.scrollBy({ left: towards * element.clientWidth })
  }

  return (
    <div className={styles.carousel}>
      <ul
        ref={list}
        className={styles.items}
        aria-label={label}
        data-carousel=""
        onKeyDown={onKeyDown}
        onScroll={onScroll}
      >
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={styles.item}
            aria-setsize={count}
            aria-posinset={index + 1}
            onFocus={() => setActiveIndex(index)}
          >
            {renderItem(item, index === tabStop ? 0 : -1)}
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-count={count}>
        {/* No Tab stops: the arrow keys of the list do the same. */}
        <IconButton
          label={previousLabel}
          icon={<ChevronLeft aria-hidden="true" />}
          tabIndex={-1}
          aria-disabled={firstIndex === 0}
          onPress={() => scroll(-1)}
        />
        <span className={styles.position}>{positionText(firstIndex + 1, count)}</span>
        <IconButton
          label={nextLabel}
          icon={<ChevronRight aria-hidden="true" />}
          tabIndex={-1}
          onPress={() => scroll(1)}
        />
      </div>
    </div>
  )
}
