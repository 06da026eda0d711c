import { decodeEntities } from '@/cardTypes/rules/decode'
import type { OpenedApp } from './openApp'

/**
 * Removes all cards from the mock server except the named ones and their contents, because a small board loads and
 * renders faster. Call it directly after opening the app, before the mock server answers the first request.
 * @param titles titles of the cards to keep, without HTML entities
 */
export function keepCards({ session }: Pick<OpenedApp, 'session'>, titles: readonly string[]): void {
  const { cards } = session.mockServer.db
  const isKept = (id: string): boolean => {
    const card = cards.get(id)
    if (!card) return false
    return titles.includes(decodeEntities(card.title)) || (card.parent_id !== null && isKept(card.parent_id))
  }
  const removedIds = [...cards.all()].filter(({ id }) => !isKept(id)).map(({ id }) => id)
  for (const id of removedIds) cards.remove(id)
}
