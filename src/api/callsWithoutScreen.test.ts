// @vitest-environment jsdom
/** Client functions of calls that no screen uses (D-1305, D-2301, D-2503, D-2508, D-3116, D-3129). Their rows demand the request alone. */
import { expect, onTestFinished, test } from 'vitest'
import { intercept } from '@/testing/intercept'
import { openApp } from '@/testing/openApp'
import { cardsApi } from './cards/cards'
import { cardsCalls } from './cards/cards.contract'
import { stacksApi } from './cards/stacks'
import { stacksCalls } from './cards/stacks.contract'
import { chatApi } from './chat'
import { chatCalls } from './chat.contract'
import type { CallRequest } from './core/request'
import { fillPath, queryString } from './core/request'
import { generationApi } from './generation'
import { generationCalls } from './generation.contract'
import { insightsApi } from './insights'
import { insightsCalls } from './insights.contract'
import { onboardingApi } from './onboarding'
import { onboardingCalls } from './onboarding.contract'

/** Card of Aina with a conversation. */
const PHOTOSYNTHESIS = 'b79eab9e-ce76-4b02-9e8f-339bfad98c15'
const TEMP_ID = 'temp_3f2504e0-4f89-41d3-9a0c-0305e82c3301'

type App = ReturnType<typeof openApp>

/** Opens the app with two new cards on My Board, a stack with one card, and a message. */
async function openWithCards() {
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  const { dispatch } = app.store
  const { createCard } = cardsApi.endpoints
  const createText = async (title: string, stackId: string | null) =>
    (
      await dispatch(
        createCard.initiate({ type: 'text', data: { title }, position: 0, stack_board_id: stackId }),
      ).unwrap()
    ).id
  const { id: stack } = await dispatch(
    createCard.initiate({ type: 'stack', title: 'Cold Places', parent_id: null }),
  ).unwrap()
  const message = { from: 'USER', type: 'text', content: 'What is ice?', data: null, format_id: null } as const
  const ids = {
    glacier: await createText('Glaciers', null),
    ice: await createText('Ice', null),
    stack,
    inner: await createText('Arctic', stack),
    message: (await dispatch(chatApi.endpoints.createChatMessage.initiate(message)).unwrap()).id,
  }
  return { app, ids }
}

type Ids = Awaited<ReturnType<typeof openWithCards>>['ids']
type Case = {
  send: (dispatch: App['store']['dispatch'], ids: Ids) => Promise<unknown>
  /** The request that the client function must send. */
  request: (ids: Ids) => CallRequest
  result: (ids: Ids) => unknown
}

const newText = { type: 'text', data: { title: 'Lava' }, position: 0, stack_board_id: null } as const
const onboarding = onboardingApi.endpoints
const stacks = stacksApi.endpoints
const chat = chatApi.endpoints

