/** `keyCode` of a key that an input method (IME) handles. */
const IME_KEY_CODE = 229

/**
 * True for a key that an IME uses, for example the Enter that accepts a Chinese word. Safari sends that Enter after the
 * composition.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to detect it in Safari
  event.isComposing || event.keyCode === IME_KEY_CODE
