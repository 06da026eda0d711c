import { createAction } from '@reduxjs/toolkit'

/** Dispatched when cards were deleted or access to them was revoked. Every slice drops its references to them. */
export const cardsRemoved = createAction<{ cardIds: string[] }>('cards/removed')
