import type { formatsCalls } from '../../src/api/formats.contract'
import { listCards } from '../cardLists'
import { ancestorsOf, canSee, viewCard } from '../cards'
import type { Context, HandlersOf } from '../createHandlers'
import { forbidden, notFound } from '../reply'

type Calls = typeof formatsCalls

/** What changes cards is loaded with the first change: most sessions begin by reading. */
const changes = () => import('../cardChanges')

function getCard({ school, person, params }: Context<Calls['getCard']>) {
  const card = school.db.cards.get(params.id)
  if (!card) throw notFound('Oops! Format cannot be found.')
  if (!canSee(school, card, person)) throw forbidden('You no longer have access to this card.')
  return { data: viewCard(school, card, person, true) }
}

async function createCard({ school, person, body }: Context<Calls['createCard']>) {
  const { addCard } = await changes()
  const card =
    'data' in body
      ? addCard(school, person, { ...body, parentId: body.stack_board_id })
      : addCard(school, person, { type: body.type, data: { title: body.title }, parentId: body.parent_id })
  return { data: viewCard(school, card, person) }
}

const save =
  (isFull: boolean) =>
  async ({ school, person, params, body }: Context<Calls['saveCard']>) => {
    const { saveCard } = await changes()
    const card = saveCard(school, person, { id: params.uuid, change: body, isFull })
    return { data: viewCard(school, card, person) }
  }

export const formatsHandlers: HandlersOf<Calls> = {
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
  getCard,
  getCardUnversioned: getCard,
  createCard,
  createCardUnversioned: createCard,
  async removeCards({ school, person, body }) {
    const { removeCards } = await changes()
    return { data: { deleted_ids: removeCards(school, person, body.formats) } }
  },
  saveCard: save(true),
  updateCard: save(false),
  existsInWhiteboard({ school, person, params }) {
    const card = school.db.cards.get(params.id)
    return { data: card !== undefined && canSee(school, card, person) }
  },
  async duplicateCards({ school, person, body }) {
    const { duplicateCards } = await changes()
    const copies = duplicateCards(school, person, body.duplicate_ids)
    return {
      data: copies.map(({ copy, source }) => ({ ...viewCard(school, copy, person), source_id: source })),
    }
  },
}
