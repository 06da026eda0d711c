import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { newChat, stopReply } from '@/model/conversation/ask'
import type { ChatKey } from '@/model/conversation/chatKeys'

type ConversationNoticeProps = {
  chatKey: ChatKey
  buddyName: string
  /** Text while a reply streams that is not on screen; undefined offers a new chat. */
  replyingKey: 'chat.elsewhere' | 'chat.stillAnswering' | undefined
}

/** Notice of a conversation: a reply streams that is not on screen, or a new chat is offered (C-222, D-3120). */
export function ConversationNotice({ chatKey, buddyName, replyingKey }: ConversationNoticeProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()

  if (replyingKey) {
    const stop = (
      <Button variant="secondary" onPress={() => dispatch(stopReply())}>
        {t('chat.stop')}
      </Button>
    )
    return <Banner action={stop}>{t(replyingKey, { buddy: buddyName })}</Banner>
  }
  const begin = (
    <Button variant="secondary" onPress={() => dispatch(newChat(chatKey))}>
      {t('chat.newChat')}
    </Button>
  )
  return <Banner action={begin}>{t('chat.manyMessages')}</Banner>
}
