import * as z from 'zod/mini'
import { dataEnvelope, dateSchema, defineCalls } from '../core/call'
import { cardTypeSchema, subtypeSchema } from '../cards/card.schema'

/** A notification about a card. `event` is a translation key. */
export const notificationSchema = z.object({
  /** A UUID. */
  id: z.string(),
  read_at: z.nullable(dateSchema),
  event: z.string(),
  /** ISO 8601 in UTC. */
  created_at: dateSchema,
  data: z.object({
    sender: z.object({ id: z.number(), name: z.string() }),
    format: z.object({
      id: z.string(),
      /** Path in the app, for example `/board/focus/{id}`. */
      url: z.string(),
      type: cardTypeSchema,
      subtype: z.nullable(subtypeSchema),
      title: z.nullable(z.string()),
    }),
  }),
})
export type Notification = z.output<typeof notificationSchema>

/** Calls for notifications. The list is not paginated and begins with the newest (A-444, A-446, A-448, D-1308). */
export const notificationsCalls = defineCalls({
  getNotifications: {
    method: 'GET',
    path: 'notifications',
    status: 200,
    response: dataEnvelope(z.array(notificationSchema)),
  },
  readNotification: {
    method: 'PUT',
    path: 'notifications/read/{id}',
    // A failure is only logged.
    isErrorLocal: true,
    status: 200,
    response: dataEnvelope(z.object({ id: z.string(), read_at: dateSchema })),
  },
  removeNotification: {
    method: 'DELETE',
    path: 'notifications/{id}',
    isErrorLocal: true,
    status: 200,
    response: dataEnvelope(z.object({ id: z.string() })),
  },
})
