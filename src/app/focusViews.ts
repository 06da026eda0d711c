import type { FocusViews } from '@/cardTypes/cardTypeViews'
import { cardTypeViews } from '@/cardTypes/registry'
import type { LazyComponent } from '@/lib/loading/lazyComponent'

/**
 * What an open card of each type shows (D-2510, D-0049): the view in the folder of its type. A view that is a feature of its own replaces
 * it here, because a card type cannot import features.
 */
export const focusViews = Object.fromEntries(
  Object.entries(cardTypeViews).map(([type, { Focus }]): [string, LazyComponent<never>] => [type, Focus]),
) as FocusViews
