import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Card, CardOf, CardType } from '@/api/cards/card.schema'
import type { LazyComponent, Preload } from '@/lib/loading/lazyComponent'

/** Props of a card type's preview. The preview fills the 4:3 cover of a tile and is hidden from screen readers. */
export type ThumbnailProps<Shown extends Card> = { card: Shown }

/**
 * Props of a type's focus view, which stands above or below the title. The view gets its commands from
 * `useFocusCommands`.
 */
export type FocusProps<Shown extends Card> = { card: Shown }

/** Icon and components that show cards of one type on the board and in focus. */
export type CardTypeViews<Type extends CardType = CardType> = {
  icon: LucideIcon
  Thumbnail: ComponentType<ThumbnailProps<CardOf<Type>>>
  /** Focus view, loaded lazily: preloaded by the board, or loaded when the user opens the first card of this type. */
  Focus: LazyComponent<FocusProps<CardOf<Type>>> & Preload
}

/** Type of the `views` object that a `views.ts` exports, with one entry for each card type of its folder. */
export type CardTypeViewsOf<Type extends CardType> = { [Each in Type]: CardTypeViews<Each> }
