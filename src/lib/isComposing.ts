import type { KeyboardEvent } from 'react'

/** The `keyCode` of a key that an input method (IME) handles. */
const IME_KEY_CODE = 229

/** True for a key that accepts or cancels an IME composition, e.g. in Chinese; Safari sends it after the composition has ended. */
// oxlint-disable-next-line typescript/no-deprecated -- the only way to detect it in Safari
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === IME_KEY_CODE
