import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from '../core/call'
import { cardSchema } from './card.schema'

const idsSchema = z.array(z.string()).check(z.minLength(1))
const childrenOfParent = z.object({ parent_id: z.string(), children_ids: idsSchema })

/** Calls for stacks: creating, filling, reordering and unstacking (B-471 to B-481, D-2503, D-2121, D-2301). */
export const stacksCalls = defineCalls({
  generateStack: {
    method: 'POST',
    path: 'v1/format/generate-stack',
    isErrorLocal: true,
    body: z.object({ children_ids: idsSchema, parent_id: z.nullable(z.string()) }),
    status: 201,
    response: z.object({ id: z.string(), data: cardSchema }),
  },
  /** The same as `generateStack`, under the path that chat and card creation use. The server ignores `position`. */
  generateStackUnversioned: {
    method: 'POST',
    path: 'format/generate-stack',
    body: z.object({ nodeIds: idsSchema, position: z.number() }),
    status: 201,
    response: z.object({ id: z.string(), data: cardSchema }),
  },
  /** Moves cards from one parent to another. Null stands for My Board. */
  changeParent: {
    method: 'POST',
    path: 'v1/format/change-parent',
    isErrorLocal: true,
    body: z.object({
      attach_id: z.nullable(z.string()),
      /** Stack that all of the cards leave. If null, each card leaves its own location (D-2522). */
      detach_id: z.nullable(z.string()),
      children_ids: idsSchema,
      /** Allowed type of the target: `group` allows only a group, `stack` any container (D-2522). */
      mapping_type: z._default(z.enum(['stack', 'group']), 'stack'),
    }),
    status: 200,
    response: dataEnvelope(
      z.object({
        attach_id: z.nullable(z.string()),
        detach_id: z.nullable(z.string()),
        children_ids: z.array(z.string()),
        attached_to: z.nullable(cardSchema),
      }),
    ),
  },
  /** Ids in their new order. Other cards follow in their current order. */
  saveManualOrder: {
    method: 'PUT',
    path: 'v1/format/save-manual-order',
    isErrorLocal: true,
    body: z.object({ children_ids: idsSchema, parent_id: z.nullable(z.string()) }),
    status: 200,
    response: dataEnvelope(z.object({ parent_id: z.nullable(z.string()), children_ids: z.array(z.string()) })),
  },
  attachParentFormats: {
    method: 'POST',
    path: 'v1/format/attach-parent-formats',
    body: childrenOfParent,
    status: 200,
    response: dataEnvelope(childrenOfParent),
  },
  /** Moves cards out of a stack to My Board. */
  detachParentFormats: {
    method: 'POST',
    path: 'v1/format/detach-parent-formats',
    body: childrenOfParent,
    status: 200,
    response: dataEnvelope(childrenOfParent),
  },
  /** Replaces the ordered children of a stack. */
  syncFormatChildren: {
    method: 'POST',
    path: 'format/sync-format-children',
    body: z.object({ parent_id: z.string(), children: z.array(z.string()) }),
    status: 200,
    response: dataEnvelope(z.object({ parent_id: z.string(), children: z.array(z.string()) })),
  },
  generateGroup: {
    method: 'POST',
    path: 'format/generate-group',
    body: z.object({ children_ids: idsSchema, position: z.number() }),
    status: 201,
    response: dataEnvelope(cardSchema),
  },
  /** `unstack` moves the children to the stack's parent and deletes the stack. `delete` deletes the children too. */
  detachFormats: {
    method: 'POST',
    path: 'whiteboard/detach-formats',
    isErrorLocal: true,
    body: z.object({ to_delete_ids: idsSchema, flag: z.enum(['delete', 'unstack']) }),
    status: 200,
    response: dataEnvelope(
      z.object({
        deleted_ids: z.array(z.string()),
        detached_ids: z.array(z.string()),
        parent_id: z.nullable(z.string()),
        flag: z.enum(['delete', 'unstack']),
      }),
    ),
  },
})
