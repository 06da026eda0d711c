import type { Card } from '@/api/cards/card.schema'
import { type CardListArg, cardsOf } from '@/api/cards/cardListPages'
import { cardQueriesApi, nextPage } from '@/api/cards/cardQueries'
import { filterByType, selectCardTypeFilter } from '@/model/board/cardTypeFilterSlice'
import type { AppThunk } from '@/store/rootReducer'
import { excludePendingDeletions, selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { type ExportedCard, loadExportedCards, mayHoldCards } from '../loadExportedCards'

/** What is exported: selected cards, or a list as it is on screen, with its search and filters. */
export type ExportSource = { cards: readonly Card[] } | { list: CardListArg }

/** Maximum number of exported cards, with those in stacks. More would fill the memory of a school tablet. */
export const MAX_CARDS = 500

export class TooManyCardsError extends Error {}

export type Progress = { done: number; total: number }
export type ExportOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void }

/**
 * Loads all pages of a list.
 * @throws TooManyCardsError before the second page, and the error of a failed call
 */
const loadList =
  (arg: CardListArg, signal: AbortSignal): AppThunk<Promise<readonly Card[]>> =>
  async (dispatch, getState) => {
    const { initiate } = cardQueriesApi.endpoints.getCards
    // The subscription keeps the pages in the cache while the next ones load.
    const first = dispatch(initiate(arg, { forceRefetch: true }))
    try {
      let { pages } = await first.unwrap()
      while (nextPage(pages) !== undefined) {
        signal.throwIfAborted()
        if ((pages.at(-1)?.metadata.total ?? 0) > MAX_CARDS) throw new TooManyCardsError()
        pages = (await dispatch(initiate(arg, { direction: 'forward', subscribe: false })).unwrap()).pages
      }
      const cards = excludePendingDeletions(cardsOf(pages), selectPendingDeletions(getState()))
      return filterByType(cards, selectCardTypeFilter(getState()))
    } finally {
      first.unsubscribe()
    }
  }

/**
 * Loads the cards to export, each followed by those inside it.
 * @throws TooManyCardsError, the error of a failed call, and the reason of an abort
 */
export const collectCards =
  (source: ExportSource, { signal, onProgress }: ExportOptions): AppThunk<Promise<ExportedCard[]>> =>
  async (dispatch) => {
    const cards = 'list' in source ? await dispatch(loadList(source.list, signal)) : source.cards
    let count = 0
    const onCard = () => {
      signal.throwIfAborted()
      count += 1
      if (count > MAX_CARDS) throw new TooManyCardsError()
    }
    const collected: ExportedCard[] = []
    for (const [index, card] of cards.entries()) {
      onProgress({ done: index, total: cards.length })
      if (mayHoldCards(card)) collected.push(...(await dispatch(loadExportedCards(card.id, { onCard }))))
      else {
        onCard()
        collected.push({ card, level: 1, stack: null })
      }
    }
    return collected
  }
