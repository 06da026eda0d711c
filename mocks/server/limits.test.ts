import { afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '@/api/calls'
import { buildRequest, type CallRequest } from '@/api/core/request'
import type { CurrentUser } from '@/api/user.contract'
import { createMockClient, type MockClient } from '../runtimes/inProcess'

const DAILY_QUOTA = 3

let client: MockClient
beforeEach(() => {
  client = createMockClient({ dailyQuota: DAILY_QUOTA })
  client.signIn('cikgu_aina')
})
afterEach(() => client.close())

const ask = (request: CallRequest) => client.transport.fetch(buildRequest(client.transport, request))
const me = async () => ((await (await ask({ call: calls.getMe })).json()) as { data: CurrentUser }).data

/** Sends a call with any text as request body, even text that is no JSON. */
function askWithText(request: CallRequest, body: string) {
  const { url, method, headers } = buildRequest(client.transport, request)
  return client.transport.fetch(new Request(url, { method, headers, body }))
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const card = (data: string) => `{"type":"text","data":${data},"position":0,"stack_board_id":null}`
const message = (tools: string) =>
  `{"from":"USER","type":"text","content":"Hi","data":{"tools":[{"tool":"","toolInput":${tools},"toolOutput":""}]},"format_id":null}`
const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024)

test.each([
  ['20,000 levels in the fields of a card', 'createCard', card(`{"data":${nested(20_000)}}`), 422],
  ['20,000 levels in a chat message', 'createChatMessage', message(nested(20_000)), 422],
  ['20,000 levels that never close', 'createCard', card('['.repeat(20_000)), 422],
  ['over 1 MB in a card', 'createCard', card(`{"title":"Oceans","body":"${megabytes(1)}"}`), 413],
  ['over 1 MB in a chat message', 'createChatMessage', message(`"${megabytes(1)}"`), 413],
] as const)('%s: an error, and nothing is stored', async (_, name, body, status) => {
  const { cards, messages } = client.mockServer.db
  const before = [cards.version(), messages.version()]
  const response = await askWithText({ call: calls[name] }, body)
  expect([response.status, [cards.version(), messages.version()]]).toEqual([status, before])
})

test('brackets in a text do not count as nesting', async () => {
  const body = message(JSON.stringify(`"\\${'['.repeat(2000)}`))
  expect((await askWithText({ call: calls.createChatMessage }, body)).status).toBe(201)
})

test('a form without a file is limited to 1 MB as well', async () => {
  const response = await ask({ call: calls.setSession, body: { encodedData: megabytes(2) } })
  expect(response.status).toBe(413)
})

test('AI calls at the same time cannot pass the quota', async () => {
  const rewrite = {
    call: calls.rewriteText,
    body: { question: 'Shorten', context: '', highlightedText: 'A long text.' },
  }
  const responses = await Promise.all(Array.from({ length: DAILY_QUOTA + 4 }, () => ask(rewrite)))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(DAILY_QUOTA)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('an AI call that fails costs nothing', async () => {
  const unknown = { call: calls.generateRelevantContent, body: { format_id: 'nothing', temp_id: 'temp_1' } }
  for (let count = 0; count <= DAILY_QUOTA; count += 1) expect((await ask(unknown)).status).toBe(404)
  expect((await me()).metadata.usage_quota_reached).toBe(false)
})

test('changes of one person at the same time are all kept', async () => {
  const preference = (key: string) => ({ call: calls.savePreference, body: { key, value: 'on' } })
  const responses = await Promise.all([
    ask({ call: calls.updateMe, body: { name: 'Aina' } }),
    ask(preference('tooltip')),
    ask({ call: calls.updateMe, body: { curriculum: 'cambridge' } }),
    ask(preference('tutorial')),
    ask({ call: calls.updateMe, body: { autolayout: false } }),
    ask({ call: calls.acceptTerms }),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const { name, curriculum, autolayout, preferences } = await me()
  expect({ name, curriculum: curriculum?.code, autolayout }).toEqual({
    name: 'Aina',
    curriculum: 'cambridge',
    autolayout: false,
  })
  expect(preferences.map(({ key }) => key)).toEqual(expect.arrayContaining(['tooltip', 'tutorial']))
})

test('a change of a card that arrives while its content is generated is kept', async () => {
  const stored = [...client.mockServer.db.cards.where('owner_id', 12)].find(({ type }) => type === 'text')
  const id = String(stored?.id)
  const rename = (subtitle: string) => ask({ call: calls.updateCard, params: { uuid: id }, body: { subtitle } })
  // These two calls load the handlers, so that the rename below is stored while the server still generates the picture.
  await rename('Oceans')
  await ask({ call: calls.announceGeneratingFormat, body: { loaderId: 'l-1', formatType: 'Image' } })
  await Promise.all([
    ask({ call: calls.generateCardImage, params: { uuid: id }, body: { text: 'A volcano' } }),
    rename('Renamed meanwhile'),
  ])
  const changed = client.mockServer.db.cards.get(id)
  expect([changed?.subtitle, changed?.image]).toEqual(['Renamed meanwhile', expect.stringContaining('magic/')])
})
