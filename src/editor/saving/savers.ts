/** Savers of cards. They have their own file, so that a call outside of them loads no saver. */
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { perApp } from '@/api/core/perApp'
import { selectMe } from '@/api/user'
import { draftKey } from '@/lib/drafts/draftStore'
import type { AppThunk } from '@/store/rootReducer'
import type { OpenCardSaver } from './createCardSaver'

/**
 * Savers by user and card. A saver outlives its screen until its last save has ended, so reopening the card returns the
 * same saver.
 */
export const saversOf = perApp(() => new Map<string, OpenCardSaver>())

/** Runs a call that changes a card outside of its saver, see `runOutside`. A card without a saver has no save to wait for. */
export const runOutsideSaver =
  <Result>(cardId: string, call: () => Promise<Result>): AppThunk<Promise<Result>> =>
  async (_dispatch, getState, services) => {
    const saver = saversOf(services).get(draftKey(selectMe(getState())?.id, cardId))
    if (!saver) return call()
    let result: Promise<Result> | undefined
    await saver.runOutside(async () => {
      result = call()
      await result
      return selectCachedCard(getState(), cardId)
    })
    // `runOutside` has run the call, or has thrown.
    return result as Promise<Result>
  }
