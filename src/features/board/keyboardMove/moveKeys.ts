/** Keys of a card that is moved with the keyboard, beside those of `gridKeys`. Each is a `KeyboardEvent.key`. */
export const moveKeys = {
  changeMode: ['m'],
  myBoard: ['r'],
  drop: [' ', 'Enter'],
  putBack: ['Escape', 'Tab'],
} as const satisfies Record<string, readonly string[]>

export type MoveKey = keyof typeof moveKeys

/** Returns what a key does, ignoring case. */
export const moveKeyOf = (key: string): MoveKey | undefined =>
  (Object.keys(moveKeys) as MoveKey[]).find((each) =>
    moveKeys[each].some((moveKey) => moveKey.toLowerCase() === key.toLowerCase()),
  )
