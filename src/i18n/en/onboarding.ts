/** Texts of the onboarding characters and of the first hints: one sentence each, said by the buddy. */
export const texts = {
  onboarding: {
    label: '{{buddy}} says',
    dismiss: 'Got it',
    character: {
      tutor: 'Wrong answers are welcome here: they show us where to look.',
      quiz: 'Answer every question, and at the end I count your marks.',
      discover: 'Type # and I show you everything I can make.',
      recommendation: 'Pick one, and I carry on from this card.',
      stack: 'A stack keeps cards together: drag one card onto another to make the next.',
    },
    hint: {
      LANDING: 'This is your start page: ask me anything, or pick a tile.',
      ALL_SPARK: 'Each tile starts something new: pick one that you like.',
      EMPTY_BOARD: 'This is your board: I keep everything here that you make.',
    },
  },
}
