import { decodeEntities } from '@/cardTypes/rules/decode'
import { useTranslation } from '@/i18n/i18n'
import type { ShownMessage } from '@/model/conversation/conversation'

/** Polite announcement of a finished reply or an error (D-3149). */
export function useAnnouncement(last: ShownMessage | undefined, isReplying: boolean): string {
  const { t } = useTranslation()
  const { chatMode = 'normal', isEnd } = last?.divider ?? {}
  if (chatMode !== 'normal') {
    const mode = t(`chat.mode.${chatMode}`)
    return t(isEnd ? 'chat.mode.ended' : 'chat.mode.on', { mode })
  }
  if (isReplying || last?.from !== 'other' || last.turnId === null || last.type === 'format_loader') return ''
  if (last.type === 'format_created') return t('chat.created', { title: decodeEntities(last.content) })
  if (last.type === 'format_creation_cancelled') return t('chat.cancelledUntitled')
  if (last.type === 'error') return last.textKey ? t(last.textKey) : last.content
  return last.status === 'complete' ? t('chat.ready') : ''
}
