import { authCalls } from './auth.contract'
import { chatCalls } from './chat.contract'
import { engagersCalls } from './engagers.contract'
import { formatsCalls } from './formats.contract'
import { imagesCalls } from './images.contract'
import { shareCalls } from './share.contract'
import { sparksCalls } from './sparks.contract'
import { userCalls } from './user.contract'

/** Every call of the product by its name: the same name is the endpoint, the mock's handler and the fixture file. */
export const calls = {
  ...authCalls,
  ...userCalls,
  ...formatsCalls,
  ...shareCalls,
  ...imagesCalls,
  ...chatCalls,
  ...sparksCalls,
  ...engagersCalls,
}
export type Calls = typeof calls
export type CallName = keyof Calls
