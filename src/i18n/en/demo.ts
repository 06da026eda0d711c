/** Texts of the demo accounts. They load only with the mock server, never in live builds. */
export const texts = {
  demo: {
    title: 'Try it with a demo account',
    text: 'This is the pretend school. Nothing leaves your browser.',
    use: 'Log in as {{name}}',
    site: 'More about Heartboard',
    stories: 'All screens, state by state',
    contract: 'Contract for backends',
    storageRefused:
      'This demo keeps its pretend school in your browser, which does not allow it. Please allow cookies for this site, then reload.',
  },
}
