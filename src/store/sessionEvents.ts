import { createAction } from '@reduxjs/toolkit'

/** Why a session is over. */
export type SessionEnd = 'loggedOut' | 'unauthenticated' | 'loggedOutElsewhere' | 'idle'

/** The person is signed out; every slice that holds something of theirs forgets it. */
export const sessionEnded = createAction<SessionEnd>('session/ended')
