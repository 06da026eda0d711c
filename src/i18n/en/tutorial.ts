export const texts = {
  tutorial: {
    skip: 'Skip',
    position: 'Step {{step}} of {{count}}',
    1: {
      title: 'Your first card is here',
      text: 'It is on your board now. Double-click it, or press Enter on it, to open it over the board.',
      next: 'Next',
    },
    2: {
      title: 'Make it yours',
      text: 'Click into the text and write. Everything is saved by itself. Suggest shows ideas for it beside the text.',
      next: 'Almost there',
    },
    3: {
      title: 'Keep it and share it',
      text: 'Stack cards that belong together, share them with your class, and ask the chat for the next one.',
      next: 'Got it',
    },
  },
}
