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
})
