import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../../src/api/core/call'
import { type CallName, calls } from '../../src/api/calls'
import { buildRequest, type CallRequest } from '../../src/api/core/request'
import { failWith } from '../server/faults'
import type { Broadcast } from '../server/mockServer'
import { createMockClient, type MockClient } from '../runtimes/inProcess'
import { SCENARIO_GROUPS, type Scenario } from './scenario'
import { type ScenarioName, scenarioOf, scenarios } from './scenarios'

let client: MockClient
let sent: Broadcast[]
function open(options: Parameters<typeof createMockClient>[0]) {
  sent = []
  client = createMockClient({ streamIntervalMs: 0, onBroadcast: (broadcast) => sent.push(broadcast), ...options })
  client.signIn('cikgu_aina')
}
beforeEach(() => open({ jobDelayFactor: 0 }))
afterEach(() => client.close())

const list = { parent: '', page: 1, per_page: 20, filter: 'all', sort: 'updated_at', order: 'desc', search: '' }

/** Returns a placeholder for each path parameter. Faults apply before the server reads the parameters. */
const anyParams = ({ path }: Call) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'any']))

async function ask(name: CallName, request: Omit<CallRequest, 'call'>, language = 'en') {
  const built = buildRequest(client.transport, { call: calls[name], ...request })
  built.headers.set('Accept-Language', language)
  const response = await client.transport.fetch(built)
  return { status: response.status, body: (await response.json().catch(() => null)) as unknown }
}

const send = (named: Call) =>
  ask(named.name as CallName, { params: anyParams(named), query: named.name === 'getCards' ? list : undefined })

/** Returns `422 The message code {"data":…}` for an error response, `no network`, or `ok` with the payload. */
async function outcomeOf(name: CallName): Promise<string> {
  const { status, body } = await send(calls[name]).catch(() => ({ status: 0, body: null }))
  if (status === 0) return 'no network'
  if (status < 400) return `ok ${JSON.stringify((body as { data: unknown }).data)}`
  const { message, code, errors, data } = body as { message: string; code?: string; errors?: object; data?: object }
  const fields = errors && `(${Object.keys(errors).join(' ')})`
  return [status, message, code, fields, data && JSON.stringify(data)].filter(Boolean).join(' ')
}

const QUOTA = '429 Quota exceeded quota_exceeded'
const TOO_LARGE = 'The image uploaded must not be greater than 10MB'
const NAME_REFUSED = 'Your board name contains words that violate our guidelines. Please use a different name. (title)'

