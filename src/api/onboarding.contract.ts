import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { roleSchema } from './user.contract'

const curriculumSchema = z.object({ name: z.string(), code: z.string() })
const yearSchema = z.object({ id: z.number(), name: z.string() })
const availableSchema = dataEnvelope(z.object({ available: z.boolean() }))
const verificationSchema = z.object({ message: z.string(), data: z.object({ isExpired: z.boolean() }) })

/** The sign-up form as it is sent. Every value is a string, because it is form data (A-253, A-256, A-258, D-1115). */
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
  /** Ids of the chosen emojis, joined with commas. */
  pin: z.string(),
  selectedInterests: z.optional(z.array(z.string())),
  target_profile: z.string(),
  reference_id: z.string(),
  reference: z.string(),
})
export type SignUpForm = z.input<typeof signUpSchema>

/** Picture of a secret code, as a character of the device. */
const emojiSchema = z.object({ id: z.number(), emoji: z.string(), name: z.string() })
export type Emoji = z.output<typeof emojiSchema>

/** Calls for sign-up and verification, which need no session (A-420 to A-441, D-1305, D-1306). */
export const onboardingCalls = defineCalls({
  getEmojis: {
    method: 'GET',
    path: 'onboarding/get-emojis',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(emojiSchema)),
  },
  getInterests: {
    method: 'GET',
    path: 'onboarding/get-interests',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(z.object({ id: z.number(), name: z.string() }))),
  },
  getCurriculums: {
    method: 'GET',
    path: 'onboarding/get-curriculums',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(curriculumSchema)),
  },
  /** 0 means that sign-up is closed. */
  getSignupConfig: {
    method: 'GET',
    path: 'onboarding/get-signup-config',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.number()),
  },
  /** Lists the years of a curriculum. The parameter is the curriculum's code. */
  getYears: {
    method: 'GET',
    path: 'onboarding/get-years/{x}',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(yearSchema)),
  },
  getYear: {
    method: 'GET',
    path: 'onboarding/get-year/{name}',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.object({ ...yearSchema.shape, curriculum_code: z.string() })),
  },
  checkUsername: {
    method: 'GET',
    path: 'onboarding/check-username/{x}',
    isPublic: true,
    status: 200,
    response: availableSchema,
  },
  checkEmail: {
    method: 'GET',
    path: 'onboarding/check-email/{x}',
    isPublic: true,
    status: 200,
    response: availableSchema,
  },
  /** Returns available usernames derived from a display name. */
  generateUsernames: {
    method: 'GET',
    path: 'onboarding/generate-usernames/{x}',
    isPublic: true,
    status: 200,
    response: dataEnvelope(z.array(z.string())),
  },
  /**
   * Checks the secret code. `codes` are ids of emojis in order; it is optional, because form data cannot contain an
   * empty list.
   */
  verifyCodes: {
    method: 'POST',
    path: 'onboarding/verify-codes',
    isErrorLocal: true,
    isPublic: true,
    encoding: 'multipart',
    body: z.object({ codes: z.optional(z.array(z.string())) }),
    status: 200,
    response: dataEnvelope(z.object({ valid: z.literal(true) })),
  },
  signUp: {
    method: 'POST',
    path: 'onboarding/user-signup',
    isErrorLocal: true,
    isPublic: true,
    encoding: 'multipart',
    body: signUpSchema,
    status: 201,
    response: dataEnvelope(z.object({ id: z.number(), encodedData: z.string() })),
  },
  /** Opens the onboarding session after a sign-up (A-435, D-1008). */
  setSession: {
    method: 'POST',
    path: 'onboarding/set-session',
    isErrorLocal: true,
    isPublic: true,
    encoding: 'multipart',
    body: z.object({ encodedData: z.string() }),
    status: 200,
    response: dataEnvelope(z.object({ id: z.number(), is_onboarding_session: z.boolean() })),
  },
  verifyUser: {
    method: 'POST',
    path: 'onboarding/user-verification',
    isErrorLocal: true,
    isPublic: true,
    body: z.object({ encodedData: z.string() }),
    status: 200,
    response: verificationSchema,
  },
  resendVerification: {
    method: 'POST',
    path: 'onboarding/resend-email-verification',
    isPublic: true,
    body: z.object({ encodedData: z.string() }),
    status: 200,
    response: verificationSchema,
  },
})
