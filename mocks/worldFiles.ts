import answers from '../fixtures/world/answers.json'
import cards from '../fixtures/world/cards.json'
import contacts from '../fixtures/world/contacts.json'
import groups from '../fixtures/world/groups.json'
import invites from '../fixtures/world/invites.json'
import messages from '../fixtures/world/messages.json'
import notifications from '../fixtures/world/notifications.json'
import people from '../fixtures/world/people.json'
import shares from '../fixtures/world/shares.json'
import type { SeedFiles } from './world'

/** The world for Node, tests and stories. The browser fetches the same files as data, see `browser.ts`. */
export const seedFiles = {
  people,
  cards,
  shares,
  answers,
  notifications,
  contacts,
  groups,
  messages,
  invites,
} as unknown as SeedFiles
