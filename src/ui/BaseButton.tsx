import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef } from 'react'

export type BaseButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'onClick'> & {
  isDisabled?: boolean
  /** True while what the button started is in progress: it keeps focus and ignores presses. */
  isPending?: boolean
  /** Called on a click, a tap, and the release of Enter or Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
}

/**
 * The native button behind Button and IconButton, without styles (D-0062). Enter acts on its release, as Space does natively: a held
 * key acts once, and its repetitions do not press what has keyboard focus afterwards. Enter on a submit button stays the browser's.
 */
export function BaseButton(props: BaseButtonProps & { children: ComponentProps<'button'>['children'] }) {
  const { isDisabled, isPending, onPress, type = 'button', ...rest } = props
  const isEnterDown = useRef(false)

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event)
    if (event.key !== 'Enter' || type === 'submit') return
    event.preventDefault()
    if (!event.repeat) isEnterDown.current = true
  }
  const onKeyUp = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyUp?.(event)
    if (event.key !== 'Enter') return
    if (isEnterDown.current) event.currentTarget.click()
    isEnterDown.current = false
  }

  return (
    <button
      {...rest}
      // A pending button must not submit its form when Enter is pressed in a field.
      // oxlint-disable-next-line react/button-has-type -- 'button' unless a caller passes another
      type={isPending ? 'button' : type}
      // With a tabindex Safari focuses a button that is clicked, so that a dialog it opens can return focus to it.
      tabIndex={rest.tabIndex ?? 0}
      disabled={isDisabled}
      aria-disabled={isPending ? true : undefined}
      onClick={isPending ? undefined : onPress}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={(event) => {
        rest.onBlur?.(event)
        isEnterDown.current = false
      }}
    />
  )
}
