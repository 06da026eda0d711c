import type { LucideIcon } from 'lucide-react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { Card, CardOf, CardType } from '@/api/cards/card.schema'

/** The small body of a type: it fills the 4:3 cover of a tile. Purely decorative for screen readers. */
export type ThumbnailProps<Shown extends Card> = { card: Shown }

/** Ways out of a focus view; a control whose callback is missing is not shown, 'Open stack' is shown disabled. */
export type FocusActions = {
  onOpenStack?: (card: Card) => void
  /** A child of a container was chosen. */
  onOpenCard?: (card: Card) => void
  /** The quiz that an insight is about. */
  onOpenOrigin?: (card: Card) => void
}

/** The content of a type in focus, below or above its title. */
export type FocusProps<Shown extends Card> = { card: Shown } & FocusActions

/** One card type: everything the board and the focus view need to know about it. */
export type CardTypeDefinition<Type extends CardType = CardType> = {
  labelKey: `formats.type.${Type}`
  icon: LucideIcon
  Thumbnail: ComponentType<ThumbnailProps<CardOf<Type>>>
  FocusView: LazyExoticComponent<ComponentType<FocusProps<CardOf<Type>>>>
  /** Where a double click leads: into focus, or into the list of what the card holds. */
  opensIn: 'focus' | 'stack'
  /**
   * Banner: cover picture, title, content. Plain: title, content. Quiet: a small title, since the content says it large.
   * Hero: content (a large picture), then the title.
   */
  focusLayout: 'banner' | 'plain' | 'compactTitle' | 'hero'
}
