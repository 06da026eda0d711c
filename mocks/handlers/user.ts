import type { userCalls } from '../../src/api/user.contract'
import { checkFields, VALIDATION, WRONG_PASSWORD } from '../accounts'
import type { HandlersOf } from '../createHandlers'
import { viewPerson } from '../people'
import { invalid } from '../reply'
import { closeSession } from '../sessions'

export const userHandlers: HandlersOf<typeof userCalls> = {
  getMe: ({ school, person, sessionId }) => ({
    data: viewPerson(school, person, school.db.sessions.get(sessionId)?.is_onboarding),
  }),
  async updateMe({ school, person, sessionId, body }) {
    const { changeProfile, forgetManualOrder } = await import('../profile')
    const changed = await changeProfile(school, person, body)
    if (person.autolayout && !changed.autolayout) forgetManualOrder(school, person)
    school.db.people.set(changed)
    return { data: viewPerson(school, changed, school.db.sessions.get(sessionId)?.is_onboarding) }
  },
  async deleteMe({ school, person, sessionId, body, setCookie }) {
    checkFields({ password: body.password === person.password ? undefined : WRONG_PASSWORD }, VALIDATION)
    const { deletePerson } = await import('../deletePerson')
    deletePerson(school, person)
    closeSession(school, sessionId, setCookie)
    return { data: { id: person.id } }
  },
  savePreference({ school, person, body }) {
    if (!body.key.trim()) throw invalid('key', 'The key field is required.')
    const { preferences } = viewPerson(school, person)
    const others = preferences.filter(({ key }) => key !== body.key)
    school.db.people.set({ ...person, preferences: [...others, body] })
    return { data: body }
  },
  acceptTerms({ school, person }) {
    const terms_accepted_at = person.terms_accepted_at ?? school.now().toISOString()
    school.db.people.set({ ...person, terms_accepted_at })
    return { data: { hasCreatedFirstFormat: person.has_created_first_format, userId: person.id } }
  },
}
