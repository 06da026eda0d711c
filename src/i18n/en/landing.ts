/** Texts of the landing, which load with it. */
export const texts = {
  landing: {
    greeting: 'Hi {{name}}!',
    close: 'Go to the board',
    prompt: {
      label: 'Question of the day',
      loading: 'Looking for a question',
      ask: 'Find out with {{buddy}}',
      none: 'What would you like to find out today?',
      next: 'Another question',
      pause: 'Keep this question',
      play: 'Change the question by itself',
      readAloud: 'Read aloud',
      stopReading: 'Stop reading',
    },
  },
}
