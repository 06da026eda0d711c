import { useTranslation } from '@/i18n/i18n'
import { useDispatch, useSelector } from 'react-redux'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Card } from '@/api/card.schema'
import type { CardList } from '@/api/cardList'
import { type ApiError, statusOf } from '@/api/errors'
import type { CardListArg } from '@/api/loadedCards'
import { selectMe, selectPermissions } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName } from '@/buddy/buddies'
import { boardActionsFor } from '@/formats/cardActions'
import { decodeEntities } from '@/formats/decode'
import { lazyPart } from '@/lib/lazyPart'
import { snackbarShown } from '@/state/snackbars'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import styles from './BoardScreen.module.css'
import { Breadcrumbs } from './Breadcrumbs'
import type { BoardDispatch } from './actions/boardThunk'
import { useIsDragging, useIsHeld, useIsOverMyBoard } from './drag/dragSession'
import type { DragLayerHandle } from './drag/DragLayer'
import { CardGrid, CardGridSkeleton } from './grid/CardGrid'
import { cardSelected, selectionCleared, selectIsTouchMode, selectSelectedIds } from './selectionSlice'
import { selectShownTypes, typesChosen } from './shownTypes'
import { useBoardActions } from './toolbar/useBoardActions'
import { useBoardKeys } from './useBoardKeys'
import { useShownList } from './useShownList'

type BoardScreenProps = {
  list: CardListArg
  buddy: string | null
  /** True while a card in focus lies over the board. */
  isCovered: boolean
  onOpen: (card: Card) => void
  onOpenStack: (stackId: string) => void
  onMyBoard: () => void
  /** Takes what narrows the list out of the address: search and filter. */
  onShowAll: () => void
  /** The stack does not exist for this person. */
  onListMissing: () => void
  /** Asks the assistant. */
  onAsk: (question: string) => void
  /** Opens the chat; the selected cards are its context. */
  onMagic: (cards: Card[]) => void
  onShare: (cards: Card[]) => void
  /** The list was ordered by hand: from now on it is shown so. */
  onManual: (list: CardListArg) => void
}

// What shows only after a press is loaded with it.
const BoardToolbar = lazyPart(() => import('./toolbar/BoardToolbar').then((file) => file.BoardToolbar))
const CardMenu = lazyPart(() => import('./toolbar/CardMenu').then((file) => file.CardMenu))

const IDEAS = ['explain', 'quiz', 'story'] as const

function EmptyBoard({ buddy, onAsk }: Pick<BoardScreenProps, 'buddy' | 'onAsk'>) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy ?? 'T'} mood="waving" size={160} isWatching />}
      heading={t('board.empty.title')}
      text={t('board.empty.text', { buddy: buddyDisplayName(buddy) })}
      actions={IDEAS.map((idea) => (
        <Button key={idea} variant="secondary" size="large" onPress={() => onAsk(t(`board.empty.ideas.${idea}Prompt`))}>
          {t(`board.empty.ideas.${idea}`)}
        </Button>
      ))}
    />
  )
}

type NothingFoundProps = {
  buddy: string | null
  /** True when nothing but a search narrows the board. */
  isOnlySearched: boolean
  onShowAll: () => void
}

function NothingFound({ buddy, isOnlySearched, onShowAll }: NothingFoundProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy ?? 'T'} mood="thinking" size={140} />}
      heading={t('board.noneFound.title')}
      text={t('board.noneFound.text')}
      actions={
        <Button variant="secondary" onPress={onShowAll}>
          {t(isOnlySearched ? 'board.noneFound.clear' : 'board.noneFound.showAll')}
        </Button>
      }
    />
  )
}

type FailedBoardProps = { buddy: string | null; error: ApiError | undefined; onRetry: () => void }

function FailedBoard({ buddy, error, onRetry }: FailedBoardProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy ?? 'T'} mood="sorry" size={140} />}
      heading={t('board.failed.title')}
      text={t(error && statusOf(error) === 403 ? 'error.403' : 'board.failed.text')}
      actions={<Button onPress={onRetry}>{t('app.retry')}</Button>}
    />
  )
}

/** A card list that is not there: back to My Board with the 404 text (board 8). */
function useLeaveMissingList({ status, error }: CardList, onListMissing: () => void) {
  const dispatch = useDispatch()
  const isMissing = status === 'failed' && error !== undefined && statusOf(error) === 404
  const onMissing = useEffectEvent(() => {
    dispatch(snackbarShown({ kind: 'danger', text: { key: 'error.404' } }))
    onListMissing()
  })
  useEffect(() => {
    if (isMissing) onMissing()
  }, [isMissing])
}

/** Everything that can be done with cards here: which ones, by which actions, and the title that is being typed. */
function useCardActions(props: BoardScreenProps, cards: readonly Card[]) {
  const { list: arg, onMagic, onShare } = props
  const dispatch = useDispatch<BoardDispatch>()
  const permissions = useSelector(selectPermissions)
  const [renaming, setRenaming] = useState<{ cardId: string; stackId: string | undefined } | null>(null)
  // A title is typed in the list where that was begun.
  if (renaming && renaming.stackId !== arg.stackId) setRenaming(null)
  const run = useBoardActions({
    onMagic,
    onShare,
    onRename: ({ id }) => setRenaming({ cardId: id, stackId: arg.stackId }),
  })
  const possible = (chosen: readonly Card[]) =>
    boardActionsFor({
      cards: chosen,
      permissions,
      isSearching: arg.search !== '',
      isInFocus: false,
      isInsideStack: arg.stackId !== undefined,
    })
  const rename = (card: Card, title: string | null) => {
    setRenaming(null)
    if (title) void import('./actions/saveTitle').then(({ saveTitle }) => dispatch(saveTitle(card, title)))
  }
  const selectedIds = useSelector(selectSelectedIds)
  const selected = useMemo(() => {
    const ids = new Set(selectedIds)
    return ids.size === 0 ? [] : cards.filter(({ id }) => ids.has(id))
  }, [cards, selectedIds])
  return { run, possible, rename, renamingId: renaming?.cardId ?? null, selected, selectedIds }
}

