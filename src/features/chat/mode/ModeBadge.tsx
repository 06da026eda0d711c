import { Feather, GraduationCap, type LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { ChatMode } from '@/api/chat.contract'
import { useTranslation } from '@/i18n/i18n'
import { closeMode } from '@/model/conversation/chatMode'
import type { ChatKey } from '@/model/conversation/chatKeys'
import type { EnterableMode } from '@/model/conversation/turns'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Spinner } from '@/ui/Spinner'
import styles from './ModeBadge.module.css'

const ICONS: Record<EnterableMode, LucideIcon> = { tutor: GraduationCap, 'creative-writer': Feather }

type ModeBadgeProps = {
  chatKey: ChatKey
  mode: ChatMode
  /** Mode that a call in flight leads to. */
  pendingMode: ChatMode | null
  /** Moves keyboard focus to the input, or to the panel while the input is disabled. */
  onFocusInput: () => void
}

/** The mode of the chat and the button that ends it; a line while a mode starts (C-058). */
export function ModeBadge({ chatKey, mode, pendingMode, onFocusInput }: ModeBadgeProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const badge = useRef<HTMLDivElement>(null)
  const restoreFocus = useRef(onFocusInput)
  useLayoutEffect(() => {
    restoreFocus.current = onFocusInput
  })
  // Another tab may end the mode while the button has keyboard focus.
  useLayoutEffect(() => {
    const element = badge.current
    return () => {
      if (element?.contains(document.activeElement)) restoreFocus.current()
    }
  }, [])

  const isStarting = pendingMode !== null && pendingMode !== 'normal'
  const shown = isStarting ? pendingMode : mode
  if (shown === 'normal') return null
  const Icon = ICONS[shown]
  const name = t(`chat.mode.${shown}`)
  return (
    <div ref={badge} className={styles.badge}>
      <Icon aria-hidden="true" size={20} />
      {isStarting ? (
        <>
          <span className={styles.name}>{t('chat.mode.starting', { mode: name })}</span>
          <Spinner label={t('chat.mode.starting', { mode: name })} />
        </>
      ) : (
        <>
          <span className={styles.name}>{name}</span>
          <Button
            variant="secondary"
            isPending={pendingMode === 'normal'}
            onPress={() => {
              void dispatch(closeMode(chatKey))
              onFocusInput()
            }}
          >
            {t('chat.mode.end', { mode: name })}
          </Button>
        </>
      )}
    </div>
  )
}
