/** Attributes on which the display in jsdom's default style sheet depends. */
const DECIDING_ATTRIBUTES = ['hidden', 'open', 'popover', 'type']

/** Cache of displays in jsdom's default style sheet, by element name and `DECIDING_ATTRIBUTES`. */
const defaultDisplays = new Map<string, string>()
/**
 * jsdom's own `getComputedStyle`. It is stored only once, because test files share the window that `installQuickStyles`
 * changes.
 */
let jsdomStyle: typeof getComputedStyle | undefined

/** Returns all styles of an element as jsdom computes them, including the tests' style sheets. */
export const exactStyle: typeof getComputedStyle = (element, pseudoElement) =>
  (jsdomStyle ?? getComputedStyle)(element, pseudoElement)

const inlineValue = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : ''

/** Measures a new element without class and parent, so that only jsdom's style sheet applies. */
function defaultDisplayOf(element: Element): string {
  const plain = document.createElementNS(element.namespaceURI, element.localName)
  for (const name of DECIDING_ATTRIBUTES) {
    const value = element.getAttribute(name)
    if (value !== null) plain.setAttribute(name, value)
  }
  return exactStyle(plain).display
}

function displayOf(element: Element): string {
  const inline = inlineValue(element, 'display')
  if (inline) return inline
  // JSON distinguishes an attribute without a value ('') from a missing attribute (null).
  const kind = JSON.stringify([element.localName, ...DECIDING_ATTRIBUTES.map((name) => element.getAttribute(name))])
  const display = defaultDisplays.get(kind) ?? defaultDisplayOf(element)
  defaultDisplays.set(kind, display)
  return display
}

function visibilityOf(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const inline = inlineValue(each, 'visibility')
    if (inline) return inline
  }
  return 'visible'
}

function valueOf(property: string, element: Element): string | undefined {
  if (property === 'display') return displayOf(element)
  if (property === 'visibility') return visibilityOf(element)
  if (property === 'pointerEvents' || property === 'pointer-events') return inlineValue(element, 'pointer-events')
  return undefined
}

/**
 * Replaces `getComputedStyle`, so that queries and user-event get display, visibility and pointer events without a
 * computation of all styles. jsdom matches its style sheet again after each change of the document. That took 45 of 232
 * s of CPU time of four screen files, mostly for accessible names. These three properties ignore the tests' style
 * sheets; jsdom computes all others.
 */
export function installQuickStyles(): void {
  jsdomStyle ??= window.getComputedStyle
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return exactStyle(element, pseudoElement)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name: string) {
        if (name === 'getPropertyValue')
          return (property: string) => valueOf(property, element) ?? exactStyle(element).getPropertyValue(property)
        return valueOf(name, element) ?? (Reflect.get(exactStyle(element), name) as unknown)
      },
    })
  }
}
