export const texts = {
  export: {
    print: 'Print…',
    markdown: 'Save as Markdown',
    picture: 'Save as picture (PNG)',
    preparing: 'Preparing the card…',
    saved: 'The file has been saved.',
    failed: 'The card could not be exported. Please try again.',
    status: 'Status',
    name: 'Name:',
    class: 'Class:',
    date: 'Date:',
  },
}
