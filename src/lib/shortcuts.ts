/**
 * Keyboard shortcuts of the page, with one listener and a stack of scopes (D-0049). A key goes to the highest mounted
 * scope, then downwards until a scope uses it. Text inputs, dialogs, menus and input methods keep their keys, unless a
 * shortcut has `isFromAnywhere`. An element that handles a key itself calls `preventDefault`.
 */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isComposing } from './isComposing'
import { isTextInput } from './isTextInput'

/**
 * Scopes from bottom to top. `editor` is for work inside the open card: an editor, a quiz or a question. `page` is for keys that every
 * screen of the Shell has.
 */
const SCOPES = ['board', 'focus', 'chat', 'editor', 'landing', 'dialog', 'page'] as const
export type ShortcutScope = (typeof SCOPES)[number]

/** Scopes that cover the screens below, so a key that they do not use goes no further. */
const COVERING_SCOPES: ReadonlySet<ShortcutScope> = new Set(['focus', 'landing', 'dialog'])

/** Selector of open dialogs and menus. */
export const OPEN_LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

export type Shortcut = {
  /** If undefined, the browser handles the key, and the scopes below do not get it. */
  run?: () => void
  /** True if the shortcut repeats while the key is held. */
  isRepeatable?: boolean
  /** True if the shortcut also works inside text inputs, dialogs and menus, because they do not use the key. */
  isFromAnywhere?: boolean
}

/** @returns undefined if the scope does not use the key */
export type FindShortcut = (event: KeyboardEvent) => Shortcut | undefined

type Registration = { scope: ShortcutScope; findShortcut: FindShortcut; region?: RefObject<Element | null> }

const registrations = new Set<Registration>()

const isInert = ({ region }: Registration) => region?.current?.closest('[inert]') != null

const keepsKeys = (target: EventTarget | null) =>
  isTextInput(target) || (target instanceof Element && target.closest(OPEN_LAYERS) !== null)

/** Returns the shortcut of the highest scope that uses the key. */
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
 * @param region element of the scope's screen; while it is inert, the scope gets no keys
 */
export function useShortcuts(
  scope: ShortcutScope | undefined,
  findShortcut: FindShortcut,
  region?: RefObject<Element | null>,
): void {
  const onFindShortcut = useEffectEvent(findShortcut)
  useEffect(() => scope && register({ scope, findShortcut: (event) => onFindShortcut(event), region }), [scope, region])
}
