import type { JSX } from 'react'
import type { RenderElementProps, RenderLeafProps, RenderPlaceholderProps, RenderTextProps } from 'slate-react'
import { mayBeBare } from '../model/schema'
import type { HeadingLevel, HeartboardElement } from '../model/types'
import { EditableText, tagsOf, wrapInTags } from './EditableText'
import { Caption, VoidElement } from './VoidElement'

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' } as const satisfies Record<HeadingLevel, string>

/** Marks a container whose paragraph is written in HTML as bare text, without a margin. */
const bareText = (element: HeartboardElement) => ({
  'data-bare': !('isLoose' in element && element.isLoose) && mayBeBare(element.type, element.children) ? '' : undefined,
})

/**
 * Renders an element of the document with the same markup as the reading view, so that `src/ui/Prose` styles both alike
 * (D-0069).
 */
export function renderElement({ element, attributes, children }: RenderElementProps) {
  const title = 'title' in element ? element.title : undefined
  switch (element.type) {
    case 'paragraph':
      return (
        <p {...attributes} title={title}>
          {children}
        </p>
      )
    case 'heading': {
      const Heading = HEADINGS[element.level]
      return (
        <Heading {...attributes} title={title}>
          {children}
        </Heading>
      )
    }
    case 'code-block':
      return (
        <pre {...attributes} title={title} spellCheck={false}>
          <code className={element.language}>{children}</code>
        </pre>
      )
    case 'blockquote':
      return (
        <blockquote {...attributes} {...bareText(element)} title={title}>
          {children}
        </blockquote>
      )
    case 'list': {
      return element.isOrdered ? (
        <ol {...attributes} start={element.start} title={title}>
          {children}
        </ol>
      ) : (
        <ul {...attributes} title={title}>
          {children}
        </ul>
      )
    }
    case 'list-item':
      return (
        <li {...attributes} {...bareText(element)} title={title}>
          {children}
        </li>
      )
    case 'table':
      return (
        <table {...attributes} title={title}>
          {element.caption ? <Caption markup={element.caption} /> : null}
          <tbody>{children}</tbody>
        </table>
      )
    case 'table-row':
      return (
        <tr {...attributes} title={title}>
          {children}
        </tr>
      )
    case 'table-cell': {
      const Cell = element.isHeader ? 'th' : 'td'
      return (
        <Cell {...attributes} {...bareText(element)} title={title} colSpan={element.colspan} rowSpan={element.rowspan}>
          {children}
        </Cell>
      )
    }
    case 'link':
      return (
        <a {...attributes} href={element.href} title={title} target="_blank" rel="noopener">
          {children}
        </a>
      )
    case 'rule':
    case 'image':
    case 'svg':
    case 'math':
      return (
        <VoidElement element={element} attributes={attributes}>
          {children}
        </VoidElement>
      )
  }
}

export const renderText = ({ text, attributes, children }: RenderTextProps) => (
  <EditableText text={text} attributes={attributes}>
    {children}
  </EditableText>
)

/** Renders a leaf of an `EditableText` that uses Slate's own components. */
export function renderLeaf({ leaf, children }: RenderLeafProps) {
  const run = wrapInTags(children as JSX.Element, tagsOf(leaf))
  return leaf.title ? <span title={leaf.title}>{run}</span> : run
}

/** Placeholder of an empty text. Slate's own placeholder is too pale to be read. */
export const renderPlaceholder = ({ attributes, children }: RenderPlaceholderProps) => (
  <span {...attributes} style={{ ...attributes.style, opacity: 1 }}>
    {children}
  </span>
)
