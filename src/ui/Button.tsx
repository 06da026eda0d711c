import clsx from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { announce } from '@/lib/announce'
import { BaseButton, type BaseButtonProps } from './BaseButton'
import styles from './Button.module.css'
import { Spinner } from './Spinner'

export type ButtonProps = BaseButtonProps & {
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
  /** Decorative Lucide icon or other small picture before the label. */
  icon?: ReactNode
  /** Announced when `isPending` becomes true, and part of the accessible name until then. By default, the button's label. */
  pendingLabel?: string
}

/** Announces the beginning and the end of the pending state if the button has focus. */
function useAnnouncePending(isPending: boolean, label: string, pendingLabel: string) {
  const button = useRef<HTMLSpanElement>(null)
  const wasPending = useRef(isPending)
  useEffect(() => {
    const hasFocus = button.current?.closest('button') === document.activeElement
    if (wasPending.current !== isPending && hasFocus) announce(isPending ? pendingLabel : label)
    wasPending.current = isPending
  }, [isPending, label, pendingLabel])
  return button
}

/** Button with a text label. While pending, it keeps its width and focus, ignores presses and announces `pendingLabel`. */
export function Button(props: ButtonProps) {
  const { children, variant = 'primary', size = 'medium', icon, pendingLabel, className, ...rest } = props
  const { isPending = false } = rest
  const labelId = useId()
  const spinnerId = useId()
  const label = typeof children === 'string' ? children : ''
  const content = useAnnouncePending(isPending, label, pendingLabel ?? label)
  return (
    <BaseButton
      {...rest}
      // Set explicitly, because browsers leave a progress bar out of a name that they compute from the content.
      aria-labelledby={isPending ? `${labelId} ${spinnerId}` : rest['aria-labelledby']}
      className={clsx(styles.button, styles[variant], styles[size], isPending && styles.isPending, className)}
    >
      <span ref={content} className={styles.content}>
        {icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        <span id={labelId}>{children}</span>
      </span>
      {isPending ? (
        <span className={styles.pending}>
          <Spinner id={spinnerId} label={pendingLabel ?? label} />
        </span>
      ) : null}
    </BaseButton>
  )
}
