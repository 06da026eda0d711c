import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Card } from '@/api/cards/card.schema'
import type { CardList } from '@/api/cards/useCardList'
import type { CardListArg } from '@/api/cards/cardListPages'
import type { SelectModifiers } from '@/cardTypes/tile/useCardPress'
import { loadTexts, useTranslation } from '@/i18n/i18n'
import { isTextInput } from '@/lib/isTextInput'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useEventCallback } from '@/lib/useEventCallback'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsYoung } from '@/store/youngMode'
import { Skeleton } from '@/ui/Skeleton'
import { useDrag } from '../dnd/dragStore'
import type { DragLayerHandle } from '../dnd/DragLayer'
import type { SortModeChangeHandler } from '../dnd/manualOrder'
import { cardSelected, cardsSelected, idsInRange, selectAnchor, selectIsTouchMode } from '@/model/board/selectionSlice'
import styles from './CardGrid.module.css'
import { cardIdFromTarget } from './cardElements'
import { GridCell, PlaceholderCell } from './GridCell'
import { rowsFor, rowStep } from './geometry'
import { cellKeys, indexForKey } from './gridKeys'
import { useInfiniteScroll } from './useInfiniteScroll'
import { useGeometry } from './useGeometry'
import { useIsInteractive } from './useIsInteractive'
import { useFocusRestore } from './useFocusRestore'
import { useVirtualRows } from './useVirtualRows'

const DragLayer = lazyComponent(() => import('../dnd/DragLayer').then((file) => file.DragLayer))

const CardTableHead = lazyComponent(async () => {
  const [file] = await Promise.all([import('../table/tableParts'), loadTexts('cardTable')])
  return file.CardTableHead
})

/** The callbacks must keep their identity, otherwise the grid renders whenever the board does. */
export type CardGridProps = {
  list: CardList
  arg: CardListArg
  selectedIds: readonly string[]
  isAutoLayout: boolean
  /** True while an overlay covers the board, starting one frame after the overlay was painted. */
  isObscured: boolean
  /** Number of overlays that have closed. Also counts an overlay that closed before `isObscured` became true. */
  revealCount: number
  renamingId: string | null
  breadcrumbsRef: RefObject<HTMLElement | null>
  /** Gives the card menu access to `lift`. */
  dragLayerRef: Ref<DragLayerHandle>
  onOpen: (card: Card) => void
  onOpenOrigin: (insight: Card) => void
  onMenu: (card: Card, anchor: Element) => void
  /** Called when renaming ends. `title` is null if the title did not change. */
  onRename: (card: Card, title: string | null) => void
  onSortModeChange: SortModeChangeHandler
  onSort: (change: Pick<CardListArg, 'sort' | 'order'>) => void
}

const selectableIds = (cards: readonly Card[]) => cards.filter(({ loading }) => !loading).map(({ id }) => id)

