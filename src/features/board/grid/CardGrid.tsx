import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Card } from '@/api/card.schema'
import type { CardList } from '@/api/cardList'
import type { CardListArg } from '@/api/formats'
import { CardSkeleton } from '@/formats/CardSkeleton'
import type { SelectModifiers } from '@/formats/CardTile'
import { useTranslation } from '@/i18n/i18n'
import { currentSession } from '../drag/dragSession'
import type { DragFrameHandle } from '../drag/DragFrame'
import { cardSelected, cardsSelected, rangeOf, selectAnchor } from '../selectionSlice'
import styles from './CardGrid.module.css'
import { cardIdOf, faceOf } from './faces'
import { cellRect, type Geometry, rowsFor, rowStep } from './geometry'
import { type CellProps, PlainCell } from './PlainCell'
import { useDragParts } from './useDragParts'
import { useEndOfList } from './useEndOfList'
import { useGeometry } from './useGeometry'
import { useVirtualRows } from './useVirtualRows'

/** Skeletons that stand for a list that is on its way. */
const SKELETONS = 12

export type CardGridProps = {
  list: CardList
  arg: CardListArg
  selectedIds: readonly string[]
  isAutoLayout: boolean
  /** The card whose title is being typed. */
  renamingId: string | null
  breadcrumbs: RefObject<HTMLElement | null>
  /** Gets the function that lifts a card by keyboard, for the card's menu. */
  handle: Ref<DragFrameHandle>
  onOpen: (card: Card) => void
  /** The card's menu was asked for, at this element. */
  onMenu: (card: Card, anchor: Element) => void
  /** A title was typed; null when it stays as it was. */
  onRename: (card: Card, title: string | null) => void
  onManual: (arg: CardListArg) => void
}

type GridCellProps = {
  Cell: (props: CellProps) => React.ReactNode
  card: Card
  index: number
  total: number
  geometry: Geometry
  isSelected: boolean
  isRenaming: boolean
  onSelect: (cardId: string, modifiers: SelectModifiers) => void
  onOpen: (card: Card) => void
  onMenu: (card: Card, anchor: Element) => void
  onRename: (card: Card, title: string | null) => void
}

/** One place of the grid. It is drawn again only when its own card, place or state changes. */
const GridCell = memo(function GridCell({ Cell, index, total, geometry, ...tile }: GridCellProps) {
  const { left, top, width, height } = cellRect(geometry, index)
  const style = { transform: `translate(${left}px, ${top}px)`, inlineSize: width, blockSize: height }
  return <Cell tile={tile} style={style} position={index + 1} total={total} />
})

