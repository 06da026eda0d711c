import { useEffect, useEffectEvent, useRef } from 'react'
import { decodeEntities } from '@/cardTypes/decode'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/lazyComponent'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lostWordsShown, selectFoundWords, selectShownLostWords } from '@/store/lostWordsSlice'
import { snackbarShown } from '@/store/snackbarsSlice'

const LostWordsDialog = lazyComponent(async () => {
  const [file] = await Promise.all([import('@/features/focus/LostWordsDialog'), loadTexts('saving')])
  return file.LostWordsDialog
})

/** Shows one snackbar for each find, which opens the dialog. */
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
 * The snackbars and the dialog of what was typed in cards that no longer exist.
 * @param hasDrafts true when earlier sessions may have left something: it is looked for once
 */
export function LostWordsOffer({ userId, hasDrafts }: { userId: number; hasDrafts: boolean }) {
  const dispatch = useAppDispatch()
  const words = useAppSelector(selectShownLostWords)
  useSnackbarForEach()
  useEffect(() => {
    if (hasDrafts) void import('./offerWordsOfLostCards').then((file) => dispatch(file.offerWordsOfLostCards()))
  }, [dispatch, hasDrafts])
  if (!words) return null
  const close = () => dispatch(lostWordsShown(null))
  return <LostWordsDialog words={words} userId={userId} onClose={close} onLoadError={close} />
}
