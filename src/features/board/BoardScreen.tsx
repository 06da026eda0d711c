import { loadTexts, useTranslation } from '@/i18n/i18n'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Card } from '@/api/cards/card.schema'
import type { CardList } from '@/api/cards/useCardList'
import { statusOf } from '@/api/core/errors'
import type { CardListArg } from '@/api/cards/cardListPages'
import { selectIsAutoLayout, selectPermissions } from '@/api/user'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { totalMarks } from '@/cardTypes/rules/totalMarks'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { preloadOnApproach } from '@/lib/loading/preloadOnApproach'
import { useEventCallback } from '@/lib/useEventCallback'
import { useAfterPaint } from '@/lib/loading/useAfterPaint'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { leaveMissingList } from '@/store/inaccessibleCards'
import styles from './BoardScreen.module.css'
import { BoardError } from './BoardError'
import { Breadcrumbs } from './Breadcrumbs'
import { useIsDragging, useIsPointerDragging, useIsOverMyBoard } from './dnd/dragStore'
import type { DragLayerHandle } from './dnd/DragLayer'
import type { SortModeChangeHandler } from './dnd/manualOrder'
import { CardGrid } from './grid/CardGrid'
import { CardGridSkeleton } from './grid/CardGridSkeleton'
import { cardSelected, selectionCleared, selectIsTouchMode, selectSelectedIds } from '@/model/board/selectionSlice'
import { selectCardTypeFilter, cardTypeFilterChanged } from '@/model/board/cardTypeFilterSlice'
import { renameCard } from '@/model/board/commands/renameCard'
import { useCardCommands } from '@/model/board/commands/useCardCommands'
import { type CardAction, cardActionsFor } from '@/model/actions/cardActions'
import { useOfferedActions } from '@/model/actions/offeredActions'
import { useRunCardAction } from '@/model/actions/useRunCardAction'
import { useBoardShortcuts } from './useBoardShortcuts'
import { useVisibleCardList } from '@/model/board/useVisibleCardList'

type BoardScreenProps = {
  list: CardListArg
  buddy: string | null
  /** True while an open card covers the board. */
  isObscured: boolean
  onOpen: (card: Card) => void
  /** Opens the quiz from which an insight was made. */
  onOpenOrigin: (insight: Card) => void
  onOpenStack: (stackId: string) => void
  onMyBoard: () => void
  /** Removes the search and the filter from the URL. */
  onShowAll: () => void
  /** Removes only the search from the URL. */
  onEndSearch: () => void
  /** Removes only the filter from the URL. */
  onEndFilter: () => void
  /** Called if the server answers 404, because the stack does not exist or the user may not see it. */
  onListMissing: () => void
  onAsk: (question: string) => void
  /** Shown below the invitation of My Board while it has no cards. */
  starters?: ReactNode
  /** Renders an introduction below all cards of an open stack. */
  renderNote?: (cards: readonly Card[]) => ReactNode
  /** Renders the button that starts an open quiz or goes on with it. */
  renderQuizStart?: (questions: readonly Card[]) => ReactNode
  /** Opens the chat with the cards as its context. */
  onMagic: (cards: Card[]) => void
  onShare: (cards: Card[]) => void
  onPresent: (card: Card) => void
  onExport: (cards: Card[]) => void
  onSortModeChange: SortModeChangeHandler
  onSort: (change: Pick<CardListArg, 'sort' | 'order'>) => void
}

const loadParts = () => import('./boardParts')
const EmptyBoard = lazyComponent(() =>
  Promise.all([loadParts(), loadTexts('emptyBoard')]).then(([parts]) => parts.EmptyBoard),
)
const NoResults = lazyComponent(() => loadParts().then((parts) => parts.NoResults))
const ActiveFilters = lazyComponent(() => loadParts().then((parts) => parts.ActiveFilters))
export const BoardToolbar = lazyComponent(() => import('./toolbar/BoardToolbar').then((file) => file.BoardToolbar))
export const CardMenu = lazyComponent(() => import('./boardMenus').then((menus) => menus.CardMenu))

