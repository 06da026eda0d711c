import { useContext, useEffect, useEffectEvent, useState } from 'react'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export type TooltipProps = {
  /** Element that was hovered, or had visible focus, when the tooltip mounted. */
  trigger: HTMLElement
  /** Equal to the accessible name of the trigger, so the trigger needs no `aria-describedby`. */
  label: string
  placement: AriaTooltipProps['placement']
}

/** Opens and closes the surrounding tooltip when the trigger is hovered, focused or pressed. Renders nothing. */
function TriggerEvents({ trigger }: { trigger: HTMLElement }) {
  const state = useContext(TooltipTriggerStateContext)
  const open = useEffectEvent((isImmediate: boolean) => {
    // No tooltip is needed while the label is visible beside the icon.
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
    // `pointerenter` would also fire for a button that appears under a resting pointer, which must not open the tooltip.
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
    // Handles Escape in the capture phase, before a surrounding dialog closes (WCAG 1.4.13).
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
 * Mounts the tooltip only while it is open. React Aria waits forever for the exit animation of a tooltip that another tooltip has replaced.
 * The next close would then show it again, invisible in the corner of the page (adobe/react-spectrum#10496).
 */
function OpenTooltip(props: AriaTooltipProps) {
  return useContext(TooltipTriggerStateContext)?.isOpen ? <AriaTooltip {...props} /> : null
}

/** Tooltip of an icon-only button. IconButton loads and mounts it at the first hover or focus (D-0062). */
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
