import type { stacksCalls } from '../../src/api/cards/stacks.contract'
import { removeCards } from '../domain/cards/cardMutations'
import { broadcastCardUpdated } from '../domain/cards/cardEvents'
import {
  makeGroup,
  makeStack,
  moveCards,
  orderCards,
  ownContainer,
  syncChildren,
  UNTITLED_STACK,
  unstack,
} from '../domain/cards/cardOrdering'
import { childrenOf, viewCard } from '../domain/cards/cards'
import type { HandlersOf } from '../server/router'
import type { PersonRecord } from '../db/tables'
import { notFound } from '../server/respond'
import type { MockServer } from '../server/mockServer'

/** Delay in ms before the title of a new stack is generated. */
const TITLE_MS = 1500

/** Stores and broadcasts the generated title, unless somebody has renamed the stack in the meantime (D-2424). */
async function titleStack(mockServer: MockServer, id: string): Promise<void> {
  const { titleFor } = await import('../domain/generation/stackTitle')
  const stack = mockServer.db.cards.get(id)
  const title = titleFor(childrenOf(mockServer, id).map((card) => card.title))
  if (!stack || stack.title !== UNTITLED_STACK || !title) return
  mockServer.db.cards.set({ ...stack, title, updated_at: mockServer.now().toISOString() })
  broadcastCardUpdated(mockServer, id)
}

function createStack(mockServer: MockServer, person: PersonRecord, ids: string[], parentId: string | null) {
  const stack = makeStack(mockServer, person, ids, parentId)
  mockServer.enqueueJob(TITLE_MS, () => titleStack(mockServer, stack.id))
  return { id: stack.id, data: viewCard(mockServer, stack, person) }
}

export const stacksHandlers: HandlersOf<typeof stacksCalls> = {
  generateStack: ({ mockServer, person, body }) => createStack(mockServer, person, body.children_ids, body.parent_id),
  generateStackUnversioned: ({ mockServer, person, body }) => createStack(mockServer, person, body.nodeIds, null),
  changeParent({ mockServer, person, body }) {
    const { attach_id, detach_id, children_ids, mapping_type } = body
    const { container } = moveCards(mockServer, person, children_ids, {
      attachId: attach_id,
      detachId: detach_id,
      isGroup: mapping_type === 'group',
    })
    const attached_to = container && viewCard(mockServer, container, person)
    return { data: { attach_id, detach_id, children_ids, attached_to } }
  },
  saveManualOrder({ mockServer, person, body }) {
    orderCards(mockServer, person, body.children_ids, body.parent_id)
    return { data: { parent_id: body.parent_id, children_ids: body.children_ids } }
  },
  attachParentFormats({ mockServer, person, body }) {
    moveCards(mockServer, person, body.children_ids, { attachId: body.parent_id })
    return { data: body }
  },
  detachParentFormats({ mockServer, person, body }) {
    ownContainer(mockServer, person, body.parent_id)
    const childIds = new Set(childrenOf(mockServer, body.parent_id).map(({ id }) => id))
    if (body.children_ids.some((id) => !childIds.has(id))) throw notFound('A card does not lie in that stack.')
    moveCards(mockServer, person, body.children_ids, { attachId: null })
    return { data: body }
  },
  syncFormatChildren({ mockServer, person, body }) {
    syncChildren(mockServer, person, body.parent_id, body.children)
    return { data: body }
  },
  generateGroup({ mockServer, person, body }) {
    const group = makeGroup(mockServer, person, body.children_ids, body.position)
    return { data: viewCard(mockServer, group, person, true) }
  },
  detachFormats({ mockServer, person, body: { to_delete_ids, flag } }) {
    const parent_id = mockServer.db.cards.get(to_delete_ids[0] ?? '')?.parent_id ?? null
    const isUnstack = flag === 'unstack'
    const detached_ids = isUnstack ? unstack(mockServer, person, to_delete_ids) : []
    if (!isUnstack) removeCards(mockServer, person, to_delete_ids)
    return { data: { deleted_ids: to_delete_ids, detached_ids, parent_id, flag } }
  },
}
