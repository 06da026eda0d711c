import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { cardTypeSchema } from './cards/card.schema'

/** A notice about a card (access 3). `event` is a translation key. */
export const notificationSchema = z.object({
  /** UUID. */
  id: z.string(),
  read_at: z.nullable(z.string()),
  event: z.string(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  data: z.object({
    sender: z.object({ id: z.number(), name: z.string() }),
    format: z.object({
      id: z.string(),
      /** Path in the app, e.g. `/board/focus/{id}`. */
      url: z.string(),
      type: cardTypeSchema,
      subtype: z.nullable(z.string()),
      title: z.nullable(z.string()),
    }),
  }),
})
export type Notification = z.output<typeof notificationSchema>

/** Notifications, newest first, not paged (access 7; decisions/access b2). */
export const notificationsCalls = defineCalls({
  getNotifications: {
    method: 'GET',
    path: 'notifications',
    section: 'access 7',
    status: 200,
    response: dataEnvelope(z.array(notificationSchema)),
    errors: {},
  },
  readNotification: {
    method: 'PUT',
    path: 'notifications/read/{id}',
    section: 'access 7',
    status: 200,
    response: dataEnvelope(z.object({ id: z.string(), read_at: z.string() })),
    errors: { 404: 'There is no such notification.' },
  },
  removeNotification: {
    method: 'DELETE',
    path: 'notifications/{id}',
    section: 'access 7',
    status: 200,
    response: dataEnvelope(z.object({ id: z.string() })),
    errors: { 404: 'There is no such notification.' },
  },
})
