/** The attributes by which jsdom's stylesheet decides whether an element is rendered. */
const DECIDING_ATTRIBUTES = ['hidden', 'open', 'popover', 'type']

/** The display that jsdom's stylesheet gives, by an element's name and those attributes. */
const defaultDisplays = new Map<string, string>()
/** jsdom's own; test files share the window. */
let jsdomStyle: typeof getComputedStyle | undefined

/** All styles of an element as jsdom computes them, also those of stylesheets that a test has applied. */
export const exactStyle: typeof getComputedStyle = (element, pseudoElement) =>
  (jsdomStyle ?? getComputedStyle)(element, pseudoElement)

const inlineValue = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : ''

/** Of a new element, which no stylesheet of the app or of a test selects by its classes or its place. */
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
  // As JSON, because an attribute without a value is '', and a missing one null.
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
 * Lets queries and user-event ask whether an element is rendered and takes the pointer without computing all of its styles: after each
 * change of the document jsdom matches the rules of its stylesheet again, a fifth of the CPU time of four files of screens (45 of 232 s, most of
 * it for accessible names). Stylesheets do not count for these three properties; what else is asked, jsdom computes.
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
