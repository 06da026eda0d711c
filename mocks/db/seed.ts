import type {
  AnswerRecord,
  CardRecord,
  ContactRecord,
  GroupRecord,
  InviteRecord,
  MessageRecord,
  NotificationRecord,
  PersonRecord,
  Seed,
  ShareRecord,
} from './tables'

/** The JSON files of `fixtures/seed` that fill the database. */
export type SeedFiles = {
  people: PersonRecord[]
  cards: CardRecord[]
  shares: Omit<ShareRecord, 'id'>[]
  answers: Omit<AnswerRecord, 'id'>[]
  notifications: NotificationRecord[]
  contacts: ContactRecord[]
  groups: GroupRecord[]
  messages: MessageRecord[]
  invites: Omit<InviteRecord, 'id'>[]
}

/** Turns the seed files into the tables of the database. Adds the ids that the files of shares, answers and invites lack. */
export const createSeed = ({ shares, answers, invites, ...files }: SeedFiles): Seed => ({
  ...files,
  shares: shares.map((share) => ({ ...share, id: `${share.card_id} ${share.recipient_id}` })),
  answers: answers.map((answer) => ({ ...answer, id: `${answer.question_id} ${answer.user_id}` })),
  invites: invites.map((invite) => ({ ...invite, id: `${invite.owner_id} ${invite.target_role}` })),
})

/** An account that the login page offers for signing in in mock mode, with an explanatory note in each language. */
export type DemoAccount = Pick<PersonRecord, 'name' | 'username' | 'password' | 'role' | 'buddy'> &
  Pick<NonNullable<PersonRecord['demo']>, 'note'>

/** Returns the demo accounts of the seed in the order in which the login page shows them. */
export const demoAccountsOf = ({ people }: SeedFiles): DemoAccount[] =>
  people
    .flatMap((person) => (person.demo ? [{ person, demo: person.demo }] : []))
    .sort((a, b) => a.demo.order - b.demo.order)
    .map(({ person: { name, username, password, role, buddy }, demo: { note } }) => ({
      name,
      username,
      password,
      role,
      buddy,
      note,
    }))
