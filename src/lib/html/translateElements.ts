/**
 * Translates elements that `sanitise` would remove into allowed elements. Removing them would join the words of two
 * lines: `<dt>Leaf</dt><dd>makes food</dd>` would become 'Leafmakes food'.
 */
import { cutMarkup } from './cutMarkup'

/** Elements that have an equivalent in the allow list. */
const RENAMED: Readonly<Record<string, string>> = {
  strike: 's',
  del: 's',
  ins: 'u',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  var: 'em',
  cite: 'em',
  dfn: 'em',
  tfoot: 'tbody',
}
/** Elements that only group others. A group that contains no blocks becomes a line. */
const GROUPS =
  'div section article header footer main aside nav center figure details dl fieldset form hgroup dt dd figcaption summary address legend'.split(
    ' ',
  )
const BLOCKS = `p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, hr, ${GROUPS.join(', ')}`
const TRANSLATED = [...GROUPS, ...Object.keys(RENAMED)]
const MAY_BE_TRANSLATED = new RegExp(`<(${TRANSLATED.join('|')})[\\s/>]|<img[^<>]*\\sstyle=`, 'i')
/** Matches a width in CSS px or percent. */
const WIDTH = /(?:^|;)\s*width\s*:\s*(\d{1,4})(?:\.\d+)?(px|%)/i

/**
 * Turns groups into paragraphs, renames elements that have an allowed equivalent, and keeps picture widths as
 * attributes. The result is not sanitised.
 * @param html untrusted
 * @param scale multiplies the limits of `cutMarkup`; markup that would exceed the limits stays unchanged
 */
export function translateElements(html: string, scale = 1): string {
  if (!MAY_BE_TRANSLATED.test(html)) return html
  const { body } = document.implementation.createHTMLDocument('')
  body.innerHTML = cutMarkup(html, scale).markup
  for (const picture of body.querySelectorAll('img:not([width])')) keepWidth(picture)
  for (const element of body.querySelectorAll(TRANSLATED.join(', '))) {
    const name = RENAMED[element.localName]
    if (name) rename(element, name)
    else translateGroup(element)
  }
  return cutMarkup(body.innerHTML, scale).isCut ? html : body.innerHTML
}

/** Editors write the width into the style of the picture or of its figure. */
function keepWidth(picture: Element) {
  const style = `${picture.getAttribute('style') ?? ''};${picture.closest('figure')?.getAttribute('style') ?? ''}`
  const [, length, unit] = WIDTH.exec(style) ?? []
  if (length) picture.setAttribute('width', unit === '%' ? `${length}%` : length)
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function translateGroup(element: Element) {
  if (!element.querySelector(BLOCKS) && !element.closest('pre')) {
    rename(element, 'p')
    return
  }
  // Line breaks separate the group's text from the lines around it.
  element.before('\n')
  if (mixesTextWithBlocks(element)) wrapTexts(element)
  element.after('\n')
  element.replaceWith(...element.childNodes)
}

const isBlock = (node: Node) => node instanceof Element && node.matches(BLOCKS)
const mixesTextWithBlocks = (element: Element) =>
  [...element.childNodes].some((node) => !isBlock(node) && node.textContent?.trim())

/** Wraps texts between blocks in paragraphs. */
function wrapTexts(element: Element) {
  let line: Element | undefined
  for (const node of [...element.childNodes]) {
    if (isBlock(node)) {
      line = undefined
      continue
    }
    if (!line) {
      line = element.ownerDocument.createElement('p')
      node.before(line)
    }
    line.append(node)
  }
  for (const child of [...element.children])
    if (child.localName === 'p' && !child.textContent?.trim() && !child.querySelector('img, br')) child.remove()
}
