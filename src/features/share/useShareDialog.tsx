import { type ReactNode, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useCloseOnInaccessibleCard } from '@/store/useCloseOnInaccessibleCard'

const ShareDialog = lazyComponent(async () => {
  const [file] = await Promise.all([import('@/features/share/ShareDialog'), loadTexts('share')])
  return file.ShareDialog
})

/** Gives a screen the share dialog. `share` opens it for these cards; the screen renders `shareDialog`. */
export function useShareDialog(): { share: (cards: Card[]) => void; shareDialog: ReactNode } {
  const [cards, setCards] = useState<Card[] | null>(null)
  useCloseOnInaccessibleCard(cards?.map(({ id }) => id) ?? [], () => setCards(null))
  const shareDialog = cards ? (
    <ShareDialog cards={cards} onClose={() => setCards(null)} onLoadError={() => setCards(null)} />
  ) : null
  return { share: setCards, shareDialog }
}
