import { type ComponentProps, memo, useEffect, useRef, useState } from 'react'
import { Message } from './Message'
import styles from './MessageInView.module.css'
import { whenNear } from './whenNear'

type MessageInViewProps = ComponentProps<typeof Message> & {
  /** One of the last messages: rendered at once. */
  isRecent: boolean
}

/**
 * A message of a long conversation: its bare words until it first comes near the view, so that opening a conversation costs what is seen of it. The words
 * stay there for the search of the page and for screen readers.
 */
export const MessageInView = memo(function MessageInView({ isRecent, ...props }: MessageInViewProps) {
  const [isNear, setNear] = useState(isRecent || props.message.type === 'created_date')
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const scroller = item.current?.closest('[role="region"]')
    if (isNear || !item.current || !scroller) return
    return whenNear(item.current, scroller, () => setNear(true))
  }, [isNear])
  if (isNear) return <Message {...props} />
  return (
    <li ref={item} className={styles.far} data-far="">
      {props.message.content}
    </li>
  )
})
