import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { roleSchema } from './user.contract'

const curriculumSchema = z.object({ name: z.string(), code: z.string() })
const yearSchema = z.object({ id: z.number(), name: z.string() })
const availableSchema = dataEnvelope(z.object({ available: z.boolean() }))
const verificationSchema = z.object({ message: z.string(), data: z.object({ isExpired: z.boolean() }) })

/** The sign-up form as it travels; every field is text, as forms are (access 3; decisions/access P-15). */
export const signUpSchema = z.object({
  full_name: z.string(),
  display_name: z.string(),
  email: z.string(),
  username: z.string(),
  password: z.string(),
  confirm_password: z.string(),
  role: roleSchema,
  /** Code of the curriculum. */
  curriculum: z.string(),
  /** Id of the year. */
  year: z.string(),
  buddy: z.string(),
  referral_id: z.string(),
  age: z.string(),
  /** Ids of the chosen emojis, joined by commas. */
  pin: z.string(),
  selectedInterests: z.optional(z.array(z.string())),
  target_profile: z.string(),
  reference_id: z.string(),
  reference: z.string(),
})
export type SignUpForm = z.input<typeof signUpSchema>

/** Becoming a user; open to visitors (access 7; decisions/access b2). */
export const onboardingCalls = defineCalls({
  getEmojis: {
    method: 'GET',
    path: 'onboarding/get-emojis',
    section: 'access 7',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(z.object({ id: z.number(), emoji: z.string(), name: z.string() }))),
    errors: {},
  },
  getInterests: {
    method: 'GET',
    path: 'onboarding/get-interests',
    section: 'access 7',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(z.object({ id: z.number(), name: z.string() }))),
    errors: {},
  },
  getCurriculums: {
    method: 'GET',
    path: 'onboarding/get-curriculums',
    section: 'access 7',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(curriculumSchema)),
    errors: {},
  },
  /** 0 means that sign-up is closed. */
  getSignupConfig: {
    method: 'GET',
    path: 'onboarding/get-signup-config',
    section: 'access 7',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.number()),
    errors: {},
  },
  /** The years of a curriculum, by its code. */
  getYears: {
    method: 'GET',
    path: 'onboarding/get-years/{x}',
    section: 'access 7',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(yearSchema)),
    errors: { 404: 'There is no such curriculum.' },
  },
  getYear: {
    method: 'GET',
    path: 'onboarding/get-year/{name}',
    section: 'access 7',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.object({ ...yearSchema.shape, curriculum_code: z.string() })),
    errors: { 404: 'There is no such year.' },
  },
  checkUsername: {
    method: 'GET',
    path: 'onboarding/check-username/{x}',
    section: 'access 7',
    isPublic: true,
    status: 200,
    response: availableSchema,
    errors: {},
  },
  checkEmail: {
    method: 'GET',
    path: 'onboarding/check-email/{x}',
    section: 'access 7',
    isPublic: true,
    status: 200,
    response: availableSchema,
    errors: {},
  },
  /** Free usernames made from a display name. */
  generateUsernames: {
    method: 'GET',
    path: 'onboarding/generate-usernames/{x}',
    section: 'access 7',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(z.string())),
    errors: {},
  },
  /** The secret code: ids of emojis in their order. A form that holds none does not name them at all. */
  verifyCodes: {
    method: 'POST',
    path: 'onboarding/verify-codes',
    section: 'access 7',
    isPublic: true,
    encoding: 'multipart',
    body: z.object({ codes: z.optional(z.array(z.string())) }),
    status: 200,
    response: dataEnvelope(z.object({ valid: z.literal(true) })),
    errors: { 422: 'The code is not the secret one.' },
  },
  signUp: {
    method: 'POST',
    path: 'onboarding/user-signup',
    section: 'access 7',
    isPublic: true,
    encoding: 'multipart',
    body: signUpSchema,
    status: 201,
    response: dataEnvelope(z.object({ id: z.number(), encodedData: z.string() })),
    errors: { 403: 'Sign-up is closed.', 422: 'A field breaks its rule, or username or e-mail address are taken.' },
  },
  /** Opens the onboarding session of somebody who has just signed up (decisions/access C-08). */
  setSession: {
    method: 'POST',
    path: 'onboarding/set-session',
    section: 'access 7',
    isPublic: true,
    encoding: 'multipart',
    body: z.object({ encodedData: z.string() }),
    status: 200,
    response: dataEnvelope(z.object({ id: z.number(), is_onboarding_session: z.boolean() })),
    errors: { 422: 'The code is not known, or was used before.' },
  },
  verifyUser: {
    method: 'POST',
    path: 'onboarding/user-verification',
    section: 'access 7',
    isPublic: true,
    body: z.object({ encodedData: z.string() }),
    status: 200,
    response: verificationSchema,
    errors: { 422: 'The link is not known, or has expired: the body carries `data.isExpired`.' },
  },
  resendVerification: {
    method: 'POST',
    path: 'onboarding/resend-email-verification',
    section: 'access 7',
    isPublic: true,
    body: z.object({ encodedData: z.string() }),
    status: 200,
    response: verificationSchema,
    errors: { 422: 'The link is not known.', 429: 'A link was sent a moment ago.' },
  },
})
