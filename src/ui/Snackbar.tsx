import clsx from 'clsx'
import { Check, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './Snackbar.module.css'
import type { Tone } from './tone'
import tones from './Tone.module.css'

export type SnackbarContent = {
  id: string
  kind: Tone
  message: string
  /** Button of the snackbar. A snackbar with an action has no timeout: it stays until it is dismissed or the action is pressed. */
  action?: { label: string; onPress: () => void }
  /** Timeout in ms. By default, the `duration` of the region. */
  duration?: number
}

type SnackbarProps = Omit<SnackbarContent, 'id' | 'duration'> & {
  duration: number
  dismissLabel: string
  /** `hadFocus` is true if focus was inside the snackbar; the region then restores focus. */
  onClose: (hadFocus: boolean) => void
}

const icons = { neutral: Info, success: Check, warning: TriangleAlert, danger: OctagonAlert }

/** Single snackbar. Hover and focus pause its timeout. */
export function Snackbar({ kind, message, action, duration, dismissLabel, onClose }: SnackbarProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const Icon = icons[kind]

  const close = () => onClose(root.current?.contains(document.activeElement) ?? false)
  useCountdown({ duration, isRunning: !action && !isHovered && !hasFocus, onEnd: close })

  return (
    <div
      ref={root}
      className={clsx(styles.snackbar, tones[kind], kind === 'danger' && styles.danger)}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={(event) => setHasFocus(event.target.matches(':focus-visible'))}
      onBlur={() => setHasFocus(false)}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className={styles.body}>
        <p className={styles.message}>{message}</p>
        {action ? (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onPress()
              close()
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={close}>
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  )
}

type Countdown = { duration: number; isRunning: boolean; onEnd: () => void }

/** Timer that can be paused. Calls `onEnd` after it has run for `duration` ms. */
function useCountdown({ duration, isRunning, onEnd }: Countdown) {
  const elapsed = useRef(0)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isRunning) return
    const startedAt = Date.now()
    const timer = setTimeout(end, duration - elapsed.current)
    return () => {
      clearTimeout(timer)
      elapsed.current += Date.now() - startedAt
    }
  }, [duration, isRunning])
}
