/** Changes of a field that bring text of somewhere else: paste, drop, autocorrection, undo. */
const FOREIGN = /^(insertFrom|insertReplacement|history)/

/**
 * True if an `input` event opens the hashtag menu: the field has become exactly '#' by typing, also by deleting (C-277). An open
 * composition does not count; its end does.
 */
export const opensMenu = (text: string, { inputType, isComposing }: Partial<InputEvent>): boolean =>
  text === '#' && !isComposing && !FOREIGN.test(inputType ?? '')
