import { createAction } from '@reduxjs/toolkit'

/** Cards were deleted, or access to them was revoked: every slice that refers to them drops them. */
export const cardsRemoved = createAction<{ cardIds: string[] }>('cards/removed')
