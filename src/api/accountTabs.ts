import * as z from 'zod/mini'
import { createTabChannel } from './core/tabChannel'
import { currentUserSchema, preferenceSchema } from './user.contract'

/** The fields that a save of the profile changes. */
export const savedProfileSchema = z.pick(currentUserSchema, {
  name: true,
  username: true,
  email: true,
  buddy: true,
  curriculum: true,
  age: true,
  year: true,
  autolayout: true,
})

/** Confirmed change of one user's account: the saved profile, or one preference. */
const accountChangeSchema = z.object({
  userId: z.number(),
  profile: z.optional(savedProfileSchema),
  preference: z.optional(preferenceSchema),
})
export type AccountChange = z.output<typeof accountChangeSchema>

/** Tells the other tabs about a saved profile or preference (A-039, D-0074). The server sends no such event. */
export const accountTabs = createTabChannel('heartboard-account', accountChangeSchema)
