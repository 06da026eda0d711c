/** Texts of the game on the 503 page, which load with the game. */
export const texts = {
  game: {
    label: 'Game: jump over the cactus',
    hint: 'Press Space or tap to jump over the cactus. Press Enter to start again.',
    score: 'Score: {{score}}',
    paused: 'Paused. Tap the game to go on.',
    ouch: 'Ouch, a cactus! Try once more.',
    over_one: 'You jumped over {{count}} cactus!',
    over_other: 'You jumped over {{count}} cactuses!',
    again: 'Play again',
  },
}
