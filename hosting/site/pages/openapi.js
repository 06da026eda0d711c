/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#document',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  // The page describes backends of others; there is none behind it.
  supportedSubmitMethods: [],
  validatorUrl: null,
  // The renderer has a main element, and these boxes outside of it.
  onComplete() {
    const names = { '.information-container': 'About', '.filter-container': 'Filter' }
    for (const [selector, name] of Object.entries(names)) {
      const box = document.querySelector(selector)
      box?.setAttribute('role', 'region')
      box?.setAttribute('aria-label', name)
    }
    document.querySelector('.operation-filter-input')?.setAttribute('aria-label', 'Filter by tag or path')
  },
})
