import { channels } from '../../src/api/channels'
import type { CardType } from '../../src/api/cards/card.schema'
import type { shareCalls } from '../../src/api/share.contract'
import { cardsFor, ownCards, getVisibleCard } from '../domain/cards/cardRules'
import { canSee, descendantsOf, shareFor } from '../domain/cards/cards'
import type { HandlersOf } from '../server/router'
import type { CardRecord } from '../db/tables'
import { invalid, notFound } from '../server/respond'
import type { MockServer } from '../server/mockServer'
import { resolveRecipients, commonRecipients, inheritShares, recipientsFor, shareCards } from '../domain/sharing/shares'

const shareStatuses = (mockServer: MockServer, cards: CardRecord[]) =>
  cards.map(({ id }) => ({
    format_id: id,
    status: mockServer.db.shares.where('card_id', id).length > 0 ? ('shared' as const) : ('default' as const),
  }))

export const shareHandlers: HandlersOf<typeof shareCalls> = {
  getRecipients: ({ mockServer, person, query }) => ({
    data: recipientsFor(mockServer, person, { hasInsightCards: query.hasInsightCards === 'true' }),
  }),
  getSelectedRecipients({ mockServer, person, body }) {
    const cards = body.format_ids.map((id) => getVisibleCard(mockServer, person, id))
    return { data: commonRecipients(mockServer, person, cards) }
  },
  shareCards({ mockServer, person, body }) {
    const cards = cardsFor(mockServer, person, body.format_ids, 'share')
    if (!body.edit && body.recipients.length === 0) throw invalid('recipients', 'The recipients field is required.')
    const people = resolveRecipients(mockServer, person, body.recipients, cards)
    shareCards(mockServer, person, { cards, people, isReplacing: body.edit })
    return { data: shareStatuses(mockServer, cards) }
  },
  changeShareStatus({ mockServer, person, body }) {
    const card = mockServer.db.cards.get(body.format_id)
    const share = card && shareFor(mockServer, card, person)
    if (!share) throw notFound('Oops! Format cannot be found.')
    const read = { format_id: body.format_id, status: 'read' as const }
    if (share.status !== 'read') {
      mockServer.db.shares.set({ ...share, status: 'read', opened_at: mockServer.now().toISOString() })
      mockServer.emit(channels.share, { userId: card.owner_id }, 'status.changed.read', { ...read, user_id: person.id })
    }
    return { data: read }
  },
  shareStackedCards({ mockServer, person, body }) {
    const [, ...cards] = ownCards(mockServer, person, [body.parent_id, ...body.children_ids])
    if (cards.some(({ parent_id }) => parent_id !== body.parent_id))
      throw notFound('A card does not lie in that stack.')
    inheritShares(mockServer, person, cards)
    return { data: shareStatuses(mockServer, cards) }
  },
  getStackNodes({ mockServer, person, body }) {
    const stacks = body.format_ids.map((id) => getVisibleCard(mockServer, person, id))
    const nodes = stacks
      .flatMap((stack) => descendantsOf(mockServer, stack))
      .filter((card) => canSee(mockServer, card, person))
    return {
      data: nodes.map(({ id, parent_id, type, title, owner_id }) => ({
        id,
        parent_id,
        type: type as CardType,
        title,
        owner_id,
      })),
    }
  },
}
