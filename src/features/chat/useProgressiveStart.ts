import { useEffect, useState } from 'react'

/** Messages that are rendered when a conversation appears, and those added in each later task. */
const FIRST_COUNT = 30
const STEP = 20

/**
 * Renders a long conversation from its end: the last messages at once, older ones a few at a time while the browser is idle, so that opening
 * a chat costs the same at 30 messages and at 1,000 (D-0078). What is added later is rendered with the conversation.
 * @returns number of the oldest messages that are not rendered yet
 */
export function useProgressiveStart(chatKey: string, count: number): number {
  const begin = () => ({ chatKey, hidden: Math.max(0, count - FIRST_COUNT) })
  const [progress, setProgress] = useState(begin)
  const current = progress.chatKey === chatKey ? progress : begin()
  if (current !== progress) setProgress(current)
  const hidden = Math.min(current.hidden, count)

  useEffect(() => {
    if (hidden === 0) return
    const show = () => setProgress({ chatKey, hidden: Math.max(0, hidden - STEP) })
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(show)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(show)
    return () => cancelIdleCallback(handle)
  }, [hidden, chatKey])
  return hidden
}
