import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Card } from '@/api/cards/card.schema'
import type { CardListArg } from '@/api/cards/cardListPages'
import { useGetCardQuery } from '@/api/cards/cardQueries'
import { selectListedCard } from '@/api/cards/cardSelectors'
import { useCardList } from '@/api/cards/useCardList'
import { selectIsAutoLayout, selectPermissions } from '@/api/user'
import { isContainer } from '@/cardTypes/rules/isContainer'
import { isPresentable } from '@/cardTypes/rules/isPresentable'
import { cardTitle } from '@/cardTypes/rules/labels'
import { useTranslation } from '@/i18n/i18n'
import { cardListArgFromUrl, searchParamsInside } from '@/model/board/boardUrl'
import { filterByType, selectCardTypeFilter } from '@/model/board/cardTypeFilterSlice'
import { useAppSelector } from '@/store/hooks'
import { excludePendingDeletions, selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { useCloseOnInaccessibleCard } from '@/store/useCloseOnInaccessibleCard'
import { Button } from '@/ui/Button'
import { Spinner } from '@/ui/Spinner'
import { keepAwake } from './keepAwake'
import styles from './Presentation.module.css'
import { Slides } from './Slides'
import { useCoveredPage } from './useCoveredPage'
import { useFullScreen } from './useFullScreen'

type StageProps = Pick<Parameters<typeof Slides>[0], 'stage' | 'onFullScreen' | 'onClose'>

/** Returns those of the cards that this user may open and a class may see. */
function usePresentable(cards: readonly Card[]): Card[] {
  const permissions = useAppSelector(selectPermissions)
  return cards.filter((card) => permissions.includes(`board.format.${card.type}.focus`) && isPresentable(card))
}

function Message({ text, onRetry, onClose }: { text: string; onRetry?: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.message}>
      <h1>{text}</h1>
      {onRetry ? <Button onPress={onRetry}>{t('present.retry')}</Button> : null}
      <Button variant="secondary" onPress={onClose}>
        {t('present.close')}
      </Button>
    </div>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className={styles.message}>
      <Spinner label={t('present.loading')} />
    </div>
  )
}

/** Slides of a list, whose pages load one after the other. */
function PresentedList({ list: arg, isOpenList, ...props }: StageProps & { list: CardListArg; isOpenList: boolean }) {
  const { t } = useTranslation()
  const list = useCardList(arg)
  const deletions = useAppSelector(selectPendingDeletions)
  const types = useAppSelector(selectCardTypeFilter)
  const remaining = excludePendingDeletions(list.cards, deletions)
  const cards = usePresentable(isOpenList ? filterByType(remaining, types) : remaining)
  const { hasMore, isBusy, isLoadMoreError } = list
  const loadMore = useEffectEvent(() => list.loadMore())
  const isNextNeeded = hasMore && !isBusy && !isLoadMoreError
  useEffect(() => {
    if (isNextNeeded) loadMore()
  }, [isNextNeeded])

  if (list.status === 'failed')
    return <Message text={t('present.failed')} onRetry={list.retry} onClose={props.onClose} />
  if (list.status === 'loading' || (cards.length === 0 && hasMore && !isLoadMoreError)) return <Loading />
  return (
    <Slides
      {...props}
      cards={cards}
      loadingCount={hasMore ? Math.max(0, list.total - list.cards.length) : 0}
      onRetry={isLoadMoreError ? list.loadMore : undefined}
    />
  )
}

function PresentedCard({ card, ...props }: StageProps & { card: Card }) {
  return <Slides {...props} cards={usePresentable([card])} loadingCount={0} />
}

type PresentationProps = {
  /** Card, or stack whose cards are shown. */
  cardId: string
  /** The list below. If it is that of the presented stack, it is shown as it is: with its order, search and filters. */
  list: CardListArg
  onClose: () => void
}

/** Presents a stack, a quiz or a card to a class: one card at a time, in full screen if the browser allows it (D-0084). */
export function Presentation({ cardId, list, onClose }: PresentationProps) {
  const { t } = useTranslation()
  const stage = useRef<HTMLDivElement>(null)
  const isClosing = useRef(false)
  const close = () => {
    // Back is asynchronous, and a second Back would leave the board.
    if (!isClosing.current) onClose()
    isClosing.current = true
  }
  const { enter } = useFullScreen(close)
  useCoveredPage(stage, cardId)
  useEffect(keepAwake, [])
  useCloseOnInaccessibleCard([cardId], close)
  const { currentData, isError, refetch } = useGetCardQuery({ cardId })
  const listed = useAppSelector((state) => selectListedCard(state, cardId))
  const card = currentData ?? listed
  const isAutoLayout = useAppSelector(selectIsAutoLayout)
  const isOpenList = list.stackId === cardId
  const props = { stage, onFullScreen: enter, onClose: close }

  const content = () => {
    if (isOpenList) return <PresentedList {...props} list={list} isOpenList />
    if (!card) return isError ? <Message text={t('present.failed')} onRetry={refetch} onClose={close} /> : <Loading />
    if (!isContainer(card)) return <PresentedCard {...props} card={card} />
    const inside = cardListArgFromUrl(searchParamsInside(card), cardId, isAutoLayout)
    return <PresentedList {...props} list={inside} isOpenList={false} />
  }
  return createPortal(
    <div
      ref={stage}
      role="dialog"
      aria-modal="true"
      aria-label={card ? t('present.label', { title: cardTitle(card, t) }) : t('present.loading')}
      tabIndex={-1}
      className={styles.stage}
      data-presentation=""
    >
      {content()}
    </div>,
    document.body,
  )
}
