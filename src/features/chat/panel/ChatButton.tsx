import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { selectMe, selectPermissions } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName } from '@/buddy/buddies'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectBuddyReaction } from '@/store/buddyReactionSlice'
import { chatOpened } from '@/store/panelsSlice'
import styles from './ChatButton.module.css'

type ChatButtonProps = { hasFocus?: boolean } & Pick<
  ComponentProps<'button'>,
  'onPointerEnter' | 'onFocusCapture' | 'inert'
>

/**
 * The buddy at the lower right, which opens Magic Chat. Shown only to users with system.chat.access (C-302, D-3024).
 * @param hasFocus true to focus the button on mount
 */
export function ChatButton({ hasFocus = false, ...events }: ChatButtonProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectMe)
  const canChat = useAppSelector(selectPermissions).includes('system.chat.access')
  const reaction = useAppSelector(selectBuddyReaction)
  if (!me || !canChat) return null
  return (
    <button
      {...events}
      type="button"
      id="chat"
      className={styles.button}
      autoFocus={hasFocus}
      aria-label={t('chat.open', { buddy: buddyDisplayName(me.buddy) })}
      onClick={() => dispatch(chatOpened())}
    >
      <Buddy
        name={me.buddy ?? 'T'}
        mood={me.metadata.usage_quota_reached ? 'sleeping' : (reaction?.mood ?? 'idle')}
        size={64}
        isFollowingPointer
      />
      <span className={styles.name} aria-hidden="true">
        {buddyDisplayName(me.buddy)}
      </span>
    </button>
  )
}
