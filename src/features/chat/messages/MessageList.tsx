import { type CSSProperties, memo, type RefObject } from 'react'
import type { ShownMessage } from '@/model/conversation/conversation'
import { Message } from './Message'
import styles from './MessageList.module.css'
import { useNearMessages } from './useNearMessages'

/** Maximum far messages per list item: each item costs a little in every frame. */
const FAR_PER_ITEM = 10

/** A message in full, or consecutive far messages. */
type Part = ShownMessage | ShownMessage[]

function partsOf(messages: readonly ShownMessage[], near: ReadonlySet<string>): Part[] {
  const parts: Part[] = []
  for (const [place, message] of messages.entries()) {
    const last = parts.at(-1)
    if (near.has(message.localId) || message.type === 'created_date') parts.push(message)
    // Splits by place in the list, so that a message coming near the view changes no other item.
    else if (Array.isArray(last) && place % FAR_PER_ITEM > 0) last.push(message)
    else parts.push([message])
  }
  return parts
}

type FarMessagesProps = { messages: readonly ShownMessage[] }

const isSame = (before: FarMessagesProps, after: FarMessagesProps) =>
  before.messages.length === after.messages.length &&
  before.messages.every((message, place) => message === after.messages[place])

/** Plain text of far messages, for page search and screen readers. */
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

/** Messages of a conversation. Each stays plain text until first near the view, so that a long conversation costs only what is seen. */
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
