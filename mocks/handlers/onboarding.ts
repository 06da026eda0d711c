import type { onboardingCalls } from '../../src/api/onboarding.contract'
import { emailProblem, personWithEmail } from '../accounts'
import type { HandlersOf } from '../createHandlers'
import { curriculumOf, curriculums, emojis, interests, yearNamed, yearsOf } from '../onboarding'
import { forbidden, notFound, Refusal } from '../reply'
import { openSession } from '../sessions'
import { isSecretCode, isSignUpClosed, signUp } from '../signUp'
import { isFree, suggestUsernames } from '../usernames'
import { checkPause, findVerification, isExpired, personOf, refusedLink, sendVerification } from '../verification'

export const onboardingHandlers: HandlersOf<typeof onboardingCalls> = {
  getEmojis: () => ({ data: emojis }),
  getInterests: () => ({ data: interests }),
  getCurriculums: () => ({ data: curriculums }),
  getSignupConfig: ({ school }) => ({ data: isSignUpClosed(school) ? 0 : 1 }),
  getYears({ params }) {
    if (!curriculumOf(params.x)) throw notFound('There is no such curriculum.')
    return { data: yearsOf(params.x) }
  },
  getYear({ params }) {
    const year = yearNamed(params.name)
    if (!year) throw notFound('There is no such year.')
    return { data: year }
  },
  checkUsername: ({ school, params }) => ({ data: { available: isFree(school, params.x) } }),
  checkEmail: ({ school, params }) => ({
    data: { available: !emailProblem(params.x) && !personWithEmail(school, params.x) },
  }),
  generateUsernames: ({ school, params }) => ({ data: suggestUsernames(school, params.x) }),
  verifyCodes({ body }) {
    if (!isSecretCode(body.codes ?? [])) throw new Refusal(422, { message: 'Oops, Secret Code Emoji is invalid.' })
    return { data: { valid: true } }
  },
  signUp({ school, body }) {
    if (isSignUpClosed(school)) throw forbidden('Sign-up is closed at the moment. Please come back later.')
    const person = signUp(school, body)
    return { data: { id: person.id, encodedData: sendVerification(school, person).id } }
  },
  setSession({ school, body, setCookie }) {
    const verification = findVerification(school, body.encodedData)
    const person = verification && school.db.people.get(verification.person_id)
    if (!person || verification.is_used || isExpired(school, verification)) {
      throw new Refusal(422, { message: 'This sign-up is no longer open. Please log in.' })
    }
    school.db.verifications.set({ ...verification, is_used: true })
    openSession(school, person, setCookie, true)
    return { data: { id: person.id, is_onboarding_session: true } }
  },
  /** A link that was followed before is fine: mail programs open links, too. */
  verifyUser({ school, body }) {
    const verification = findVerification(school, body.encodedData)
    const person = personOf(school, verification)
    if (verification && isExpired(school, verification)) {
      throw refusedLink('This verification link has expired.', true)
    }
    school.db.people.set({ ...person, is_verified: true })
    return { message: 'Your e-mail has been verified. You can log in now.', data: { isExpired: false } }
  },
  resendVerification({ school, body }) {
    const person = personOf(school, findVerification(school, body.encodedData))
    checkPause(school, person)
    sendVerification(school, person)
    return { message: 'A new verification link has been sent.', data: { isExpired: false } }
  },
}