/** Virtualised grid of tiles, or table of cards. Either is one tab stop (D-0088). */
export const CardGrid = memo(function CardGrid(props: CardGridProps) {
  const {
    list,
    arg,
    selectedIds,
    isAutoLayout,
    isObscured,
    revealCount,
    renamingId,
    breadcrumbsRef,
    dragLayerRef,
    onMenu,
    onSortModeChange,
  } = props
  const { cards, total, isLoadingMore } = list
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const anchor = useAppSelector(selectAnchor)
  const sentinelRef = useInfiniteScroll(list)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const gridRef = useRef<HTMLElement>(null)
  const { geometry, top, isMeasured, probe } = useGeometry(element)
  const { focusedId, lastFocusedId, focusCard, moveFocus, onFocus, onBlur } = useFocusRestore({
    gridRef,
    cards,
    // `arg.stackId` would be wrong while a new list loads, because `cards` still belong to the previous list.
    stackId: list.breadcrumbs.at(-1)?.id ?? '',
    isObscured,
    revealCount,
    hasSelection: selectedIds.length > 0,
    isRenaming: renamingId !== null,
  })
  const isYoung = useAppSelector(selectIsYoung)
  const isTouchMode = useAppSelector(selectIsTouchMode)
  /** In young mode a tap opens, unless taps select cards after a long press. */
  const opensAtOnce = isYoung && !isTouchMode
  const selected = useMemo(() => new Set(selectedIds), [selectedIds])

  const rows = rowsFor(geometry, cards.length + (isLoadingMore ? geometry.columns : 0))
  const rowOf = (id: string | undefined | null) =>
    id ? Math.floor(cards.findIndex((card) => card.id === id) / geometry.columns) : -1
  const drag = useDrag()
  const pinned = [
    rowOf(focusedId),
    rowOf(renamingId),
    ...[...(drag.getState()?.draggedIds ?? [])].slice(0, 1).map(rowOf),
  ]
  const { rowsToRender, isNewLayout, pageRows, scrollRowIntoView } = useVirtualRows({ rows, geometry, top, pinned })

  const dragLayer = useRef<DragLayerHandle>(null)
  /** Id of the card to lift as soon as the lazy drag layer has loaded. */
  const pendingLiftId = useRef<string>(undefined)
  const lift = (cardId: string) => {
    if (dragLayer.current) dragLayer.current.lift(cardId)
    else pendingLiftId.current = cardId
  }
  const attachDragLayer = (instance: DragLayerHandle | null) => {
    dragLayer.current = instance
    if (instance && pendingLiftId.current) instance.lift(pendingLiftId.current)
    pendingLiftId.current = undefined
  }
  useImperativeHandle(dragLayerRef, () => ({ lift }))

  const select = useEventCallback((id: string, { isToggle, isRange }: SelectModifiers) => {
    const listedIds = selectableIds(cards)
    if (isRange) dispatch(cardsSelected({ ids: idsInRange(listedIds, anchor, id) }))
    else dispatch(cardSelected({ id, isToggle, listedIds }))
  })

  /** Moves keyboard focus for arrows, Home, End and the Page keys; with Shift it extends the selection. Returns false for other keys. */
  const moveByKey = ({ key, shiftKey }: KeyboardEvent, index: number): boolean => {
    const { columns, isRtl } = geometry
    let next = indexForKey(key, index, { columns, count: cards.length, pageRows, isRtl })
    if (next === undefined) return false
    // Skips loading cards, because they have no button to focus.
    while (next !== index && cards[next]?.loading) next += Math.sign(index - next)
    const [from, to] = [cards[index], cards[next]]
    if (!from || !to) return false
    if (shiftKey) {
      const listedIds = selectableIds(cards)
      // Makes the focused card the start of the range. `anchor` still has the value of the last render.
      if (!anchor) dispatch(cardSelected({ id: from.id, isToggle: false, listedIds }))
      dispatch(cardsSelected({ ids: idsInRange(listedIds, anchor ?? from.id, to.id) }))
    }
    const row = Math.floor(next / columns)
    scrollRowIntoView(row)
    moveFocus(to.id, next)
    if (row === rowsFor(geometry, cards.length) - 1) list.loadMore()
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const targetId = cardIdFromTarget(event.target)
    const index = cards.findIndex(({ id }) => id === targetId)
    const card = cards[index]
    if (!card || event.ctrlKey || event.metaKey || event.altKey || isTextInput(event.target)) return
    if (event.key === cellKeys.menu) {
      event.preventDefault()
      onMenu(card, event.target as Element)
    } else if (event.key.toLowerCase() === cellKeys.lift && !event.shiftKey) lift(card.id)
    else if (moveByKey(event, index)) event.preventDefault()
  }
  // A right click and the context menu key both fire `contextmenu`, which opens the card menu.
  const onContextMenu = (event: MouseEvent) => {
    const targetId = cardIdFromTarget(event.target)
    const card = cards.find(({ id }) => id === targetId)
    if (!card || card.loading || isTextInput(event.target)) return
    event.preventDefault()
    if (event.target instanceof Element) onMenu(card, event.target.closest('[data-card-id]') ?? event.target)
  }

  const isInteractive = useIsInteractive(element)
  // No cell is rendered before the list is measured, otherwise cells would animate from wrong positions.
  const indexes = (isMeasured ? rowsToRender : []).flatMap((row) =>
    Array.from({ length: geometry.columns }, (_, column) => row * geometry.columns + column),
  )
  const renderedCards = indexes.flatMap((index) => cards[index] ?? [])
  const focusableCards = renderedCards.filter(({ loading }) => !loading)
  /** The only card in the tab order: the card focused last, otherwise the first rendered card. */
  const tabStop = focusableCards.find(({ id }) => id === lastFocusedId) ?? focusableCards[0]

  const isTable = geometry.density === 'list'
  const gridProps = {
    'aria-label': t('board.cards'),
    'aria-multiselectable': true,
    'aria-rowcount': isTable ? total + 1 : total,
  } as const
  const rowsElement = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rule does not see the computed role
    <div
      ref={(node) => {
        gridRef.current = node
        setElement(node)
      }}
      className={styles.grid}
      data-density={geometry.density}
      // Cells animate when cards change places, but not when the layout changes.
      data-new-layout={isNewLayout || undefined}
      style={{ blockSize: Math.max(0, rows * rowStep(geometry) - geometry.gapY) }}
      role={isTable ? 'rowgroup' : 'grid'}
      {...(isTable ? undefined : gridProps)}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className={styles.cells} style={{ inlineSize: geometry.cellWidth }}>
        {indexes.map((index) => {
          const card = cards[index]
          if (!card)
            return index < cards.length + geometry.columns && isLoadingMore ? (
              <PlaceholderCell key={`placeholder-${index}`} as="div" geometry={geometry} index={index} />
            ) : null
          return (
            <GridCell
              key={card.id}
              card={card}
              index={index}
              geometry={geometry}
              isTabStop={card === tabStop}
              opensAtOnce={opensAtOnce}
              isSelected={selected.has(card.id)}
              isRenaming={renamingId === card.id}
              onSelect={select}
              onOpen={props.onOpen}
              onOpenOrigin={props.onOpenOrigin}
              onMenu={onMenu}
              onRename={props.onRename}
            />
          )
        })}
      </div>
    </div>
  )

  return (
    <>
      {probe}
      {isTable ? (
        <div role="grid" {...gridProps} className={styles.table}>
          <CardTableHead
            sort={arg.sort}
            order={arg.order}
            isAutoLayout={isAutoLayout}
            onSort={props.onSort}
            fallback={<Skeleton height={56} />}
          />
          {rowsElement}
        </div>
      ) : (
        rowsElement
      )}
      {isInteractive ? (
        <DragLayer
          dragLayerRef={attachDragLayer}
          renderedCards={renderedCards}
          listedCards={cards}
          list={arg}
          selectedIds={selectedIds}
          geometry={geometry}
          gridRef={gridRef}
          breadcrumbsRef={breadcrumbsRef}
          isAutoLayout={isAutoLayout}
          onSortModeChange={onSortModeChange}
          onTargetChange={(index) => scrollRowIntoView(Math.floor(index / geometry.columns))}
          onMoveEnd={focusCard}
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {isLoadingMore ? t('board.loadingMore') : ''}
      </p>
      <div ref={sentinelRef} className={styles.end} />
    </>
  )
})
