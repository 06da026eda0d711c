/**
 * Keyboard shortcuts of the page: one listener, and a stack of scopes (D-0049). A key goes to the highest mounted scope, then down until a
 * scope takes the key. Text inputs, dialogs, menus and input methods keep their keys, except `isFromAnywhere`. Elements that handle a key
 * call `preventDefault`.
 */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isComposing } from './isComposing'
import { isTextInput } from './isTextInput'

/** Scopes from bottom to top. `editor` is the work inside the open card: an editor, a quiz, a question. */
const SCOPES = ['board', 'focus', 'chat', 'editor', 'dialog'] as const
export type ShortcutScope = (typeof SCOPES)[number]

/** Scopes that cover the screens below: an unused key goes no further. */
const COVERING_SCOPES: ReadonlySet<ShortcutScope> = new Set(['focus', 'dialog'])

/** Selector of open dialogs and menus. */
export const OPEN_LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Effect of a key in a scope. */
export type Shortcut = {
  /** Undefined leaves the key to the browser, and keeps it from the scopes below. */
  run?: () => void
  /** True if a held key repeats the shortcut. */
  isRepeatable?: boolean
  /** True for a key that text inputs, dialogs and menus do not use: the shortcut works inside them, too. */
  isFromAnywhere?: boolean
}

/** @returns undefined if the scope does not use the key */
export type FindShortcut = (event: KeyboardEvent) => Shortcut | undefined

type Registration = { scope: ShortcutScope; findShortcut: FindShortcut; region?: RefObject<Element | null> }

const registrations = new Set<Registration>()

const isInert = ({ region }: Registration) => region?.current?.closest('[inert]') != null

const keepsKeys = (target: EventTarget | null) =>
  isTextInput(target) || (target instanceof Element && target.closest(OPEN_LAYERS) !== null)

/** The key's shortcut in the highest scope that takes it. */
function resolveShortcut(event: KeyboardEvent): Shortcut | undefined {
  const isKept = keepsKeys(event.target)
  for (const scope of SCOPES.toReversed()) {
    const mounted = [...registrations].filter((entry) => entry.scope === scope && !isInert(entry))
    for (const { findShortcut } of mounted) {
      const shortcut = findShortcut(event)
      if (shortcut && (!isKept || shortcut.isFromAnywhere)) return shortcut
    }
    if (mounted.length > 0 && COVERING_SCOPES.has(scope) && !isKept) return undefined
  }
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || isComposing(event)) return
  const shortcut = resolveShortcut(event)
  if (!shortcut?.run) return
  event.preventDefault()
  if (!event.repeat || shortcut.isRepeatable) shortcut.run()
}

function register(registration: Registration): () => void {
  if (registrations.size === 0) window.addEventListener('keydown', onKeyDown)
  registrations.add(registration)
  return () => {
    registrations.delete(registration)
    if (registrations.size === 0) window.removeEventListener('keydown', onKeyDown)
  }
}

/**
 * Registers the shortcuts of a scope while the component is mounted.
 * @param scope undefined registers nothing
 * @param region the screen of the scope; an inert screen gets no keys
 */
export function useShortcuts(
  scope: ShortcutScope | undefined,
  findShortcut: FindShortcut,
  region?: RefObject<Element | null>,
): void {
  const onFindShortcut = useEffectEvent(findShortcut)
  useEffect(() => scope && register({ scope, findShortcut: (event) => onFindShortcut(event), region }), [scope, region])
}
