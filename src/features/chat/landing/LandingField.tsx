import { type RefObject, useState } from 'react'
import { selectMe } from '@/api/user'
import { buddyDisplayName } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { askQuestion, type ChatContext, stopReply } from '@/model/conversation/ask'
import {
  selectChatMode,
  selectIsReplying,
  selectIsReplyingIn,
  selectLandingTurns,
  selectLiveReplies,
  selectPendingMode,
  selectReturnedQuestions,
  selectShownMode,
} from '@/model/conversation/chatSlice'
import { ENTIRE_CHAT } from '@/model/conversation/chatKeys'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ChatInput } from '../input/ChatInput'
import type { AskContext } from '../input/useAskContext'
import { ConversationNotice, LazyModeBadge } from '../panel/lazyParts'
import { useRestoredConversation } from '../panel/useRestoredConversation'

const ignore = () => undefined

/** A question of the landing is about no card. */
const askContextOf = (context: ChatContext): AskContext => ({
  context,
  cardIds: [],
  markedText: '',
  leaveOutCard: ignore,
  leaveOutMarkedText: ignore,
})

type LandingFieldProps = { context: ChatContext; field: RefObject<HTMLTextAreaElement | null> }

/** Field of the landing, with the mode of the chat, and a notice while a reply streams that the landing does not show. */
export function LandingField({ context, field }: LandingFieldProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectMe)
  const isReplying = useAppSelector(selectIsReplying)
  const isReplyingInChat = useAppSelector((state) => selectIsReplyingIn(state, ENTIRE_CHAT))
  const turns = useAppSelector(selectLandingTurns)
  const live = useAppSelector(selectLiveReplies)
  const isShown = Object.values(live).some(({ turnId }) => turns.some(({ id }) => id === turnId))
  const mode = useAppSelector(selectChatMode)
  const pendingMode = useAppSelector(selectPendingMode)
  const shownMode = useAppSelector(selectShownMode)
  const returnedQuestions = useAppSelector(selectReturnedQuestions)
  const [returnedBefore] = useState(returnedQuestions)
  const userId = me?.id ?? 0
  const buddyName = buddyDisplayName(me?.buddy ?? null)
  useRestoredConversation(userId, turns.length > 0)
  return (
    <>
      {shownMode !== 'normal' ? (
        <LazyModeBadge
          chatKey={ENTIRE_CHAT}
          mode={mode}
          pendingMode={pendingMode}
          onFocusInput={() => field.current?.focus()}
        />
      ) : null}
      {isReplying && !isShown ? (
        <ConversationNotice
          chatKey={ENTIRE_CHAT}
          buddyName={buddyName}
          replyingKey={isReplyingInChat ? 'chat.stillAnswering' : 'chat.elsewhere'}
        />
      ) : null}
      <ChatInput
        // A returned question is in the draft, which a new field reads.
        key={returnedQuestions}
        field={field}
        userId={userId}
        buddyName={buddyName}
        isReplying={isReplying}
        placeholder={t('chat.placeholder')}
        isQuotaReached={me?.metadata.usage_quota_reached ?? false}
        askContext={askContextOf(context)}
        hasFocusAtFirst={returnedQuestions !== returnedBefore}
        onAsk={(question) => dispatch(askQuestion(question, context))}
        onStop={() => dispatch(stopReply())}
      />
    </>
  )
}
