export const texts = {
  verification: {
    done: 'Your e-mail has been verified. You can log in now.',
    sent: 'A new verification link has been sent.',
    invalid: 'This verification link is not valid.',
    incomplete: 'This verification link is not complete. Please open the whole link from your e-mail.',
    resend: 'Resend Verification Link',
    check: 'Check the link again',
    unchecked: 'Your verification link could not be checked.',
    unsent: 'The verification link could not be sent.',
  },
}