/** Expected outcome of calls, for scenarios with a fixed response. `EXPECTED_FAULTS` and single tests cover the other scenarios. */
const EXPECTED_OUTCOMES: Partial<Record<ScenarioName, Partial<Record<CallName, string>>>> = {
  channelsRefused: { authorizeChannel: '403 This action is unauthorized.', getMe: 'ok' },
  offline: { getMe: 'no network', login: 'no network', logout: 'no network' },
  signedOut: { getMe: '401 Unauthenticated.', createCard: '401 Unauthenticated.' },
  quotaReached: { generateCard: QUOTA, generateImage: QUOTA, getSparkCategories: 'ok', rewriteText: QUOTA },
  maintenance: { getMe: '503 Service Unavailable' },
  badRequest: { createCard: '400', getSparkCategories: 'ok' },
  writeForbidden: { updateMe: '403' },
  notAcceptable: { createCard: '406' },
  conflict: { saveCard: '409' },
  gone: { removeCards: '410' },
  lengthRequired: { saveCard: '411' },
  preconditionFailed: { saveCard: '412' },
  unsupportedType: { uploadImage: '415' },
  formExpired: { savePreference: '419 CSRF token mismatch.' },
  unprocessable: { createCard: '422' },
  locked: { saveCard: '423' },
  preconditionRequired: { saveCard: '428' },
  tooManyWrites: { createCard: '429' },
  writeFails: { createCard: '500', addGroup: '500', getSparkCategories: 'ok' },
  badGateway: { createCard: '502' },
  loginRefused: { login: '422 Oops, your credentials do not match (username)' },
  loginFieldError: { login: '422 (username)' },
  loginUnverified: {
    login: '403 Your account has not been verified. Please check your e-mail for the verification link.',
  },
  loginThrottled: { login: '429 Too many login attempts. Please try again in 42 seconds.' },
  loginFails: { login: '500' },
  logoutFails: { logout: '500 Server Error' },
  meFails: { getMe: '500 Server Error' },
  termsFail: { acceptTerms: '500 Server Error' },
  verificationExpired: { verifyUser: '422 This verification link has expired. {"isExpired":true}' },
  verificationRefused: { verifyUser: '422 This verification link is not valid. {"isExpired":false}' },
  resendThrottled: { resendVerification: '429 A link was sent a moment ago. Please try again in 42 seconds.' },
  signUpClosed: { getSignupConfig: 'ok 0' },
  signUpRefused: { signUp: '422 Username is taken (username)' },
  signUpFails: { signUp: '500' },
  setSessionFails: { setSession: '422 This sign-up is no longer open. Please log in.' },
  signUpChecksFail: { checkUsername: '500 Server Error', checkEmail: '500 Server Error' },
  usernameTaken: { checkUsername: 'ok {"available":false}' },
  emailInUse: { checkEmail: 'ok {"available":false}' },
  secretCodeRefused: { verifyCodes: '422 Oops, Secret Code Emoji is invalid.' },
  onboardingListsFail: { getEmojis: '500 Server Error', getCurriculums: '500 Server Error' },
  accountSaveInvalid: { updateMe: '422 error.validation (name username email)' },
  accountSaveFails: { updateMe: '500' },
  passwordRefused: { changePassword: '422 error.validation (current_password)' },
  newPasswordRefused: { changePassword: '422 error.validation (password)' },
  deleteMeRefused: { deleteMe: '422 Incorrect current password (password)' },
  notificationsFail: { getNotifications: '500 Server Error' },
  notificationsEmpty: { getNotifications: 'ok []' },
  notificationWriteFails: { readNotification: '500 Server Error', removeNotification: '500 Server Error' },
  notificationCardGone: { existsInWhiteboard: 'ok false' },
  inviteFails: { getInviteCodes: '500 Server Error' },
  addressBookFails: { getAddressBook: '500 Server Error', getGroups: '500 Server Error' },
  addressBookEmpty: { getAddressBook: 'ok []', getGroups: 'ok []' },
  addFriendRefused: { addContact: '422 Nobody has that username. (username)' },
  addFriendFails: { addContact: '500' },
  friendRequestFails: { acceptContact: '500 Server Error', rejectContact: '500 Server Error' },
  groupSaveRefused: { addGroup: '422 You have a group with that name already. (group_name)' },
  groupSaveFails: { addGroup: '500', editGroup: '500', removeGroup: '500' },
  forbidden: { getCards: '403 This action is unauthorized.', getCard: '403 This action is unauthorized.' },
  serverError: { getCards: '500 Server Error', askMagic: '500 Server Error' },
  cardsNotFound: { getCards: '404 There is no such stack.' },
  boardNameRefused: { createCard: `422 ${NAME_REFUSED}` },
  createFails: { createCard: '500' },
  moveFails: { changeParent: '500 Server Error' },
  moveForbidden: { changeParent: '403 message.drag.unable', generateStack: '403 message.drag.unable' },
  mergeFails: { generateStack: '422 The cards cannot be stacked. error.stack.generate' },
  orderFails: { saveManualOrder: '500' },
  unstackFails: { detachFormats: '500 Server Error' },
  removeFails: { removeCards: '500 Server Error' },
  duplicateFails: { duplicateCards: '500 Server Error' },
  focusForbidden: { getCard: '403 You no longer have access to this card.' },
  focusNotFound: { getCard: '404 Oops! Format cannot be found.' },
  focusFails: { getCard: '500' },
  saveInvalid: { saveCard: '422 error.validation (title body)', updateCard: '422 error.validation (title body)' },
  saveFails: { saveCard: '500', updateCard: '500' },
  questionFails: { checkQuestion: '500 Server Error', submitQuestion: '500 Server Error' },
  questionAnswered: { submitQuestion: '409 The question is answered already.' },
  materialsRefused: { generateLessonMaterials: '422 The lesson plan is too short to make materials of.' },
  materialsFail: { generateLessonMaterials: '500', addAllLessonMaterials: '500' },
  tagSuggestionsNotFound: { tagSuggestion: '422 ai_suggestion.message.notFound' },
  generateSuggestionsFail: { generateSuggestion: '500' },
  generateSuggestionsRefused: { generateSuggestion: '422 Please talk to somebody you trust about this.' },
  dismissSuggestionFails: { dismissSuggestion: '500' },
  applySuggestionRefused: { applySuggestion: '403' },
  suggestionsFail: { tagSuggestion: '500', generateSuggestion: '500' },
  insightsFail: { getInsightsSummary: '500 Server Error' },
  insightFeedbackFails: { sendInsightFeedback: '409 This student has your feedback already.' },
  shareRefused: { shareCards: '422 Hakim is no longer among your friends.' },
  shareFails: { shareCards: '500' },
  recipientsFail: { getRecipients: '500 Server Error' },
  recipientsEmpty: { getRecipients: 'ok []' },
  askForbidden: { askMagic: '403' },
  askFails: { askMagic: '500' },
  addFails: { createCardFromReply: '500' },
  historyFails: { getChatMessages: '500 Server Error' },
  messageSaveFails: { createChatMessage: '500 Server Error' },
  modeSwitchFails: { switchChatMode: '500 Server Error' },
  preferenceFails: { savePreference: '500' },
  magicMenuForbidden: { getMagicMenu: '403 This action is unauthorized.' },
  rewriteFails: { rewriteText: '500' },
  generateFails: { generateCard: '500 The card could not be made.' },
  ratingFails: { rateReply: '500', updateRating: '500' },
  userFeedbackFails: { sendUserFeedback: '500' },
  recommendationRefused: { triggerRecommendation: '422 There is too little on the card to recommend something.' },
  recommendationFails: { getRecommendations: '500', generateRecommendedCard: '500' },
  sparksFail: { getSparks: '500 Server Error', getEngagers: '500 Server Error' },
  sparksEmpty: { getSparks: 'ok []', getSparkCategories: 'ok []' },
  ideasFail: { generateIdeas: '500 Server Error' },
  ideaFails: { getIdeas: 'ok', generateIdeas: '500 Server Error' },
  ideaCardsFail: { generateIdeaCards: '422 The ideas cannot be made into cards. error.stack.generate' },
  galleryFails: { getGallery: '500 Server Error' },
  galleryEmpty: { getGallery: 'ok []' },
  gallerySaveFails: { saveGalleryContent: '404 Oops! Format cannot be found.' },
  uploadTooLarge: { uploadImage: `422 ${TOO_LARGE} file_too_large (image)` },
  uploadTooLargeForServer: { uploadImage: '413 Maximum file size limit reached' },
  uploadInfected: { uploadImage: '422 File uploaded is infected with a virus infected_file' },
  uploadFails: { uploadImage: '500', saveImageInText: '500' },
  imageGenerateFails: { generateImage: '500', makeMagicImage: '500' },
  imageReplaceFails: { replaceImage: '422 There is no such picture.' },
  imageMoveFails: { repositionImage: '500' },
  imageSearchFails: { searchImages: '500 Server Error', findImages: '500 Server Error' },
  imageSearchEmpty: { searchImages: 'ok []', findImages: 'ok []' },
  imagesMissing: { getImage: '404' },
}

