import { Editor, Transforms } from 'slate'
import { insertRule, setBlock, toggleBlockquote, toggleList } from '../../model/blocks'
import { toggleMark } from '../../model/marks'
import { insertTable } from '../../model/tables'
import type { EditorCommands } from '../editorCommands'
import { focusText } from '../caret/focusText'
import type { ToolId } from './tools'

type ToolContext = Pick<EditorCommands, 'openPanel'> & {
  /** Opens the file picker of the system. */
  choosePicture: () => void
}

type Run = (editor: Editor, context: ToolContext) => void

const RUNS: Record<ToolId, Run> = {
  paragraph: (editor) => setBlock(editor, { type: 'paragraph' }),
  heading1: (editor) => setBlock(editor, { type: 'heading', level: 1 }),
  heading2: (editor) => setBlock(editor, { type: 'heading', level: 2 }),
  heading3: (editor) => setBlock(editor, { type: 'heading', level: 3 }),
  heading4: (editor) => setBlock(editor, { type: 'heading', level: 4 }),
  heading5: (editor) => setBlock(editor, { type: 'heading', level: 5 }),
  bold: (editor) => toggleMark(editor, 'bold'),
  italic: (editor) => toggleMark(editor, 'italic'),
  underline: (editor) => toggleMark(editor, 'underline'),
  strikethrough: (editor) => toggleMark(editor, 'strikethrough'),
  code: (editor) => toggleMark(editor, 'code'),
  sub: (editor) => toggleMark(editor, 'sub'),
  sup: (editor) => toggleMark(editor, 'sup'),
  bulletedList: (editor) => toggleList(editor, false),
  numberedList: (editor) => toggleList(editor, true),
  quote: toggleBlockquote,
  codeBlock: (editor) => setBlock(editor, { type: 'code-block' }),
  link: (_, { openPanel }) => openPanel({ kind: 'link' }),
  image: (_, { choosePicture }) => choosePicture(),
  table: (editor) => insertTable(editor),
  math: (_, { openPanel }) => openPanel({ kind: 'math' }),
  rule: insertRule,
  find: (_, { openPanel }) => openPanel({ kind: 'find' }),
}

/** Tools that move keyboard focus to a form or picker. */
const ASKING_TOOLS = new Set<ToolId>(['link', 'image', 'math', 'find'])

/**
 * Runs a tool at the selection, or at the end of the text if there is none. Afterwards keyboard focus is in the text or
 * in the tool's form.
 */
export function runTool(editor: Editor, id: ToolId, context: ToolContext): void {
  if (!editor.selection && id !== 'find') Transforms.select(editor, Editor.end(editor, []))
  RUNS[id](editor, context)
  if (!ASKING_TOOLS.has(id)) focusText(editor)
}
