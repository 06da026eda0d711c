import { useContext, useEffect, useEffectEvent, useState } from 'react'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export type TooltipProps = {
  /** Under the pointer or with visible keyboard focus when the tooltip is mounted. */
  trigger: HTMLElement
  /** The accessible name of the trigger, which is why the trigger does not refer to the tooltip as its description. */
  label: string
  placement: AriaTooltipProps['placement']
}

/** Opens and closes the tooltip around it as its trigger is hovered, focused and pressed. Renders nothing. */
function TriggerEvents({ trigger }: { trigger: HTMLElement }) {
  const state = useContext(TooltipTriggerStateContext)
  const open = useEffectEvent((isImmediate: boolean) => {
    // The word beside the icon, where it is shown, says the same.
    const isNamed = trigger.querySelector('[data-word]')?.getClientRects().length
    if (!isNamed) state?.open(isImmediate)
  })
  const close = useEffectEvent((isImmediate: boolean) => state?.close(isImmediate))

  useEffect(() => {
    let isHovered = trigger.matches(':hover')
    if (trigger.matches(':focus-visible')) open(true)
    else if (isHovered) open(false)

    const listening = new AbortController()
    const options = { signal: listening.signal }
    const closeAtOnce = () => close(true)
    // A button that appears under a resting pointer is entered as well, but not moved over.
    trigger.addEventListener(
      'pointermove',
      ({ pointerType }) => {
        if (!isHovered && pointerType !== 'touch') open(false)
        isHovered = true
      },
      options,
    )
    trigger.addEventListener(
      'pointerleave',
      () => {
        isHovered = false
        close(false)
      },
      options,
    )
    trigger.addEventListener('focus', () => trigger.matches(':focus-visible') && open(true), options)
    trigger.addEventListener('blur', closeAtOnce, options)
    trigger.addEventListener('pointerdown', closeAtOnce, options)
    trigger.addEventListener('keydown', closeAtOnce, options)
    return () => listening.abort()
  }, [trigger])

  const isOpen = state?.isOpen ?? false
  useEffect(() => {
    if (!isOpen) return
    // Before the dialog around the trigger, which the same key closes (WCAG 1.4.13).
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close(true)
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isOpen])
  return null
}

/**
 * Mounted while open only: a tooltip that the next one replaces skips its exit animation, and React Aria then waits for the end
 * of that animation for ever. Its next close would show it again, invisible at the corner of the page (adobe/react-spectrum#10496).
 */
function OpenTooltip(props: AriaTooltipProps) {
  return useContext(TooltipTriggerStateContext)?.isOpen ? <AriaTooltip {...props} /> : null
}

/** The tooltip of a button with an icon only; IconButton loads and mounts it when it is first hovered or focused (D-0062). */
export function Tooltip({ trigger, label, placement }: TooltipProps) {
  const [triggerRef] = useState({ current: trigger })
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <TriggerEvents trigger={trigger} />
      <OpenTooltip triggerRef={triggerRef} placement={placement} offset={6} className={styles.tooltip}>
        {label}
      </OpenTooltip>
    </TooltipTrigger>
  )
}
