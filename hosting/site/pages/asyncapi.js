/* global AsyncApiStandalone */
AsyncApiStandalone.render(
  {
    schema: { url: new URL('asyncapi.json', document.baseURI).href },
    config: { show: { sidebar: false, errors: true }, expand: { messageExamples: false } },
  },
  document.getElementById('document'),
)
