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

/** Wraps an element in tags, innermost first. */
export const wrapInTags = (element: JSX.Element, tags: readonly Tag[]) =>
  tags.reduce((inner, Tag) => <Tag>{inner}</Tag>, element)

/** Lets Slate find the string element. Slate searches below the text element, which here is the string element itself. */
function findItself(element: HTMLElement): void {
  const find = (selector: string) => (element.matches(selector) ? [element] : [])
  Object.defineProperty(element, 'querySelectorAll', { value: find, configurable: true })
}

/**
 * True if an Android keyboard composes in the element: replacing the text node would end the composition. Slate reads the composed text
 * afterwards.
 */
const isComposedIn = (editor: HeartboardEditor, element: HTMLElement) =>
  isAndroid() &&
  ReactEditor.isComposing(editor) &&
  element.contains(ReactEditor.getWindow(editor).getSelection()?.anchorNode ?? null)

type TextRunProps = {
  text: FormattedText
  /** Slate's attributes, which map the element to its text and back. */
  attributes: { 'data-slate-node': 'text'; ref: RefCallback<HTMLElement> }
}

/**
 * Renders a text as one element. The browser inserts typed characters and React knows only the first string, so an effect writes
 * differences.
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
  /** Slate's leaves; several while a mark, chosen for the next character, splits the text at the caret. */
  children: ReactNode
}

/**
 * Text of the document. Most texts render as one element, the innermost mark, which is leaf and string as well. Slate's own components use
 * three elements, and Chromium visits all nodes for the input method on each key (D-0121).
 * A text that is empty, split or ends in a line break uses Slate's strings, with the caret's zero-width characters. The text then uses
 * Slate's strings for good: the element of an Android composition must not be replaced.
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
