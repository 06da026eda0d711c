import { SquarePen, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { NamedCard } from '@/api/chat.contract'
import { selectMe, selectPermissions } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName } from '@/buddy/buddies'
import { selectBuddyReaction } from '@/store/buddyReactionSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useShortcuts } from '@/lib/shortcuts'
import { IconButton } from '@/ui/IconButton'
import { ChatInput } from '../input/ChatInput'
import { BelowCreatedCardContext, ChatPanelContext, type ChatPanelFacts } from './chatPanelContext'
import styles from './ChatPanel.module.css'
import { ChatPrompts } from '../input/ChatPrompts'
import {
  selectChatMode,
  selectIsReplying,
  selectIsReplyingIn,
  selectMessageCount,
  selectPendingMode,
  selectReturnedQuestions,
  selectShownMode,
} from '@/model/conversation/chatSlice'
import { askQuestion, type ChatContext, newChat, stopReply } from '@/model/conversation/ask'
import { ConversationHead } from './ConversationHead'
import { ConversationNotice, FromYourChat, LazyModeBadge } from './lazyParts'
import { selectMessages, type ShownMessage } from '@/model/conversation/conversation'
import { AgentName } from '../menu/lazyMenu'
import { JumpToEnd } from '../messages/JumpToEnd'
import { MessageList } from '../messages/MessageList'
import { useAnnouncement } from '../messages/useAnnouncement'
import { chatKeyOf } from '@/model/conversation/chatKeys'
import { focusedCardOf } from '@/model/conversation/turns'
import { isComposing } from '@/lib/isComposing'
import { useAskContext } from '../input/useAskContext'
import { useRestoredConversation } from './useRestoredConversation'
import { useConversationScroll } from '../messages/useConversationScroll'

/** Keys that open the previous or next card, named as in `KeyboardEvent.key`. */
const TURNING_KEYS = new Set(['ArrowLeft', 'ArrowRight', ' ', 'Enter'])

/** Number of the user's messages after which a new chat is offered (C-222, D-3120). */
const MANY_MESSAGES = 20

type ChatPanelProps = {
  /** The place on the board, or the chat of /ytldemo. */
  context: ChatContext
  /** True if replies can be rated (C-284). */
  isFeedbackOn: boolean
  /** True where the chat covers the screen, so that following a link closes the chat. */
  isCovering?: boolean
  /** Undefined: the chat is a screen of its own, which nothing closes. */
  onClose?: () => void
  /** Renders sparks for an empty conversation; `ask` sends a question in it. */
  renderSparks?: (ask: (question: string) => void) => ReactNode
  /** Shown in an empty conversation, instead of the person's name and four prompts. */
  greeting?: ReactNode
  /** Renders recommendations below the newest card that the conversation has created. */
  renderBelowCard?: (card: NamedCard) => ReactNode
  /** Renders the introduction of a part of the chat. */
  renderCharacter?: (character: 'tutor' | 'discover') => ReactNode
}

