import type { KeyboardEvent } from 'react'

/** The `keyCode` of a key that an input method takes. */
const IME_KEY_CODE = 229

/** True for a key that takes or gives up a word of an input method, e.g. for Chinese; Safari sends it when the word is done already. */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === IME_KEY_CODE
