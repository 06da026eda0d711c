import type { TextKey } from '@/i18n/textParts'

export type ShortcutRow = {
  id: string
  labelKey: TextKey
  /** Keys that do the same: a `KeyboardEvent.key`, behind `Mod+`, `Alt+` and `Shift+` if they belong to it. */
  shortcuts: readonly string[]
}

/** Table of the sheet of keyboard shortcuts. */
export type ShortcutSection = { titleKey: TextKey; rows: readonly ShortcutRow[] }

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['PageUp', 'Page Up'],
  ['PageDown', 'Page Down'],
  ['Escape', 'Esc'],
])

/**
 * Returns the words on the keys of a shortcut: `Mod+Shift+x` → Ctrl, Shift, X.
 * @param space name of the space bar
 */
export function keyNames(shortcut: string, { isMac, space }: { isMac: boolean; space: string }): string[] {
  const keys = shortcut.length === 1 ? [shortcut] : shortcut.split('+')
  return keys.map((key) => {
    if (key === 'Mod') return isMac ? '⌘' : 'Ctrl'
    if (key === 'Alt') return isMac ? '⌥' : 'Alt'
    if (key === ' ') return space
    return SYMBOLS.get(key) ?? (key.length === 1 ? key.toUpperCase() : key)
  })
}
