export const editorNames = ['heartboard', 'heartboardSuggesting', 'lexical', 'tiptap', 'contenteditable'] as const
export type EditorName = (typeof editorNames)[number]

/** Functions of the bench page that the measurement calls. */
export type EditorPage = {
  /** Shows a text of `blocks` paragraphs; resolves when the document no longer changes. */
  open: (blocks: number) => Promise<void>
  /** Puts the caret into the middle of the text. */
  placeCaret: () => void
  /** Puts HTML of `blocks` paragraphs on the clipboard. */
  copy: (blocks: number) => Promise<void>
  /** Types without pauses, each character after the editor has handled the previous one. */
  typeMany: (characters: number) => Promise<void>
  /** Resolves after several frames without a change of the document. */
  settle: () => Promise<void>
  /** Number of shown paragraphs. */
  countBlocks: () => number
  /** Number of autosaves so far; each reads the text as HTML. */
  countSaves: () => number
}

const SENTENCE = 'Plants make their own food in the <strong>leaves</strong>, out of light, water and air'

/** Paragraphs of about 80 characters with a mark each. */
export const paragraphs = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `<p>${SENTENCE} (${index + 1}).</p>`)
