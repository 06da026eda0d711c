import { type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useSlateStatic } from 'slate-react'
import { isComposing } from '@/lib/isComposing'
import { useShortcuts } from '@/lib/shortcuts'
import { handleTab, historyStepFor } from '../model/keys'
import { focusText } from './caret/focusText'
import { type ToolId, toolForKey } from './toolbar/tools'

type EditorKeysOptions = {
  /** The editor with its tools. */
  frame: RefObject<HTMLElement | null>
  run: (id: ToolId) => void
  /** What is open over the text takes its keys first. @returns whether it took the key */
  takeKey: (event: ReactKeyboardEvent) => boolean
}

/**
 * Keys of the editor. In the text they never reach the card or the board, but for Escape, which leaves the text: the next one closes the
 * card. On the tools, Escape returns to the text, and Undo and Redo are the text's.
 * @returns the key handler of the text
 */
export function useEditorKeys({ frame, run, takeKey }: EditorKeysOptions) {
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
    if (takeKey(event)) return true
    const tool = toolForKey(event.nativeEvent)
    const command = tool ? () => run(tool) : historyStepFor(editor, event.nativeEvent)
    command?.()
    if (command || handleTab(editor, event.nativeEvent)) {
      event.preventDefault()
      return true
    }
    if (event.key === 'Escape') {
      // Not further: the screen below would close the card with the same key.
      event.preventDefault()
      leaveText(event.currentTarget)
      return true
    }
    return undefined
  }
}

/** Keyboard focus goes to the screen around the text, whose keys act again. */
function leaveText(text: HTMLElement): void {
  // A composition whose text was removed ends without an event: Slate notices it at this key, and the update that follows would put the caret,
  // and with it keyboard focus, back into the text.
  flushSync(() => undefined)
  const screen = text.closest<HTMLElement>('main[tabindex]')
  if (screen) screen.focus({ preventScroll: true })
  else text.blur()
}
