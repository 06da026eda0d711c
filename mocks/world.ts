import cards from '../fixtures/world/cards.json'
import people from '../fixtures/world/people.json'
import shares from '../fixtures/world/shares.json'
import type { CardRecord, PersonRecord, Seed, ShareRecord } from './db'

/** The authored school of `fixtures/world`, as the database takes it. */
export const world: Seed = {
  people: people as PersonRecord[],
  cards: cards as CardRecord[],
  shares: (shares as Omit<ShareRecord, 'id'>[]).map((share) => ({
    ...share,
    id: `${share.card_id} ${share.recipient_id}`,
  })),
}

/** An account that the login page of the mock offers. */
export type DemoAccount = Pick<PersonRecord, 'name' | 'username' | 'password' | 'role' | 'buddy'> & { note: string }

export const demoAccounts: DemoAccount[] = (people as PersonRecord[])
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
