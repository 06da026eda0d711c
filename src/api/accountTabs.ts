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

/** Confirmed by the server, of one user: the profile as saved, or one preference. */
const accountChangeSchema = z.object({
  userId: z.number(),
  profile: z.optional(savedProfileSchema),
  preference: z.optional(preferenceSchema),
})
export type AccountChange = z.output<typeof accountChangeSchema>

/** A buddy, name or Auto Layout saved in one tab holds in the others at once (A-039, D-0074): the server sends no event of it. */
export const accountTabs = createTabChannel('heartboard-account', accountChangeSchema)
