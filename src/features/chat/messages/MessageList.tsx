import { type CSSProperties, memo, type RefObject } from 'react'
import type { ShownMessage } from '@/model/conversation/conversation'
import { Message } from './Message'
import styles from './MessageList.module.css'
import { useNearMessages } from './useNearMessages'

/** Far messages in one item at most: each item costs a little in every frame. */
const FAR_PER_ITEM = 10

/** A message in full, or far ones that follow one another. */
type Part = ShownMessage | ShownMessage[]

function partsOf(messages: readonly ShownMessage[], near: ReadonlySet<string>): Part[] {
  const parts: Part[] = []
  for (const [place, message] of messages.entries()) {
    const last = parts.at(-1)
    if (near.has(message.localId) || message.type === 'created_date') parts.push(message)
    // By the place in the list, so that one that comes near changes no other item.
    else if (Array.isArray(last) && place % FAR_PER_ITEM > 0) last.push(message)
    else parts.push([message])
  }
  return parts
}

type FarMessagesProps = { messages: readonly ShownMessage[] }

const isSame = (before: FarMessagesProps, after: FarMessagesProps) =>
  before.messages.length === after.messages.length &&
  before.messages.every((message, place) => message === after.messages[place])

/** The bare words of messages, for the search of the page and for screen readers. */
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

/** A long conversation: messages are their bare words until they first come near the view, so that it costs what is seen of it. */
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
