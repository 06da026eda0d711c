import { expect } from 'storybook/test'

type Line = { node: Text; element: Element; rect: DOMRect }

/** True for text that only screen readers read, that is behind a dialog, or that is not rendered. */
const isHidden = (element: Element) =>
  element.closest('.visually-hidden, [inert], option') !== null ||
  [...document.querySelectorAll(':modal')].some((dialog) => !dialog.contains(element)) ||
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** True for a line that has been scrolled out of view inside a scroll container. */
const isScrolledAway = ({ element, rect }: Pick<Line, 'element' | 'rect'>) => {
  const middle = (rect.top + rect.bottom) / 2
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { top, bottom } = box.getBoundingClientRect()
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && (middle < top || middle > bottom)) return true
  }
  return false
}

function visibleLines(): Line[] {
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    if (!element || !node.data.trim() || isHidden(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width > 1 && !isScrolledAway({ element, rect })) lines.push({ node, element, rect })
    }
  }
  return lines
}

/** In px. A line box includes the descenders, which may be cut by this much. */
const TOLERANCE = 3
const quote = ({ node }: Line) => `"${node.data.trim().slice(0, 40)}"`

/** Returns the ancestor that permanently hides part of a line. Scroll containers do not count. */
function clipperOf({ element, rect }: Line): Element | undefined {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    const edges = box.getBoundingClientRect()
    const isCutX = rect.right > edges.right + TOLERANCE || rect.left < edges.left - TOLERANCE
    const isCutY = rect.bottom > edges.bottom + TOLERANCE || rect.top < edges.top - TOLERANCE
    if ((isCutX && /hidden|clip/.test(overflowX)) || (isCutY && /hidden|clip/.test(overflowY))) return box
    if (/auto|scroll/.test(overflowX + overflowY)) return undefined
  }
  return undefined
}

/** Returns the positioned ancestor of an element. Such an element covers text only until the page scrolls. */
const floatingAncestor = (element: Element) => {
  for (let box: Element | null = element; box; box = box.parentElement)
    if (/fixed|sticky|absolute/.test(getComputedStyle(box).position)) return box
  return undefined
}

const doOverlap = (a: Line, b: Line) => {
  const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
  const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
  return width > 2 && height > 0.35 * Math.min(a.rect.height, b.rect.height)
}

/** Fails if text is cut or overlaps, or if the page scrolls sideways (WCAG 1.4.4, 1.4.10). */
export async function expectReadableLayout(): Promise<void> {
  const lines = visibleLines()
  await expect(lines.length).toBeGreaterThan(0)
  const cut = lines.filter((line) => clipperOf(line)).map((line) => `${quote(line)} is cut off`)
  const overlaps = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.element !== line.element && doOverlap(line, other))
      .filter((other) => floatingAncestor(other.element) === floatingAncestor(line.element))
      .map((other) => `${quote(line)} and ${quote(other)} overlap`),
  )
  const { scrollWidth, clientWidth } = document.documentElement
  const sideways = scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []
  await expect([...cut, ...overlaps, ...sideways]).toEqual([])
}

/** Returns a `beforeEach` that applies a user's own style sheet to the page. */
export const withUserStyle = (css: string) => () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** The widest text spacing at which no text may be lost (WCAG 1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Doubles the browser's font size (WCAG 1.4.4). */
export const LARGE_TEXT = 'html { font-size: 200% !important }'

/** Returns what is wrong with a tile's title. Empty if all its lines can be read; a title that is shortened on purpose is fine. */
function lossOfTitle(tile: HTMLElement): string[] {
  const [title, ...others] = tile.querySelectorAll('p')
  if (!title) return ['a tile without a title']
  const { top, bottom, height } = title.getBoundingClientRect()
  const name = `"${title.textContent}"`
  const covers = others.filter((other) => other.getBoundingClientRect().top < bottom - 1 && other.checkVisibility())
  return [
    ...(height < Number.parseFloat(getComputedStyle(title).lineHeight) - 1 ? [`${name} has no line`] : []),
    ...(top < tile.getBoundingClientRect().top || bottom > tile.getBoundingClientRect().bottom
      ? [`${name} is outside`]
      : []),
    ...covers.map((other) => `"${other.textContent}" covers ${name}`),
  ]
}

/** Fails if a tile's title cannot be read, if tiles differ in height, or if the page scrolls sideways. */
export async function expectTitles(tiles: readonly HTMLElement[]): Promise<void> {
  await expect(tiles.length).toBeGreaterThan(0)
  await expect(tiles.flatMap(lossOfTitle)).toEqual([])
  await expect(new Set(tiles.map((tile) => tile.offsetHeight)).size).toBe(1)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
}
