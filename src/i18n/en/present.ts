export const texts = {
  present: {
    label: 'Presentation: {{title}}',
    position: '{{number}} of {{count}}',
    previous: 'Previous card',
    next: 'Next card',
    first: 'First card',
    last: 'Last card',
    close: 'End the presentation',
    fullScreen: 'Full screen',
    loading: 'Loading the cards',
    gone: 'The card before is no longer here.',
    incomplete: 'Some cards did not load.',
    failed: 'The cards did not load.',
    empty: 'There is nothing to present here.',
    retry: 'Try again',
  },
}
