import { createAction } from '@reduxjs/toolkit'

/** Cards were deleted or access was revoked: every slice drops its references to them. */
export const cardsRemoved = createAction<{ cardIds: string[] }>('cards/removed')
