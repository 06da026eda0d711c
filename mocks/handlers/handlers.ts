import type { Handlers } from '../createHandlers'
import { authHandlers } from './auth'
import { chatHandlers } from './chat'
import { engagersHandlers } from './engagers'
import { formatsHandlers } from './formats'
import { imagesHandlers } from './images'
import { shareHandlers } from './share'
import { sparksHandlers } from './sparks'
import { userHandlers } from './user'

/** The business rules of the pretend school, one for each call of the contract. */
export const handlers: Handlers = {
  ...authHandlers,
  ...userHandlers,
  ...formatsHandlers,
  ...shareHandlers,
  ...imagesHandlers,
  ...chatHandlers,
  ...sparksHandlers,
  ...engagersHandlers,
}
