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

/** Divider where a session begins or ends; the same object for the same session. */
const dividerOf = weakMapMemoize(
  ({ chatMode, chatSessionStartTime }: ModeSession, isEnd: boolean): ModeDivider => ({
    id: `${isEnd ? 'end' : 'begin'} of ${chatMode} ${chatSessionStartTime}`,
    chatMode,
    isEnd,
  }),
)

type ModesNow = {
  mode: ModeSession
  /** Session that has ended since the last question. */
  ended: ModeSession | null
}

const isOn = ({ chatMode }: ModeSession) => chatMode !== 'normal'

/**
 * Dividers by the turn that they precede; null: at the end. A session without a question leaves only its end.
 * @param now modes of the chat after the last turn
 */
export function dividersOf(turns: readonly Turn[], now: ModesNow): Map<Turn | null, ModeDivider[]> {
  const dividers = new Map<Turn | null, ModeDivider[]>()
  const told = new Set<string>()
  let before = NORMAL_MODE
  const pass = (after: ModeSession, ended: ModeSession | null, turn: Turn | null) => {
    const add = (session: ModeSession, isEnd: boolean) => {
      const divider = dividerOf(session, isEnd)
      if (told.has(divider.id)) return
      told.add(divider.id)
      dividers.set(turn, [...(dividers.get(turn) ?? []), divider])
    }
    const isChanged = !isSameSession(before, after)
    if (isChanged && isOn(before) && (ended || !isOn(after))) add(before, true)
    if (ended && !isSameSession(ended, after)) add(ended, true)
    if (isChanged && isOn(after)) add(after, false)
    before = after
  }
  for (const turn of turns) pass(turn.mode, turn.endedBefore ?? null, turn)
  pass(now.mode, now.ended, null)
  return dividers
}
