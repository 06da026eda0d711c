import { useEffect, useState } from 'react'
import { selectMe } from '@/api/user'
import { hasDraftsDatabase } from '@/lib/drafts/draftsDatabase'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useAppSelector } from '@/store/hooks'
import { selectOrphanedDrafts } from '@/store/orphanedDraftsSlice'

const OrphanedDraftOffer = lazyComponent(() => import('./OrphanedDraftOffer').then((file) => file.OrphanedDraftOffer))

/**
 * Offers drafts whose cards no longer exist, on every screen (D-0071). Drafts of earlier sessions are offered once a session; text that can
 * no longer be saved is offered when that happens.
 * @param isReady true once the first screen is shown
 */
export function OrphanedDraftHost({ isReady }: { isReady: boolean }) {
  const userId = useAppSelector(selectMe)?.id
  const hasFound = useAppSelector((state) => selectOrphanedDrafts(state).length > 0)
  const [hasDrafts, setHasDrafts] = useState(false)
  useEffect(() => {
    if (isReady && userId !== undefined) void hasDraftsDatabase().then(setHasDrafts)
  }, [isReady, userId])
  if (userId === undefined || !(hasFound || hasDrafts)) return null
  return <OrphanedDraftOffer userId={userId} hasDrafts={hasDrafts} />
}
