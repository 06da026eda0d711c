import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Card, CardOf, CardType } from '@/api/cards/card.schema'
import type { LazyComponent, Preload } from '@/lib/loading/lazyComponent'

/** The preview of a card type: fills the 4:3 cover of a tile, hidden from screen readers. */
export type ThumbnailProps<Shown extends Card> = { card: Shown }

/** Props of a type's focus view, rendered above or below the title. The view gets its commands from `useFocusCommands`. */
export type FocusProps<Shown extends Card> = { card: Shown }

/** Views of a card type, on the board and in focus. */
export type CardTypeViews<Type extends CardType = CardType> = {
  icon: LucideIcon
  Thumbnail: ComponentType<ThumbnailProps<CardOf<Type>>>
  /** Focus view, lazy: preloaded, or loaded when the first card of the type opens. */
  Focus: LazyComponent<FocusProps<CardOf<Type>>> & Preload
}

/** Export `views` of a `views.ts`, for the types of its folder. */
export type CardTypeViewsOf<Type extends CardType> = { [Each in Type]: CardTypeViews<Each> }
