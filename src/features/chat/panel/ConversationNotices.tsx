import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { selectIsReplying, selectIsReplyingIn, selectMessageCount } from '@/model/conversation/chatSlice'
import { newChat, stopReply } from '@/model/conversation/ask'
import type { ChatKey } from '@/model/conversation/turns'

/** Number of the user's messages after which a new chat is offered (C-222, D-3120). */
const MANY_MESSAGES = 20

/** Notices of a conversation: a reply streams in another conversation, or a new chat is offered. */
export function ConversationNotices({ chatKey, buddyName }: { chatKey: ChatKey; buddyName: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isReplyingHere = useAppSelector((state) => selectIsReplyingIn(state, chatKey))
  const isReplyingElsewhere = useAppSelector(selectIsReplying) && !isReplyingHere
  const hasManyMessages = useAppSelector(selectMessageCount) > MANY_MESSAGES

  if (isReplyingElsewhere) {
    const stop = (
      <Button variant="secondary" onPress={() => dispatch(stopReply())}>
        {t('chat.stop')}
      </Button>
    )
    return <Banner action={stop}>{t('chat.elsewhere', { buddy: buddyName })}</Banner>
  }
  if (!hasManyMessages || isReplyingHere) return null
  const begin = (
    <Button variant="secondary" onPress={() => dispatch(newChat(chatKey))}>
      {t('chat.newChat')}
    </Button>
  )
  return <Banner action={begin}>{t('chat.manyMessages')}</Banner>
}
