import type { LucideIcon } from 'lucide-react'
import type { TextKey } from '@/i18n/textParts'

/**
 * Definition of one user action, shared by toolbars, menus and keys. Lists of actions are in display order. `Action<string, A, B>` is
 * assignable to `Action<string, A & C, B & D>`: one list can hold actions of several subjects.
 * @template Context facts that decide availability
 * @template RunContext subject of the action, with the commands that `run` may call
 */
export type Action<Id extends string, Context, RunContext> = {
  id: Id
  /** Subject of the action, with a heading per group in a list of all actions. */
  group: 'cards' | 'content' | 'focus'
  icon: LucideIcon
  labelKey: TextKey
  /** KeyboardEvent.key that runs the action in its scope; announced by the button. Letters match in either case. */
  shortcut?: string
  /** Further keys, not announced. */
  moreShortcuts?: readonly string[]
  isAvailable: (context: Context) => boolean
  /** @returns the result of the command, possibly a promise */
  run: (context: RunContext) => unknown
}

/**
 * True if the key runs the action.
 * @param key KeyboardEvent.key; the caller checks modifiers
 */
export const hasKey = (
  { shortcut, moreShortcuts = [] }: Pick<Action<string, never, never>, 'shortcut' | 'moreShortcuts'>,
  key: string,
): boolean => [shortcut, ...moreShortcuts].some((each) => each?.toLowerCase() === key.toLowerCase())
