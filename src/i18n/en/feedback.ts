/** Keys from the requirements are used unchanged (D-0909). */
export const texts = {
  userFeedback: {
    title: 'Send feedback',
    close: 'Close',
    cancel: 'Cancel',
    submit: 'Submit',
    submitting: 'Sending…',
    text: 'Your feedback',
    type: { label: 'What is it about?', issue: 'Issue', idea: 'Idea', general: 'General' },
    placeholder: {
      issue: 'What went wrong, and what were you doing?',
      idea: 'What would you like to have?',
      general: 'What would you like to tell us?',
    },
    message: { success: 'Thank you for your feedback!', failed: 'Something went wrong.' },
  },
}
