import { useEffect, useState } from 'react'
import { selectMe } from '@/api/user'
import { hasDraftsDatabase } from '@/lib/draftsDatabase'
import { lazyComponent } from '@/lib/lazyComponent'
import { useAppSelector } from '@/store/hooks'
import { selectFoundWords } from '@/store/lostWordsSlice'

const LostWordsOffer = lazyComponent(() => import('./LostWordsOffer').then((file) => file.LostWordsOffer))

/**
 * Offers what was typed in cards that no longer exist, on every screen: once a session what earlier ones have left, later what can no longer
 * be saved (D-0071).
 * @param isReady true once the first screen is shown
 */
export function LostWordsHost({ isReady }: { isReady: boolean }) {
  const userId = useAppSelector(selectMe)?.id
  const hasFound = useAppSelector((state) => selectFoundWords(state).length > 0)
  const [hasDrafts, setHasDrafts] = useState(false)
  useEffect(() => {
    if (isReady && userId !== undefined) void hasDraftsDatabase().then(setHasDrafts)
  }, [isReady, userId])
  if (userId === undefined || !(hasFound || hasDrafts)) return null
  return <LostWordsOffer userId={userId} hasDrafts={hasDrafts} />
}
