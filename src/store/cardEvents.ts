import { createAction } from '@reduxjs/toolkit'

/** Cards were deleted, or access to them was revoked: every slice that names them lets go of them. */
export const cardsRemoved = createAction<{ cardIds: string[] }>('cards/removed')
