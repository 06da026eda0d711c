import { useTranslation } from '@/i18n/i18n'
import type { ModeDivider as Divider } from '@/model/conversation/modeDividers'
import { useChatPanel } from '../panel/chatPanelContext'
import styles from './ModeDivider.module.css'

/** Heading where a mode begins, with what it does, or ends. */
export function ModeDivider({ divider: { chatMode, isEnd } }: { divider: Divider }) {
  const { t } = useTranslation()
  const { buddyName } = useChatPanel()
  if (chatMode === 'normal') return null
  const mode = t(`chat.mode.${chatMode}`)
  return (
    <div className={styles.divider}>
      <span className={styles.name}>{isEnd ? t('chat.mode.ended', { mode }) : mode}</span>
      {isEnd ? null : <span>{t(`chat.mode.begun.${chatMode}`, { buddy: buddyName })}</span>}
    </div>
  )
}
