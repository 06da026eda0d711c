import * as z from 'zod/mini'
import { createTabChannel } from './core/tabChannel'
import { currentUserSchema, preferenceSchema } from './user.contract'

/** Fields that change when the user saves the profile. */
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

/** A confirmed change of one user's account: the saved profile, or one preference. */
const accountChangeSchema = z.object({
  userId: z.number(),
  profile: z.optional(savedProfileSchema),
  preference: z.optional(preferenceSchema),
})
export type AccountChange = z.output<typeof accountChangeSchema>

/** Sends a saved profile or preference to the other tabs, because the server sends no event for it (A-039, D-0074). */
export const accountTabs = createTabChannel('heartboard-account', accountChangeSchema)
