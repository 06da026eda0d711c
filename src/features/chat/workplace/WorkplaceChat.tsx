import { YTL_CHAT } from '@/api/chat.contract'
import { selectMe } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import type { ChatContext } from '@/model/conversation/ask'
import { useAppSelector } from '@/store/hooks'
import { ChatPanel } from '../panel/ChatPanel'
import styles from './WorkplaceChat.module.css'

/** The chat belongs to no card, stack or selection. */
const PLACE: ChatContext = { focusedId: YTL_CHAT, stackId: null, selectedIds: [] }

/** /ytldemo: the chat as a screen (C-024 to C-026, D-1101, D-3118, D-3119). */
export function WorkplaceChat({ isFeedbackOn }: { isFeedbackOn: boolean }) {
  const { t } = useTranslation()
  const me = useAppSelector(selectMe)
  const mood = me?.metadata.usage_quota_reached ? 'sleeping' : 'waving'
  const greeting = (
    <>
      <Buddy name={me?.buddy} mood={mood} size={144} isFollowingPointer />
      <p className={styles.welcome}>{t('chat.workplace.welcome')}</p>
      <p className={styles.question}>{t('chat.workplace.question')}</p>
    </>
  )
  return (
    <main className={styles.screen}>
      <title>{`${t('chat.title')} · ${t('app.name')}`}</title>
      <ChatPanel context={PLACE} isFeedbackOn={isFeedbackOn} greeting={greeting} />
    </main>
  )
}
