import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '@/cardTypes/cardTypeViews'
import { cardTypeViews } from '@/cardTypes/registry'
import type { LazyComponent } from '@/lib/loading/lazyComponent'

/**
 * Replaces the content of open text cards.
 * @returns restores the content
 */
export function replaceTextView(Focus: LazyComponent<FocusProps<CardOf<'text'>>>): () => void {
  const { text } = cardTypeViews
  cardTypeViews.text = { ...text, Focus: Object.assign(Focus, { preload: () => Promise.resolve() }) }
  return () => {
    cardTypeViews.text = text
  }
}
