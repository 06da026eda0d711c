import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useRef } from 'react'

export type BaseButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'onClick' | 'aria-disabled'> & {
  isDisabled?: boolean
  /** If true, the button ignores presses but keeps focus, unlike `isDisabled`. */
  'aria-disabled'?: boolean
  /** True while the operation that the button started is running. The button ignores presses but keeps focus. */
  isPending?: boolean
  /** Called on a click, a tap, or when Enter or Space is released. */
  onPress?: (event: SyntheticEvent<HTMLButtonElement>) => void
}

const isPressKey = (key: string) => key === 'Enter' || key === ' '

/**
 * Native button without styles, which Button and IconButton use (D-0062). Enter and Space act when released. A held key therefore acts
 * once, and its repeats do not press the element that gets focus. Submit buttons keep the browser's key handling.
 */
export function BaseButton(props: BaseButtonProps & { children: ComponentProps<'button'>['children'] }) {
  const { isDisabled, isPending, onPress, type = 'button', ...rest } = props
  const isIgnoringPresses = isPending === true || rest['aria-disabled'] === true
  const pressedKey = useRef<string>(undefined)

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event)
    if (!isPressKey(event.key) || type === 'submit') return
    event.preventDefault()
    if (!event.repeat) pressedKey.current = event.key
  }
  const onKeyUp = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyUp?.(event)
    if (event.key !== pressedKey.current) return
    pressedKey.current = undefined
    event.preventDefault()
    // Calls `onPress` instead of `click()`: React Aria would take that click for a screen reader's and move focus one frame later.
    if (!isIgnoringPresses) onPress?.(event)
  }

  return (
    <button
      {...rest}
      // Otherwise Enter in a field would submit the form although the button is pending.
      // oxlint-disable-next-line react/button-has-type -- 'button' unless a caller passes another
      type={isIgnoringPresses ? 'button' : type}
      // Safari focuses a clicked button only if it has a tabindex. A dialog that it opens can then restore focus.
      tabIndex={rest.tabIndex ?? 0}
      disabled={isDisabled}
      aria-disabled={isIgnoringPresses ? true : undefined}
      onClick={isIgnoringPresses ? undefined : onPress}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={(event) => {
        rest.onBlur?.(event)
        pressedKey.current = undefined
      }}
    />
  )
}
