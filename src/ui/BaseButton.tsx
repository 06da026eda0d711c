import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useRef } from 'react'

export type BaseButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'onClick' | 'aria-disabled'> & {
  isDisabled?: boolean
  /** Ignores presses and keeps focus, which `isDisabled` loses. */
  'aria-disabled'?: boolean
  /** True while what the button started is in progress: it keeps focus and ignores presses. */
  isPending?: boolean
  /** Called on a click, a tap, and the release of Enter or Space. */
  onPress?: (event: SyntheticEvent<HTMLButtonElement>) => void
}

const isPressKey = (key: string) => key === 'Enter' || key === ' '

/**
 * The native button behind Button and IconButton, without styles (D-0062). Enter and Space act on their release: a held key acts once, and
 * its repetitions do not press what has keyboard focus afterwards. On a submit button they stay the browser's.
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
    // Not by a click, which React Aria would take for that of a screen reader and move focus a frame later.
    if (!isIgnoringPresses) onPress?.(event)
  }

  return (
    <button
      {...rest}
      // A pending button must not submit its form when Enter is pressed in a field.
      // oxlint-disable-next-line react/button-has-type -- 'button' unless a caller passes another
      type={isIgnoringPresses ? 'button' : type}
      // With a tabindex Safari focuses a button that is clicked, so that a dialog it opens can return focus to it.
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
