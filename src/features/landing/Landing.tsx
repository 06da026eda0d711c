import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { BuddyValue } from '@/buddy/buddies'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { useShortcuts } from '@/lib/shortcuts'
import { IconButton } from '@/ui/IconButton'
import { useRootAttribute } from '@/ui/useRootAttribute'
import { DailyPrompt } from './DailyPrompt'
import type { Engager } from './engagers'
import styles from './Landing.module.css'
import { useIdleReset } from './useIdleReset'

type LandingProps = {
  name: string
  buddy: BuddyValue
  buddyName: string
  /** False while the loading screen covers the app, which lets nothing take keyboard focus. */
  isReady: boolean
  /** Undefined while loading; empty after a failure as well. */
  engagers: readonly Engager[] | undefined
  /** True while a reply streams. */
  isReplying: boolean
  isQuotaReached: boolean
  /** Carousel of sparks, shown in the first view. */
  sparks?: ReactNode
  /** Messages since the landing began; null shows the first view. */
  messages: ReactNode
  field: ReactNode
  onEngage: (engager: Engager) => void
  /** Called after 90 s in which nobody uses the messages. */
  onReset: () => void
  onClose: () => void
  /** Moves keyboard focus after the landing has closed. */
  onFocusLost: () => void
}

/**
 * Takes keyboard focus, and gives it back to the element that had it.
 * @param onFocusLost called instead if that element is gone
 */
function useBorrowedFocus(isReady: boolean, onFocusLost: () => void) {
  const dialog = useRef<HTMLElement>(null)
  const loseFocus = useEffectEvent(onFocusLost)
  useEffect(() => {
    const { activeElement: before, body } = document
    return () => {
      const { activeElement } = document
      if (activeElement !== null && activeElement !== body) return
      if (before instanceof HTMLElement && before.isConnected && before !== body) before.focus({ preventScroll: true })
      else loseFocus()
    }
  }, [])
  useEffect(() => {
    if (isReady && !dialog.current?.contains(document.activeElement)) dialog.current?.focus({ preventScroll: true })
  }, [isReady])
  return dialog
}

/**
 * The first view after signing in, over the board: the day's prompt, sparks and the field of the chat, later the messages (C-019, C-020,
 * A-106, D-3023). The caller makes everything else inert.
 */
export function Landing(props: LandingProps) {
  const { name, buddy, buddyName, isReady, engagers, isReplying, isQuotaReached, sparks, messages, field } = props
  const { onEngage, onReset, onClose, onFocusLost } = props
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useBorrowedFocus(isReady, onFocusLost)
  const hasMessages = messages !== null
  useRootAttribute('landing', hasMessages ? 'messages' : 'start')
  useIdleReset(hasMessages && !isReplying, onReset)
  useShortcuts('landing', ({ key, target }) => {
    // Another dialog above the landing closes by its own Escape.
    const isHere = target === document.body || (target instanceof Node && dialog.current?.contains(target) === true)
    return key === 'Escape' && isHere ? { run: onClose, isFromAnywhere: true } : undefined
  })

  /** True if the press began beside the landing: a text selection may end there. */
  const isPressedBeside = useRef(false)
  const notePress = ({ target, currentTarget }: PointerEvent) => {
    isPressedBeside.current = target === currentTarget
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press beside the landing is a shortcut; Escape closes as well
    <div
      className={styles.scrim}
      onPointerDown={notePress}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && isPressedBeside.current) onClose()
      }}
    >
      <section
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        data-landing=""
        tabIndex={-1}
        className={styles.landing}
      >
        <header className={styles.header}>
          {hasMessages ? <Buddy name={buddy} mood={isReplying ? 'thinking' : 'idle'} size={44} /> : null}
          <h1 id={titleId} className={styles.title}>
            {t('landing.greeting', { name })}
          </h1>
          <IconButton label={t('landing.close')} icon={<X aria-hidden="true" />} placement="bottom" onPress={onClose} />
        </header>
        {messages ?? (
          <div className={styles.start}>
            <DailyPrompt
              engagers={engagers}
              buddy={buddy}
              buddyName={buddyName}
              isReplying={isReplying}
              isDisabled={isReplying || isQuotaReached}
              onEngage={onEngage}
            />
            {sparks}
          </div>
        )}
        <footer className={styles.footer}>{field}</footer>
      </section>
    </div>
  )
}
