/** Data about a run: the order of the calls, calls to skip, how to clean up, and exceptions for single calls. */
import { readFileSync } from 'node:fs'
import type { CaseStep, ContractCase, ContractFixture } from '@mocks/runtimes/replay'
import type { Call } from '../../src/api/core/call'
import { type CallName, callGroups, calls } from '../../src/api/calls'
import type { VerifyOptions } from './options'

/** Calls that write nothing although their method is not GET. `--read-only` runs them, too. */
const READ_ONLY_CALLS = new Set<CallName>([
  'authorizeChannel',
  'checkQuestion',
  'findImages',
  'getSelectedRecipients',
  'getStackNodes',
  'searchImages',
  'validatePassword',
  'verifyCodes',
])

/** Calls that change an account irreversibly, and how they do. */
const ACCOUNT_CHANGES: Partial<Record<CallName, string>> = {
  acceptTerms: 'accepts the terms irreversibly',
  changePassword: 'changes the password',
  deleteMe: 'deletes the account',
  resendVerification: 'sends e-mail',
  setSession: 'uses up a verification code',
  signUp: 'creates an account',
  verifyUser: 'uses up a verification code',
}

/** Calls that end the session with which they are sent. */
export const ENDS_SESSION = new Set<CallName>(['logout', 'changePassword', 'deleteMe'])
/** Calls that run last, in this order, because they end the session or delete the account. */
const SESSION_ENDING_ORDER: CallName[] = ['logout', 'changePassword', 'deleteMe']

/** Where the response of a call contains the ids of created cards. `*` stands for each item. */
export const CREATED_CARD_PATHS: Partial<Record<CallName, string[]>> = {
  addAllLessonMaterials: ['data.stack_id'],
  createCard: ['data.id'],
  createCardFromReply: ['data.id'],
  createCardUnversioned: ['data.id'],
  duplicateCards: ['data.*.id'],
  generateCard: ['data.id'],
  generateIdeaCards: ['id'],
  generateGroup: ['data.id'],
  generateImage: ['data.format.id'],
  generateRecommendedCard: ['group.id', 'stack.id'],
  generateStack: ['id'],
  generateStackUnversioned: ['id'],
  saveGalleryContent: ['id'],
}

type Data = Record<string, unknown>

/** The request that removes the records a call has created, made from the `data` of the response. */
export const UNDO: Partial<Record<CallName, (data: Data) => CaseStep>> = {
  addContact: ({ address_book_id, user_id }) => ({
    call: 'removeContact',
    request: { body: { address_book_id, user_id } },
  }),
  addGroup: ({ id }) => ({ call: 'removeGroup', request: { body: { group_id: id } } }),
}

const pick = (me: Data, keys: string[]) => Object.fromEntries(keys.map((key) => [key, me[key]]))

/** The requests that restore the person's data after a call, made from an earlier response of getMe. */
export const RESTORE: Partial<Record<CallName, (me: Data) => CaseStep[]>> = {
  updateMe: (me) => [
    {
      call: 'updateMe',
      request: {
        body: {
          ...pick(me, ['name', 'email', 'age', 'autolayout', ...(me.buddy === null ? [] : ['buddy'])]),
          year_id: (me.year as { id: number } | null)?.id ?? null,
          ...(me.curriculum !== null && { curriculum: (me.curriculum as { code: string }).code }),
        },
      },
    },
  ],
  savePreference: (me) =>
    (me.preferences as Data[]).map((preference) => ({ call: 'savePreference', request: { body: preference } })),
}

const isReadOnlyCall = (name: CallName) => (calls[name] as Call).method === 'GET' || READ_ONLY_CALLS.has(name)

/** Says why to skip a case; undefined means run it. */
export function reasonToSkip(name: CallName, example: ContractCase, options: VerifyOptions): string | undefined {
  const steps = example.before?.map(({ call }) => call) ?? []
  if (options.isReadOnly && ![name, ...steps].every(isReadOnlyCall)) return 'writes (--read-only)'
  if (options.isDestructive) return undefined
  const account = [name, ...steps].find((step) => step in ACCOUNT_CHANGES)
  if (account) return `${ACCOUNT_CHANGES[account]} (--allow-destructive)`
  if (example.isDestructive) return 'changes what cannot be restored (--allow-destructive)'
  if (name === 'login' && (example.request.repeat ?? 1) > 1) return 'locks an account for a while (--allow-destructive)'
  return undefined
}

/** Says why to skip the authentication checks of a call; undefined means run them. */
export const reasonToSkipAuthChecks = (name: CallName, options: VerifyOptions): string | undefined => {
  if (options.isReadOnly && !isReadOnlyCall(name)) return 'writes (--read-only)'
  return name in ACCOUNT_CHANGES && !options.isDestructive
    ? `${ACCOUNT_CHANGES[name]} (--allow-destructive)`
    : undefined
}

const IGNORES_CASE = 'a backend may tell capitals and spaces of a username apart'
/** docs/safeguarding.md rules the care, not its words or status. */
const CARE = 'words and status of care are left to the backend'
const WORD_LIST = 'which words are against the guideline is the backend’s own list'

/** Cases about rules that each backend may decide, with the reason. The report lists a difference as a note, not as a failure. */
export const NOTED_CASES: Partial<Record<CallName, Record<string, string>>> = {
  addContact: { 'the username is case-insensitive': IGNORES_CASE },
  checkUsername: { 'taken, case-insensitively': IGNORES_CASE, 'contains a space': IGNORES_CASE },
  login: { 'the username ignores case and surrounding spaces': IGNORES_CASE },
  createCard: { 'a name that violates the guideline': WORD_LIST },
  updateCard: { 'a board name that violates the guideline': WORD_LIST },
  generateIdeas: {
    'a topic that tells of danger: words of care': CARE,
    'a Malay topic that tells of danger: words of care in Malay': CARE,
  },
  generateIdeaCards: { 'a topic that tells of danger: words of care': CARE },
}

const METHOD_ORDER = ['GET', 'POST', 'PUT', 'DELETE']
const rank = (name: CallName) => (isReadOnlyCall(name) ? 0 : METHOD_ORDER.indexOf((calls[name] as Call).method))

/** Returns the calls by resource: reads first, then creations, updates and removals. Calls that change an account come last. */
export function callOrder(only?: CallName[]): CallName[] {
  const all = Object.values(callGroups).flatMap((group) =>
    (Object.keys(group) as CallName[]).sort((a, b) => rank(a) - rank(b)),
  )
  const wanted = all.filter((name) => !only || only.includes(name))
  const lateness = (name: CallName) => SESSION_ENDING_ORDER.indexOf(name) + (name in ACCOUNT_CHANGES ? 1 : 0)
  return wanted.sort((a, b) => lateness(a) - lateness(b))
}

const FOLDER = new URL('../../fixtures/contract/', import.meta.url)

/** Returns the fixture cases of a call, destructive ones last; undefined if there is no fixture file. */
export function casesOf(name: CallName): ContractCase[] | undefined {
  try {
    const { cases } = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as ContractFixture
    const isFinal = ({ isDestructive, status }: ContractCase) =>
      isDestructive === true || (ENDS_SESSION.has(name) && status < 400)
    return cases.sort((a, b) => Number(isFinal(a)) - Number(isFinal(b)))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw cause
  }
}
