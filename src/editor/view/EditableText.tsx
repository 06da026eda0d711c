import { Children, type JSX, type ReactNode, type RefCallback, useLayoutEffect, useRef, useState } from 'react'
import { ReactEditor, useSlateStatic } from 'slate-react'
import { isAndroid } from '../model/isAndroid'
import { type FormattedText, type HeartboardEditor, MARK_TAGS, marks } from '../model/types'

/** Returns the tags of a text's marks, innermost first. */
export const tagsOf = (text: FormattedText) =>
  marks
    .filter((mark) => text[mark])
    .map((mark) => MARK_TAGS[mark])
    .toReversed()

type Tag = ReturnType<typeof tagsOf>[number]

/** Wraps an element in tags, innermost first. */
export const wrapInTags = (element: JSX.Element, tags: readonly Tag[]) =>
  tags.reduce((inner, Tag) => <Tag>{inner}</Tag>, element)

/** Lets Slate find the string element. Slate searches below the text element, but here both are the same element. */
function findItself(element: HTMLElement): void {
  const find = (selector: string) => (element.matches(selector) ? [element] : [])
  Object.defineProperty(element, 'querySelectorAll', { value: find, configurable: true })
}

/**
 * True if an Android keyboard is composing in the element. Replacing the text node would end the composition, and Slate
 * reads the composed text afterwards.
 */
const isComposedIn = (editor: HeartboardEditor, element: HTMLElement) =>
  isAndroid() &&
  ReactEditor.isComposing(editor) &&
  element.contains(ReactEditor.getWindow(editor).getSelection()?.anchorNode ?? null)

type TextRunProps = {
  text: FormattedText
  /** Slate's attributes, with which Slate finds the text of an element and the element of a text. */
  attributes: { 'data-slate-node': 'text'; ref: RefCallback<HTMLElement> }
}

/**
 * Renders a text as one element. React knows only the first string, because the browser inserts typed characters
 * itself. An effect writes the text if the element's content differs.
 */
function TextRun({ text, attributes }: TextRunProps) {
  const editor = useSlateStatic()
  const host = useRef<HTMLElement>(null)
  const [firstString] = useState(text.text)
  const [Host = 'span', ...outerTags] = tagsOf(text)
  useLayoutEffect(() => {
    const element = host.current
    if (!element || element.textContent === text.text || isComposedIn(editor, element)) return
    element.textContent = text.text
  })
  const setHost = (element: HTMLElement | null) => {
    host.current = element
    if (element) findItself(element)
    void attributes.ref(element)
  }
  return wrapInTags(
    <Host {...attributes} ref={setHost} title={text.title} data-slate-leaf data-slate-string>
      {firstString}
    </Host>,
    outerTags,
  )
}

type EditableTextProps = TextRunProps & {
  /**
   * Slate's leaves. There are several while a mark that the user has chosen for the next character splits the text at
   * the caret.
   */
  children: ReactNode
}

/**
 * Renders a text of the document. Most texts are one element, the innermost mark, which is Slate's leaf and string at
 * the same time. Slate's own components use three elements, and Chromium visits all nodes for the input method on each
 * key (D-0121). A text that is empty, split or ends in a line break uses Slate's own components, with their zero-width
 * characters for the caret. It keeps them from then on, because the element of an Android composition must not be
 * replaced.
 */
export function EditableText({ text, attributes, children }: EditableTextProps) {
  const needsLeaves = !text.text || text.text.endsWith('\n') || Children.count(children) > 1
  const [hasLeaves, setHasLeaves] = useState(needsLeaves)
  if (needsLeaves && !hasLeaves) setHasLeaves(true)
  if (!needsLeaves && !hasLeaves) return <TextRun text={text} attributes={attributes} />
  return (
    <span {...attributes} data-slate-leaf>
      {children}
    </span>
  )
}
