import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { cardTypeSchema } from './cards/card.schema'

const recipientTypeSchema = z.enum(['group', 'user'])
/** A user or a group that cards can be shared with (B-189, B-190). */
export const recipientSchema = z.object({
  id: z.number(),
  name: z.string(),
  type: recipientTypeSchema,
  /** True when the recipient can be neither selected nor removed. */
  disabled: z.boolean(),
})
export type Recipient = z.output<typeof recipientSchema>

const statusesSchema = z.array(z.object({ format_id: z.string(), status: z.enum(['default', 'shared']) }))
const idsSchema = z.array(z.string()).check(z.minLength(1))
const NOT_FOUND = 'There is no such card for the user.'

/** Sharing (B-497 to B-502, D-2506, D-2101, D-2119). */
export const shareCalls = defineCalls({
  /** Own groups first, then accepted friends. With `hasInsightCards` students are disabled: only teachers receive insight cards. */
  getRecipients: {
    method: 'GET',
    path: 'share/recipient-list',
    rows: ['B-497', 'B-189', 'B-436', 'D-2506', 'D-0056'],
    query: z.object({ hasInsightCards: z.optional(z.literal('true')) }),
    status: 200,
    response: dataEnvelope(z.array(recipientSchema)),
    errors: {},
  },
  /** The recipients that all of the cards are shared with; owner and sharer are disabled. */
  getSelectedRecipients: {
    method: 'POST',
    path: 'share/selected-recipient-list',
    rows: ['B-499', 'B-384', 'B-385', 'D-2506'],
    body: z.object({ format_ids: idsSchema }),
    status: 200,
    response: dataEnvelope(z.array(recipientSchema)),
    errors: { 404: NOT_FOUND },
  },
  /** With `edit` the recipients replace the current ones, an empty list ends the sharing; without it they are added. */
  shareCards: {
    method: 'POST',
    path: 'share/store',
    isErrorLocal: true,
    rows: ['B-498', 'B-209', 'B-553', 'D-2506'],
    body: z.object({
      recipients: z.array(z.object({ id: z.number(), type: recipientTypeSchema })),
      format_ids: idsSchema,
      edit: z.boolean(),
      isMultipleCards: z.boolean(),
      hasInsightCards: z.boolean(),
    }),
    status: 200,
    response: dataEnvelope(statusesSchema),
    errors: {
      403: 'The user may not share one of the cards.',
      404: NOT_FOUND,
      422: 'A recipient is no friend or group of the user, or no recipient is given.',
    },
  },
  changeShareStatus: {
    method: 'POST',
    path: 'share/change-status',
    isErrorLocal: true,
    rows: ['B-500', 'B-213', 'B-214', 'D-2506'],
    body: z.object({ format_id: z.string() }),
    status: 200,
    response: dataEnvelope(z.object({ format_id: z.string(), status: z.literal('read') })),
    errors: { 404: 'The card is not shared with the user.' },
  },
  /** Called after cards were moved into a shared stack: shares them with the stack's recipients. */
  shareStackedCards: {
    method: 'POST',
    path: 'share/stacked-format',
    rows: ['B-501', 'D-2506'],
    body: z.object({ parent_id: z.string(), children_ids: idsSchema }),
    status: 200,
    response: dataEnvelope(statusesSchema),
    errors: { 403: 'The stack belongs to another user.', 404: NOT_FOUND },
  },
  /** All descendants of the stacks, to find out whether they contain insight cards. */
  getStackNodes: {
    method: 'POST',
    path: 'share/getStackNodes',
    rows: ['B-502', 'D-2506'],
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
    errors: { 404: NOT_FOUND },
  },
})
