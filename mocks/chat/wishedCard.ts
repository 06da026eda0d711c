/** A card that a question requests: its placeholder in the conversation, and its making. */
import type { CardType } from '../../src/api/cards/card.schema'
import type { GeneratedCard } from '../ai/makeCard'
import type { CardRecord, PersonRecord } from '../db/tables'
import { broadcastCardMade } from '../domain/cards/cardEvents'
import { createGeneratedCard } from '../domain/generation/createGeneratedCard'
import { broadcastFailure, isFailing } from '../domain/generation/failedCard'
import { createChatCard } from '../domain/generation/unwrittenCard'
import { scenarios } from '../scenarios/scenarios'
import type { Scenario } from '../scenarios/scenario'
import type { MockServer } from '../server/mockServer'
import { type CardLoader, sendCardLoader } from './cardLoader'

/** Card to be made: generated content with the stack (null: My Board), or a card that is made of existing cards. */
export type WishedCard =
  | { type: CardType; generated: GeneratedCard; parentId: string | null }
  | { type: CardType; store: () => CardRecord }

/** Place of the wish: the words, and the card whose conversation holds them. */
type Wish = { prompt: string; format_id: string | null }

/** Begins to make a card. The caller shows the placeholder, creates the card, and gives up at the end of the reply. */
export function beginCard(mockServer: MockServer, person: PersonRecord, card: WishedCard, { prompt, format_id }: Wish) {
  const scenario: Scenario = scenarios[mockServer.scenario()]
  let loader: CardLoader | undefined
  const removeLoader = () => {
    loader?.remove()
    loader = undefined
  }
  const make = (tempId: string | null, isComplete: boolean) => {
    if ('store' in card) {
      const record = card.store()
      broadcastCardMade(mockServer, person, record, tempId)
      return { card: record, isStreamed: false }
    }
    const target = { parentId: card.parentId, tempId }
    if (!isComplete) return createChatCard(mockServer, person, card.generated, target)
    return { card: createGeneratedCard(mockServer, person, card.generated, target), isStreamed: false }
  }
  return {
    /** True in a scenario in which the card never comes. */
    isWithheld: scenario.isCardWithheld === true,
    isFailing: isFailing(prompt),
    showLoader() {
      loader = sendCardLoader(mockServer, person, card.type, format_id)
    },
    /** @returns undefined if the card cannot be made */
    create({ isComplete = false } = {}): { card: CardRecord; isStreamed: boolean } | undefined {
      const temp_id = loader?.tempId ?? null
      removeLoader()
      if (!isFailing(prompt)) return make(temp_id, isComplete)
      broadcastFailure(mockServer, person, { format_id: null, temp_id })
      return undefined
    },
    /** Removes a placeholder whose card was not made. */
    giveUp: removeLoader,
  }
}