/** Functions that keep their identity while they always call the newest version of themselves. */
function useStable<Args extends unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** The cards as equal tiles, as many as there may be: only the rows around the screen are drawn. */
export function CardGrid(props: CardGridProps) {
  const { list, arg, selectedIds, isAutoLayout, renamingId, breadcrumbs, handle, onManual } = props
  const { cards, total, isLoadingMore } = list
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const anchor = useSelector(selectAnchor)
  const end = useEndOfList(list)
  const [element, setElement] = useState<HTMLUListElement | null>(null)
  const origin = useRef<HTMLUListElement>(null)
  const { geometry, top } = useGeometry(element)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const selected = useMemo(() => new Set(selectedIds), [selectedIds])

  const rows = rowsFor(geometry, cards.length + (isLoadingMore ? geometry.columns : 0))
  const rowOf = (id: string | undefined | null) =>
    id ? Math.floor(cards.findIndex((card) => card.id === id) / geometry.columns) : -1
  const pinned = [rowOf(focusedId), ...[...(currentSession()?.draggedIds ?? [])].slice(0, 1).map(rowOf)]
  const virtualizer = useVirtualRows({ rows, geometry, top, pinned })

  const focusCard = (cardId: string, index: number) => {
    const find = (id: string | undefined) => (id && origin.current ? faceOf(origin.current, id) : undefined)
    ;(find(cardId) ?? find(cards[Math.min(index, cards.length - 1)]?.id))?.focus()
  }
  const frame = useRef<DragFrameHandle>(null)
  useImperativeHandle(handle, () => ({ lift: (cardId) => frame.current?.lift(cardId) }))

  const select = useStable((id: string, { isToggle, isRange }: SelectModifiers) => {
    if (isRange)
      dispatch(
        cardsSelected({
          ids: rangeOf(
            cards.map((card) => card.id),
            anchor,
            id,
          ),
        }),
      )
    else dispatch(cardSelected({ id, isToggle }))
  })
  const open = useStable(props.onOpen)
  const openMenu = useStable(props.onMenu)
  const rename = useStable(props.onRename)

  const onKeyDown = (event: KeyboardEvent) => {
    const cardId = cardIdOf(event.target)
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (!cardId || !isPlain || event.target instanceof HTMLInputElement) return
    if (event.key.toLowerCase() === 'm') frame.current?.lift(cardId)
  }
  const onContextMenu = (event: MouseEvent) => {
    const card = cards.find(({ id }) => id === cardIdOf(event.target))
    if (!card || card.loading || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    if (event.target instanceof Element) props.onMenu(card, event.target.closest('[data-card-id]') ?? event.target)
  }
  const onFocus = ({ target }: FocusEvent) => setFocusedId(cardIdOf(target) ?? null)

  const parts = useDragParts(element)
  const giveFocusBack = useEffectEvent(() => {
    if (focusedId && document.activeElement === document.body) focusCard(focusedId, 0)
  })
  useEffect(() => {
    if (parts) giveFocusBack()
  }, [parts])
  const Cell = parts?.DragCell ?? PlainCell
  const indexes = virtualizer
    .getVirtualItems()
    .flatMap((row) => Array.from({ length: geometry.columns }, (_, column) => row.index * geometry.columns + column))

  const tiles = (
    <ul
      ref={(node) => {
        origin.current = node
        setElement(node)
      }}
      className={styles.grid}
      style={{ blockSize: Math.max(0, rows * rowStep(geometry) - geometry.gapY) }}
      aria-label={t('board.cards')}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
      onFocus={onFocus}
      // What is taken out of the page loses focus without being left.
      onBlur={({ target }) => target.isConnected && setFocusedId(null)}
    >
      {indexes.map((index) => {
        const card = cards[index]
        if (!card) return index < cards.length + geometry.columns && isLoadingMore ? placeholder(geometry, index) : null
        return (
          <GridCell
            key={card.id}
            Cell={Cell}
            card={card}
            index={index}
            total={total}
            geometry={geometry}
            isSelected={selected.has(card.id)}
            isRenaming={renamingId === card.id}
            onSelect={select}
            onOpen={open}
            onMenu={openMenu}
            onRename={rename}
          />
        )
      })}
    </ul>
  )

  return (
    <>
      {parts ? (
        <parts.DragFrame
          key="drag"
          handle={frame}
          listed={cards}
          list={arg}
          selectedIds={selectedIds}
          geometry={geometry}
          origin={origin}
          breadcrumbs={breadcrumbs}
          isAutoLayout={isAutoLayout}
          onManual={onManual}
          onReach={(index) => virtualizer.scrollToIndex(Math.floor(index / geometry.columns), { align: 'auto' })}
          onDone={focusCard}
        >
          {tiles}
        </parts.DragFrame>
      ) : (
        <Fragment key="plain">{tiles}</Fragment>
      )}
      <p className="visually-hidden" role="status">
        {isLoadingMore ? t('board.loadingMore') : ''}
      </p>
      <div ref={end} />
    </>
  )
}

function placeholder(geometry: Geometry, index: number) {
  const { left, top, width, height } = cellRect(geometry, index)
  const style = { transform: `translate(${left}px, ${top}px)`, inlineSize: width, blockSize: height }
  return (
    <li key={`placeholder-${index}`} className={styles.cell} style={style} aria-hidden="true">
      <CardSkeleton />
    </li>
  )
}

/** The shape of the grid while the first page is on its way. */
export function CardGridSkeleton() {
  const { t } = useTranslation()
  const [element, setElement] = useState<HTMLUListElement | null>(null)
  const { geometry } = useGeometry(element)
  const rows = rowsFor(geometry, SKELETONS)
  return (
    <ul
      ref={setElement}
      className={styles.grid}
      style={{ blockSize: rows * rowStep(geometry) }}
      aria-label={t('board.loading')}
      aria-busy="true"
    >
      {Array.from({ length: SKELETONS }, (_, index) => placeholder(geometry, index))}
    </ul>
  )
}
