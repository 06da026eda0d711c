import { channels } from '../../src/api/channels'
import type { CardType } from '../../src/api/card.schema'
import type { shareCalls } from '../../src/api/share.contract'
import { cardsFor, ownCards, seenCard } from '../cardRules'
import { canSee, descendantsOf, shareFor } from '../cards'
import type { HandlersOf } from '../createHandlers'
import type { CardRecord } from '../db'
import { invalid, notFound } from '../reply'
import type { School } from '../school'
import { chosenPeople, commonRecipients, inheritShares, recipientsFor, shareCards } from '../shares'

const statuses = (school: School, cards: CardRecord[]) =>
  cards.map(({ id }) => ({
    format_id: id,
    status: school.db.shares.where('card_id', id).length > 0 ? ('shared' as const) : ('default' as const),
  }))

export const shareHandlers: HandlersOf<typeof shareCalls> = {
  getRecipients: ({ school, person }) => ({ data: recipientsFor(school, person) }),
  getSelectedRecipients({ school, person, body }) {
    const cards = body.format_ids.map((id) => seenCard(school, person, id))
    return { data: commonRecipients(school, person, cards) }
  },
  shareCards({ school, person, body }) {
    const cards = cardsFor(school, person, body.format_ids, 'share')
    if (!body.edit && body.recipients.length === 0) throw invalid('recipients', 'The recipients field is required.')
    const people = chosenPeople(school, person, body.recipients, cards)
    shareCards(school, person, { cards, people, isReplacing: body.edit })
    return { data: statuses(school, cards) }
  },
  changeShareStatus({ school, person, body }) {
    const card = school.db.cards.get(body.format_id)
    const share = card && shareFor(school, card, person)
    if (!share) throw notFound('Oops! Format cannot be found.')
    const read = { format_id: body.format_id, status: 'read' as const }
    if (share.status !== 'read') {
      school.db.shares.set({ ...share, status: 'read', opened_at: school.now().toISOString() })
      school.emit(channels.share, { userId: card.owner_id }, 'status.changed.read', { ...read, user_id: person.id })
    }
    return { data: read }
  },
  shareStackedCards({ school, person, body }) {
    const [, ...cards] = ownCards(school, person, [body.parent_id, ...body.children_ids])
    if (cards.some(({ parent_id }) => parent_id !== body.parent_id))
      throw notFound('A card does not lie in that stack.')
    inheritShares(school, person, cards)
    return { data: statuses(school, cards) }
  },
  getStackNodes({ school, person, body }) {
    const stacks = body.format_ids.map((id) => seenCard(school, person, id))
    const nodes = stacks.flatMap((stack) => descendantsOf(school, stack)).filter((card) => canSee(school, card, person))
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
