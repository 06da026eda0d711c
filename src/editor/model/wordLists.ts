/**
 * Converts lists pasted from Word. Word writes each item as a paragraph with its level in the style and its bullet or
 * number as text, for example `<p style="mso-list:l0 level2 lfo1"><span
 * style="mso-list:Ignore">1.<span>&nbsp;</span></span>Text</p>`.
 */

const LEVEL = /mso-list\s*:\s*l(\d+)\s+level(\d+)/i
/** Number of levels of a list in Word. */
const MAX_DEPTH = 9
const IGNORED = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'

type OpenList = { element: Element; id: string }

/** Turns each run of adjacent list paragraphs into nested `<ul>` and `<ol>`, in place. */
export function joinWordLists(body: Element): void {
  let open: OpenList[] = []
  for (const paragraph of [...body.querySelectorAll('p[style*="mso-list" i]')]) {
    const [, list = '', level = ''] = LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? []
    const depth = Math.min(Number(level), MAX_DEPTH)
    if (depth === 0) continue
    const id = `${list} ${takeMarker(paragraph) ? 'ol' : 'ul'}`
    if (paragraph.previousElementSibling !== open[0]?.element) open = []
    open = open.slice(0, depth)
    if (open.length === depth && open.at(-1)?.id !== id) open.pop()
    while (open.length < depth) open.push({ element: openList(paragraph, open.at(-1)?.element, id), id })
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.element.append(item)
    paragraph.remove()
  }
}

/** Inserts a list into the last item of the outer list. Without an outer list, inserts it before the paragraph. */
function openList(paragraph: Element, outer: Element | undefined, id: string): Element {
  const list = paragraph.ownerDocument.createElement(id.endsWith('ol') ? 'ol' : 'ul')
  if (outer) (outer.lastElementChild ?? outer).append(list)
  else paragraph.before(list)
  return list
}

/**
 * Removes the bullet or number of a list paragraph. Returns true if the list is numbered, that is, its marker looks
 * like `1.` or `a)`.
 */
function takeMarker(paragraph: Element): boolean {
  const marker = paragraph.querySelector(IGNORED)
  const text = marker?.textContent?.trim() ?? ''
  marker?.remove()
  return /^\(?(\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(text)
}
