import * as z from 'zod/mini'
import { dataOf, defineCall } from './call'

export const roleSchema = z.enum(['teacher', 'student'])
export type Role = z.output<typeof roleSchema>

const preferenceSchema = z.object({ key: z.string(), value: z.string() })

/** The current user (access 3). `last_login_at` is the login before this one (decisions/access C-10). */
export const currentUserSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  buddy: z.nullable(z.string()),
  show_burst: z.boolean(),
  is_user_info_pass: z.boolean(),
  curriculum: z.nullable(z.object({ name: z.string(), code: z.string() })),
  age: z.nullable(z.number()),
  year: z.nullable(z.object({ id: z.number(), name: z.string() })),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  preferences: z.array(preferenceSchema),
  hello_message_index: z.number(),
  is_first_access: z.boolean(),
  autolayout: z.boolean(),
  last_login_at: z.nullable(z.string()),
  terms_accepted_at: z.nullable(z.string()),
  has_created_first_format: z.boolean(),
  is_onboarding_session: z.boolean(),
  metadata: z.object({ usage_quota_reached: z.boolean() }),
})
export type CurrentUser = z.output<typeof currentUserSchema>

/** The person who is signed in (access 7). */
export const userCalls = {
  getMe: defineCall({
    method: 'GET',
    path: 'v1/user/me',
    section: 'access 7',
    status: 200,
    response: dataOf(currentUserSchema),
    errors: { 401: 'Nobody is signed in.' },
  }),
}
