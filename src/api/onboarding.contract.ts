import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { roleSchema } from './user.contract'

const curriculumSchema = z.object({ name: z.string(), code: z.string() })
const yearSchema = z.object({ id: z.number(), name: z.string() })
const availableSchema = dataEnvelope(z.object({ available: z.boolean() }))
const verificationSchema = z.object({ message: z.string(), data: z.object({ isExpired: z.boolean() }) })

/** The sign-up form as sent; every value is a string, because it is form data (A-253, A-256, A-258, D-1115). */
export const signUpSchema = z.object({
  full_name: z.string(),
  display_name: z.string(),
  email: z.string(),
  username: z.string(),
  password: z.string(),
  confirm_password: z.string(),
  role: roleSchema,
  /** Sent as `curriculum[name]` and `curriculum[code]`. */
  curriculum: curriculumSchema,
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

/** Sign-up and verification, without a session (A-420 to A-441, D-1305, D-1306). */
export const onboardingCalls = defineCalls({
  getEmojis: {
    method: 'GET',
    path: 'onboarding/get-emojis',
    rows: ['A-420', 'D-1305'],
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(z.object({ id: z.number(), emoji: z.string(), name: z.string() }))),
    errors: {},
  },
  getInterests: {
    method: 'GET',
    path: 'onboarding/get-interests',
    rows: ['A-421', 'D-1305'],
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(z.object({ id: z.number(), name: z.string() }))),
    errors: {},
  },
  getCurriculums: {
    method: 'GET',
    path: 'onboarding/get-curriculums',
    rows: ['A-422', 'D-1305'],
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(curriculumSchema)),
    errors: {},
  },
  /** 0 means that sign-up is closed. */
  getSignupConfig: {
    method: 'GET',
    path: 'onboarding/get-signup-config',
    rows: ['A-423', 'A-424', 'A-425', 'D-1305'],
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.number()),
    errors: {},
  },
  /** The years of a curriculum, by its code. */
  getYears: {
    method: 'GET',
    path: 'onboarding/get-years/{x}',
    rows: ['A-426', 'D-1305'],
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(yearSchema)),
    errors: { 404: 'There is no such curriculum.' },
  },
  getYear: {
    method: 'GET',
    path: 'onboarding/get-year/{name}',
    rows: ['A-427', 'D-1305'],
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.object({ ...yearSchema.shape, curriculum_code: z.string() })),
    errors: { 404: 'There is no such year.' },
  },
  checkUsername: {
    method: 'GET',
    path: 'onboarding/check-username/{x}',
    rows: ['A-428', 'A-431', 'D-1305'],
    isPublic: true,
    status: 200,
    response: availableSchema,
    errors: {},
  },
  checkEmail: {
    method: 'GET',
    path: 'onboarding/check-email/{x}',
    rows: ['A-429', 'A-432', 'D-1305'],
    isPublic: true,
    status: 200,
    response: availableSchema,
    errors: {},
  },
  /** Available usernames derived from a display name. */
  generateUsernames: {
    method: 'GET',
    path: 'onboarding/generate-usernames/{x}',
    rows: ['A-430', 'D-1305'],
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(z.string())),
    errors: {},
  },
  /** The secret code: ids of emojis in order. An empty list is not part of the form data, hence optional. */
  verifyCodes: {
    method: 'POST',
    path: 'onboarding/verify-codes',
    isErrorLocal: true,
    rows: ['A-433', 'A-384', 'D-1306'],
    isPublic: true,
    encoding: 'multipart',
    body: z.object({ codes: z.optional(z.array(z.string())) }),
    status: 200,
    response: dataEnvelope(z.object({ valid: z.literal(true) })),
    errors: { 422: 'The code is wrong.' },
  },
  signUp: {
    method: 'POST',
    path: 'onboarding/user-signup',
    isErrorLocal: true,
    rows: ['A-434', 'A-253', 'A-258', 'D-1306'],
    isPublic: true,
    encoding: 'multipart',
    body: signUpSchema,
    status: 201,
    response: dataEnvelope(z.object({ id: z.number(), encodedData: z.string() })),
    errors: { 403: 'Sign-up is closed.', 422: 'A field breaks its rule, or username or e-mail address are taken.' },
  },
  /** Opens the onboarding session after a sign-up (A-435, D-1008). */
  setSession: {
    method: 'POST',
    path: 'onboarding/set-session',
    isErrorLocal: true,
    rows: ['A-435', 'D-1306'],
    isPublic: true,
    encoding: 'multipart',
    body: z.object({ encodedData: z.string() }),
    status: 200,
    response: dataEnvelope(z.object({ id: z.number(), is_onboarding_session: z.boolean() })),
    errors: { 422: 'The code is unknown, or was used before.' },
  },
  verifyUser: {
    method: 'POST',
    path: 'onboarding/user-verification',
    isErrorLocal: true,
    rows: ['A-436', 'A-438', 'A-439', 'D-1306'],
    isPublic: true,
    body: z.object({ encodedData: z.string() }),
    status: 200,
    response: verificationSchema,
    errors: { 422: 'The link is unknown or has expired: the body contains `data.isExpired`.' },
  },
  resendVerification: {
    method: 'POST',
    path: 'onboarding/resend-email-verification',
    rows: ['A-437', 'A-440', 'A-441', 'D-1306'],
    isPublic: true,
    body: z.object({ encodedData: z.string() }),
    status: 200,
    response: verificationSchema,
    errors: { 422: 'The link is unknown.', 429: 'A link was sent a moment ago.' },
  },
})