/** What a press on the board can mean something else on; `data-card-id` is a card's place, also while the card is loading. */
const NO_EMPTY_SPACE = 'button, a, [role="toolbar"], [data-card-id]'

/** Clicks beside the cards end the selection (decisions/board 3, selection). */
function useEmptySpace(board: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch()
  useEffect(() => {
    const onPress = ({ target, defaultPrevented }: MouseEvent) => {
      const isEmptySpace = target instanceof Element && !target.closest(NO_EMPTY_SPACE)
      // The end of a drag is no click.
      if (isEmptySpace && !defaultPrevented) dispatch(selectionCleared())
    }
    const element = board.current
    element?.addEventListener('click', onPress)
    return () => element?.removeEventListener('click', onPress)
  }, [board, dispatch])
}

/** The board and the inside of a stack (board 2). */
export function BoardScreen(props: BoardScreenProps) {
  const { list: arg, buddy, isCovered, onOpen, onOpenStack, onMyBoard, onShowAll, onListMissing, onAsk } = props
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const list = useShownList(arg)
  const isAutoLayout = useSelector(selectMe)?.autolayout ?? true
  const isTouchMode = useSelector(selectIsTouchMode)
  const { run, possible, rename, renamingId, selected, selectedIds } = useCardActions(props, list.cards)
  const [menu, setMenu] = useState<{ card: Card; anchor: Element } | null>(null)
  const board = useRef<HTMLElement>(null)
  const breadcrumbs = useRef<HTMLDivElement>(null)
  const grid = useRef<DragLayerHandle>(null)
  const isDragging = useIsDragging()
  const isHeld = useIsHeld()
  const isOverMyBoard = useIsOverMyBoard()
  const shownTypes = useSelector(selectShownTypes)
  const isFiltered = arg.filter !== 'all' || shownTypes.length > 0
  const isNarrowed = arg.search !== '' || isFiltered
  const stack = list.breadcrumbs.at(-1)
  const title = arg.stackId && stack ? decodeEntities(stack.title) : t('board.title')
  const actions = possible(selected)
  useLeaveMissingList(list, onListMissing)
  useEmptySpace(board)
  useBoardKeys({
    isActive: !isCovered && !menu,
    listed: list.cards,
    actions,
    onAction: (action) => void run(action, selected),
  })

  // A change of place or question ends the selection (decisions/board 3, selection).
  useEffect(() => {
    dispatch(selectionCleared())
  }, [arg.stackId, arg.search, arg.filter, arg.sort, arg.order, shownTypes, dispatch])

  const summary = () => {
    if (list.status === 'loading' || list.status === 'refreshing') return t('board.loading')
    if (list.status === 'failed') return ''
    if (selected.length > 0) return t('board.selected', { count: selected.length })
    return t(isNarrowed ? 'board.found' : 'board.count', { count: list.total })
  }

  const showAll = () => {
    dispatch(typesChosen([]))
    onShowAll()
  }

  const content = () => {
    if (list.status === 'loading') return <CardGridSkeleton />
    if (list.status === 'failed') return <FailedBoard buddy={buddy} error={list.error} onRetry={list.retry} />
    if (list.cards.length > 0 || list.hasMore) {
      return (
        <CardGrid
          list={list}
          arg={arg}
          selectedIds={selectedIds}
          isAutoLayout={isAutoLayout}
          isCovered={isCovered}
          renamingId={renamingId}
          breadcrumbs={breadcrumbs}
          handle={grid}
          onOpen={onOpen}
          onMenu={(card, anchor) => setMenu({ card, anchor })}
          onRename={rename}
          onManual={props.onManual}
        />
      )
    }
    return isNarrowed ? (
      <NothingFound buddy={buddy} isOnlySearched={!isFiltered} onShowAll={showAll} />
    ) : (
      <EmptyBoard buddy={buddy} onAsk={onAsk} />
    )
  }

  return (
    <main ref={board} className={styles.board} inert={isCovered} aria-busy={list.status === 'refreshing'}>
      {isCovered ? null : <title>{`${title} · ${t('app.name')}`}</title>}
      <Breadcrumbs
        ref={breadcrumbs}
        stacks={arg.stackId ? list.breadcrumbs : []}
        isDropArea={isHeld}
        isDropTarget={isOverMyBoard}
        onMyBoard={onMyBoard}
        onOpenStack={onOpenStack}
      />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {summary()}
        </p>
      </header>
      {content()}
      {selected.length > 0 && !isCovered && !isDragging ? (
        <BoardToolbar
          count={selected.length}
          actions={actions}
          isTouchMode={isTouchMode}
          onAction={(action) => void run(action, selected)}
          onClose={() => dispatch(selectionCleared())}
          onNotLoaded={() => dispatch(selectionCleared())}
        />
      ) : null}
      {menu ? (
        <CardMenu
          {...menu}
          actions={possible([menu.card])}
          isSelected={selectedIds.includes(menu.card.id)}
          onMove={arg.search === '' ? () => grid.current?.lift(menu.card.id) : undefined}
          onOpen={() => onOpen(menu.card)}
          onToggle={() =>
            dispatch(cardSelected({ id: menu.card.id, isToggle: true, listed: list.cards.map(({ id }) => id) }))
          }
          onAction={(action) => void run(action, [menu.card])}
          onClose={() => setMenu(null)}
          onNotLoaded={() => setMenu(null)}
        />
      ) : null}
    </main>
  )
}
