/** Headings of a conversation where a mode begins or ends. */
import { weakMapMemoize } from '@reduxjs/toolkit'
import type { ChatMode } from '@/api/chat.contract'
import { isSameSession, type ModeSession, NORMAL_MODE, type Turn } from './turns'

export type ModeDivider = {
  /** Stable key, from the session. */
  id: string
  /** The mode that begins or ends. */
  chatMode: ChatMode
  isEnd: boolean
}

/** Divider between two modes; the same object for the same modes. */
const dividerBetween = weakMapMemoize((before: ModeSession, after: ModeSession): ModeDivider => {
  const isEnd = after.chatMode === 'normal'
  const { chatMode, chatSessionStartTime } = isEnd ? before : after
  return { id: `${isEnd ? 'end' : 'begin'} of ${chatMode} ${chatSessionStartTime}`, chatMode, isEnd }
})

/**
 * Dividers by the turn that each precedes; null: at the end. A mode without a turn leaves no divider once it has ended.
 * @param mode of the chat now
 */
export function dividersOf(turns: readonly Turn[], mode: ModeSession): Map<Turn | null, ModeDivider> {
  const dividers = new Map<Turn | null, ModeDivider>()
  let before = NORMAL_MODE
  const pass = (after: ModeSession, turn: Turn | null) => {
    if (!isSameSession(before, after)) dividers.set(turn, dividerBetween(before, after))
    before = after
  }
  for (const turn of turns) pass(turn.mode, turn)
  pass(mode, null)
  return dividers
}
