import { useSlateStatic } from 'slate-react'
import { insertMath, updateMath } from '../model/inlines'
import { type Panel, useEditorCommands } from './editorCommands'
import { MathDialog } from './MathDialog'

/** Shows the dialog for a new formula, or for changing `panel.formula`. */
export function MathPanel({ panel }: { panel: Extract<Panel, { kind: 'math' }> }) {
  const editor = useSlateStatic()
  const { closePanel } = useEditorCommands()
  const { formula } = panel
  return (
    <MathDialog
      formula={formula}
      onInsert={(markup) => {
        if (formula) updateMath(editor, formula.path, markup)
        else insertMath(editor, markup)
        closePanel()
      }}
      onClose={closePanel}
    />
  )
}
