import * as z from 'zod/mini'
import { dateSchema } from '../core/call'
import { createTabChannel } from '../core/tabChannel'

/** Confirmed change: the notification was read at `readAt`, or deleted if `readAt` is missing. */
const notificationChangeSchema = z.object({ id: z.string(), readAt: z.optional(dateSchema) })
export type NotificationChange = z.output<typeof notificationChangeSchema>

/** Tells the other tabs about a notification that was read or deleted (D-0075). The server sends no such event. */
export const { tell: tellTabs, connect: connectTabs } = createTabChannel(
  'heartboard-notifications',
  notificationChangeSchema,
)
