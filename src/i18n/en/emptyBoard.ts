/** Texts of the empty board, which load with it. */
export const texts = {
  emptyBoard: {
    title: 'Let your creativity flow and create your first content',
    text: '{{buddy}} can help you begin. What would you like to make?',
    label: 'Ways to begin',
    ideas: {
      explain: 'Explain…',
      explainPrompt: 'Explain photosynthesis step by step',
      quiz: 'Quiz me',
      quizPrompt: 'Make a quiz about fractions',
      story: 'Write a story',
      storyPrompt: 'Write a short story about a brave mousedeer',
      lesson: 'Plan a lesson',
      lessonPrompt: 'Plan a lesson about the water cycle for Year 4',
      practice: 'Make a quiz',
      practicePrompt: 'Make a quiz about fractions for Year 4',
    },
  },
}
