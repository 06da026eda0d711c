import type { cardsCalls } from '../../src/api/cards/cards.contract'
import { listCards } from '../domain/cards/cardLists'
import { ancestorsOf, canSee, viewCard } from '../domain/cards/cards'
import type { HandlerContext, HandlersOf } from '../server/router'
import type { PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { forbidden, notFound } from '../server/respond'

type Calls = typeof cardsCalls

/** Imports the code that changes cards only when the first card changes, because a session begins by reading cards. */
const loadCardMutations = () => import('../domain/cards/cardMutations')

/** Loads the code of unwritten cards only for a person who has one: the first board does not wait for that code. */
async function finishOverdueCards(mockServer: MockServer, person: PersonRecord): Promise<void> {
  if (mockServer.db.cards.where('owner_id', person.id).every(({ unwritten }) => unwritten === undefined)) return
  const cards = await import('../domain/generation/unwrittenCard')
  cards.finishOverdueCards(mockServer, person)
}

async function getCard({ mockServer, person, params }: HandlerContext<Calls['getCard']>) {
  await finishOverdueCards(mockServer, person)
  const card = mockServer.db.cards.get(params.id)
  if (!card) throw notFound('Oops! Format cannot be found.')
  if (!canSee(mockServer, card, person)) throw forbidden('You no longer have access to this card.')
  return { data: viewCard(mockServer, card, person, true) }
}

async function createCard({ mockServer, person, body }: HandlerContext<Calls['createCard']>) {
  const { addCard } = await loadCardMutations()
  const card =
    'data' in body
      ? addCard(mockServer, person, { ...body, parentId: body.stack_board_id })
      : addCard(mockServer, person, { type: body.type, data: { title: body.title }, parentId: body.parent_id })
  return { data: viewCard(mockServer, card, person) }
}

const createSaveHandler =
  (isFull: boolean) =>
  async ({ mockServer, person, params, body }: HandlerContext<Calls['saveCard']>) => {
    const { saveCard } = await loadCardMutations()
    const card = saveCard(mockServer, person, { id: params.uuid, change: body, isFull })
    return { data: viewCard(mockServer, card, person) }
  }

export const cardsHandlers: HandlersOf<Calls> = {
  async getCards({ mockServer, person, query }) {
    await finishOverdueCards(mockServer, person)
    const parent = query.parent ? mockServer.db.cards.get(query.parent) : undefined
    if (query.parent && (!parent || !canSee(mockServer, parent, person))) throw notFound('Page Not Found')
    const list = listCards(mockServer, person, query)
    const start = (query.page - 1) * query.per_page
    const ancestors = parent
      ? [...ancestorsOf(mockServer, parent).filter((stack) => canSee(mockServer, stack, person)), parent]
      : []
    return {
      data: list.slice(start, start + query.per_page).map((card) => viewCard(mockServer, card, person)),
      metadata: {
        page: query.page,
        total: list.length,
        breadcrumbs: ancestors.map(({ id, title }) => ({ id, title })),
      },
    }
  },
  getCard,
  getCardUnversioned: getCard,
  createCard,
  createCardUnversioned: createCard,
  async removeCards({ mockServer, person, body }) {
    const { removeCards } = await loadCardMutations()
    return { data: { deleted_ids: removeCards(mockServer, person, body.formats) } }
  },
  saveCard: createSaveHandler(true),
  updateCard: createSaveHandler(false),
  existsInWhiteboard({ mockServer, person, params }) {
    const card = mockServer.db.cards.get(params.id)
    return { data: card !== undefined && canSee(mockServer, card, person) }
  },
  async duplicateCards({ mockServer, person, body }) {
    const { duplicateCards } = await loadCardMutations()
    const copies = duplicateCards(mockServer, person, body.duplicate_ids)
    return {
      data: copies.map(({ copy, source }) => ({ ...viewCard(mockServer, copy, person), source_id: source })),
    }
  },
}
