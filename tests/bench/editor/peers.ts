import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerRichText } from '@lexical/rich-text'
import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical'

/** Mounts an editor in an element. It calls `onChange` after each change, with a function that reads the text for an autosave. */
export type MountEditor = (
  element: HTMLElement,
  html: readonly string[],
  onChange: (read: () => string) => void,
) => void

/** Splits a paragraph of `paragraphs` into its texts: plain and bold in turn. */
const textsOf = (html: string) => html.replaceAll(/<\/?p>/g, '').split(/<\/?strong>/)

/** Lexical with history, as documented for plain JavaScript. */
export const mountLexical: MountEditor = (element, html, onChange) => {
  const editor = createEditor({
    onError: (error) => {
      throw error
    },
  })
  element.contentEditable = 'true'
  editor.setRootElement(element)
  registerRichText(editor)
  registerHistory(editor, createEmptyHistoryState(), 300)
  editor.update(
    () => {
      const root = $getRoot().clear()
      for (const paragraph of html) {
        const texts = textsOf(paragraph).map((text, index) => {
          const node = $createTextNode(text)
          return index % 2 === 1 ? node.toggleFormat('bold') : node
        })
        root.append($createParagraphNode().append(...texts))
      }
    },
    { discrete: true },
  )
  editor.registerUpdateListener(() => onChange(() => element.innerHTML))
}

export const mountTiptap: MountEditor = (element, html, onChange) => {
  const editor = new Editor({ element, extensions: [StarterKit], content: html.join('') })
  editor.on('update', () => onChange(() => editor.getHTML()))
}

/** The editing that browsers have built in. */
export const mountContentEditable: MountEditor = (element, html, onChange) => {
  element.contentEditable = 'true'
  element.innerHTML = html.join('')
  element.addEventListener('input', () => onChange(() => element.innerHTML))
}
