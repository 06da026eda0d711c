import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { cardTypeSchema } from './cards/card.schema'

const recipientTypeSchema = z.enum(['group', 'user'])
/** A user or a group with whom cards can be shared (B-189, B-190). */
export const recipientSchema = z.object({
  id: z.number(),
  name: z.string(),
  type: recipientTypeSchema,
  /** True if the user can neither select nor remove the recipient. */
  disabled: z.boolean(),
})
export type Recipient = z.output<typeof recipientSchema>

const statusesSchema = z.array(z.object({ format_id: z.string(), status: z.enum(['default', 'shared']) }))
const idsSchema = z.array(z.string()).check(z.minLength(1))

/** Calls for sharing (B-497 to B-502, D-2506, D-2101, D-2119). */
export const shareCalls = defineCalls({
  /**
   * Lists the user's own groups, then accepted friends. `hasInsightCards` disables students, because only teachers can
   * receive insight cards.
   */
  getRecipients: {
    method: 'GET',
    path: 'share/recipient-list',
    query: z.object({ hasInsightCards: z.optional(z.literal('true')) }),
    status: 200,
    response: dataEnvelope(z.array(recipientSchema)),
  },
  /** Lists the recipients who have all of the cards. The owner and the person who shared the cards are disabled. */
  getSelectedRecipients: {
    method: 'POST',
    path: 'share/selected-recipient-list',
    body: z.object({ format_ids: idsSchema }),
    status: 200,
    response: dataEnvelope(z.array(recipientSchema)),
  },
  /**
   * With `edit`, the recipients replace the current ones, and an empty list ends the sharing. Without `edit`, they are
   * added.
   */
  shareCards: {
    method: 'POST',
    path: 'share/store',
    isErrorLocal: true,
    body: z.object({
      recipients: z.array(z.object({ id: z.number(), type: recipientTypeSchema })),
      format_ids: idsSchema,
      edit: z.boolean(),
      isMultipleCards: z.boolean(),
      hasInsightCards: z.boolean(),
    }),
    status: 200,
    response: dataEnvelope(statusesSchema),
  },
  changeShareStatus: {
    method: 'POST',
    path: 'share/change-status',
    isErrorLocal: true,
    body: z.object({ format_id: z.string() }),
    status: 200,
    response: dataEnvelope(z.object({ format_id: z.string(), status: z.literal('read') })),
  },
  /** Shares cards with the recipients of a shared stack. Called after the cards were moved into the stack. */
  shareStackedCards: {
    method: 'POST',
    path: 'share/stacked-format',
    body: z.object({ parent_id: z.string(), children_ids: idsSchema }),
    status: 200,
    response: dataEnvelope(statusesSchema),
  },
  /** Lists all descendants of the stacks, so that the app can find insight cards among them. */
  getStackNodes: {
    method: 'POST',
    path: 'share/getStackNodes',
    body: z.object({ format_ids: idsSchema }),
    status: 200,
    response: dataEnvelope(
      z.array(
        z.object({
          id: z.string(),
          parent_id: z.nullable(z.string()),
          type: cardTypeSchema,
          title: z.string(),
          owner_id: z.number(),
        }),
      ),
    ),
  },
})
