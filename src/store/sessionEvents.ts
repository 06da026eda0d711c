import { createAction } from '@reduxjs/toolkit'

export type SessionEnd = 'loggedOut' | 'unauthenticated' | 'loggedOutElsewhere' | 'idle' | 'accountDeleted'

/** Dispatched when the session has ended. Every slice with user data resets. */
export const sessionEnded = createAction<SessionEnd>('session/ended')
