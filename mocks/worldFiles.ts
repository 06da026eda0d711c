import cards from '../fixtures/world/cards.json'
import people from '../fixtures/world/people.json'
import shares from '../fixtures/world/shares.json'
import type { WorldFiles } from './world'

/** The world for Node, tests and stories. The browser fetches the same files as data, see `browser.ts`. */
export const worldFiles = { people, cards, shares } as unknown as WorldFiles
