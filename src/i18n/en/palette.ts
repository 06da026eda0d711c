/** Texts of the palette. */
export const texts = {
  palette: {
    close: 'Close',
    placeholder: 'Type the name of a card, or what you want to do',
    results_one: '{{count}} result',
    results_other: '{{count}} results',
    places: 'Go to',
    start: 'Start',
    settings: 'Settings',
    ask: 'Ask {{buddy}}: {{words}}',
    buddy: 'Buddy',
    list: 'Results',
    none: 'Nothing here has these words.',
    noneHint: 'Try fewer words, or another spelling.',
    searching: 'Searching all your cards…',
    failed: 'The search of all your cards did not work.',
    offline: 'You are offline. Only the cards that are already here are searched.',
    tooLong: 'That is too long to search for.',
  },
}
