import { cutMarkup, EDITOR_SCALE } from '@/lib/html/cutMarkup'
import { htmlToBlocks } from './htmlToBlocks'
import { isBlank, isEmptyParagraph } from './schema'
import type { BlockElement } from './types'
import { joinWordLists } from './wordLists'

/**
 * Returns the blocks of HTML from the clipboard or a drop; empty if nothing is left after sanitising. Styles and
 * classes of Word, Google Docs, web pages and mail become elements before the sanitiser removes them (B-348 to B-354).
 * @param html untrusted
 */
export function clipboardToBlocks(html: string): BlockElement[] {
  const { body } = new DOMParser().parseFromString(cutMarkup(withoutBallast(html), EDITOR_SCALE).markup, 'text/html')
  for (const element of body.querySelectorAll(REMOVED)) element.remove()
  joinWordLists(body)
  for (const element of [...body.querySelectorAll('*')]) translate(element)
  const blocks = htmlToBlocks(body.innerHTML)
  // `htmlToBlocks` adds an empty paragraph after a final table, line or code block. That paragraph must not be pasted.
  const last = blocks.at(-1)
  if (blocks.length > 1 && last && isEmptyParagraph(last)) blocks.pop()
  return isBlank(blocks) ? [] : blocks
}

/** Maximum number of characters of clipboard HTML; the rest is ignored. */
const MAX_LENGTH = 5_000_000
const BALLAST = /<(style|script|xml)\b|<!--|<!\[/g
const DATA_ADDRESS = /data:[\w.+-]+\/[\w.+-]+(?:;[\w=-]+)*,[\w+/=%-]*/gi

/**
 * Removes style sheets, scripts, XML, comments and `data:` addresses, which may be far longer than the text. Runs in
 * linear time.
 */
function withoutBallast(html: string): string {
  const source = html.slice(0, MAX_LENGTH).replaceAll(DATA_ADDRESS, '')
  const lower = source.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
  /** Closing marks that do not occur in the rest of the source, so that they are not searched for again. */
  const missing = new Set<string>()
  let kept = ''
  let from = 0
  for (const { 0: opening, 1: name, index } of lower.matchAll(BALLAST)) {
    const closing = name ? `</${name}>` : opening === '<!--' ? '-->' : ']>'
    if (index < from || missing.has(closing)) continue
    const end = lower.indexOf(closing, index)
    if (end < 0) {
      missing.add(closing)
      continue
    }
    kept += source.slice(from, index)
    from = end + closing.length
  }
  return kept + source.slice(from)
}

const REMOVED = [
  'head, title, noscript, template, iframe, object, embed, input, select, textarea',
  '[hidden], [aria-hidden="true"]:not(svg, svg *, math, math *)',
  '[style*="display:none" i], [style*="display: none" i], [style*="mso-hide:all" i]',
  'br.Apple-interchange-newline',
].join(', ')

function translate(element: Element) {
  if (!element.isConnected || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') {
    if (element.localName === 'math') keepTex(element)
    return
  }
  const name = element.localName
  if (name === 'img' && !isStoredAddress(element.getAttribute('src'))) element.remove()
  else if (name === 'a' && !isWebAddress(element.getAttribute('href'))) element.removeAttribute('href')
  else if (name === 'p' && /\bMso(Title)\b/.test(element.className)) rename(element, 'h1')
  else if (name === 'p' && isBlankOfWord(element)) element.replaceChildren()
  else if (name === 'li') unwrapOnlyParagraph(element)
  translateStyle(element)
}

/**
 * True for a web address, or for the server's own address `text/…`. Other addresses, such as `file:` and `cid:`, work
 * only in the program that copied them.
 */
const isStoredAddress = (src: string | null) => src !== null && /^(https?:|text\/)/i.test(src)
/** False for a relative address, because it is meaningless outside its page. */
const isWebAddress = (href: string | null) => href !== null && /^(https?|mailto|tel):/i.test(href)

const isBlankOfWord = ({ textContent, children }: Element) =>
  textContent === '\u00a0' && [...children].every(({ localName }) => ['o:p', 'span', 'br'].includes(localName))

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  const style = element.getAttribute('style')
  if (style) renamed.setAttribute('style', style)
  element.replaceWith(renamed)
}

/** Unwraps `<li><p>text</p></li>`, because Google Docs writes every ordinary item this way. */
function unwrapOnlyParagraph(item: Element) {
  const paragraphs = [...item.children].filter(({ localName }) => localName === 'p')
  const [only] = paragraphs
  if (only && paragraphs.length === 1 && item.firstElementChild === only) only.replaceWith(...only.childNodes)
}

const STYLES: readonly { tag: string; pattern: RegExp; equals: string }[] = [
  {
    tag: 'strong',
    pattern: /(^|;)\s*font-weight\s*:\s*(bold|bolder|[6-9]00)\b/i,
    equals: 'strong, b, h1, h2, h3, h4, h5, h6, th',
  },
  { tag: 'em', pattern: /(^|;)\s*font-style\s*:\s*italic\b/i, equals: 'em, i' },
  { tag: 'u', pattern: /(^|;)\s*text-decoration(-line)?\s*:[^;]*underline/i, equals: 'u, a' },
  { tag: 's', pattern: /(^|;)\s*text-decoration(-line)?\s*:[^;]*line-through/i, equals: 's' },
  { tag: 'sup', pattern: /(^|;)\s*vertical-align\s*:\s*super\b/i, equals: 'sup' },
  { tag: 'sub', pattern: /(^|;)\s*vertical-align\s*:\s*sub\b/i, equals: 'sub' },
]
const NORMAL_WEIGHT = /(^|;)\s*font-weight\s*:\s*(normal|[1-5]00)\b/i
const NORMAL_STYLE = /(^|;)\s*font-style\s*:\s*normal\b/i

/**
 * Turns formats of the `style` attribute into elements. Removes `<b style="font-weight:normal">`, which Google Docs
 * puts around everything.
 */
function translateStyle(element: Element) {
  const style = element.getAttribute('style')
  if (!style || !element.isConnected) return
  const isUndone =
    (element.matches('b, strong') && NORMAL_WEIGHT.test(style)) ||
    (element.matches('i, em') && NORMAL_STYLE.test(style))
  if (isUndone) {
    element.replaceWith(...element.childNodes)
    return
  }
  if (!element.matches('span, font, a, p, b, i, u, s, strong, em, sub, sup, code') || element.closest('pre')) return
  for (const { tag, pattern, equals } of STYLES) {
    if (!pattern.test(style) || element.closest(equals)) continue
    const mark = element.ownerDocument.createElement(tag)
    mark.append(...element.childNodes)
    element.append(mark)
  }
}

/** Copies the TeX annotation that other programs write into `alttext`, because the sanitiser removes annotations. */
function keepTex(math: Element) {
  const tex = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim()
  if (tex && !math.hasAttribute('alttext')) math.setAttribute('alttext', tex)
}
