/** Texts of an open card that is being edited: its heading, the status of saves, and unsaved drafts. */
export const texts = {
  saving: {
    details: 'Details',
    action: { undo: 'Undo', redo: 'Redo', suggest: 'Suggest' },
    status: { saving: 'Saving…', saved: 'Saved', failed: 'Not saved', generating: 'Being written…' },
    subtitle: 'Subtitle',
    subtitlePlaceholder: 'Add a subtitle',
    failed: 'What you wrote is still here and kept on this device. It can be changed again.',
    editAgain: 'Edit again',
    waiting: 'The server does not answer. Go on: what you write is kept on this device and saved as soon as it does.',
    yours: 'Yours, of {{time}}',
    saved: 'Saved, of {{time}}',
    empty: '(empty)',
    sameWords: 'The words are the same. Only how they look differs.',
    pictureShown: 'The picture is shown.',
    pictureHidden: 'The picture is not shown.',
    draft: {
      title: 'Something you wrote here was not saved.',
      restore: 'Restore',
      discard: 'Keep what is saved',
    },
    conflict: {
      title: 'This card was changed elsewhere while you were writing.',
      restore: 'Keep what I wrote',
      discard: 'Keep what is saved',
    },
    overwritten: {
      title:
        'This card was saved elsewhere at the same moment. What you wrote here is saved, what was written there is not.',
      restore: 'Use the other version',
      discard: 'Keep what I wrote',
      theirs: 'The other version, of {{time}}',
    },
    lost: {
      title: 'This card is gone, and what you wrote last was not saved.',
      text: 'Copy your words if you still need them.',
      words: 'What you wrote',
      copy: 'Copy',
      copied: 'Copied',
      found: '"{{title}}" is gone, and what you wrote in it last was not saved.',
      foundUntitled: 'A card is gone, and what you wrote in it last was not saved.',
      show: 'Show my words',
      remove: 'Remove these words',
    },
  },
}
