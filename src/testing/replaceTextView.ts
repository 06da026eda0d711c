import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '@/cardTypes/cardTypeViews'
import { cardTypeViews } from '@/cardTypes/registry'
import type { LazyComponent } from '@/lib/loading/lazyComponent'

/**
 * Replaces the component that renders open text cards.
 * @returns a function that restores the app's component
 */
export function replaceTextView(Focus: LazyComponent<FocusProps<CardOf<'text'>>>): () => void {
  const { text } = cardTypeViews
  cardTypeViews.text = { ...text, Focus: Object.assign(Focus, { preload: () => Promise.resolve() }) }
  return () => {
    cardTypeViews.text = text
  }
}
