export const editorNames = ['heartboard', 'heartboardSuggesting', 'lexical', 'tiptap', 'contenteditable'] as const
export type EditorName = (typeof editorNames)[number]

/** Functions of the bench page that the measurement calls. */
export type EditorPage = {
  /** Shows a text of `blocks` paragraphs. Resolves when the document no longer changes. */
  open: (blocks: number) => Promise<void>
  placeCaret: () => void
  /** Puts HTML of `blocks` paragraphs on the clipboard. */
  copy: (blocks: number) => Promise<void>
  /** Types without pauses: each character follows as soon as the editor has handled the one before. */
  typeMany: (characters: number) => Promise<void>
  /** Resolves after several frames in which the document has not changed. */
  settle: () => Promise<void>
  countBlocks: () => number
  /** Returns how often the text was autosaved. Each autosave reads the text as HTML. */
  countSaves: () => number
}

const SENTENCE = 'Plants make their own food in the <strong>leaves</strong>, out of light, water and air'

/** Returns paragraphs of about 80 characters, each with bold words. */
export const paragraphs = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `<p>${SENTENCE} (${index + 1}).</p>`)
