import clsx from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Tooltip, type TooltipProps, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'aria-label'> & {
  /** Accessible name, also shown in the tooltip. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'surface' | 'accent'
  size?: 'medium' | 'large'
  /** Where the tooltip opens. */
  placement?: TooltipProps['placement']
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button with an icon only. Hover and keyboard focus show its name in a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'medium', placement = 'top', className, ...rest } = props
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <AriaButton
        {...rest}
        aria-label={label}
        className={clsx(styles.button, styles[variant], styles[size], className)}
      >
        {icon}
      </AriaButton>
      <Tooltip placement={placement} offset={6} className={styles.tooltip}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  )
}
