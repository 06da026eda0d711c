import * as z from 'zod/mini'
import { dateSchema } from '../core/call'
import { createTabChannel } from '../core/tabChannel'

/** Confirmed change of a notification: read at `readAt`; without `readAt` deleted. */
const notificationChangeSchema = z.object({ id: z.string(), readAt: z.optional(dateSchema) })
export type NotificationChange = z.output<typeof notificationChangeSchema>

/** Tells the other tabs about a notification that was read or deleted (D-0075). The server sends no such event. */
export const { tell: tellTabs, connect: connectTabs } = createTabChannel(
  'heartboard-notifications',
  notificationChangeSchema,
)
