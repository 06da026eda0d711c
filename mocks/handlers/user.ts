import type { userCalls } from '../../src/api/user.contract'
import { checkFields, VALIDATION, WRONG_PASSWORD } from '../domain/users/accounts'
import { withSchoolingIn } from '../domain/onboarding/onboarding'
import type { HandlersOf } from '../server/router'
import { viewPerson } from '../domain/users/people'
import { invalid } from '../server/respond'
import { closeSession } from '../server/sessions'

export const userHandlers: HandlersOf<typeof userCalls> = {
  getMe: ({ mockServer, person, sessionId, language }) => ({
    data: withSchoolingIn(viewPerson(mockServer, person, mockServer.db.sessions.get(sessionId)), language),
  }),
  async updateMe({ mockServer, person, sessionId, body, language }) {
    const { changeProfile, clearManualOrder } = await import('../domain/users/profile')
    // Read the person again, because another call may have changed the record in the meantime.
    const now = mockServer.db.people.get(person.id) ?? person
    const changed = changeProfile(mockServer, now, body)
    if (now.autolayout && !changed.autolayout) clearManualOrder(mockServer, now)
    mockServer.db.people.set(changed)
    const session = mockServer.db.sessions.get(sessionId)
    return { data: withSchoolingIn(viewPerson(mockServer, changed, session), language) }
  },
  async deleteMe({ mockServer, person, sessionId, body, setCookie }) {
    checkFields({ password: body.password === person.password ? undefined : WRONG_PASSWORD }, VALIDATION)
    const { deletePerson } = await import('../domain/users/deletePerson')
    deletePerson(mockServer, person)
    closeSession(mockServer, sessionId, setCookie)
    return { data: { id: person.id } }
  },
  savePreference({ mockServer, person, body }) {
    if (!body.key.trim()) throw invalid('key', 'The key field is required.')
    const { preferences } = viewPerson(mockServer, person)
    const others = preferences.filter(({ key }) => key !== body.key)
    mockServer.db.people.set({ ...person, preferences: [...others, body] })
    return { data: body }
  },
  acceptTerms({ mockServer, person }) {
    const terms_accepted_at = person.terms_accepted_at ?? mockServer.now().toISOString()
    mockServer.db.people.set({ ...person, terms_accepted_at })
    return { data: { hasCreatedFirstFormat: person.has_created_first_format, userId: person.id } }
  },
}
