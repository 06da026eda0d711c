import answers from '../../fixtures/seed/answers.json'
import cards from '../../fixtures/seed/cards.json'
import contacts from '../../fixtures/seed/contacts.json'
import groups from '../../fixtures/seed/groups.json'
import invites from '../../fixtures/seed/invites.json'
import messages from '../../fixtures/seed/messages.json'
import notifications from '../../fixtures/seed/notifications.json'
import people from '../../fixtures/seed/people.json'
import shares from '../../fixtures/seed/shares.json'
import type { SeedFiles } from './seed'

/**
 * The seed files as imported modules, for Node, tests and stories. The browser fetches the same files as JSON instead, see
 * `runtimes/browser.ts`.
 */
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
