import { useEffect, useEffectEvent, useRef } from 'react'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { orphanedDraftShown, selectOrphanedDrafts, selectShownOrphanedDraft } from '@/store/orphanedDraftsSlice'
import { snackbarShown } from '@/store/snackbarsSlice'
import { offerDraftsOfInaccessibleCards } from './offerDraftsOfInaccessibleCards'
import { OrphanedDraftDialog as LoadedOrphanedDraftDialog } from './OrphanedDraftDialog'

/** Its texts are in the chunk of an open card. */
const OrphanedDraftDialog = lazyComponent(() => loadTexts('saving').then(() => LoadedOrphanedDraftDialog))

/** Shows one snackbar for each draft whose card no longer exists. The snackbar's button opens the dialog. */
function useSnackbarForEach(): void {
  const dispatch = useAppDispatch()
  const found = useAppSelector(selectOrphanedDrafts)
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
          action: { name: 'showOrphanedDraft', id: cardId, labelKey: 'saving.lost.show' },
        }),
      )
    }
  })
  useEffect(() => {
    if (found.length > 0) void report()
  }, [found])
}

/**
 * Renders the snackbars and the dialog for drafts whose cards no longer exist.
 * @param hasDrafts true if earlier sessions may have left drafts, which are then searched once
 */
export function OrphanedDraftOffer({ userId, hasDrafts }: { userId: number; hasDrafts: boolean }) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectShownOrphanedDraft)
  useSnackbarForEach()
  useEffect(() => {
    if (hasDrafts) void dispatch(offerDraftsOfInaccessibleCards())
  }, [dispatch, hasDrafts])
  if (!draft) return null
  const close = () => dispatch(orphanedDraftShown(null))
  return <OrphanedDraftDialog draft={draft} userId={userId} onClose={close} onLoadError={close} />
}
