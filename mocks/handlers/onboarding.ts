import type { onboardingCalls } from '../../src/api/onboarding.contract'
import { FIELD_RULES } from '../../src/lib/fieldRules'
import { personWithEmail } from '../domain/users/accounts'
import type { HandlersOf } from '../server/router'
import {
  curriculumOf,
  curriculumsIn,
  emojis,
  interests,
  findYearByName,
  named,
  yearsOf,
} from '../domain/onboarding/onboarding'
import { forbidden, notFound, HttpError } from '../server/respond'
import { openSession } from '../server/sessions'
import { isSecretCode, isSignUpClosed, signUp } from '../domain/onboarding/signUp'
import { isUsernameAvailable, suggestUsernames } from '../domain/onboarding/usernames'
import {
  checkResendInterval,
  findVerification,
  isExpired,
  personOf,
  invalidLinkError,
  sendVerification,
} from '../domain/onboarding/verification'

export const onboardingHandlers: HandlersOf<typeof onboardingCalls> = {
  getEmojis: () => ({ data: emojis }),
  getInterests: () => ({ data: interests }),
  getCurriculums: ({ language }) => ({ data: curriculumsIn(language) }),
  getSignupConfig: ({ mockServer }) => ({ data: isSignUpClosed(mockServer) ? 0 : 1 }),
  getYears({ params, language }) {
    if (!curriculumOf(params.x)) throw notFound('There is no such curriculum.')
    return { data: yearsOf(params.x).map((year) => named(year, language)) }
  },
  getYear({ params, language }) {
    const year = findYearByName(params.name)
    if (!year) throw notFound('There is no such year.')
    return { data: named(year, language) }
  },
  checkUsername: ({ mockServer, params }) => ({ data: { available: isUsernameAvailable(mockServer, params.x) } }),
  checkEmail: ({ mockServer, params }) => ({
    data: { available: !FIELD_RULES.email(params.x) && !personWithEmail(mockServer, params.x) },
  }),
  generateUsernames: ({ mockServer, params }) => ({ data: suggestUsernames(mockServer, params.x) }),
  verifyCodes({ body }) {
    if (!isSecretCode(body.codes ?? [])) throw new HttpError(422, { message: 'Oops, Secret Code Emoji is invalid.' })
    return { data: { valid: true } }
  },
  signUp({ mockServer, body }) {
    if (isSignUpClosed(mockServer)) throw forbidden('Sign-up is closed at the moment. Please come back later.')
    const person = signUp(mockServer, body)
    return { data: { id: person.id, encodedData: sendVerification(mockServer, person).id } }
  },
  setSession({ mockServer, body, setCookie }) {
    const verification = findVerification(mockServer, body.encodedData)
    const person = verification && mockServer.db.people.get(verification.person_id)
    if (!person || verification.is_used || isExpired(mockServer, verification)) {
      throw new HttpError(422, { message: 'This sign-up is no longer open. Please log in.' })
    }
    mockServer.db.verifications.set({ ...verification, is_used: true })
    openSession(mockServer, person, setCookie, true)
    return { data: { id: person.id, is_onboarding_session: true } }
  },
  /**
   * Also accepts a used code: `setSession` uses it right after sign-up, and a mail program may open the link before the person
   * does.
   */
  verifyUser({ mockServer, body }) {
    const verification = findVerification(mockServer, body.encodedData)
    const person = personOf(mockServer, verification)
    if (verification && isExpired(mockServer, verification)) {
      throw invalidLinkError('This verification link has expired.', true)
    }
    mockServer.db.people.set({ ...person, is_verified: true })
    return { message: 'Your e-mail has been verified. You can log in now.', data: { isExpired: false } }
  },
  resendVerification({ mockServer, body }) {
    const person = personOf(mockServer, findVerification(mockServer, body.encodedData))
    checkResendInterval(mockServer, person)
    sendVerification(mockServer, person)
    return { message: 'A new verification link has been sent.', data: { isExpired: false } }
  },
}
