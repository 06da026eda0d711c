import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerRichText } from '@lexical/rich-text'
import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical'

/** Mounts an editor in an element. `onChange` is called after each change, with a function that reads the text for an autosave. */
export type MountEditor = (
  element: HTMLElement,
  html: readonly string[],
  onChange: (read: () => string) => void,
) => void

/** Texts of a paragraph of `paragraphs`, alternately plain and bold. */
const textsOf = (html: string) => html.replaceAll(/<\/?p>/g, '').split(/<\/?strong>/)

/** Lexical as documented for plain JavaScript, with history. */
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

/** Tiptap with the starter kit. */
export const mountTiptap: MountEditor = (element, html, onChange) => {
  const editor = new Editor({ element, extensions: [StarterKit], content: html.join('') })
  editor.on('update', () => onChange(() => editor.getHTML()))
}

/** The browser's own editing. */
export const mountContentEditable: MountEditor = (element, html, onChange) => {
  element.contentEditable = 'true'
  element.innerHTML = html.join('')
  element.addEventListener('input', () => onChange(() => element.innerHTML))
}
