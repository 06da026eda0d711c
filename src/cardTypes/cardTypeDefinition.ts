import type { LucideIcon } from 'lucide-react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { Card, CardOf, CardType } from '@/api/cards/card.schema'

/** The preview of a card type: fills the 4:3 cover of a tile, hidden from screen readers. */
export type ThumbnailProps<Shown extends Card> = { card: Shown }

/** Navigation from a focus view. Without its callback a control is not rendered; 'Open stack' is disabled instead. */
export type FocusActions = {
  onOpenStack?: (card: Card) => void
  /** Opens a child of a container. */
  onOpenCard?: (card: Card) => void
  /** Opens the quiz that an insight is about. */
  onOpenOrigin?: (card: Card) => void
}

/** Props of the content of a type in focus, rendered above or below the title. */
export type FocusProps<Shown extends Card> = { card: Shown } & FocusActions

/** One card type: everything the board and the focus view need to know about it. */
export type CardTypeDefinition<Type extends CardType = CardType> = {
  labelKey: `formats.type.${Type}`
  icon: LucideIcon
  Thumbnail: ComponentType<ThumbnailProps<CardOf<Type>>>
  FocusView: LazyExoticComponent<ComponentType<FocusProps<CardOf<Type>>>>
  /** What a double click opens: the focus view, or the list of the card's children. */
  opensIn: 'focus' | 'stack'
  /**
   * Banner: cover picture, title, content. Plain: title, content. Compact title: a small title, since the content is
   * the headline. Hero: content (a large picture), then the title.
   */
  focusLayout: 'banner' | 'plain' | 'compactTitle' | 'hero'
}
