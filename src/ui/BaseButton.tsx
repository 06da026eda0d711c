import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useRef } from 'react'

export type BaseButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'onClick' | 'aria-disabled'> & {
  isDisabled?: boolean
  /** Ignores presses but keeps focus, unlike `isDisabled`. */
  'aria-disabled'?: boolean
  /** True while the started operation is in flight: keeps focus and ignores presses. */
  isPending?: boolean
  /** Called on a click, a tap, and the release of Enter or Space. */
  onPress?: (event: SyntheticEvent<HTMLButtonElement>) => void
}

const isPressKey = (key: string) => key === 'Enter' || key === ' '

/**
 * Native button behind Button and IconButton, without styles (D-0062). Enter and Space act on release: a held key acts once, and repeats do
 * not press the element focused afterwards. Submit buttons keep the browser's key handling.
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
    // Call onPress without click(): React Aria would treat the click as a screen reader's and move focus a frame later.
    if (!isIgnoringPresses) onPress?.(event)
  }

  return (
    <button
      {...rest}
      // A pending button must not submit the form on Enter in a field.
      // oxlint-disable-next-line react/button-has-type -- 'button' unless a caller passes another
      type={isIgnoringPresses ? 'button' : type}
      // With a tabindex Safari focuses a clicked button, so that an opened dialog can restore focus.
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
