import type { LucideIcon } from 'lucide-react'
import type { TextKey } from '@/i18n/textParts'

/**
 * One thing that a person can do, described once for all that offer it: toolbars, menus, keys. Lists of actions are in display order.
 * An `Action<string, A, B>` is an `Action<string, A & C, B & D>`, too: one list can hold the actions of several subjects.
 * @template Context facts that decide whether it is available
 * @template RunContext its subject, with the commands that it may call
 */
export type Action<Id extends string, Context, RunContext> = {
  id: Id
  /** Subject of the action; a list of all actions has a heading for each. */
  group: 'cards' | 'content' | 'focus'
  icon: LucideIcon
  labelKey: TextKey
  /** KeyboardEvent.key that runs the action in its scope, and that its button announces; letters in either case. */
  shortcut?: string
  /** Further keys that run it, not announced. */
  moreShortcuts?: readonly string[]
  isAvailable: (context: Context) => boolean
  /** @returns the result of the command; a promise when it takes time */
  run: (context: RunContext) => unknown
}

/** @param key KeyboardEvent.key; modifiers are the caller's */
export const hasKey = (
  { shortcut, moreShortcuts = [] }: Pick<Action<string, never, never>, 'shortcut' | 'moreShortcuts'>,
  key: string,
): boolean => [shortcut, ...moreShortcuts].some((each) => each?.toLowerCase() === key.toLowerCase())
