import type { stacksCalls } from '../../src/api/stacks.contract'
import { removeCards } from '../cardChanges'
import { announceSave } from '../cardNews'
import {
  makeGroup,
  makeStack,
  moveCards,
  orderCards,
  ownContainer,
  syncChildren,
  UNTITLED,
  unstack,
} from '../cardPlaces'
import { childrenOf, viewCard } from '../cards'
import type { HandlersOf } from '../createHandlers'
import type { PersonRecord } from '../db'
import { notFound } from '../reply'
import type { School } from '../school'

/** ms until the assistant has found a title for a new stack. */
const TITLE_MS = 1500

/** Gives a stack a title of its cards' unless somebody named it meanwhile (decisions/board 3, title of a generated stack). */
async function nameStack(school: School, id: string): Promise<void> {
  const { titleFor } = await import('../stackTitle')
  const stack = school.db.cards.get(id)
  const title = titleFor(childrenOf(school, id).map((card) => card.title))
  if (!stack || stack.title !== UNTITLED || !title) return
  school.db.cards.set({ ...stack, title, updated_at: school.now().toISOString() })
  announceSave(school, id)
}

function stackUp(school: School, person: PersonRecord, ids: string[], parentId: string | null) {
  const stack = makeStack(school, person, ids, parentId)
  school.later(TITLE_MS, () => nameStack(school, stack.id))
  return { id: stack.id, data: viewCard(school, stack, person) }
}

export const stacksHandlers: HandlersOf<typeof stacksCalls> = {
  generateStack: ({ school, person, body }) => stackUp(school, person, body.children_ids, body.parent_id),
  generateStackUnversioned: ({ school, person, body }) => stackUp(school, person, body.nodeIds, null),
  changeParent({ school, person, body }) {
    const { attach_id, detach_id, children_ids } = body
    const { container } = moveCards(school, person, children_ids, attach_id)
    const attached_to = container && viewCard(school, container, person)
    return { data: { attach_id, detach_id, children_ids, attached_to } }
  },
  saveManualOrder({ school, person, body }) {
    orderCards(school, person, body.children_ids, body.parent_id)
    return { data: { parent_id: body.parent_id, children_ids: body.children_ids } }
  },
  attachParentFormats({ school, person, body }) {
    moveCards(school, person, body.children_ids, body.parent_id)
    return { data: body }
  },
  detachParentFormats({ school, person, body }) {
    ownContainer(school, person, body.parent_id)
    const held = new Set(childrenOf(school, body.parent_id).map(({ id }) => id))
    if (body.children_ids.some((id) => !held.has(id))) throw notFound('A card does not lie in that stack.')
    moveCards(school, person, body.children_ids, null)
    return { data: body }
  },
  syncFormatChildren({ school, person, body }) {
    syncChildren(school, person, body.parent_id, body.children)
    return { data: body }
  },
  generateGroup({ school, person, body }) {
    const group = makeGroup(school, person, body.children_ids, body.position)
    return { data: viewCard(school, group, person, true) }
  },
  detachFormats({ school, person, body: { to_delete_ids, flag } }) {
    const parent_id = school.db.cards.get(to_delete_ids[0] ?? '')?.parent_id ?? null
    const isUnstack = flag === 'unstack'
    const detached_ids = isUnstack ? unstack(school, person, to_delete_ids) : []
    if (!isUnstack) removeCards(school, person, to_delete_ids)
    return { data: { deleted_ids: to_delete_ids, detached_ids, parent_id, flag } }
  },
}
