import type { AppDispatch } from '@/store/rootReducer'
import { createPacer } from '@/streaming/pacer'
import type { ReplyAddress, ReplyEvent } from './chatEvents'
import { chatEventReceived } from './chatSlice'

/** Dispatches the events of one reply, from a stream or the channel, at a readable pace. */
export type ReplyFeed = {
  receive: (event: ReplyEvent) => void
  hasEnded: () => boolean
  /** Resolves when all received text is shown. */
  whenDrained: () => Promise<void>
  /** Shows buffered text immediately. */
  flush: () => void
  /** Drops buffered text. */
  stop: () => void
}

/**
 * Time in ms between updates of growing text, about four frames, because rendering the text is the most expensive part
 * of a frame (D-0078).
 */
export const COMMIT_MS = 64
/**
 * Number of characters from which a reply updates only every `LONG_COMMIT_MS`, about six frames. By then the text is
 * far ahead of any reader (D-0078).
 */
export const LONG_REPLY_LENGTH = 12_000
export const LONG_COMMIT_MS = 96

/**
 * Creates a feed that updates the text every 64 ms, in a long reply every 96 ms. `end` is applied after all text
 * (C-208, C-209, D-3006).
 */
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