const cases: [rows: string, Case][] = [
  [
    'A-421',
    {
      send: (dispatch) => dispatch(onboarding.getInterests.initiate()).unwrap(),
      request: () => ({ call: onboardingCalls.getInterests }),
      result: () => expect.arrayContaining([{ id: 1, name: 'Science' }]) as unknown,
    },
  ],
  [
    'A-427',
    {
      send: (dispatch) => dispatch(onboarding.getYear.initiate({ name: 'Year 5' })).unwrap(),
      request: () => ({ call: onboardingCalls.getYear, params: { name: 'Year 5' } }),
      result: () => ({ name: 'Year 5', curriculum_code: 'cambridge' }),
    },
  ],
  [
    'B-475',
    {
      send: (dispatch, { stack, glacier }) =>
        dispatch(stacks.attachParentFormats.initiate({ parent_id: stack, children_ids: [glacier] })).unwrap(),
      request: ({ stack, glacier }) => ({
        call: stacksCalls.attachParentFormats,
        body: { parent_id: stack, children_ids: [glacier] },
      }),
      result: ({ stack, glacier }) => ({ data: { parent_id: stack, children_ids: [glacier] } }),
    },
  ],
  [
    'B-476',
    {
      send: (dispatch, { stack, inner }) =>
        dispatch(stacks.detachParentFormats.initiate({ parent_id: stack, children_ids: [inner] })).unwrap(),
      request: ({ stack, inner }) => ({
        call: stacksCalls.detachParentFormats,
        body: { parent_id: stack, children_ids: [inner] },
      }),
      result: ({ stack, inner }) => ({ data: { parent_id: stack, children_ids: [inner] } }),
    },
  ],
  [
    'B-477',
    {
      send: (dispatch, { stack, inner, ice }) =>
        dispatch(stacks.syncFormatChildren.initiate({ parent_id: stack, children: [ice, inner] })).unwrap(),
      request: ({ stack, inner, ice }) => ({
        call: stacksCalls.syncFormatChildren,
        body: { parent_id: stack, children: [ice, inner] },
      }),
      result: ({ stack, inner, ice }) => ({ data: { parent_id: stack, children: [ice, inner] } }),
    },
  ],
  [
    'B-478, C-376',
    {
      send: (dispatch, { glacier, ice }) =>
        dispatch(stacks.generateGroup.initiate({ children_ids: [glacier, ice], position: 0 })).unwrap(),
      request: ({ glacier, ice }) => ({
        call: stacksCalls.generateGroup,
        body: { children_ids: [glacier, ice], position: 0 },
      }),
      result: () => ({ type: 'group', data: { cards: 2 } }),
    },
  ],
  [
    'B-508',
    {
      send: (dispatch) => dispatch(insightsApi.endpoints.getInsightsSummary.initiate()).unwrap(),
      request: () => ({ call: insightsCalls.getInsightsSummary }),
      result: () => expect.arrayContaining([expect.objectContaining({ type: 'classquestioninsight' })]) as unknown,
    },
  ],
  [
    'C-346',
    {
      send: (dispatch, { message }) =>
        dispatch(
          chat.updateChatMessage.initiate({ messageId: message, format_id: PHOTOSYNTHESIS, content: 'What is snow?' }),
        ).unwrap(),
      request: ({ message }) => ({
        call: chatCalls.updateChatMessage,
        params: { id: message },
        body: { format_id: PHOTOSYNTHESIS, content: 'What is snow?' },
      }),
      result: ({ message }) => ({ id: message, format_id: PHOTOSYNTHESIS, content: 'What is snow?' }),
    },
  ],
  [
    'C-347',
    {
      send: (dispatch) => dispatch(chat.getChatMessagesUnversioned.initiate({ formatId: PHOTOSYNTHESIS })).unwrap(),
      request: () => ({ call: chatCalls.getChatMessagesUnversioned, query: { format_id: PHOTOSYNTHESIS } }),
      result: () => expect.arrayContaining([expect.objectContaining({ format_id: PHOTOSYNTHESIS })]) as unknown,
    },
  ],
  [
    'C-372',
    {
      send: (dispatch) => dispatch(cardsApi.endpoints.createCardUnversioned.initiate(newText)).unwrap(),
      request: () => ({ call: cardsCalls.createCardUnversioned, body: newText }),
      result: () => ({ type: 'text', title: 'Lava' }),
    },
  ],
  [
    'C-375',
    {
      send: (dispatch, { glacier, ice }) =>
        dispatch(stacks.generateStackUnversioned.initiate({ nodeIds: [glacier, ice], position: 0 })).unwrap(),
      request: ({ glacier, ice }) => ({
        call: stacksCalls.generateStackUnversioned,
        body: { nodeIds: [glacier, ice], position: 0 },
      }),
      result: () => ({ type: 'stack', data: { cards: 2 } }),
    },
  ],
  [
    'C-377',
    {
      send: (dispatch) => {
        const { generateRelevantContent } = generationApi.endpoints
        return dispatch(generateRelevantContent.initiate({ cardId: PHOTOSYNTHESIS, tempId: TEMP_ID })).unwrap()
      },
      request: () => ({
        call: generationCalls.generateRelevantContent,
        body: { format_id: PHOTOSYNTHESIS, temp_id: TEMP_ID },
      }),
      result: () => ({ format_id: PHOTOSYNTHESIS, temp_id: TEMP_ID, status: 'PROCESSING' }),
    },
  ],
  [
    'C-381',
    {
      send: (dispatch, { ice }) => dispatch(cardsApi.endpoints.getCardUnversioned.initiate({ cardId: ice })).unwrap(),
      request: ({ ice }) => ({ call: cardsCalls.getCardUnversioned, params: { id: ice } }),
      result: ({ ice }) => ({ id: ice, title: 'Ice' }),
    },
  ],
]

test.each(cases)('%s: the client function sends the request of its row and resolves to the payload', async (_, one) => {
  const { app, ids } = await openWithCards()
  const { call, params, query, body } = one.request(ids)
  let sent: unknown
  intercept(app, call, async (request, send) => {
    const text = await request.clone().text()
    sent = { url: request.url, body: text ? JSON.parse(text) : undefined }
    return send()
  })
  expect(await one.send(app.store.dispatch, ids)).toMatchObject(one.result(ids) as object)
  const url = `${app.session.transport.baseUrl}/${fillPath(call.path, params)}${queryString(query)}`
  expect(sent).toEqual({ url, body })
})
