import { type ReactNode, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { lazyComponent } from '@/lib/lazyComponent'

const ShareDialog = lazyComponent(() => import('@/features/share/ShareDialog').then((file) => file.ShareDialog))

/** The share dialog of a screen: `share` opens it for some cards, `shareDialog` is rendered beside the screen. */
export function useShareDialog(): { share: (cards: Card[]) => void; shareDialog: ReactNode } {
  const [cards, setCards] = useState<Card[] | null>(null)
  const shareDialog = cards ? (
    <ShareDialog cards={cards} onClose={() => setCards(null)} onLoadError={() => setCards(null)} />
  ) : null
  return { share: setCards, shareDialog }
}
