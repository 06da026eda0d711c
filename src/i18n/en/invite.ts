/** The invitation message is decided in D-1501. */
export const texts = {
  invite: {
    title: 'Invite your friends',
    lead: 'Learning is more fun together. Bring somebody along!',
    steps: {
      label: 'How it works',
      send: { title: 'Send your link', text: 'Copy the message, or let them scan the square code.' },
      join: { title: 'They sign up', text: 'The link leads to Heartboard, where they make an account.' },
      meet: { title: 'You are friends', text: 'They are in your address book, and you can share cards.' },
    },
    yourMessage: 'Your message',
    message: { teacher: 'Join me as a teacher: {{link}}', student: 'Join me and my buddy: {{link}}' },
    loading: 'Getting your link…',
    failed: 'Your own link did not load. People who sign up with this one do not become your friends by themselves.',
    copy: 'Copy',
    copied: 'Copied.',
    copyRefused: 'Your browser does not let Heartboard copy. It is selected now: copy it with Ctrl+C, or hold it.',
    share: 'Share…',
    shareTitle: 'Heartboard',
    codes: 'Your codes',
    codesOf: { student: 'for students', teacher: 'for teachers' },
    copyCode: 'Copy the code {{code}} {{role}}',
    qr: { title: 'Scan me', label: 'Square code that leads to your link', large: 'Show it large', close: 'Close' },
    qrFailed: 'The square code did not load.',
  },
}
