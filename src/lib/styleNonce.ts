/**
 * In a built app, `<style>` elements need the page's nonce (D-0054). Drag and drop and React Aria insert such elements,
 * and markup of a card must not be able to. A static file cannot contain a new nonce for each page load, so the page
 * creates one when it starts and restricts its own policy.
 */

const NONCE_BYTES = 16

function addMeta(attributes: Record<string, string>): void {
  const meta = document.createElement('meta')
  for (const [name, value] of Object.entries(attributes)) meta.setAttribute(name, value)
  document.head.append(meta)
}

/** Restricts the page to `<style>` elements with its nonce. Style sheets from its own origin still apply. */
export function requireStyleNonce(): void {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))
  // React Aria also reads this element for its own `<style>` elements.
  addMeta({ property: 'csp-nonce', nonce })
  addMeta({ 'http-equiv': 'Content-Security-Policy', content: `style-src-elem 'self' 'nonce-${nonce}'` })
}

/** Returns the nonce for a `<style>` element; undefined in development, which has no policy. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
