import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Card, CardOf, CardType } from '@/api/cards/card.schema'
import type { LazyComponent } from '@/lib/lazyComponent'

/** The preview of a card type: fills the 4:3 cover of a tile, hidden from screen readers. */
export type ThumbnailProps<Shown extends Card> = { card: Shown }

/** Props of the content of a type in focus, rendered above or below the title; `useFocusCommands` has what it may do. */
export type FocusProps<Shown extends Card> = { card: Shown }

/** The content of each card type in focus; the table is `src/app/focusViews.ts`. */
export type FocusViews = { [Type in CardType]: LazyComponent<FocusProps<CardOf<Type>>> }

/** One card type: everything the board and the focus view need to know about it. */
export type CardTypeDefinition<Type extends CardType = CardType> = {
  labelKey: `formats.type.${Type}`
  icon: LucideIcon
  Thumbnail: ComponentType<ThumbnailProps<CardOf<Type>>>
  /** What a double click opens: the focus view, or the list of the card's children. */
  opensIn: 'focus' | 'stack'
  /**
   * Banner: cover picture, title, content. Plain: title, content. Compact title: a small title, since the content is
   * the headline. Hero: content (a large picture), then the title.
   */
  focusLayout: 'banner' | 'plain' | 'compactTitle' | 'hero'
}
