import { createContext, useContext } from 'react'
import type { Path } from 'slate'
import type { ToolId } from './toolbar/tools'

/** A formula of the text. */
export type Formula = { path: Path; tex: string; isBlock: boolean }

/** The form or popover beside the text; one is open at a time. */
export type Panel = { kind: 'link' | 'description' | 'find' | 'rewrite' } | { kind: 'math'; formula?: Formula }

export type EditorCommands = {
  /** Runs a tool at the caret, or at the end of a text without caret. */
  run: (id: ToolId) => void
  openPanel: (panel: Panel) => void
  /** Closes the panel and returns keyboard focus to the text. */
  closePanel: () => void
}

export const EditorCommandsContext = createContext<EditorCommands>({
  run: () => undefined,
  openPanel: () => undefined,
  closePanel: () => undefined,
})

/** Commands of the surrounding editor. */
export const useEditorCommands = (): EditorCommands => useContext(EditorCommandsContext)
