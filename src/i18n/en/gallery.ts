/** Texts of /gallery and of its strip on the empty board. */
export const texts = {
  gallery: {
    title: 'Pick something to start with',
    region: 'Starter content',
    choices: 'All starters',
    choice: '{{title}}, {{index}} of {{count}}',
    previous: 'Previous starter',
    next: 'Next starter',
    start: 'START',
    saving: 'Saving to your board…',
    cards_one: '{{count}} card',
    cards_other: '{{count}} cards',
    minutes: '{{count}} min',
    skip: 'Skip',
    loading: 'Loading the gallery…',
    strip: 'Or begin with one that I made for you',
    dismiss: 'Hide these starters',
  },
}
