import { type ReactNode, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { lazyComponent } from '@/lib/lazyComponent'

const ShareDialog = lazyComponent(() => import('@/features/share/ShareDialog').then((file) => file.ShareDialog))

/** The share dialog for a screen that shows cards: `share` opens it, `shareDialog` belongs beside the screen. */
export function useShareDialog(): { share: (cards: Card[]) => void; shareDialog: ReactNode } {
  const [cards, setCards] = useState<Card[] | null>(null)
  const shareDialog = cards ? (
    <ShareDialog cards={cards} onClose={() => setCards(null)} onLoadError={() => setCards(null)} />
  ) : null
  return { share: setCards, shareDialog }
}
