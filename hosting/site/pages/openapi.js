/* global SwaggerUIBundle */

/** Names that the renderer leaves out, by selector. It renders a call when it is opened. */
const NAMES = {
  '.information-container': 'About',
  '.filter-container': 'Filter',
  '.operation-filter-input': 'Filter by tag or path',
  '.examples-select-element': 'Example',
}
/** Boxes outside of the renderer's main element. */
const REGIONS = ['.information-container', '.filter-container']

function nameParts() {
  for (const [selector, name] of Object.entries(NAMES))
    for (const part of document.querySelectorAll(`${selector}:not([aria-label])`)) part.setAttribute('aria-label', name)
  for (const selector of REGIONS) document.querySelector(selector)?.setAttribute('role', 'region')
  for (const table of document.querySelectorAll('.responses-table[role=region]:not([aria-label])'))
    table.setAttribute('aria-label', `Responses of ${table.id.replace(/_responses$/, '')}`)
  // The headings of tags have level 3.
  document.querySelector('.info .title')?.setAttribute('aria-level', '2')
  // A long example scrolls in its box.
  for (const box of document.querySelectorAll('pre.microlight:not([tabindex])')) box.setAttribute('tabindex', '0')
}

SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#document',
  // Its links would stand within the buttons that open a call.
  deepLinking: false,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  // Colours of code lack contrast.
  syntaxHighlight: { activated: false },
  // The page describes backends of others; there is none behind it.
  supportedSubmitMethods: [],
  validatorUrl: null,
})

new MutationObserver(nameParts).observe(document.getElementById('document'), { childList: true, subtree: true })
