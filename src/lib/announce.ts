/**
 * Time in ms after which an announcement is removed, so that a screen reader does not read it a second time on the
 * page.
 */
const LIFETIME_MS = 7000
/** Delay in ms, because Safari ignores an announcement that is added together with its live region. */
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

/**
 * Lets screen readers announce a text immediately. Use it for information that is not visible as text; visible text
 * needs its own live region.
 */
export function announce(text: string): void {
  const isFirst = !region?.isConnected
  if (isFirst) region = createRegion()
  const announcement = document.createElement('div')
  // The text is a label, because the browser's page search would find hidden text content.
  announcement.setAttribute('role', 'img')
  announcement.setAttribute('aria-label', text)
  setTimeout(() => region?.append(announcement), isFirst ? FIRST_DELAY_MS : 0)
  setTimeout(() => announcement.remove(), LIFETIME_MS)
}