/** Magic Chat: messages and input (C-008, C-053, C-055). */
export function ChatPanel({
  context: place,
  isFeedbackOn,
  isCovering = false,
  onClose,
  greeting,
  renderBelowCard,
  renderCharacter,
  renderSparks,
}: ChatPanelProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectMe)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const askContext = useAskContext(place, panel)
  const chatKey = chatKeyOf(place.focusedId)
  const cardId = focusedCardOf(place.focusedId)
  const messages = useAppSelector((state) => selectMessages(state, chatKey))
  /** True while nothing was asked: a mode may have ended before a question. */
  const isUnasked = messages.every(({ divider }) => divider?.isEnd)
  const isReplying = useAppSelector(selectIsReplying)
  const isReplyingHere = useAppSelector((state) => selectIsReplyingIn(state, chatKey))
  const chatMode = useAppSelector(selectChatMode)
  const pendingMode = useAppSelector(selectPendingMode)
  const shownMode = useAppSelector(selectShownMode)
  const isReplyingElsewhere = isReplying && !isReplyingHere
  const hasManyMessages = useAppSelector(selectMessageCount) > MANY_MESSAGES
  const returnedQuestions = useAppSelector(selectReturnedQuestions)
  /** Messages above the conversation. */
  const [above, setAbove] = useState<readonly ShownMessage[]>()
  const { scroller, list, isScrolledUp, followEnd, jumpToEnd } = useConversationScroll(
    messages.length > 0 ? messages : null,
    chatKey,
    above,
  )
  const created = messages.findLast((message) => message.type === 'format_created')
  const belowCreated = created ? { localId: created.localId, content: renderBelowCard?.(created.data) } : null
  const announcement = useAnnouncement(messages.at(-1), isReplyingHere)
  const userId = me?.id ?? 0
  useRestoredConversation(userId, messages.length > 0)
  const buddy = me?.buddy ?? null
  const buddyName = buddyDisplayName(buddy)
  const hasMenu = useAppSelector(selectPermissions).includes('chat.menu.access')
  const reaction = useAppSelector(selectBuddyReaction)
  const isQuotaReached = me?.metadata.usage_quota_reached ?? false

  const pagedTurnRef: ChatPanelFacts['pagedTurnRef'] = useRef(null)
  /** True while keyboard focus is in a form of the conversation, which the jump button would cover. */
  const [isWriting, setIsWriting] = useState(false)
  const latest = useRef({ context: askContext.context, isCovering, onClose })
  useLayoutEffect(() => {
    latest.current = { context: askContext.context, isCovering, onClose }
  })
  const facts = useMemo(
    (): ChatPanelFacts => ({
      userId,
      buddy,
      buddyName,
      isFeedbackOn,
      pagedTurnRef,
      getContext: () => latest.current.context,
      focusInput: () => field.current?.focus(),
      onFollowLink: () => {
        if (latest.current.isCovering) latest.current.onClose?.()
      },
    }),
    [userId, buddy, buddyName, isFeedbackOn],
  )
  // An open chat keeps the turning keys from the open card (B-119) and leaves the keys to the browser.
  useShortcuts('chat', ({ key }) => (TURNING_KEYS.has(key) ? {} : undefined))

  const ask = (question: string) => {
    // Scrolls to the end: the user wants to see the answer.
    followEnd()
    dispatch(askQuestion(question, askContext.context))
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!onClose || event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return
    // One Escape closes one layer only: the screen behind the chat stays open.
    event.stopPropagation()
    onClose()
  }

  return (
    <ChatPanelContext value={facts}>
      <section
        ref={panel}
        className={styles.panel}
        data-screen={onClose ? undefined : ''}
        aria-label={t('chat.title')}
        tabIndex={-1}
        onKeyDown={closeOnEscape}
      >
        <header className={styles.header}>
          <Buddy
            name={buddy ?? 'T'}
            mood={isQuotaReached ? 'sleeping' : isReplying ? 'thinking' : (reaction?.mood ?? 'idle')}
            size={44}
            isFollowingPointer
          />
          <div className={styles.title}>
            {onClose ? <h2>{t('chat.title')}</h2> : <h1>{t('chat.title')}</h1>}
            {hasMenu ? (
              <p className={styles.agent}>
                <AgentName />
              </p>
            ) : null}
          </div>
          <IconButton
            label={t('chat.newChat')}
            icon={<SquarePen aria-hidden="true" />}
            isDisabled={messages.length === 0 || isReplyingHere}
            onPress={() => {
              dispatch(newChat(chatKey))
              field.current?.focus()
            }}
            placement="bottom"
          />
          {onClose ? (
            <IconButton label={t('chat.close')} icon={<X aria-hidden="true" />} onPress={onClose} placement="bottom" />
          ) : null}
        </header>
        {shownMode !== 'normal' ? (
          <LazyModeBadge
            chatKey={chatKey}
            mode={chatMode}
            pendingMode={pendingMode}
            onFocusInput={() => (field.current?.disabled ? panel : field).current?.focus()}
          />
        ) : null}
        {chatMode === 'tutor' ? <div className={styles.character}>{renderCharacter?.('tutor')}</div> : null}
        <div
          ref={scroller}
          className={styles.scroller}
          role="region"
          aria-label={t('chat.messages')}
          tabIndex={0}
          onFocus={({ target }) => setIsWriting(target.matches('textarea'))}
          onBlur={() => setIsWriting(false)}
        >
          {cardId === null ? null : <FromYourChat key={`card ${cardId}`} cardId={cardId} onShown={setAbove} />}
          <ConversationHead
            key={chatKey}
            chatKey={chatKey}
            onFocusLost={() => scroller.current?.focus({ preventScroll: true })}
          />
          {messages.length > 0 ? (
            <BelowCreatedCardContext value={belowCreated}>
              <MessageList key={`messages of ${chatKey}`} messages={messages} scroller={scroller} list={list} />
            </BelowCreatedCardContext>
          ) : null}
          {isUnasked ? (
            <div className={styles.welcome}>
              {greeting ?? (
                <>
                  <Buddy name={buddy ?? 'T'} mood="waving" size={140} className={styles.buddy} isFollowingPointer />
                  <p className={styles.greeting}>{t('chat.greeting', { name: me?.name ?? '' })}</p>
                  <ChatPrompts
                    cardIds={askContext.cardIds}
                    isInStack={place.stackId !== null}
                    isDisabled={isReplying || isQuotaReached}
                    onAsk={ask}
                  />
                  {renderSparks?.(ask)}
                </>
              )}
              {hasMenu ? renderCharacter?.('discover') : null}
            </div>
          ) : null}
        </div>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <footer className={styles.footer}>
          {isScrolledUp && !isWriting ? (
            <JumpToEnd scroller={scroller} className={styles.jump} onJump={jumpToEnd} />
          ) : null}
          {isReplyingElsewhere || (hasManyMessages && !isReplyingHere) ? (
            <ConversationNotice
              chatKey={chatKey}
              buddyName={buddyName}
              replyingKey={isReplyingElsewhere ? 'chat.elsewhere' : undefined}
            />
          ) : null}
          <ChatInput
            // A question that could not be sent returns to the draft. The new key remounts the field, which then reads the draft again.
            key={returnedQuestions}
            field={field}
            userId={userId}
            buddyName={buddyName}
            isReplying={isReplying}
            placeholder={onClose ? t('chat.placeholder') : t('chat.input', { buddy: buddyName })}
            isQuotaReached={isQuotaReached}
            askContext={askContext}
            onAsk={ask}
            onStop={() => dispatch(stopReply())}
          />
        </footer>
      </section>
    </ChatPanelContext>
  )
}
