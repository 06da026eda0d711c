/** Terms of the provider, shown on /tnc and /termsandconditions (D-1133). A blank line separates the paragraphs of a section. */
export const texts = {
  terms: {
    title: 'Terms and Conditions',
    lead: 'Please read these terms before you begin. If you are under 18, read them together with a parent or a teacher.',
    region: 'Text of the Terms and Conditions',
    updated: 'In force from 1 January 2026.',
    accept: 'I have read and accept the Terms and Conditions.',
    acceptHint: 'Tick the box to continue.',
    decline: 'Decline',
    declining: 'Logging out…',
    continue: 'Continue',
    accepting: 'Saving your answer…',
    back: 'Back',
    sections: {
      inShort: {
        title: 'In short',
        text: `Heartboard is a place to learn and to create. Your cards belong to you. Be kind, keep your password to yourself, and ask an adult when something worries you. Your buddy can be wrong, so check what matters. We look after your data and do not sell it.

This summary helps you read. Only the sections below are binding.`,
      },
      agreement: {
        title: '1. The agreement',
        text: `These terms are an agreement between you and the provider of Heartboard (“we”, “us”). They apply whenever you use Heartboard, on any device. You accept them by ticking the box and pressing Continue. Without your acceptance you cannot use Heartboard.

By “content” we mean everything that you or others write, upload, create or share in Heartboard: cards, stacks, pictures, messages, questions and answers.`,
      },
      eligibility: {
        title: '2. Who may use Heartboard',
        text: `Heartboard is for teachers and for students from 4 to 18 years. Under Malaysian law a person below the age of 18 is a minor. If you are a minor, a parent, a guardian or your school, acting with their consent, accepts these terms for you and is responsible for your use.

A teacher who invites students confirms that the school has the consent it needs from their parents or guardians.`,
      },
      account: {
        title: '3. Your account',
        text: `Give correct details when you sign up and keep them up to date. One account is for one person. Keep your password and your secret code to yourself, and log out on a shared device.

Tell your teacher, or write to us, as soon as you think that somebody else has used your account. You may delete your account at any time in Account Settings.`,
      },
      content: {
        title: '4. Your content',
        text: `What you create stays yours. You allow us to store, copy, show and convert your content as far as this is needed to run Heartboard for you and for the people you share it with. This permission ends when you delete the content, except for copies that others have saved with your permission and for backups, which are deleted within 90 days.

Only add content that you made yourself or may use. The Copyright Act 1987 also protects pictures and texts that are easy to find on the internet.`,
      },
      sharing: {
        title: '5. Sharing',
        text: `Cards are private until you share them. Whoever you share a card with can read it and may keep a copy of it. Share with people you know, and do not put addresses, telephone numbers, identity card numbers or passwords on a card.

Teachers can see the cards and quiz results that students share with them.`,
      },
      conduct: {
        title: '6. Fair use',
        text: `Do not use Heartboard to hurt, threaten, bully, deceive or shame anyone; to spread anything that is unlawful, obscene, hateful or false; to send advertising; to look for or use weak points of the service; or to collect the data of others.

We may remove content and block accounts that break these rules, and report to the school or to the authorities what the law requires, among others the Communications and Multimedia Act 1998.`,
      },
      assistant: {
        title: '7. Your buddy and artificial intelligence',
        text: `Replies, pictures, quizzes and insights are made by a computer. They can be incomplete, out of date or wrong, and they are no advice from a doctor, a lawyer or a teacher. Check what you rely on, and tell us about replies that should not have been given.

The number of replies in a day is limited. Your questions are processed to answer them; do not enter secrets or data about other people.`,
      },
      privacy: {
        title: '8. Personal data',
        text: `We process your name, username, e-mail address, age, school year and what you do in Heartboard in order to provide it, to keep it safe and to improve it, as the Personal Data Protection Act 2010 requires. We do not sell personal data and show no advertising.

You may ask to see your data, have it corrected, limit its use or withdraw your consent: write to {{email}}. For a minor a parent or guardian does so. Without the data that an account needs we cannot provide Heartboard.`,
      },
      ownership: {
        title: '9. What belongs to us',
        text: `The software, the design, the buddies and their names belong to us or to our licensors. You may use them within Heartboard, for learning and teaching. You may not copy, sell, rebuild or decompile them, unless the law expressly allows it.`,
      },
      payment: {
        title: '10. Payment and refunds',
        text: `Some plans must be paid for, usually by a school. Prices, what is included and how long a plan runs are shown before you pay, in Malaysian ringgit and with any tax that applies.

There are no refunds except as required by law. Your rights under the Consumer Protection Act 1999 remain.`,
      },
      service: {
        title: '11. Changes and interruptions',
        text: `We work to keep Heartboard available, but it is provided as it is and may be interrupted, for maintenance or for reasons that we cannot control. We may change, add or remove functions. Keep your own copy of work that you cannot do without.

When we change these terms we tell you in Heartboard before the change takes effect, and ask for your acceptance again where the law requires it.`,
      },
      liability: {
        title: '12. Liability',
        text: `As far as the law allows, our total liability for everything connected with Heartboard is limited to RM100 or the amount paid in the last 12 months. We are not liable for lost profit, lost marks or other indirect loss, nor for what other people do with content that you shared with them.

Nothing in these terms limits liability that cannot be limited by law, such as for death or injury caused by negligence, or for fraud, nor the guarantees of the Consumer Protection Act 1999.`,
      },
      ending: {
        title: '13. The end of the agreement',
        text: `You may stop using Heartboard at any time. We may end or suspend your access when you break these terms, when the law requires it, or, with 30 days’ notice, when we stop offering Heartboard. Sections 4, 9, 12 and 14 continue to apply.`,
      },
      law: {
        title: '14. Law and disputes',
        text: `Malaysian law applies to these terms and to the use of Heartboard. Please write to us first; most questions can be settled so. The courts of Malaysia decide on disputes, which does not affect your right to go to the Tribunal for Consumer Claims.

If a provision is invalid the others remain in force. These terms are published in English and Bahasa Melayu; if they differ, the English text decides, unless the law says otherwise.`,
      },
      contact: {
        title: '15. Contact',
        text: `Questions about these terms: {{email}}.`,
      },
    },
  },
}