/** Expected fault of one call per scenario: a delay in ms or the kind of fault. Other tests cover its effect. */
const EXPECTED_FAULTS: Partial<Record<ScenarioName, [CallName, number | string]>> = {
  slow: ['getMe', 2500],
  cardsTimeOut: ['getCards', 30_000],
  mergeSlow: ['generateStack', 30_000],
  saveTimesOut: ['saveCard', 30_000],
  materialsSlow: ['generateLessonMaterials', 30_000],
  askTimesOut: ['askMagic', 30_000],
  focusStreamSlow: ['streamFormat', 3000],
  focusStreamNever: ['streamFormat', 'respond'],
  modeSwitchSlow: ['closeTutor', 3000],
  brokenBody: ['getCards', 'brokenBody'],
  streamCut: ['askMagic', 'streamCut'],
  streamWithoutEnd: ['askMagic', 'streamWithoutEnd'],
  streamError: ['askMagic', 'streamError'],
  applySuggestionWithoutWords: ['applySuggestion', 'streamWithoutEnd'],
  applySuggestionError: ['applySuggestion', 'streamError'],
  applySuggestionCut: ['applySuggestion', 'streamCut'],
}

const TESTED_SEPARATELY: ScenarioName[] = [
  'normal',
  'flaky',
  'flakyNetwork',
  'boardEmpty',
  'socketDropped',
  'ideaNever',
  'ideaSlow',
  'ideaCardFails',
  'engageNever',
  'engagersOne',
  'galleryOne',
  'galleryPictureMissing',
  'channelRefused',
  'imageSearchMany',
  // Proven by mocks/domain/cards/pictures.test.ts.
  'uploadSlow',
  'uploadBreaks',
  // Proven by mocks/chat/wishedCard.test.ts.
  'cardNeverComes',
]

