import { isNotAccessible, toApiError } from '@/api/core/errors'
import { loadTexts } from '@/i18n/i18n'
import { warnBeforeUnload } from '@/lib/drafts/warnBeforeUnload'
import { removeCardsIfInaccessible } from '@/store/inaccessibleCards'
import { pictureWorkEnded, type PictureWorkSource, pictureWorkStarted } from '@/store/pictureWorkSlice'
import type { AppThunk } from '@/store/rootReducer'
import { type ContentFailure, snackbarShown } from '@/store/snackbarsSlice'

/**
 * Runs work on the picture of a card. Tile and open card show its loader text, and the browser asks before the page is
 * left.
 * @param run receives the work's id, for its progress
 */
export const runPictureWork =
  <Result>(
    cardId: string,
    source: PictureWorkSource,
    run: (workId: string) => Promise<Result>,
  ): AppThunk<Promise<Result>> =>
  async (dispatch) => {
    await loadTexts('pictures').catch(() => undefined)
    const { payload: work } = dispatch(pictureWorkStarted({ cardId, source }))
    const running = run(work.id).finally(() => dispatch(pictureWorkEnded(work)))
    warnBeforeUnload(running)
    return running
  }

/**
 * Tells a failed change of a picture. A card that the person has lost leaves its screens.
 * @param cause error of an endpoint; undefined if no call was sent
 */
export const showPictureFailure =
  (cardId: string, failure: ContentFailure, cause?: unknown): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (failure.kind !== 'told') dispatch(snackbarShown({ kind: 'danger', text: failure.text }))
    const error = toApiError(cause)
    if (error.kind === 'http' && isNotAccessible(error))
      await dispatch(removeCardsIfInaccessible([cardId], { isReported: true }))
  }

/** Aborts a call with the signal, also if the signal has aborted before. */
export function abortWith(signal: AbortSignal | undefined, call: { abort: () => void }): void {
  if (signal?.aborted) call.abort()
  else signal?.addEventListener('abort', () => call.abort(), { once: true })
}
