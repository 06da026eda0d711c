import recommendations from '../../fixtures/seed/recommendations.json'
import { cardTypeNames } from '../../src/api/cards/card.schema'
import type { recommendationsCalls } from '../../src/api/recommendations.contract'
import { canSee } from '../domain/cards/cards'
import type { HandlersOf } from '../server/router'
import { invalid, notFound } from '../server/respond'

export const recommendationsHandlers: HandlersOf<typeof recommendationsCalls> = {
  async getRecommendations({ mockServer, person, params, language }) {
    const card = mockServer.db.cards.get(params.x)
    if (!card || !canSee(mockServer, card, person)) throw notFound('Oops! Format cannot be found.')
    if (language === 'en') return { data: recommendations }
    const { default: malay } = await import('../../fixtures/seed/recommendations.ms.json')
    return { data: malay }
  },
  async triggerRecommendation({ mockServer, person, body: { text, type, contextFormatIds } }) {
    if (!text.trim()) throw invalid('text', 'The text field is required.')
    const { replyOnChannel } = await import('../chat/channelReply')
    replyOnChannel(mockServer, person, {
      prompt: text.trim(),
      promptType: 'text',
      promptData: null,
      contextFormatIds,
      cardType: cardTypeNames.find((known) => known === type) ?? null,
    })
    return { data: { status: 'OK' } }
  },
}
