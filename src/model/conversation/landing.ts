/** Facts of the landing that its screen reads before the code of the chat has loaded. */
import type { RootState } from '@/store/rootReducer'
import { ENTIRE_CHAT } from './chatKeys'

/** True while the landing shows messages: the whole chat has turns that began after the landing. */
export const selectHasLandingMessages = ({ chat }: RootState): boolean => {
  const ids = chat?.conversations[ENTIRE_CHAT]?.turns.ids ?? []
  return ids.some((id) => !chat?.turnsBeforeLanding.includes(id))
}

/** True while any reply is in flight. */
export const selectIsAnyReplyLive = ({ chat }: RootState): boolean =>
  chat !== undefined && Object.keys(chat.live).length > 0
