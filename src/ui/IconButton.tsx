import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { BaseButton, type BaseButtonProps } from './BaseButton'
import styles from './IconButton.module.css'
import type { TooltipProps } from './Tooltip'

const Tooltip = lazyComponent(() => import('./Tooltip').then((file) => file.Tooltip))

export type IconButtonProps = Omit<BaseButtonProps, 'aria-label'> & {
  /** Accessible name, also shown in the tooltip. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'surface' | 'accent'
  size?: 'medium' | 'large'
  /** Shows the label beside the icon where the container `tools` around the button is wide enough; narrower, the tooltip does. */
  isLabelled?: boolean
  /** Where the tooltip opens. */
  placement?: TooltipProps['placement']
}

/** A button with an icon. Hover and keyboard focus show its name in a tooltip, unless the name is beside the icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'quiet',
    size = 'medium',
    isLabelled = false,
    placement = 'top',
    className,
    ...rest
  } = props
  const [tooltipTrigger, setTooltipTrigger] = useState<HTMLButtonElement | null>(null)
  return (
    <>
      <BaseButton
        {...rest}
        aria-label={label}
        className={clsx(styles.button, styles[variant], styles[size], className)}
        onPointerMove={({ currentTarget, pointerType }) => {
          if (pointerType !== 'touch') setTooltipTrigger(currentTarget)
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setTooltipTrigger(currentTarget)
        }}
      >
        {icon}
        {isLabelled ? (
          <span data-word aria-hidden="true">
            {label}
          </span>
        ) : null}
      </BaseButton>
      {tooltipTrigger ? (
        <Tooltip
          trigger={tooltipTrigger}
          label={label}
          placement={placement}
          onLoadError={() => setTooltipTrigger(null)}
        />
      ) : null}
    </>
  )
}
