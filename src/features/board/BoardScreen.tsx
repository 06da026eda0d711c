import { useTranslation } from '@/i18n/i18n'
import { useDispatch, useSelector } from 'react-redux'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Card } from '@/api/card.schema'
import { type CardList, useCardList } from '@/api/cardList'
import { type ApiError, statusOf } from '@/api/errors'
import type { CardListArg } from '@/api/formats'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName } from '@/buddy/buddies'
import { decodeEntities } from '@/formats/decode'
import { snackbarShown } from '@/state/snackbars'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import styles from './BoardScreen.module.css'
import { Breadcrumbs } from './Breadcrumbs'
import { CardGrid, CardGridSkeleton } from './CardGrid'
import { selectionCleared, selectSelectedIds } from './selectionSlice'

type BoardScreenProps = {
  list: CardListArg
  buddy: string | null
  /** True while a card in focus lies over the board. */
  isCovered: boolean
  onOpen: (card: Card) => void
  onOpenStack: (stackId: string) => void
  onMyBoard: () => void
  onClearSearch: () => void
  /** The stack does not exist for this person. */
  onListMissing: () => void
  /** Asks the assistant. */
  onAsk: (question: string) => void
}

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

function NothingFound({ buddy, onClearSearch }: Pick<BoardScreenProps, 'buddy' | 'onClearSearch'>) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy ?? 'T'} mood="thinking" size={140} />}
      heading={t('board.noneFound.title')}
      text={t('board.noneFound.text')}
      actions={
        <Button variant="secondary" onPress={onClearSearch}>
          {t('board.noneFound.clear')}
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

/** Gives focus back, once nothing lies over the board any more, to what had it before. */
function useFocusKept(isCovered: boolean) {
  const left = useRef<Element | null>(null)
  // Before the browser takes focus away from what has become inert.
  useLayoutEffect(() => {
    if (isCovered) left.current = document.activeElement
  }, [isCovered])
  useEffect(() => {
    if (isCovered) return
    if (left.current instanceof HTMLElement) left.current.focus({ preventScroll: true })
    left.current = null
  }, [isCovered])
}

/** The board and the inside of a stack (board 2). */
export function BoardScreen(props: BoardScreenProps) {
  const { list: arg, buddy, isCovered, onOpen, onOpenStack, onMyBoard, onClearSearch, onListMissing, onAsk } = props
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const list = useCardList(arg)
  const selectedIds = useSelector(selectSelectedIds)
  const isSearching = arg.search !== '' || arg.filter !== 'all'
  const stack = list.breadcrumbs.at(-1)
  const title = arg.stackId && stack ? decodeEntities(stack.title) : t('board.title')
  useLeaveMissingList(list, onListMissing)
  useFocusKept(isCovered)

  // A change of place or question ends the selection, and so do Escape and a press beside the cards (decisions/board 3, selection).
  useEffect(() => {
    dispatch(selectionCleared())
  }, [arg.stackId, arg.search, arg.filter, arg.sort, arg.order, dispatch])
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) dispatch(selectionCleared())
  })
  const board = useRef<HTMLElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event)
    const onPress = ({ target }: MouseEvent) => {
      const isEmptySpace = target instanceof Element && !target.closest('article, button, a, summary')
      if (isEmptySpace) dispatch(selectionCleared())
    }
    const element = board.current
    window.addEventListener('keydown', listen)
    element?.addEventListener('click', onPress)
    return () => {
      window.removeEventListener('keydown', listen)
      element?.removeEventListener('click', onPress)
    }
  }, [dispatch])

  const summary = () => {
    if (list.status === 'loading' || list.status === 'refreshing') return t('board.loading')
    if (list.status === 'failed') return ''
    if (selectedIds.length > 0) return t('board.selected', { count: selectedIds.length })
    return t(isSearching ? 'board.found' : 'board.count', { count: list.total })
  }

  const content = () => {
    if (list.status === 'loading') return <CardGridSkeleton />
    if (list.status === 'failed') return <FailedBoard buddy={buddy} error={list.error} onRetry={list.retry} />
    if (list.cards.length > 0) return <CardGrid list={list} selectedIds={selectedIds} onOpen={onOpen} />
    return isSearching ? (
      <NothingFound buddy={buddy} onClearSearch={onClearSearch} />
    ) : (
      <EmptyBoard buddy={buddy} onAsk={onAsk} />
    )
  }

  return (
    <main ref={board} className={styles.board} inert={isCovered} aria-busy={list.status === 'refreshing'}>
      {isCovered ? null : <title>{`${title} · ${t('app.name')}`}</title>}
      <header className={styles.header}>
        <Breadcrumbs stacks={arg.stackId ? list.breadcrumbs : []} onMyBoard={onMyBoard} onOpenStack={onOpenStack} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {summary()}
        </p>
      </header>
      {content()}
    </main>
  )
}
