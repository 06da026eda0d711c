import DOMPurify, { type Config } from 'dompurify'
import { cutMarkup } from './cutMarkup'
import { htmlToText } from './htmlToText'

const HTML_TAGS = [
  'p',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'img',
  'span',
  'hr',
]
const HTML_ATTRIBUTES = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'target', 'rel']
const LANGUAGE = { name: 'class', value: /(?<!\S)language-[\w+#.-]{1,40}(?!\S)/ }
/** Attributes that only single elements may have, with the part of the value that is kept (D-0068). */
const OWN_ATTRIBUTES: Readonly<Record<string, { name: string; value: RegExp }>> = {
  ol: { name: 'start', value: /^-?\d{1,9}$/ },
  img: { name: 'width', value: /^\d{1,4}%?$/ },
  pre: LANGUAGE,
  code: LANGUAGE,
}
/** Attributes that contain words instead of CSS, so their values may contain brackets. */
const TEXT_ATTRIBUTES = ['alt', 'alttext', 'title']

const config: Config = {
  USE_PROFILES: { svg: true, mathMl: true },
  ADD_TAGS: HTML_TAGS,
  // `alttext` of a MathML formula contains the TeX that the user typed in the editor (D-0068).
  ADD_ATTR: [...HTML_ATTRIBUTES, ...Object.values(OWN_ATTRIBUTES).map(({ name }) => name), 'alttext'],
  FORBID_TAGS: ['style', 'script', 'iframe', 'metadata'],
  FORBID_ATTR: ['style', 'id', 'xml:id', 'dir', 'name', 'tabindex', 'overflow'],
  // DOMPurify keeps the text of a removed element, so the TeX source of a formula would be shown beside the formula.
  ADD_FORBID_CONTENTS: ['annotation'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
}

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
const MATHML_NAMESPACE = 'http://www.w3.org/1998/Math/MathML'
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
/** Maximum number of passes until the markup no longer changes. Markup serialised by a browser needs one. */
const MAX_ROUNDS = 4
/**
 * Functions allowed in attributes of drawings. Presentation attributes are CSS, where `url(…)` and similar functions
 * load a resource.
 */
const HARMLESS_FUNCTIONS = new Set('matrix translate scale rotate skewx skewy rgb rgba hsl hsla'.split(' '))

/** Returns the URL for the stored address of a picture. */
export type PictureUrl = (src: string) => string

/** Matches only from the start of a name, because a search from each character of a long word would take seconds. */
const FUNCTION = /(?<![\w-])([\w-]*) ?\(/g

/**
 * Sanitises HTML to the allow list (B-348 to B-354, D-2474, D-3146). Removes style, id, dir, event attributes, scripts,
 * iframes and `javascript:` URLs. H6 becomes H5. Links open in a new tab; links inside drawings are removed, and
 * drawings load no resource. Sanitising the result again changes nothing. Markup for which this is impossible, or which
 * the parser rejects, is shown as text. Markup beyond the limits of `cutMarkup` is cut. Never throws.
 * @param pictureUrl returns the URL of a picture; for '' the picture is not requested
 * @param scale multiplies the limits of `cutMarkup`
 */
export function sanitise(html: string, pictureUrl?: PictureUrl, scale = 1): string {
  const { markup } = cutMarkup(html, scale)
  try {
    const clean = sanitiseToFixedPoint(markup)
    return pictureUrl && clean.includes('<img') ? withPictureUrls(clean, pictureUrl) : clean
  } catch (error) {
    console.warn('[sanitise] Markup is shown as its text.', error)
    return toPlainText(markup)
  }
}

function sanitiseToFixedPoint(html: string): string {
  let clean = html
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = cleanOnce(clean)
    if (next === clean) return clean
    clean = next
  }
  return toPlainText(clean)
}

function withPictureUrls(clean: string, pictureUrl: PictureUrl): string {
  const container = inertDocument().createElement('div')
  container.innerHTML = clean
  for (const picture of container.querySelectorAll('img[src]')) {
    const url = pictureUrl(picture.getAttribute('src') ?? '')
    if (url) picture.setAttribute('src', url)
    else picture.removeAttribute('src')
  }
  return container.innerHTML
}

let isConfigured = false

/**
 * Sets the configuration only once. With a configuration for each call, DOMPurify would rebuild its allow lists every
 * time.
 */
function purify(html: string): DocumentFragment | null {
  if (!isConfigured) DOMPurify.setConfig(config)
  isConfigured = true
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `sanitize` does not know `setConfig`
  return DOMPurify.sanitize(html) as unknown as DocumentFragment | null
}

function cleanOnce(html: string): string {
  // DOMPurify returns null for a document without a body, such as a frameset.
  const fragment = purify(html)
  if (!fragment) return toPlainText(html)
  for (const element of fragment.querySelectorAll('*')) {
    if (element.namespaceURI === HTML_NAMESPACE) removeNonHtmlAttributes(element)
    else removeLoadingAttributes(element)
    if (element.localName === 'h6') demoteHeading(element)
    if (element.namespaceURI === SVG_NAMESPACE && element.localName === 'a') element.replaceWith(...element.childNodes)
    // In MathML any element may be a link.
    else if (element.localName === 'a' || element.namespaceURI === MATHML_NAMESPACE) openInNewTab(element)
  }
  return serialise(fragment)
}

/** Removes attributes that only other elements may have (`width`, `color`, `type` …). */
function removeNonHtmlAttributes(element: Element) {
  const own = OWN_ATTRIBUTES[element.localName]
  for (const { name, value } of [...element.attributes]) {
    if (HTML_ATTRIBUTES.includes(name)) continue
    const kept = own?.name === name ? own.value.exec(value)?.[0] : undefined
    if (kept === undefined) element.removeAttribute(name)
    else if (kept !== value) element.setAttribute(name, kept)
  }
}

/** Removes attributes that load a resource, even if `url` is written with CSS escapes. */
function removeLoadingAttributes(element: Element) {
  for (const name of element.namespaceURI === SVG_NAMESPACE ? ['class', 'href', 'xlink:href'] : ['class', 'src'])
    element.removeAttribute(name)
  for (const { name, value } of [...element.attributes]) {
    if (TEXT_ATTRIBUTES.includes(name)) continue
    const functions = [...value.replace(/\s+/g, ' ').matchAll(FUNCTION)].map(([, called = '']) => called.toLowerCase())
    if (functions.some((called) => !HARMLESS_FUNCTIONS.has(called))) element.removeAttribute(name)
    else if (functions.length > 0 && value.includes('\\')) element.removeAttribute(name)
  }
}

function demoteHeading(heading: Element) {
  const h5 = heading.ownerDocument.createElement('h5')
  h5.append(...heading.childNodes)
  heading.replaceWith(h5)
}

function openInNewTab(link: Element) {
  for (const name of ['target', 'rel']) link.removeAttribute(name)
  if (!link.hasAttribute('href') && !link.hasAttribute('xlink:href')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener')
}

/** Creates an inert document, which loads no images while HTML is serialised. */
function inertDocument() {
  return document.implementation.createHTMLDocument('')
}

function serialise(fragment: DocumentFragment): string {
  const container = inertDocument().createElement('div')
  container.append(fragment)
  return container.innerHTML
}

function toPlainText(html: string): string {
  const container = inertDocument().createElement('div')
  container.textContent = htmlToText(html)
  return container.innerHTML
}
