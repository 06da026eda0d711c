/**
 * `<style>` elements of a built app need the page's nonce (D-0054). Drag and drop and React Aria insert some; markup of a card must not. A
 * static file cannot carry a nonce per page load. The page draws a nonce at its start and narrows its own policy.
 */

const NONCE_BYTES = 16

function addMeta(attributes: Record<string, string>): void {
  const meta = document.createElement('meta')
  for (const [name, value] of Object.entries(attributes)) meta.setAttribute(name, value)
  document.head.append(meta)
}

/** Restricts the page to `<style>` elements with its nonce; style sheets of its own origin still apply. */
export function requireStyleNonce(): void {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))
  // React Aria reads this element, too, for its own `<style>` elements.
  addMeta({ property: 'csp-nonce', nonce })
  addMeta({ 'http-equiv': 'Content-Security-Policy', content: `style-src-elem 'self' 'nonce-${nonce}'` })
}

/** The nonce for a `<style>` element; undefined in development, which has no policy. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
