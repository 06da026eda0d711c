import type { LucideIcon } from 'lucide-react'
import type { TextKey } from '@/i18n/textParts'

/**
 * Definition of one user action, used by toolbars, menus and keys. Lists of actions are in display order.
 * `Action<string, A, B>` is assignable to `Action<string, A & C, B & D>`, so one list can contain actions of several
 * kinds.
 * @template Context facts that decide whether the action is available
 * @template RunContext what the action acts on, and the commands that `run` may call
 */
export type Action<Id extends string, Context, RunContext> = {
  id: Id
  /** Group of the action; a list of all actions has a heading for each group. */
  group: 'cards' | 'content' | 'focus' | 'picture' | 'present'
  labelKey: TextKey
  /**
   * `KeyboardEvent.key` that runs the action in its scope, ignoring case. The button announces it to screen readers.
   */
  shortcut?: string
  /** Further keys, which are not announced. */
  moreShortcuts?: readonly string[]
  isAvailable: (context: Context) => boolean
  /** Returns the result of the command, which may be a promise. */
  run: (context: RunContext) => unknown
}

export type ActionWithIcon<Id extends string, Context, RunContext> = Action<Id, Context, RunContext> & {
  icon: LucideIcon
}

/**
 * True if the key runs the action.
 * @param key `KeyboardEvent.key`; the caller checks modifiers
 */
export const hasKey = (
  { shortcut, moreShortcuts = [] }: Pick<Action<string, never, never>, 'shortcut' | 'moreShortcuts'>,
  key: string,
): boolean => [shortcut, ...moreShortcuts].some((each) => each?.toLowerCase() === key.toLowerCase())
