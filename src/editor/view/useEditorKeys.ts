import { type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useSlateStatic } from 'slate-react'
import { isComposing } from '@/lib/isComposing'
import { useShortcuts } from '@/lib/shortcuts'
import { handleTab, historyStepFor } from '../model/keys'
import { focusText } from './caret/focusText'
import { type ToolId, toolForKey } from './toolbar/tools'

type EditorKeysOptions = {
  /** Element of the editor with its tools. */
  frame: RefObject<HTMLElement | null>
  run: (id: ToolId) => void
  /** Offers a key to an open menu or form first. @returns true if the key was used */
  interceptKey: (event: ReactKeyboardEvent) => boolean
}

/**
 * Keys of the editor. In the text, no key reaches the card or the board. Escape leaves the text; the next Escape closes the card. On the
 * tools, Escape returns to the text, and Undo and Redo act on the text.
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
    // With AltGr, which is Ctrl and Alt on Windows, a key types another character.
    if (isComposing(event.nativeEvent) || event.getModifierState('AltGraph')) return undefined
    if (interceptKey(event)) return true
    const tool = toolForKey(event.nativeEvent)
    const command = tool ? () => run(tool) : historyStepFor(editor, event.nativeEvent)
    command?.()
    if (command || handleTab(editor, event.nativeEvent)) {
      event.preventDefault()
      return true
    }
    if (event.key === 'Escape') {
      // The key must stop here, or the screen below would close the card too.
      event.preventDefault()
      leaveText(event.currentTarget)
      return true
    }
    return undefined
  }
}

/** Moves keyboard focus to the screen around the text, whose keys act again. */
function leaveText(text: HTMLElement): void {
  // A composition whose text was removed ends without an event; Slate notices at this key. Flush Slate's update first: later, the update
  // would move caret and keyboard focus back into the text.
  flushSync(() => undefined)
  const screen = text.closest<HTMLElement>('main[tabindex]')
  if (screen) screen.focus({ preventScroll: true })
  else text.blur()
}
