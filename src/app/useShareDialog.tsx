import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Card } from '@/api/card.schema'

const ShareDialog = lazy(() => import('@/features/share/ShareDialog').then((file) => ({ default: file.ShareDialog })))

/** The share dialog for a screen that shows cards: `share` opens it, `shareDialog` belongs beside the screen. */
export function useShareDialog(): { share: (cards: Card[]) => void; shareDialog: ReactNode } {
  const [cards, setCards] = useState<Card[] | null>(null)
  const shareDialog = cards ? (
    <Suspense>
      <ShareDialog cards={cards} onClose={() => setCards(null)} />
    </Suspense>
  ) : null
  return { share: setCards, shareDialog }
}
