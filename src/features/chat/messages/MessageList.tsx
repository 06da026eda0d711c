import { type CSSProperties, memo, type RefObject } from 'react'
import type { ShownMessage } from '@/model/conversation/conversation'
import { Message } from './Message'
import styles from './MessageList.module.css'
import { useNearMessages } from './useNearMessages'

/** Number of distant messages that share a list item. Fewer items are better, because each costs a little in every frame. */
const FAR_PER_ITEM = 10

type Part = ShownMessage | ShownMessage[]

function partsOf(messages: readonly ShownMessage[], near: ReadonlySet<string>): Part[] {
  const parts: Part[] = []
  for (const [place, message] of messages.entries()) {
    const last = parts.at(-1)
    if (near.has(message.localId) || message.type === 'created_date') parts.push(message)
    // Splits at fixed positions in the list, so that a message that comes near the view changes no other item.
    else if (Array.isArray(last) && place % FAR_PER_ITEM > 0) last.push(message)
    else parts.push([message])
  }
  return parts
}

type FarMessagesProps = { messages: readonly ShownMessage[] }

const isSame = (before: FarMessagesProps, after: FarMessagesProps) =>
  before.messages.length === after.messages.length &&
  before.messages.every((message, place) => message === after.messages[place])

/** Renders distant messages as plain text, which the browser's search and screen readers can find. */
const FarMessages = memo(function FarMessages({ messages }: FarMessagesProps) {
  return (
    <li className={styles.far} style={{ '--count': messages.length } as CSSProperties} data-far="">
      {messages.map(({ localId, content }) => (
        <p key={localId} data-id={localId}>
          {content}
        </p>
      ))}
    </li>
  )
}, isSame)

type MessageListProps = {
  messages: readonly ShownMessage[]
  scroller: RefObject<HTMLElement | null>
  list: RefObject<HTMLUListElement | null>
}

/**
 * Messages of a conversation. A message stays plain text until it is near the view for the first time, so that a long conversation costs
 * only what the user sees.
 */
export function MessageList({ messages, scroller, list }: MessageListProps) {
  const near = useNearMessages(messages, scroller, list)
  return (
    <ul ref={list} className={styles.messages}>
      {partsOf(messages, near).map((part) =>
        Array.isArray(part) ? (
          <FarMessages key={`far ${part[0]?.localId}`} messages={part} />
        ) : (
          <Message key={part.localId} message={part} />
        ),
      )}
    </ul>
  )
}