const MADE = 'private-format.12 format.created'
const RECEIVED = 'private-magic.12 chat.received'
const UPDATED = 'private-format.12 format.updated'

/** Names of the events that arrive at once, and those that arrive 3 s later, after the three events above were sent. */
const EXPECTED_EVENTS: Partial<Record<ScenarioName, { atOnce: string[]; late: string[] }>> = {
  eventsLost: { atOnce: [RECEIVED, UPDATED], late: [] },
  eventsLate: { atOnce: [MADE, UPDATED], late: [RECEIVED] },
  eventsDoubled: { atOnce: [MADE, MADE, RECEIVED, RECEIVED, UPDATED, UPDATED], late: [] },
}

const names = Object.keys(scenarios) as ScenarioName[]
const all: [ScenarioName, Scenario][] = names.map((name) => [name, scenarios[name]])

test('every scenario is tested in this file', () => {
  const tested = [
    ...Object.keys(EXPECTED_OUTCOMES),
    ...Object.keys(EXPECTED_FAULTS),
    ...Object.keys(EXPECTED_EVENTS),
    ...TESTED_SEPARATELY,
  ]
  expect(names.filter((name) => !tested.includes(name))).toEqual([])
})

test('every scenario has a group and a unique title', () => {
  const titles = all.map(([, { title }]) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect([...new Set(all.map(([, { group }]) => group))]).toEqual([...SCENARIO_GROUPS])
})

test.each(Object.entries(EXPECTED_OUTCOMES) as [ScenarioName, Record<CallName, string>][])(
  'in the scenario "%s" the outcomes of calls are %o',
  async (name, outcomes) => {
    client.mockServer.setScenario(name)
    for (const [call, outcome] of Object.entries(outcomes) as [CallName, string][]) {
      const given = await outcomeOf(call)
      expect(outcome === 'ok' ? given.slice(0, 2) : given, call).toBe(outcome)
    }
  },
)

test.each(Object.entries(EXPECTED_FAULTS) as [ScenarioName, [CallName, number | string]][])(
  'the scenario "%s" decides on the fault %o',
  (name, [call, expected]) => {
    client.mockServer.setScenario(name)
    const { delay, fault } = client.mockServer.decideFault(calls[call])
    expect(typeof expected === 'number' ? delay : fault?.kind).toBe(expected)
  },
)

test('the body of every respond fault matches the contract', () => {
  for (const [name, { faults = [] }] of all) {
    for (const fault of faults) {
      if (fault.kind !== 'respond' || !Array.isArray(fault.calls)) continue
      for (const call of fault.calls) expect(z.safeParse(calls[call].response, fault.body).success, name).toBe(true)
    }
  }
})

test('the scenario "normal" injects no fault', async () => {
  expect(await outcomeOf('getMe')).toMatch(/^ok/)
  expect(client.mockServer.decideFault(calls.createCard)).toEqual({ delay: 0, fault: undefined })
})

test('the scenario "boardEmpty" lists no cards', async () => {
  client.mockServer.setScenario('boardEmpty')
  expect(await outcomeOf('getCards')).toBe('ok []')
})

/** The items that a list call returns in a scenario. */
async function itemsOf(name: CallName, scenario: ScenarioName): Promise<Record<string, unknown>[]> {
  client.mockServer.setScenario(scenario)
  return ((await send(calls[name])).body as { data: Record<string, unknown>[] }).data
}

test.each([
  ['engagersOne', 'getEngagers'],
  ['galleryOne', 'getGallery'],
] as const)('the scenario "%s" leaves the first item of %s', async (scenario, name) => {
  const [first] = await itemsOf(name, 'normal')
  expect(await itemsOf(name, scenario)).toEqual([first])
})

test('in the scenario "galleryPictureMissing" one picture is not there, and the item can still be saved', async () => {
  const [first, ...others] = await itemsOf('getGallery', 'normal')
  const [broken, ...intact] = await itemsOf('getGallery', 'galleryPictureMissing')
  expect(intact).toEqual(others)
  expect(broken).toEqual({ ...first, image: broken?.image, preview: [] })
  const statusOf = async (src: unknown) =>
    (await ask('getImage', { params: { src: String(src) }, query: { width: 300, height: 200 } })).status
  expect(await statusOf(broken?.image)).toBe(404)
  expect(await statusOf(first?.image)).toBe(200)
  const { status, body } = await ask('saveGalleryContent', { body: { format_id: broken?.id } })
  expect(status).toBe(201)
  expect(client.mockServer.db.cards.get((body as { id: string }).id)).toMatchObject({ image: first?.image })
})

test('in the scenario "imageSearchMany" every search finds 200 different pictures', async () => {
  client.mockServer.setScenario('imageSearchMany')
  const { body: own } = await ask('getCards', { query: list })
  const [card] = (own as { data: { id: string }[] }).data
  const found = await ask('findImages', { body: { format_id: card?.id, keyword: 'volcano' } })
  const images = (found.body as { data: { image: string }[] }).data.map(({ image }) => image)
  expect(new Set(images).size).toBe(200)
  expect((await ask('searchImages', { body: { uuid: card?.id } })).body).toEqual(found.body)
})

const IDEA_KINDS = ['it-quiz', 'it-story', 'it-poem']
const generateIdeas = (idea_type_ids = IDEA_KINDS) =>
  ask('generateIdeas', { body: { topic: 'volcanoes', idea_type_ids, ideation_session_id: 'aB3dE5gH7jK9mN1p' } })
const ideasSent = () =>
  sent.flatMap(({ event, payload }) =>
    event === 'idea.generated' ? [(payload as { idea: { idea_type_id: string } }).idea.idea_type_id] : [],
  )

test('in the scenario "ideaNever" the last idea never comes, unless it is asked for alone', async () => {
  client.mockServer.setScenario('ideaNever')
  expect((await generateIdeas()).status).toBe(202)
  await expect.poll(client.mockServer.isQueueEmpty).toBe(true)
  expect(ideasSent()).toEqual(['it-quiz', 'it-story'])
  await generateIdeas(['it-poem'])
  await expect.poll(ideasSent).toEqual(IDEA_KINDS)
})

test('in the scenario "ideaSlow" an idea comes every three seconds', async () => {
  client.close()
  open({ jobDelayFactor: 1 })
  client.mockServer.setScenario('ideaSlow')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await generateIdeas()
  const counts = []
  for (const ms of [2999, 1, 2999, 1, 2999, 1]) {
    await vi.advanceTimersByTimeAsync(ms)
    counts.push(ideasSent().length)
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3])
})

