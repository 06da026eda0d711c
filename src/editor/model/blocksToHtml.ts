import { Node } from 'slate'
import { inlinesToHtml } from './inlinesToHtml'
import { isBlank, isContainer, isEmptyParagraph, isFollowedByParagraph, isTextBlock, mayBeBare } from './schema'
import { escapeAttribute } from './escapeHtml'
import type { BlockElement, HeartboardElement, TableElement } from './types'

/**
 * Returns the HTML of a document, within the allow list of `sanitise`; an empty string for an empty document. Unchanged
 * blocks keep their identity, so their HTML comes from a cache.
 */
export function blocksToHtml(blocks: readonly Node[]): string {
  if (isBlank(blocks)) return ''
  const last = blocks.at(-1)
  const beforeLast = blocks.at(-2)
  // An empty last paragraph after a table, line or code block exists only for the caret, so it is not saved.
  const isFiller = last && beforeLast && isEmptyParagraph(last) && isFollowedByParagraph(beforeLast)
  return (isFiller ? blocks.slice(0, -1) : blocks).map(cachedHtml).join('')
}

const cache = new WeakMap<Node, string>()

function cachedHtml(node: Node): string {
  const known = cache.get(node)
  if (known !== undefined) return known
  const html = nodeToHtml(node)
  cache.set(node, html)
  return html
}

function nodeToHtml(node: Node): string {
  if (Node.isText(node)) return inlinesToHtml([node], false)
  return Node.isElement(node) ? elementToHtml(node) : ''
}

const tag = (name: string, { title }: { title?: string }, content: string, attributes = '') =>
  `<${name}${attributes}${title ? ` title="${escapeAttribute(title)}"` : ''}>${content}</${name}>`

const attribute = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeAttribute(String(value))}"`

function elementToHtml(element: HeartboardElement): string {
  if (isTextBlock(element) && element.type !== 'code-block') {
    const name = element.type === 'heading' ? `h${element.level}` : 'p'
    // Browsers give an empty block no height, so `<br>` keeps the empty line visible.
    return tag(name, element, inlinesToHtml(element.children, false) || '<br>')
  }
  switch (element.type) {
    case 'code-block':
      return tag(
        'pre',
        element,
        `<code${attribute('class', element.language)}>${inlinesToHtml(element.children, true)}</code>`,
      )
    case 'rule':
      return element.title ? `<hr title="${escapeAttribute(element.title)}">` : '<hr>'
    case 'list':
      return element.isOrdered
        ? tag('ol', element, element.children.map(cachedHtml).join(''), attribute('start', element.start))
        : tag('ul', element, element.children.map(cachedHtml).join(''))
    case 'blockquote':
      return tag('blockquote', element, containerContent(element))
    case 'list-item':
      return tag('li', element, containerContent(element))
    case 'table':
      return tag(
        'table',
        element,
        `${element.caption ? `<caption>${element.caption}</caption>` : ''}${sections(element)}`,
      )
    case 'table-row':
      return tag('tr', element, element.children.map(cachedHtml).join(''))
    case 'table-cell': {
      const { isHeader, colspan, rowspan } = element
      const spans = `${attribute('colspan', colspan)}${attribute('rowspan', rowspan)}`
      return tag(isHeader ? 'th' : 'td', element, containerContent(element), spans)
    }
    default:
      return inlinesToHtml([element], false)
  }
}

function sections({ children }: TableElement): string {
  const bodyStart = children.findIndex(({ isHead }) => !isHead)
  const headEnd = bodyStart < 0 ? children.length : bodyStart
  return [['thead', children.slice(0, headEnd)] as const, ['tbody', children.slice(headEnd)] as const]
    .map(([name, rows]) => (rows.length > 0 ? `<${name}>${rows.map(cachedHtml).join('')}</${name}>` : ''))
    .join('')
}

function containerContent(container: HeartboardElement): string {
  const children = container.children as readonly (BlockElement | Node)[]
  const [first, ...others] = children
  const isLoose = isContainer(container) && container.isLoose
  if (!first || isLoose || !mayBeBare(container.type, children)) return children.map(cachedHtml).join('')
  const bare = isTextBlock(first) ? inlinesToHtml(first.children, false) : ''
  return `${bare}${others.map(cachedHtml).join('')}`
}
