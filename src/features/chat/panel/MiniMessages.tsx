import { useEffect, useRef, useState } from 'react'
import { selectMe } from '@/api/user'
import { buddyDisplayName } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { chatOpened } from '@/store/panelsSlice'
import { selectLastFinished } from '@/model/conversation/chatSlice'
import styles from './MiniMessages.module.css'
import { replyToText } from '../reply/replyToText'

/** Milliseconds for which a bubble is shown (C-210). */
const SHOWN_MS = 10_000
/** Milliseconds between checks whether a bubble still has focus. */
const FOCUS_CHECK_MS = 1000
const MAX_LENGTH = 160

type FinishedReply = { localId: string; content: string }
type MiniMessageProps = { reply: FinishedReply; buddyName: string; onOpen: () => void; onExpire: (id: string) => void }

function MiniMessage({ reply: { localId, content }, buddyName, onOpen, onExpire }: MiniMessageProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    let isMounted = true
    void replyToText(content).then((words) => {
      const line = words.replaceAll(/\s+/g, ' ')
      if (isMounted) setText(line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line)
    })
    return () => {
      isMounted = false
    }
  }, [content])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const expire = () => {
      // A focused bubble stays, because focus would be lost with the button.
      if (button.current === document.activeElement) timer = setTimeout(expire, FOCUS_CHECK_MS)
      else onExpire(localId)
    }
    timer = setTimeout(expire, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [localId, onExpire])

  return (
    <button ref={button} type="button" className={styles.message} onClick={onOpen}>
      <span className="visually-hidden">{t('chat.mini', { buddy: buddyName })} </span>
      {text}
    </button>
  )
}

/**
 * Shows bubbles beside the chat button for replies that end while the chat is closed (C-210, D-3121). They are announced politely (D-3149).
 * A press opens the chat; each bubble disappears after 10 s. Stays mounted while the chat is open, to know which replies the user has seen
 * there.
 */
export function MiniMessages({ isChatOpen }: { isChatOpen: boolean }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectMe)
  const last = useAppSelector(selectLastFinished)
  const [seenId, setSeenId] = useState(last?.localId)
  const [replies, setReplies] = useState<readonly FinishedReply[]>([])
  if (last && last.localId !== seenId) {
    setSeenId(last.localId)
    if (!isChatOpen) setReplies([...replies, last])
  }
  if (isChatOpen && replies.length > 0) setReplies([])
  const [remove] = useState(
    () => (id: string) => setReplies((current) => current.filter(({ localId }) => localId !== id)),
  )
  if (isChatOpen) return null
  return (
    <div className={styles.messages} role="log" aria-live="polite" aria-label={t('chat.title')}>
      {replies.map((reply) => (
        <MiniMessage
          key={reply.localId}
          reply={reply}
          buddyName={buddyDisplayName(me?.buddy ?? null)}
          onOpen={() => dispatch(chatOpened())}
          onExpire={remove}
        />
      ))}
    </div>
  )
}
