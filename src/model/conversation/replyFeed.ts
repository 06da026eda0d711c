import type { AppDispatch } from '@/store/rootReducer'
import { createPacer } from '@/streaming/pacer'
import type { ReplyAddress, ReplyEvent } from './chatEvents'
import { chatEventReceived } from './chatSlice'

/** Brings the events of one reply into the store at a readable pace, wherever they come from. */
export type ReplyFeed = {
  receive: (event: ReplyEvent) => void
  hasEnded: () => boolean
  /** Resolves when all received words are shown. */
  whenDrained: () => Promise<void>
  /** Shows the words that wait. */
  flush: () => void
  /** Drops the words that wait. */
  stop: () => void
}

/** ms between two commits of a text that grows, about four frames: rendering it costs more than all else in a frame (D-0078). */
export const COMMIT_MS = 64
/** Characters after which a reply is long, far ahead of any reader, and ms between two commits of it, about six frames (D-0078). */
export const LONG_REPLY_LENGTH = 12_000
export const LONG_COMMIT_MS = 96

/** Words are paced and committed every 64 ms, in a long reply every 96 ms; `end` is applied when all are shown (C-208, C-209, D-3006). */
export function createReplyFeed(dispatch: AppDispatch, to: ReplyAddress): ReplyFeed {
  let hasEnded = false
  const apply = (replyEvent: ReplyEvent) => dispatch(chatEventReceived({ event: 'replyEvent', to, replyEvent }))
  let length = 0
  const pacer = createPacer({
    onText: (text) => {
      length += text.length
      apply({ event: 'token', data: text })
    },
    frame: (callback) =>
      setTimeout(() => callback(performance.now()), length < LONG_REPLY_LENGTH ? COMMIT_MS : LONG_COMMIT_MS),
  })
  return {
    receive(event) {
      if (event.event === 'end') {
        hasEnded = true
        void pacer.whenDrained().then(() => apply(event))
      } else if (event.event !== 'token') apply(event)
      else if (!hasEnded) pacer.push(event.data)
    },
    hasEnded: () => hasEnded,
    whenDrained: pacer.whenDrained,
    flush: pacer.flush,
    stop: pacer.stop,
  }
}
