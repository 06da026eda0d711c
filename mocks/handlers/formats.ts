import type { formatsCalls } from '../../src/api/formats.contract'
import { ancestorsOf, canSee, listCards, viewCard } from '../cards'
import type { HandlersOf } from '../createHandlers'
import { forbidden, notFound } from '../reply'

export const formatsHandlers: HandlersOf<typeof formatsCalls> = {
  getCards({ school, person, query }) {
    const parent = query.parent ? school.db.cards.get(query.parent) : undefined
    if (query.parent && (!parent || !canSee(school, parent, person))) throw notFound('Page Not Found')
    const list = listCards(school, person, query)
    const start = (query.page - 1) * query.per_page
    const above = parent
      ? [...ancestorsOf(school, parent).filter((stack) => canSee(school, stack, person)), parent]
      : []
    return {
      data: list.slice(start, start + query.per_page).map((card) => viewCard(school, card, person)),
      metadata: {
        page: query.page,
        total: list.length,
        breadcrumbs: above.map(({ id, title }) => ({ id, title })),
      },
    }
  },
  getCard({ school, person, params }) {
    const card = school.db.cards.get(params.id)
    if (!card) throw notFound('Oops! Format cannot be found.')
    if (!canSee(school, card, person)) throw forbidden('You no longer have access to this card.')
    return { data: viewCard(school, card, person, true) }
  },
}
