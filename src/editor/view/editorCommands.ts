import { createContext, useContext } from 'react'
import type { Path } from 'slate'
import type { ToolId } from './toolbar/tools'

export type Formula = { path: Path; tex: string; isBlock: boolean }

/** Form or popover beside the text. Only one is open at a time. */
export type Panel = { kind: 'link' | 'description' | 'find' | 'rewrite' } | { kind: 'math'; formula?: Formula }

export type EditorCommands = {
  /** Runs a tool at the caret, or at the end of the text if there is no caret. */
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

export const useEditorCommands = (): EditorCommands => useContext(EditorCommandsContext)