test.each([
  ['en', 'The card “Idea 7” could not be made. Please try again.'],
  ['ms', 'Kad “Idea 7” tidak dapat dibuat. Sila cuba lagi.'],
])('in the scenario "ideaCardFails" one of seven cards fails, with a text in %s', async (language, message) => {
  client.mockServer.setScenario('ideaCardFails')
  const idea_types = Array.from({ length: 7 }, (_, index) => ({
    idea_type_id: 'it-story',
    title: `Idea ${index + 1}`,
    idea: 'A stone that floats.',
  }))
  const body = { idea_types, parent_stack_id: null, topic: 'volcanoes' }
  const made = await ask('generateIdeaCards', { body }, language)
  expect(made.status).toBe(201)
  await expect.poll(client.mockServer.isQueueEmpty).toBe(true)
  const failures = sent.filter(({ event }) => event === 'format.failed').map(({ payload }) => payload)
  expect(failures).toEqual([{ format_id: null, temp_id: null, message }])
  const inside = client.mockServer.db.cards.where('parent_id', (made.body as { id: string }).id)
  expect(inside.map(({ title }) => title)).toEqual(idea_types.slice(0, 6).map(({ title }) => title))
})

test('in the scenario "engageNever" engagers and recommendations are accepted, and nothing follows', async () => {
  client.mockServer.setScenario('engageNever')
  const messages = () => client.mockServer.db.messages.where('user_id', 12).length
  const before = messages()
  const text = 'Why does lava stay hot?'
  const engaged = await ask('engage', { body: { text, type: 'hook', full_text_type: 'Curiosity Quest' } })
  const triggered = await ask('triggerRecommendation', { body: { text, type: null, contextFormatIds: [] } })
  expect([engaged.status, triggered.status]).toEqual([202, 202])
  await expect.poll(client.mockServer.isQueueEmpty).toBe(true)
  expect([sent, messages()]).toEqual([[], before])
})

