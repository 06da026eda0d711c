import clsx from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import styles from './Button.module.css'
import { Spinner } from './Spinner'

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className'> & {
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
  /** A lucide icon or another small picture; decorative, before the label. */
  icon?: ReactNode
  /** Announced while `isPending`; default: the button's label. */
  pendingLabel?: string
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button with a text label. While pending it keeps its width and focus, ignores presses and is announced as busy. */
export function Button(props: ButtonProps) {
  const { children, variant = 'primary', size = 'medium', icon, pendingLabel, className, isPending, ...rest } = props
  const labelId = useId()
  return (
    <AriaButton
      {...rest}
      // React Aria appends the spinner's label to aria-labelledby of a pending button, but not to a name from its content.
      aria-labelledby={isPending && !rest['aria-label'] ? labelId : rest['aria-labelledby']}
      isPending={isPending}
      className={clsx(styles.button, styles[variant], styles[size], className)}
    >
      <span className={styles.content}>
        {icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        <span id={labelId}>{children}</span>
      </span>
      {isPending ? (
        <span className={styles.pending}>
          <Spinner label={pendingLabel ?? (typeof children === 'string' ? children : '')} />
        </span>
      ) : null}
    </AriaButton>
  )
}
