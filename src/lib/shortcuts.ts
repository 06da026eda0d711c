/**
 * Keyboard shortcuts of the page: one listener, and a stack of scopes (D-0049). A key goes to the highest scope that is mounted, and from
 * there down until a scope takes it. Text inputs, dialogs, menus and input methods keep their keys, but for `isFromAnywhere`; elements that
 * handle a key call `preventDefault`.
 */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isComposing } from './isComposing'
import { isTextInput } from './isTextInput'

/** From bottom to top. `editor` is what a person works on inside the open card: an editor, a quiz, a question. */
const SCOPES = ['board', 'focus', 'chat', 'editor', 'dialog'] as const
export type ShortcutScope = (typeof SCOPES)[number]

/** What covers the screens below it: a key that it does not take goes no further. */
const COVERING_SCOPES: ReadonlySet<ShortcutScope> = new Set(['focus', 'dialog'])

const OVERLAYS = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** What a key does in a scope. */
export type Shortcut = {
  /** Without it the browser handles the key, and the scopes below do not get it. */
  run?: () => void
  /** True when a held key runs it again and again. */
  isRepeatable?: boolean
  /** True for a key that no text input, dialog or menu has a use for: it acts from there, too. */
  isFromAnywhere?: boolean
}

/** @returns undefined when the scope has no use for the key */
export type FindShortcut = (event: KeyboardEvent) => Shortcut | undefined

type Registration = { scope: ShortcutScope; findShortcut: FindShortcut; region?: RefObject<Element | null> }

const registrations = new Set<Registration>()

const isInert = ({ region }: Registration) => region?.current?.closest('[inert]') != null

const keepsKeys = (target: EventTarget | null) =>
  isTextInput(target) || (target instanceof Element && target.closest(OVERLAYS) !== null)

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
 * @param scope undefined: none for now
 * @param region the screen of the scope; while it is inert, the scope gets no keys
 */
export function useShortcuts(
  scope: ShortcutScope | undefined,
  findShortcut: FindShortcut,
  region?: RefObject<Element | null>,
): void {
  const onFindShortcut = useEffectEvent(findShortcut)
  useEffect(() => scope && register({ scope, findShortcut: (event) => onFindShortcut(event), region }), [scope, region])
}
