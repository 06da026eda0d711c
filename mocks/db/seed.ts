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

/** The seed files as tables; adds ids where the files have none. */
export const createSeed = ({ shares, answers, invites, ...files }: SeedFiles): Seed => ({
  ...files,
  shares: shares.map((share) => ({ ...share, id: `${share.card_id} ${share.recipient_id}` })),
  answers: answers.map((answer) => ({ ...answer, id: `${answer.question_id} ${answer.user_id}` })),
  invites: invites.map((invite) => ({ ...invite, id: `${invite.owner_id} ${invite.target_role}` })),
})

/** An account that the login page offers in mock mode, with a note in each language. */
export type DemoAccount = Pick<PersonRecord, 'name' | 'username' | 'password' | 'role' | 'buddy'> &
  Pick<NonNullable<PersonRecord['demo']>, 'note'>

/** The demo accounts of the seed, in the login page's order. */
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
