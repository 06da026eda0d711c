import { createAction } from '@reduxjs/toolkit'

/** Why a session is over. */
export type SessionEnd = 'loggedOut' | 'unauthenticated' | 'loggedOutElsewhere' | 'idle' | 'accountDeleted'

/** The session has ended: every slice with user data resets. */
export const sessionEnded = createAction<SessionEnd>('session/ended')
