import type { userCalls } from '../../src/api/user.contract'
import type { HandlersOf } from '../createHandlers'
import { viewPerson } from '../people'

export const userHandlers: HandlersOf<typeof userCalls> = {
  getMe: ({ school, person }) => ({ data: viewPerson(school, person) }),
}
