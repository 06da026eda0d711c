import * as z from 'zod/mini'
import { dateSchema } from '../core/call'
import { createTabChannel } from '../core/tabChannel'

/** Confirmed by the server: when a notification was read; without a time it is deleted. */
const notificationChangeSchema = z.object({ id: z.string(), readAt: z.optional(dateSchema) })
export type NotificationChange = z.output<typeof notificationChangeSchema>

/** A notification that is read or deleted in one tab is so in the others at once (D-0075): the server sends no event of it. */
export const { tell: tellTabs, connect: connectTabs } = createTabChannel(
  'heartboard-notifications',
  notificationChangeSchema,
)
