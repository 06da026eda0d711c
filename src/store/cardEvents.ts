import { createAction } from '@reduxjs/toolkit'

/** Cards were deleted, or access to them was revoked. Every slice drops its references to these cards. */
export const cardsRemoved = createAction<{ cardIds: string[] }>('cards/removed')
