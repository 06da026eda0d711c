import { useId, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { ShownMessage } from '@/model/conversation/conversation'
import { selectMakingExchange } from '@/model/conversation/makingExchange'
import { useAppSelector } from '@/store/hooks'
import { Message } from '../messages/Message'
import { ChatPanelContext, useChatPanel } from './chatPanelContext'
import styles from './FromYourChat.module.css'

type FromYourChatProps = {
  cardId: string
  /** Called with the messages once they have their place above the conversation. */
  onShown: (messages: readonly ShownMessage[]) => void
}

/** Exchange that made the open card, above the card's own conversation. */
export function FromYourChat({ cardId, onShown }: FromYourChatProps) {
  const { t } = useTranslation()
  const messages = useAppSelector((state) => selectMakingExchange(state, cardId))
  const facts = useChatPanel()
  const quoteFacts = useMemo(() => ({ ...facts, isQuote: true }), [facts])
  const headingId = useId()
  useLayoutEffect(() => onShown(messages), [onShown, messages])

  if (messages.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} className={styles.heading}>
        {t('chat.fromYourChat')}
      </h3>
      <ul className={styles.messages}>
        <ChatPanelContext value={quoteFacts}>
          {messages.map((message) => (
            <Message key={message.localId} message={message} />
          ))}
        </ChatPanelContext>
      </ul>
    </section>
  )
}