test('the scenario "socketDropped" refuses new sockets', async () => {
  client.mockServer.setScenario('socketDropped')
  const closed = new Promise<number>((resolve) => {
    client.mockServer.pusher.connect({ send: () => undefined, close: resolve })
  })
  expect(await closed).toBe(4100)
})

test.each(Object.entries(EXPECTED_EVENTS))('in the scenario "%s" the events are %o', (name, { atOnce, late }) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const arrived: string[] = []
  const school = createMockClient({ onBroadcast: ({ channel, event }) => arrived.push(`${channel} ${event}`) })
  onTestFinished(() => school.close())
  school.mockServer.setScenario(scenarioOf(name))
  for (const broadcastName of [MADE, RECEIVED, UPDATED]) {
    const [channel = '', event = ''] = broadcastName.split(' ')
    school.mockServer.broadcast({ channel, event, payload: {} })
  }
  expect(arrived).toEqual(atOnce)
  vi.advanceTimersByTime(3000)
  expect(arrived.slice(atOnce.length)).toEqual(late)
})

test('the scenario "channelRefused" refuses the channel of the chat, and no other', async () => {
  client.mockServer.setScenario('channelRefused')
  const join = async (channel_name: string) => {
    const body = { socket_id: '1.1', channel_name }
    return (await client.transport.fetch(buildRequest(client.transport, { call: calls.authorizeChannel, body }))).status
  }
  expect(await join('private-magic.12')).toBe(403)
  expect(await join('private-format.12')).toBe(200)
})

const run = async (call: CallName, count: number) => {
  const outcomes: string[] = []
  for (let index = 0; index < count; index += 1) outcomes.push((await outcomeOf(call)).slice(0, 3).trim())
  return outcomes.join(' ')
}

test('the scenario "flaky" fails every third request, never the first, in the same way each time', async () => {
  client.mockServer.setScenario('flaky')
  const first = await run('getSparkCategories', 7)
  expect(first).toBe('ok ok 500 ok ok 500 ok')
  client.mockServer.setScenario('flaky')
  expect(await run('getSparkCategories', 7)).toBe(first)
})

test('another fault seed fails other requests', async () => {
  client.mockServer.setScenario('flaky')
  client.mockServer.faultSeed = 2
  expect(await run('getSparkCategories', 7)).toBe('ok 500 ok ok 500 ok ok')
})

test('the scenario "flakyNetwork" fails every fourth request', async () => {
  client.mockServer.setScenario('flakyNetwork')
  const outcomes = await run('getSparkCategories', 8)
  expect(outcomes.match(/no/g)).toHaveLength(2)
})

test('faults of the panel apply in addition to the scenario and take precedence', async () => {
  client.mockServer.setScenario('quotaReached')
  client.mockServer.faults = [failWith(['getSparks'], 418, 'A teapot answered.'), failWith(['generateImage'], 403)]
  expect(await outcomeOf('getSparks')).toBe('418 A teapot answered.')
  expect(await outcomeOf('generateImage')).toBe('403')
  expect(await outcomeOf('rewriteText')).toBe(QUOTA)
})

test.each([
  ['nowhere', 'normal'],
  ['toString', 'normal'],
  [null, 'normal'],
  ['slow', 'slow'],
])('the name %o selects the scenario "%s"', (given, selected) => {
  expect(scenarioOf(given)).toBe(selected)
})