/** If the server answers 404, removes the stack from the board, shows the text for 404 and returns to My Board (B-561, B-562). */
function useRedirectOnMissingList({ status, error }: CardList, { stackId }: CardListArg, onListMissing: () => void) {
  const dispatch = useAppDispatch()
  const isMissing = status === 'failed' && error !== undefined && statusOf(error) === 404
  const onMissing = useEffectEvent(() => {
    dispatch(leaveMissingList(stackId))
    onListMissing()
  })
  useEffect(() => {
    if (isMissing) onMissing()
  }, [isMissing])
}

/** Clears the card type filter when another list opens, otherwise that list could look empty (D-2109). */
function useCardTypeFilter(stackId: string | undefined) {
  const dispatch = useAppDispatch()
  // Runs in the layout phase, so that the browser never paints the next list with the old filter.
  useLayoutEffect(
    () => () => {
      dispatch(cardTypeFilterChanged([]))
    },
    [stackId, dispatch],
  )
  return useAppSelector(selectCardTypeFilter)
}

/** Returns the selection, the available actions and the state of inline renaming for the cards on the board. */
function useBoardCardActions(props: BoardScreenProps, cards: readonly Card[]) {
  const { list: arg, onMagic, onShare, onPresent, onExport } = props
  const dispatch = useAppDispatch()
  const permissions = useAppSelector(selectPermissions)
  const [renaming, setRenaming] = useState<{ cardId: string; stackId: string | undefined } | null>(null)
  if (renaming && renaming.stackId !== arg.stackId) setRenaming(null)
  const commands = {
    ...useCardCommands(),
    magic: onMagic,
    share: onShare,
    present: onPresent,
    export: onExport,
    rename: ({ id }: Card) => setRenaming({ cardId: id, stackId: arg.stackId }),
  }
  const run = useRunCardAction()
  const runAction = (action: CardAction, chosen: Card[]) => void run(action, { cards: chosen, commands })
  const getAvailableActions = (chosen: readonly Card[]) =>
    cardActionsFor({
      cards: chosen,
      permissions,
      isSearching: arg.search !== '',
      isInFocus: false,
      isInsideStack: arg.stackId !== undefined,
    })
  const rename = (card: Card, title: string | null) => {
    setRenaming(null)
    if (title) void dispatch(renameCard(card, title))
  }
  const selectedIds = useAppSelector(selectSelectedIds)
  const selected = useMemo(() => {
    const ids = new Set(selectedIds)
    return ids.size === 0 ? [] : cards.filter(({ id }) => ids.has(id))
  }, [cards, selectedIds])
  const renamingId = renaming?.cardId ?? null
  return { runAction, getAvailableActions, rename, renamingId, selected, selectedIds, undo: commands.undo }
}

/** Returns how many overlays have closed over the board so far. */
function useRevealCount(isObscured: boolean): number {
  const [view, setView] = useState({ isObscured, revealCount: 0 })
  if (view.isObscured !== isObscured) setView({ isObscured, revealCount: view.revealCount + (isObscured ? 0 : 1) })
  return view.revealCount
}

/** A click inside these elements does not clear the selection. `data-card-id` marks a grid cell, even while its card is loading. */
const NON_DESELECTING = 'button, a, [role="toolbar"], [data-card-id]'

/** Clears the selection when the user clicks outside of the cards (D-2413). */
function useClickOutsideToDeselect(boardRef: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const isOutside = target instanceof Element && !target.closest(NON_DESELECTING)
      // The click event at the end of a drag is ignored; the library prevents its default.
      if (isOutside && !defaultPrevented) dispatch(selectionCleared())
    }
    const element = boardRef.current
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [boardRef, dispatch])
}

