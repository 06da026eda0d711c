import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Card, CardOf, CardType } from '@/api/cards/card.schema'
import type { LazyComponent, Preload } from '@/lib/loading/lazyComponent'

/** The preview of a card type: fills the 4:3 cover of a tile, hidden from screen readers. */
export type ThumbnailProps<Shown extends Card> = { card: Shown }

/** Props of a type's content in focus, rendered above or below the title; `useFocusCommands` has its commands. */
export type FocusProps<Shown extends Card> = { card: Shown }

/** Views of a card type, on the board and in focus. */
export type CardTypeViews<Type extends CardType = CardType> = {
  icon: LucideIcon
  Thumbnail: ComponentType<ThumbnailProps<CardOf<Type>>>
  /** Loaded before the first card of the type is opened, or with it. */
  Focus: LazyComponent<FocusProps<CardOf<Type>>> & Preload
}

/** Export `views` of a `views.ts`, for the types of its folder. */
export type CardTypeViewsOf<Type extends CardType> = { [Each in Type]: CardTypeViews<Each> }
