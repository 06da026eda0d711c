/** Texts of dialogs that ask before something happens. They load with the first dialog. */
export const texts = {
  confirmation: {
    yes: 'Yes',
    cancel: 'Cancel',
    delete: {
      title_one: 'Delete this card?',
      title_other: 'Delete {{count}} cards?',
      text: 'You can undo this for a few seconds.',
    },
    unstack: { title: 'Unstack?', text: 'The cards move out and the stack is deleted.' },
    changeAgent: { title: 'Change the chat agent?', text: 'Your current chat ends.' },
    exitStreaming: { title: 'Leave now?', text: 'Content is still being generated.' },
    generateInsightRecommendation: {
      title: 'Create it on My Board?',
      text: 'You cannot add to this stack. Create it on My Board instead?',
    },
    generateLessonPlanMaterials: {
      title: 'Create it on My Board?',
      text: 'You cannot add to this stack. Create it on My Board instead?',
    },
    autoLayout: { title: 'Confirm Changes', text: '{{effect}}' },
    acceptRequest: { title: 'Accept the request?', text: '{{name}} becomes your friend, and you can share cards.' },
    rejectRequest: { title: 'Reject the request?', text: '{{name}} does not become your friend.' },
    withdrawRequest: { title: 'Withdraw your request?', text: '{{name}} will no longer see it.' },
    removeUser: {
      title: 'Remove this friend?',
      text: '{{name}} leaves your address book and your groups. You cannot share cards any more.',
    },
    removeGroup: { title: 'Delete this group?', text: '{{name}} is deleted. Its members stay your friends.' },
  },
}
