import { useEffect, useEffectEvent, useRef } from 'react'
import { selectMe } from '@/api/user'
import { decodeEntities } from '@/cardTypes/decode'
import { loadTexts } from '@/i18n/i18n'
import { hasDraftsDatabase } from '@/lib/draftsDatabase'
import { lazyComponent } from '@/lib/lazyComponent'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lostWordsShown, selectFoundWords, selectShownLostWords } from '@/store/lostWordsSlice'
import { snackbarShown } from '@/store/snackbarsSlice'

const LostWordsDialog = lazyComponent(async () => {
  const [file] = await Promise.all([import('@/features/focus/LostWordsDialog'), loadTexts('saving')])
  return file.LostWordsDialog
})

/** Tells each find once, with a snackbar that opens the dialog. */
function useSnackbarForEach(): void {
  const dispatch = useAppDispatch()
  const found = useAppSelector(selectFoundWords)
  const reported = useRef(new Set<string>())
  const report = useEffectEvent(async () => {
    await loadTexts('saving')
    for (const { cardId, title } of found) {
      if (reported.current.has(cardId)) continue
      reported.current.add(cardId)
      dispatch(
        snackbarShown({
          kind: 'warning',
          text: title
            ? { key: 'saving.lost.found', values: { title: decodeEntities(title) } }
            : { key: 'saving.lost.foundUntitled' },
          action: { name: 'showLostWords', id: cardId, labelKey: 'saving.lost.show' },
        }),
      )
    }
  })
  useEffect(() => {
    if (found.length > 0) void report()
  }, [found])
}

/**
 * Offers what was typed in cards that are gone, on every screen: once a session what earlier ones have left, later what can no longer be
 * saved.
 * @param isReady true once the first screen is shown
 */
export function LostWordsHost({ isReady }: { isReady: boolean }) {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectMe)?.id
  const words = useAppSelector(selectShownLostWords)
  useSnackbarForEach()
  useEffect(() => {
    if (!isReady || userId === undefined) return
    void hasDraftsDatabase().then(async (hasDrafts) => {
      if (hasDrafts) await dispatch((await import('./offerWordsOfLostCards')).offerWordsOfLostCards())
    })
  }, [dispatch, isReady, userId])
  if (!words || userId === undefined) return null
  const close = () => dispatch(lostWordsShown(null))
  return <LostWordsDialog words={words} userId={userId} onClose={close} onLoadError={close} />
}
