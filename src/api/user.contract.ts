import * as z from 'zod/mini'
import { dataEnvelope, dateSchema, defineCalls } from './core/call'

export const roleSchema = z.enum(['teacher', 'student'])
export type Role = z.output<typeof roleSchema>

export const preferenceSchema = z.object({ key: z.string(), value: z.string() })

/** The current user. `last_login_at` is the time of the previous login (D-1010). */
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
  last_login_at: z.nullable(dateSchema),
  terms_accepted_at: z.nullable(dateSchema),
  has_created_first_format: z.boolean(),
  is_onboarding_session: z.boolean(),
  metadata: z.object({ usage_quota_reached: z.boolean() }),
})
export type CurrentUser = z.output<typeof currentUserSchema>

/** Fields of the profile that the user may change. The server does not change omitted fields (A-411, D-1302). */
export const profileSchema = z.partial(
  z.object({
    name: z.string(),
    /** Read-only in the app, which sends the field unchanged (A-179, D-1019). */
    username: z.string(),
    email: z.string(),
    curriculum: z.string(),
    /** In years, 4 to 18. */
    age: z.nullable(z.number()),
    year_id: z.nullable(z.number()),
    buddy: z.string(),
    autolayout: z.boolean(),
  }),
)
export type Profile = z.output<typeof profileSchema>

/** Calls for the current user. */
export const userCalls = defineCalls({
  getMe: {
    method: 'GET',
    path: 'v1/user/me',
    isSessionOptional: true,
    status: 200,
    response: dataEnvelope(currentUserSchema),
  },
  updateMe: {
    method: 'PUT',
    path: 'v1/user/me',
    formFields: ['name', 'username', 'age', 'email', 'curriculum', 'year_id'],
    body: profileSchema,
    status: 200,
    response: dataEnvelope(currentUserSchema),
  },
  deleteMe: {
    method: 'POST',
    path: 'v1/user/delete/me',
    isErrorLocal: true,
    body: z.object({ password: z.string() }),
    status: 200,
    response: dataEnvelope(z.object({ id: z.number() })),
  },
  savePreference: {
    method: 'POST',
    path: 'v1/user/preference/me',
    body: preferenceSchema,
    status: 200,
    response: dataEnvelope(preferenceSchema),
  },
  acceptTerms: {
    method: 'POST',
    path: 'v1/user/accept-terms',
    status: 200,
    response: dataEnvelope(z.object({ hasCreatedFirstFormat: z.boolean(), userId: z.number() })),
  },
})
