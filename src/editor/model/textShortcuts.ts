/** Keyboard shortcuts of a text, without the code of the editor: the sheet of shortcuts shows the same tables. */
import { hasMod } from '@/lib/modKey'

/** Fields of a keyboard event. Events of React and of the DOM both have them. */
export type EditorKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Shortcuts of tools by their id. `Mod` stands for Ctrl, or Cmd on a Mac. */
export const toolShortcuts = {
  paragraph: 'Mod+Alt+0',
  heading1: 'Mod+Alt+1',
  heading2: 'Mod+Alt+2',
  heading3: 'Mod+Alt+3',
  heading4: 'Mod+Alt+4',
  heading5: 'Mod+Alt+5',
  bold: 'Mod+b',
  italic: 'Mod+i',
  underline: 'Mod+u',
  strikethrough: 'Mod+Shift+x',
  code: 'Mod+e',
  sub: 'Mod+,',
  sup: 'Mod+.',
  bulletedList: 'Mod+Shift+8',
  numberedList: 'Mod+Shift+7',
  quote: 'Mod+Shift+9',
  link: 'Mod+k',
  find: 'Mod+f',
} as const

export const historyShortcuts = {
  undo: ['Mod+z'],
  redo: ['Mod+Shift+z', 'Mod+y'],
} as const satisfies Record<string, readonly string[]>

/**
 * Returns the key in lower case. Digits are recognised by the position of the key, because with Shift or Alt a keyboard
 * layout gives other characters.
 */
const keyOf = ({ key, code }: EditorKey) => /^Digit(\d)$/.exec(code)?.[1] ?? key.toLowerCase()

/** Returns pressed keys in the form of the tables, such as `Mod+Shift+x`; undefined without Ctrl or Cmd. */
export const pressedShortcut = (event: EditorKey): string | undefined =>
  hasMod(event)
    ? ['Mod', event.altKey && 'Alt', event.shiftKey && 'Shift', keyOf(event)].filter(Boolean).join('+')
    : undefined
