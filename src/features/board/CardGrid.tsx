import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useDispatch } from 'react-redux'
import type { Card } from '@/api/card.schema'
import type { CardList } from '@/api/cardList'
import { CardSkeleton } from '@/formats/CardSkeleton'
import { CardTile, type SelectModifiers } from '@/formats/CardTile'
import styles from './CardGrid.module.css'
import { cardSelected } from './selectionSlice'

/** px from the end of the list at which the next page is asked for (board 9). */
const LOAD_MORE_MARGIN = 50
/** Skeletons that stand for a list that is on its way. */
const SKELETONS = 12

/** Watches the end of the list and asks for the next page 50 px before it is reached. */
function useEndOfList({ loadMore, hasMore, isBusy, hasFailedPage, cards }: CardList) {
  const end = useRef<HTMLDivElement>(null)
  const onNear = useEffectEvent(() => loadMore())
  useEffect(() => {
    if (!end.current || !hasMore || isBusy) return
    // The first report says how things stand. After a page that failed only a new scroll to the end asks again.
    let isWaiting = hasFailedPage
    const look = ([entry]: IntersectionObserverEntry[]) => {
      if (entry?.isIntersecting && !isWaiting) onNear()
      isWaiting = false
    }
    // The root is named, so that the margin holds inside a frame as well.
    const observer = new IntersectionObserver(look, { root: document, rootMargin: `${LOAD_MORE_MARGIN}px` })
    observer.observe(end.current)
    return () => observer.disconnect()
    // While the end stays in sight no new crossing happens: watch anew for each page and after each answer.
  }, [hasMore, isBusy, hasFailedPage, cards.length])
  return end
}

type CardGridProps = {
  list: CardList
  selectedIds: readonly string[]
  onOpen: (card: Card) => void
}

/** The cards as equal tiles. One card that changes re-renders one tile. */
export function CardGrid({ list, selectedIds, onOpen }: CardGridProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const end = useEndOfList(list)
  const latestOnOpen = useRef(onOpen)
  useEffect(() => {
    latestOnOpen.current = onOpen
  })
  const open = useCallback((card: Card) => latestOnOpen.current(card), [])
  const select = useCallback(
    (id: string, { isToggle }: SelectModifiers) => dispatch(cardSelected({ id, isToggle })),
    [dispatch],
  )

  return (
    <>
      <ul className={styles.grid} aria-label={t('board.cards')}>
        {list.cards.map((card) => (
          <li key={card.id} className={styles.cell}>
            <CardTile card={card} isSelected={selectedIds.includes(card.id)} onSelect={select} onOpen={open} />
          </li>
        ))}
        {list.isLoadingMore ? <Skeletons count={4} /> : null}
      </ul>
      <p className="visually-hidden" role="status">
        {list.isLoadingMore ? t('board.loadingMore') : ''}
      </p>
      <div ref={end} />
    </>
  )
}

const Skeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.cell} aria-hidden="true">
      <CardSkeleton />
    </li>
  ))

/** The shape of the grid while the first page is on its way. */
export function CardGridSkeleton() {
  const { t } = useTranslation()
  return (
    <ul className={styles.grid} aria-label={t('board.loading')} aria-busy="true">
      <Skeletons count={SKELETONS} />
    </ul>
  )
}
