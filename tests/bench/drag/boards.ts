import type { Card } from '@/api/cards/card.schema'
import type { CurrentUser } from '@/api/user.contract'

export const boardNames = ['heartboard', 'dndKit'] as const
export type BoardName = (typeof boardNames)[number]

/** The bench server's response to `/bench-cards.json`. */
export type BoardData = { me: CurrentUser; cards: Card[] }
