export const editorNames = ['heartboard', 'heartboardSuggesting', 'lexical', 'tiptap', 'contenteditable'] as const
export type EditorName = (typeof editorNames)[number]

/** What the page offers to the measurement. */
export type EditorPage = {
  /** Shows a text of so many paragraphs and resolves when nothing changes any more. */
  open: (blocks: number) => Promise<void>
  /** Puts the caret into the middle of the text. */
  placeCaret: () => void
  /** Puts HTML of so many paragraphs on the clipboard. */
  copy: (blocks: number) => Promise<void>
  /** Types so many characters as fast as the editor takes them. */
  typeMany: (characters: number) => Promise<void>
  /** Resolves after some frames without a change of the document. */
  settle: () => Promise<void>
  /** Paragraphs that are shown. */
  countBlocks: () => number
  /** How often the text was read for an autosave. */
  countSaves: () => number
}

const SENTENCE = 'Plants make their own food in the <strong>leaves</strong>, out of light, water and air'

/** Paragraphs of about 80 characters with one mark each. */
export const paragraphs = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `<p>${SENTENCE} (${index + 1}).</p>`)
