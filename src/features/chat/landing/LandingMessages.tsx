import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { selectMe } from '@/api/user'
import { buddyDisplayName } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import type { ChatContext } from '@/model/conversation/ask'
import { selectIsReplyingIn } from '@/model/conversation/chatSlice'
import { selectLandingMessages } from '@/model/conversation/conversation'
import { ENTIRE_CHAT } from '@/model/conversation/chatKeys'
import { useAppSelector } from '@/store/hooks'
import { JumpToEnd } from '../messages/JumpToEnd'
import { MessageList } from '../messages/MessageList'
import { useAnnouncement } from '../messages/useAnnouncement'
import { useConversationScroll } from '../messages/useConversationScroll'
import { ChatPanelContext, type ChatPanelFacts } from '../panel/chatPanelContext'
import styles from './LandingMessages.module.css'

type LandingMessagesProps = {
  context: ChatContext
  /** True if replies can be rated (C-284). */
  isFeedbackOn: boolean
  field: RefObject<HTMLTextAreaElement | null>
}

/** The whole chat from where the landing began. */
export function LandingMessages({ context, isFeedbackOn, field }: LandingMessagesProps) {
  const { t } = useTranslation()
  const me = useAppSelector(selectMe)
  const messages = useAppSelector(selectLandingMessages)
  const isReplying = useAppSelector((state) => selectIsReplyingIn(state, ENTIRE_CHAT))
  const { scroller, list, isScrolledUp, followEnd, jumpToEnd } = useConversationScroll(messages, ENTIRE_CHAT, null)
  const announcement = useAnnouncement(messages.at(-1), isReplying)
  const { id: userId = 0, buddy = null } = me ?? {}
  const pagedTurnRef: ChatPanelFacts['pagedTurnRef'] = useRef(null)
  const facts = useMemo(
    (): ChatPanelFacts => ({
      userId,
      buddy,
      buddyName: buddyDisplayName(buddy),
      isFeedbackOn,
      pagedTurnRef,
      getContext: () => context,
      focusInput: () => field.current?.focus(),
      // A card opens without the marker of the landing, which closes it.
      onFollowLink: () => undefined,
    }),
    [userId, buddy, isFeedbackOn, context, field],
  )

  const questionCount = messages.filter(({ from }) => from === 'self').length
  const showEnd = useEffectEvent(() => {
    followEnd()
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  })
  // A new question is asked in the field, so its answer is wanted.
  useLayoutEffect(() => showEnd(), [questionCount])

  return (
    <ChatPanelContext value={facts}>
      <div className={styles.frame}>
        <div ref={scroller} className={styles.scroller} role="region" aria-label={t('chat.messages')} tabIndex={0}>
          <MessageList messages={messages} scroller={scroller} list={list} />
        </div>
        {isScrolledUp ? <JumpToEnd scroller={scroller} className={styles.jump} onJump={jumpToEnd} /> : null}
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </ChatPanelContext>
  )
}
