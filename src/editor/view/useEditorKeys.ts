import { type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useSlateStatic } from 'slate-react'
import { isComposing } from '@/lib/isComposing'
import { useShortcuts } from '@/lib/shortcuts'
import { handleTab, historyStepFor } from '../model/keys'
import { hasLinkTarget } from '../model/links'
import { focusText } from './caret/focusText'
import { type ToolId, toolForKey } from './toolbar/tools'

type EditorKeysOptions = {
  /** Element that contains the editor with its tools. */
  frame: RefObject<HTMLElement | null>
  run: (id: ToolId) => void
  /** Lets an open menu or form handle a key first. Returns true if it did. */
  interceptKey: (event: ReactKeyboardEvent) => boolean
}

/**
 * Handles the keys of the editor. In the text, no key reaches the card or the board. Escape leaves the text; the next
 * Escape closes the card. On the tools, Escape returns to the text, and Undo and Redo change the text.
 * @returns the key handler of the text
 */
export function useEditorKeys({ frame, run, interceptKey }: EditorKeysOptions) {
  const editor = useSlateStatic()

  useShortcuts('editor', (event) => {
    if (!(event.target instanceof Element) || !frame.current?.contains(event.target)) return undefined
    if (event.key === 'Escape') return { run: () => focusText(editor) }
    const step = historyStepFor(editor, event)
    if (step) return { run: step, isRepeatable: true }
    const tool = toolForKey(event)
    return tool && { run: () => run(tool) }
  })

  return (event: ReactKeyboardEvent<HTMLElement>): true | undefined => {
    // AltGr types another character. On Windows the browser reports it as Ctrl and Alt, so it would look like a
    // shortcut.
    if (isComposing(event.nativeEvent) || event.getModifierState('AltGraph')) return undefined
    if (interceptKey(event)) return true
    const tool = toolForKey(event.nativeEvent)
    // Without something to link, the keys belong to the palette.
    if (tool === 'link' && !hasLinkTarget(editor)) return undefined
    const command = tool ? () => run(tool) : historyStepFor(editor, event.nativeEvent)
    command?.()
    if (command || handleTab(editor, event.nativeEvent)) {
      event.preventDefault()
      return true
    }
    if (event.key === 'Escape') {
      // The key must stop here, otherwise the screen below would close the card too.
      event.preventDefault()
      leaveText(event.currentTarget)
      return true
    }
    return undefined
  }
}

/** Moves keyboard focus to the screen around the text, so that the keys of the screen work again. */
function leaveText(text: HTMLElement): void {
  // If the text of a composition was removed, the composition ends without an event, and Slate notices that only at
  // this key. Flush Slate's update now, otherwise it would later move caret and keyboard focus back into the text.
  flushSync(() => undefined)
  const screen = text.closest<HTMLElement>('main[tabindex]')
  if (screen) screen.focus({ preventScroll: true })
  else text.blur()
}
