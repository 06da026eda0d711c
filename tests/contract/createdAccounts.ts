/** Removes the accounts that a run has signed up, and describes what a run has changed in other accounts for good. */
import { type CallName, calls } from '../../src/api/calls'
import type { CallRequest } from '../../src/api/core/request'
import type { People, Person } from './people'
import type { ParsedResponse, Session } from './session'

/** An account that a sign-up of the run has created. */
export type CreatedAccount = { username: string; password: string; encodedData: string; session: Session }

const isSuccess = ({ status }: ParsedResponse) => status >= 200 && status < 300

/** Returns the account that a response has created; undefined for any other call and for a refused sign-up. */
export function createdAccountOf(
  name: CallName,
  request: Omit<CallRequest, 'call'>,
  response: ParsedResponse,
  session: Session,
): CreatedAccount | undefined {
  if (name !== 'signUp' || !isSuccess(response)) return undefined
  const { username, password } = request.body as { username: string; password: string }
  const { encodedData } = ((response.body as { data?: { encodedData?: unknown } } | null)?.data ?? {}) as {
    encodedData?: string
  }
  return { username, password, encodedData: encodedData ?? '', session }
}

/**
 * Deletes an account with the session that its case has opened, else with its verification code, else after a login.
 * @returns why the account stays; undefined if it is gone
 */
export async function removeAccount(people: People, account: CreatedAccount): Promise<string | undefined> {
  const { username, password, encodedData, session } = account
  const isDeleted = async (signedIn: Session) =>
    isSuccess(
      await signedIn.send(calls.deleteMe, { body: { password } }).catch(() => ({ status: 0, type: '', body: null })),
    )
  if (await isDeleted(session)) return undefined
  const fresh = await people.openAnonymousSession()
  await fresh.send(calls.setSession, { body: { encodedData } })
  if (await isDeleted(fresh)) return undefined
  const login = await fresh.send(calls.login, { body: { username, password } })
  if (isSuccess(login) && (await isDeleted(fresh))) return undefined
  return `deleteMe is refused, and login returned ${login.status}`
}

/** What a successful call changes in the account of its sender for good, by call. */
const LASTING_CHANGES: Partial<Record<CallName, (body: { password?: string }) => string>> = {
  acceptTerms: () => 'has accepted the terms',
  changePassword: ({ password = '' }) => `has the password ${password}`,
  deleteMe: () => 'is deleted, with its cards',
}

/** Returns a sentence about an account that a response has changed for good; undefined for any other response. */
export function lastingChangeOf(
  name: CallName,
  { body }: Omit<CallRequest, 'call'>,
  response: ParsedResponse,
  person: Person,
): string | undefined {
  const change = isSuccess(response) && LASTING_CHANGES[name]
  return change ? `the account ${person.account.username} ${change(body ?? {})}` : undefined
}
