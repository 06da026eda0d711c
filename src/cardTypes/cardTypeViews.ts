import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Card, CardOf, CardType } from '@/api/cards/card.schema'
import type { LazyComponent, Preload } from '@/lib/loading/lazyComponent'

/** The preview of a card type: fills the 4:3 cover of a tile, hidden from screen readers. */
export type ThumbnailProps<Shown extends Card> = { card: Shown }

/** Props of the content of a type in focus, rendered above or below the title; `useFocusCommands` has what it may do. */
export type FocusProps<Shown extends Card> = { card: Shown }

/** How cards of a type look: on the board, and open. */
export type CardTypeViews<Type extends CardType = CardType> = {
  icon: LucideIcon
  Thumbnail: ComponentType<ThumbnailProps<CardOf<Type>>>
  /** Loaded before the first card of the type is opened, or with it. */
  Focus: LazyComponent<FocusProps<CardOf<Type>>> & Preload
}

/** What `views.ts` in the folder of some types exports. */
export type CardTypeViewsOf<Type extends CardType> = { [Each in Type]: CardTypeViews<Each> }
