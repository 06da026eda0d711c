import { Children, type JSX, type ReactNode, type RefCallback, useLayoutEffect, useRef, useState } from 'react'
import { ReactEditor, useSlateStatic } from 'slate-react'
import { isAndroid } from '../model/isAndroid'
import { type FormattedText, type HeartboardEditor, MARK_TAGS, marks } from '../model/types'

/** The tags of a text's marks, innermost first. */
export const tagsOf = (text: FormattedText) =>
  marks
    .filter((mark) => text[mark])
    .map((mark) => MARK_TAGS[mark])
    .toReversed()

type Tag = ReturnType<typeof tagsOf>[number]

/** Puts an element into the tags, the first of which is the innermost. */
export const wrapInTags = (element: JSX.Element, tags: readonly Tag[]) =>
  tags.reduce((inner, Tag) => <Tag>{inner}</Tag>, element)

/** Slate looks for the string of a text below the element of the text, which here is the element of the string as well. */
function findItself(element: HTMLElement): void {
  const find = (selector: string) => (element.matches(selector) ? [element] : [])
  Object.defineProperty(element, 'querySelectorAll', { value: find, configurable: true })
}

/** An Android keyboard owns the text node it composes in; to replace it would end the composition. Slate reads what was composed afterwards. */
const isComposedIn = (editor: HeartboardEditor, element: HTMLElement) =>
  isAndroid() &&
  ReactEditor.isComposing(editor) &&
  element.contains(ReactEditor.getWindow(editor).getSelection()?.anchorNode ?? null)

type TextRunProps = {
  text: FormattedText
  /** Slate's, which find the text of an element and the element of a text. */
  attributes: { 'data-slate-node': 'text'; ref: RefCallback<HTMLElement> }
}

/** The browser inserts typed characters itself and React knows the first string only: an effect writes the text where it differs from the page. */
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
  /** Slate's leaves: more than one where the mark of the next character splits the text. */
  children: ReactNode
}

/**
 * A text of the document. Most are rendered as one element, the innermost of their marks, which is their leaf and their string as well. Slate's
 * own components use three, and with each key Chromium goes through all nodes of the document for the input method (D-0121).
 *
 * A text that is empty, ends in a line break or is split has Slate's strings, with the characters of no width that a caret needs there. It
 * keeps them afterwards: the element in which an Android keyboard composes must not be replaced.
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
