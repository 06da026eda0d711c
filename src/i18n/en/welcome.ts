/** The introduction and the first message of each role are decided in D-1501. */
export const texts = {
  welcome: {
    title: 'Welcome',
    greeting: 'Hello, {{name}}!',
    introduction: "Hi, I'm {{buddy}}, your companion.",
    message: {
      teacher: {
        0: "Let's prepare great lessons together.",
        1: "Tell me what your class is working on, and we'll make something for it.",
        2: 'You know your students. I bring the paper and the ideas.',
      },
      student: {
        0: "Let's learn and create together.",
        1: "Ask me anything you wonder about, and we'll find out.",
        2: "Bring me your ideas, and we'll turn them into cards.",
      },
    },
    features: {
      label: 'What you can do here',
      ask: { title: 'Ask me anything', text: 'I explain, quiz and write with you.' },
      keep: { title: 'Keep it on My Board', text: 'Everything you make is a card.' },
      stack: { title: 'Stack what belongs together', text: 'Drop one card on another.' },
      share: { title: 'Share with your friends', text: 'Your card lands on their boards.' },
    },
    pause: 'Pause animation',
    play: 'Play animation',
    skip: 'Skip',
    start: 'Get Started',
  },
}
