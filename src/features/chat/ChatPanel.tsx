import { ArrowDown, SquarePen, X } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { selectMe } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName } from '@/buddy/buddies'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useShortcuts } from '@/lib/shortcuts'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { retryReply, askQuestion, type ChatContext, newChat, stopReply } from './chatThunks'
import { ChatInput } from './ChatInput'
import styles from './ChatPanel.module.css'
import { selectIsReplying, selectIsReplyingIn, selectReturnedQuestions } from './chatSlice'
import { ConversationHead } from './ConversationHead'
import { ConversationNotices } from './ConversationNotices'
import { selectMessages } from './conversation'
import { MessageInView } from './MessageInView'
import { chatKeyOf } from './turns'
import { useConversationScroll } from './useConversationScroll'

/** `KeyboardEvent.key` of the keys that lead from card to card in focus. */
const TURNING_KEYS = new Set(['ArrowLeft', 'ArrowRight', ' ', 'Enter'])

/** Messages at the end that are rendered as soon as the panel opens. */
const RECENT_COUNT = 20

type ChatPanelProps = {
  context: ChatContext
  onClose: () => void
}

/** Magic Chat: messages and input (C-008, C-053, C-055). */
export function ChatPanel({ context, onClose }: ChatPanelProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectMe)
  const chatKey = chatKeyOf(context.focusedId)
  const messages = useAppSelector((state) => selectMessages(state, chatKey))
  const isReplying = useAppSelector(selectIsReplying)
  const isReplyingHere = useAppSelector((state) => selectIsReplyingIn(state, chatKey))
  const returnedQuestions = useAppSelector(selectReturnedQuestions)
  const { scroller, list, isScrolledUp, jumpToEnd } = useConversationScroll(messages.length > 0 ? messages : null)
  const buddy = me?.buddy ?? null
  const buddyName = buddyDisplayName(buddy)
  const isQuotaReached = me?.metadata.usage_quota_reached ?? false
  const { focusedId, stackId, selectedIds } = context
  const retry = useCallback(
    (replyId: string) => dispatch(retryReply(replyId, { focusedId, stackId, selectedIds })),
    [dispatch, focusedId, stackId, selectedIds],
  )
  const last = messages.at(-1)
  // An open chat keeps them from the open card (B-119), and leaves them to the browser.
  useShortcuts('chat', ({ key }) => (TURNING_KEYS.has(key) ? {} : undefined))

  return (
    <section
      className={styles.panel}
      aria-label={t('chat.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // One Escape closes one layer: the screen behind the chat stays open.
        event.stopPropagation()
        onClose()
      }}
    >
      <header className={styles.header}>
        <Buddy
          name={buddy ?? 'T'}
          mood={isQuotaReached ? 'sleeping' : isReplying ? 'thinking' : 'idle'}
          size={44}
          isFollowingPointer
        />
        <h2 className={styles.title}>{t('chat.title')}</h2>
        <IconButton
          label={t('chat.newChat')}
          icon={<SquarePen aria-hidden="true" />}
          isDisabled={messages.length === 0 || isReplyingHere}
          onPress={() => dispatch(newChat(chatKey))}
          placement="bottom"
        />
        <IconButton label={t('chat.close')} icon={<X aria-hidden="true" />} onPress={onClose} placement="bottom" />
      </header>
      <div ref={scroller} className={styles.scroller} role="region" aria-label={t('chat.messages')} tabIndex={0}>
        <ConversationHead
          key={chatKey}
          chatKey={chatKey}
          onFocusLost={() => scroller.current?.focus({ preventScroll: true })}
        />
        {messages.length === 0 ? (
          <div className={styles.welcome}>
            <p className={styles.greeting}>{t('chat.greeting', { name: me?.name ?? '' })}</p>
            <p>{t('chat.hint')}</p>
          </div>
        ) : (
          <ul ref={list} className={styles.messages}>
            {messages.map((message, index) => (
              <MessageInView
                key={message.localId}
                message={message}
                isRecent={index >= messages.length - RECENT_COUNT}
                buddy={buddy}
                buddyName={buddyName}
                stackId={context.stackId}
                onRetry={retry}
              />
            ))}
          </ul>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {last?.from === 'other' && last.turnId && last.type !== 'error' && last.status === 'complete'
          ? t('chat.ready')
          : ''}
      </p>
      <footer className={styles.footer}>
        {isScrolledUp ? (
          <Button
            variant="secondary"
            className={styles.jump}
            icon={<ArrowDown aria-hidden="true" size={18} />}
            onPress={jumpToEnd}
          >
            {t('chat.jump')}
          </Button>
        ) : null}
        <ConversationNotices chatKey={chatKey} buddyName={buddyName} />
        <ChatInput
          // What was put back into the field is read from its draft.
          key={returnedQuestions}
          userId={me?.id ?? 0}
          buddyName={buddyName}
          isReplying={isReplying}
          isQuotaReached={isQuotaReached}
          onAsk={(question) => dispatch(askQuestion(question, context))}
          onStop={() => dispatch(stopReply())}
        />
      </footer>
    </section>
  )
}