/** Shows My Board or the contents of a stack (B-052, B-053, B-007). */
export function BoardScreen(props: BoardScreenProps) {
  const {
    list: arg,
    buddy,
    isObscured,
    onOpen,
    onOpenStack,
    onMyBoard,
    onShowAll,
    onEndSearch,
    onEndFilter,
    onListMissing,
    onAsk,
    starters,
    renderNote,
    renderQuizStart,
  } = props
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // `inert` makes the browser restyle every card, which takes as long as rendering the overlay. It is therefore set after the overlay is
  // painted (D-0094).
  // A board below a card opened by its address is inert from the first render, or the page would have two main landmarks.
  const isInert = useAfterPaint(isObscured, isObscured)
  const revealCount = useRevealCount(isObscured)
  const list = useVisibleCardList(arg)
  const isAutoLayout = useAppSelector(selectIsAutoLayout)
  const isTouchMode = useAppSelector(selectIsTouchMode)
  const { runAction, getAvailableActions, rename, renamingId, selected, selectedIds, undo } = useBoardCardActions(
    props,
    list.cards,
  )
  const [menu, setMenu] = useState<{ card: Card; anchor: Element } | null>(null)
  const boardRef = useRef<HTMLElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const breadcrumbsRef = useRef<HTMLDivElement>(null)
  const dragLayerRef = useRef<DragLayerHandle>(null)
  const isDragging = useIsDragging()
  const isPointerDragging = useIsPointerDragging()
  const isOverMyBoard = useIsOverMyBoard()
  const typeFilter = useCardTypeFilter(arg.stackId)
  const isFiltered = arg.filter !== 'all' || typeFilter.length > 0
  const isSearchOrFilterActive = arg.search !== '' || isFiltered
  // A stack of questions alone is a quiz, also for a recipient who sees only its questions.
  const isWhole = Boolean(arg.stackId) && !isSearchOrFilterActive && list.cards.length === list.total
  const marks = isWhole && list.cards.every(({ type }) => type === 'question') ? totalMarks(list.cards) : 0
  const isQuiz = marks > 0
  const stack = list.breadcrumbs.at(-1)
  const title = arg.stackId && stack ? decodeEntities(stack.title) : t('board.title')
  const actions = getAvailableActions(selected)
  const hasToolbar = selected.length > 0 && !isObscured && !isDragging
  useRedirectOnMissingList(list, arg, onListMissing)
  useClickOutsideToDeselect(boardRef)
  const runOnSelected = (action: CardAction) => runAction(action, selected)
  useOfferedActions('board', { cards: selected, actions, run: runOnSelected })
  useBoardShortcuts({
    boardRef,
    cards: list.cards,
    actions,
    onAction: runOnSelected,
    onUndo: () => void undo(),
  })

  // A new list, search, filter or sort order clears the selection (D-2413).
  useEffect(() => {
    dispatch(selectionCleared())
  }, [arg.stackId, arg.search, arg.filter, arg.sort, arg.order, typeFilter, dispatch])

  const summary = () => {
    if (list.status === 'loading' || list.status === 'refreshing') return t('board.loading')
    if (list.status === 'failed') return ''
    if (selected.length > 0) return t('board.selected', { count: selected.length })
    if (isQuiz)
      return `${t('formats.questions', { count: list.total })} · ${t('formats.question.marks', { count: marks })}`
    return t(isSearchOrFilterActive ? 'board.found' : 'board.count', { count: list.total })
  }

  const focusTitle = () => titleRef.current?.focus({ preventScroll: true })
  const isEmpty = list.status === 'ready' && list.cards.length === 0 && !list.hasMore
  // Focuses the title when the list becomes empty, because the card that had focus is gone.
  useEffect(() => {
    if (isEmpty && !isObscured && document.activeElement === document.body) focusTitle()
  }, [isEmpty, isObscured, arg.stackId])
  const showAll = () => {
    dispatch(cardTypeFilterChanged([]))
    onShowAll()
  }

  // These callbacks never change, so the memoised grid does not render again whenever a card opens (D-0094).
  const open = useEventCallback(onOpen)
  const openOrigin = useEventCallback(props.onOpenOrigin)
  const openMenu = useEventCallback((card: Card, anchor: Element) => setMenu({ card, anchor }))
  const endRename = useEventCallback(rename)
  const changeSortMode = useEventCallback(props.onSortModeChange)
  const sort = useEventCallback(props.onSort)

  const content = () => {
    if (list.status === 'loading') return <CardGridSkeleton />
    if (list.status === 'failed') return <BoardError buddy={buddy} error={list.error} onRetry={list.retry} />
    if (list.cards.length > 0 || list.hasMore) {
      return (
        <CardGrid
          list={list}
          arg={arg}
          selectedIds={selectedIds}
          isAutoLayout={isAutoLayout}
          isObscured={isInert}
          revealCount={revealCount}
          renamingId={renamingId}
          breadcrumbsRef={breadcrumbsRef}
          dragLayerRef={dragLayerRef}
          onOpen={open}
          onOpenOrigin={openOrigin}
          onMenu={openMenu}
          onRename={endRename}
          onSortModeChange={changeSortMode}
          onSort={sort}
        />
      )
    }
    return isSearchOrFilterActive ? (
      <NoResults buddy={buddy} isSearchOnly={!isFiltered} onShowAll={showAll} />
    ) : (
      <>
        <EmptyBoard onAsk={onAsk} />
        {arg.stackId ? null : starters}
      </>
    )
  }

  return (
    <main
      ref={boardRef}
      className={styles.board}
      inert={isInert}
      aria-busy={list.status === 'refreshing'}
      {...preloadOnApproach(BoardToolbar, CardMenu)}
    >
      {isObscured ? null : <title>{`${title} · ${t('app.name')}`}</title>}
      {hasToolbar ? (
        <a href="#toolbar" className="skip-link">
          {t('board.skipToToolbar')}
        </a>
      ) : null}
      <Breadcrumbs
        ref={breadcrumbsRef}
        stacks={arg.stackId ? list.breadcrumbs : []}
        isDropArea={isPointerDragging}
        isDropTarget={isOverMyBoard}
        onMyBoard={onMyBoard}
        onOpenStack={onOpenStack}
      />
      <header className={styles.header}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.count} role="status">
          {summary()}
        </p>
        {isQuiz ? <div className={styles.start}>{renderQuizStart?.(list.cards)}</div> : null}
        {isSearchOrFilterActive ? (
          <div className={styles.filters}>
            <ActiveFilters
              filter={arg.filter}
              search={arg.search}
              onEndSearch={onEndSearch}
              onEndFilter={onEndFilter}
              onEmpty={focusTitle}
            />
          </div>
        ) : null}
      </header>
      {content()}
      {arg.stackId && list.status === 'ready' && !isSearchOrFilterActive ? (
        <div className={styles.note}>{renderNote?.(list.cards)}</div>
      ) : null}
      {hasToolbar ? (
        <BoardToolbar
          count={selected.length}
          actions={actions}
          isTouchMode={isTouchMode}
          onAction={runOnSelected}
          onClose={() => dispatch(selectionCleared())}
          onLoadError={() => dispatch(selectionCleared())}
        />
      ) : null}
      {menu ? (
        <CardMenu
          {...menu}
          actions={getAvailableActions([menu.card])}
          isSelected={selectedIds.includes(menu.card.id)}
          onMove={arg.search === '' ? () => dragLayerRef.current?.lift(menu.card.id) : undefined}
          onOpen={() => onOpen(menu.card)}
          onOpenOrigin={props.onOpenOrigin}
          onToggle={() =>
            dispatch(cardSelected({ id: menu.card.id, isToggle: true, listedIds: list.cards.map(({ id }) => id) }))
          }
          onAction={(action) => runAction(action, [menu.card])}
          onClose={() => setMenu(null)}
          onLoadError={() => setMenu(null)}
        />
      ) : null}
    </main>
  )
}
