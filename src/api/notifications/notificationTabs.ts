import * as z from 'zod/mini'
import { dateSchema } from '../core/call'
import { createTabChannel } from '../core/tabChannel'

/** A confirmed change: the notification was read at `readAt`, or deleted if `readAt` is missing. */
const notificationChangeSchema = z.object({ id: z.string(), readAt: z.optional(dateSchema) })
export type NotificationChange = z.output<typeof notificationChangeSchema>

/**
 * Sends to the other tabs that a notification was read or deleted, because the server sends no event for it (D-0075).
 */
export const { tell: tellTabs, connect: connectTabs } = createTabChannel(
  'heartboard-notifications',
  notificationChangeSchema,
)
