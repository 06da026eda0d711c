/** ms after which an announcement is removed, so that nobody finds it by reading on. */
const LIFETIME_MS = 7000
/** ms; Safari announces nothing that is added together with its live region. */
const FIRST_DELAY_MS = 100

let region: HTMLElement | undefined

function createRegion(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'visually-hidden'
  element.setAttribute('role', 'log')
  element.setAttribute('aria-live', 'assertive')
  element.setAttribute('aria-relevant', 'additions')
  // React Aria keeps elements with this attribute accessible while a modal is open.
  element.dataset.liveAnnouncer = 'true'
  document.body.prepend(element)
  return element
}

/** Has screen readers announce a text at once. For what is not on the screen as text; else use a live region of its own. */
export function announce(text: string): void {
  const isFirst = !region?.isConnected
  if (isFirst) region = createRegion()
  const announcement = document.createElement('div')
  // Not as text, which would be on the page twice for whoever searches it.
  announcement.setAttribute('role', 'img')
  announcement.setAttribute('aria-label', text)
  setTimeout(() => region?.append(announcement), isFirst ? FIRST_DELAY_MS : 0)
  setTimeout(() => announcement.remove(), LIFETIME_MS)
}
