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
  /** Part of the label that stands beside the icon: on a filled button always, else if the container `tools` is wide enough. */
  word?: string
  placement?: TooltipProps['placement']
}

/** Icon button. Hover and keyboard focus show the label in a tooltip, unless the label is visible beside the icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'medium', word, placement = 'top', className, ...rest } = props
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
        {word ? (
          <span data-word aria-hidden="true">
            {word}
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
