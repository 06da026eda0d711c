/** Tests recommendations below the open card and below a card that the chat has created (C-045, C-354, D-3127). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recommendationsCalls } from '@/api/recommendations.contract'
import { quotaReached } from '@/api/user'
import { selectIsReplying } from '@/model/conversation/chatSlice'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { languageChanged } from '@/store/preferencesSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, recordRequestBodies } from '@/testing/intercept'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { chatField, conversation, openChatPanel, waitForAnswer } from '@/testing/renderChat'
import { seedCardId } from '../../../stories/screens/seedIds'

const WITHOUT_OWN = seedCardId('Photosynthesis: How Plants Make Food')
const OWN = {
  first_recommendation: { text: 'Make a quiz about leaves', type: 'quiz' },
  second_recommendation: { text: 'Why are leaves green?' },
  third_recommendation: { text: 'Explain leaves in simpler words' },
} as const

type Options = Parameters<typeof renderApp>[0]

/** Opens a card with the realtime connection, on which replies to recommendations arrive. */
async function openCard(cardId: string, options: Options = {}, before: (app: RenderedApp) => void = () => undefined) {
  const app = renderApp({ path: `/board/focus/${cardId}`, as: 'cikgu_aina', ...options })
  before(app)
  await waitFor(() => expect(selectIsRealtimeReady(app.store.getState())).toBe(true))
  return app
}
const region = () => screen.findByRole('region', { name: 'What next?' })
const recommendations = async () => within(within(await region()).getByRole('list')).getAllByRole('button')
const texts = async () => (await recommendations()).map(({ textContent }) => textContent)
const giveOwn = (cardId: string) => (app: RenderedApp) => {
  const { cards } = app.session.mockServer.db
  const card = cards.get(cardId)
  if (card) cards.set({ ...card, recommendations: OWN })
}

// C-149: its own, without a request for others.
test('a card shows its own three, in their order', async () => {
  const app = await openCard(WITHOUT_OWN, {}, giveOwn(WITHOUT_OWN))
  expect(await texts()).toEqual(Object.values(OWN).map(({ text }) => text))
  expect(app.requestLog()).not.toContain('getRecommendations')
})

// C-282, C-353, D-3127.
test('a card without shows three that match, More for the rest, the same after closing and opening', async () => {
  const app = await openCard(WITHOUT_OWN)
  const shown = await texts()
  expect(shown).toHaveLength(4)
  expect(shown.at(-1)).toBe('More')
  await app.user.click(screen.getByRole('button', { name: 'More' }))
  const all = await texts()
  expect(all.slice(0, 3)).toEqual(shown.slice(0, 3))
  expect(all.length).toBeGreaterThan(3)
  await waitFor(async () => expect((await recommendations())[3]).toHaveFocus())
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await app.router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId: WITHOUT_OWN } })
  expect(await texts()).toEqual(shown)
  expect(app.requestLog().filter((call) => call === 'getRecommendations')).toHaveLength(1)
})

test('a switch of the language brings the texts of the language', async () => {
  const app = await openCard(WITHOUT_OWN)
  const [english] = await texts()
  app.store.dispatch(languageChanged('ms'))
  const malay = await screen.findByRole('region', { name: 'Apa seterusnya?' })
  await waitFor(() => expect(within(malay).getAllByRole('listitem')[0]?.textContent).not.toBe(english))
})

/** Resolves when the app announces the card that a recommendation with a type has made. */
const waitForCard = () => screen.findByText(/^Created /, { selector: '[role=status]' })

// C-354, C-256: type of the first only.
test.each([
  ['first', 0, 'quiz'],
  ['second', 1, null],
] as const)('the %s is asked about its card, and answered in the conversation of the card', async (_, place, type) => {
  const app = await openCard(WITHOUT_OWN, {}, giveOwn(WITHOUT_OWN))
  const bodies = recordRequestBodies(app)
  const button = (await recommendations())[place] as HTMLElement
  const text = button.textContent
  await app.user.dblClick(button)
  await screen.findByRole('region', { name: 'Conversation' })
  expect(await conversation().findByText(text)).toBeVisible()
  await (type ? waitForCard() : waitForAnswer())
  await expect(bodies(recommendationsCalls.triggerRecommendation.path)).resolves.toEqual([
    { text, type, contextFormatIds: [WITHOUT_OWN] },
  ])
  expect(conversation().getAllByText(text)).toHaveLength(1)
  expect(app.currentUrl()).toBe(`/board/focus/${WITHOUT_OWN}`)
})

test('while a reply streams they keep keyboard focus and ignore presses; afterwards they work again', async () => {
  const app = await openCard(WITHOUT_OWN, {}, giveOwn(WITHOUT_OWN))
  const release = holdCalls(app, recommendationsCalls.triggerRecommendation)
  const [, second, third] = await recommendations()
  await app.user.click(second as HTMLElement)
  await waitFor(() => expect(selectIsReplying(app.store.getState())).toBe(true))
  expect(third).toHaveAttribute('aria-disabled', 'true')
  await app.user.click(third as HTMLElement)
  release()
  await waitForAnswer()
  expect(third).not.toHaveAttribute('aria-disabled')
  expect(app.requestLog().filter((call) => call === 'triggerRecommendation')).toHaveLength(1)
})

test('with the quota used up nothing is asked', async () => {
  const app = await openCard(WITHOUT_OWN, {}, giveOwn(WITHOUT_OWN))
  const [first] = await recommendations()
  app.store.dispatch(quotaReached())
  await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'))
  await app.user.click(first as HTMLElement)
  expect(app.requestLog()).not.toContain('triggerRecommendation')
})

test('a list that fails shows nothing and says nothing', async () => {
  expectConsole(/getRecommendations failed/)
  const app = await openCard(WITHOUT_OWN, { scenario: 'recommendationFails' })
  await waitFor(() => expect(app.requestLog()).toContain('getRecommendations'))
  expect(screen.queryByRole('region', { name: 'What next?' })).toBeNull()
  expect(app.store.getState().snackbars).toEqual([])
})

test('a recommendation that fails is told once, in the chat, and can be asked again', async () => {
  expectConsole(/triggerRecommendation failed/)
  const app = await openCard(WITHOUT_OWN, { scenario: 'recommendationFails' }, giveOwn(WITHOUT_OWN))
  const [first] = await recommendations()
  await app.user.click(first as HTMLElement)
  await screen.findByRole('region', { name: 'Conversation' })
  expect(await conversation().findByText('No answer came.')).toBeVisible()
  expect(app.store.getState().snackbars).toEqual([])
  app.session.mockServer.setScenario('normal')
  await app.user.click(first as HTMLElement)
  await waitForCard()
})

// D-3024.
test('without the permission to chat there are none', async () => {
  const app = await openCard(WITHOUT_OWN, {}, (opened) => {
    giveOwn(WITHOUT_OWN)(opened)
    const { people } = opened.session.mockServer.db
    const [aina] = people.where('username', 'cikgu_aina')
    const permissions = ['system.board.access', 'board.format.text.focus', 'board.format.intro.focus']
    if (aina) people.set({ ...aina, permissions })
  })
  await screen.findByRole('button', { name: 'Close' })
  expect(screen.queryByRole('region', { name: 'What next?' })).toBeNull()
  expect(app.requestLog()).not.toContain('getRecommendations')
})

// D-3127: the mock server answers under the key of the card, so the card is opened first.
test('below a card that the chat has created on the board, a press opens the card and asks there', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  const bodies = recordRequestBodies(app)
  await screen.findByRole('heading', { level: 1, name: /./ })
  await openChatPanel(app)
  await waitFor(() => expect(selectIsRealtimeReady(app.store.getState())).toBe(true))
  await app.user.click(chatField())
  await app.user.paste('Make a study aid about volcanoes')
  await app.user.keyboard('{Enter}')
  // The finished card opens by itself; the person returns to the board, where the conversation names the card.
  await waitFor(() => expect(app.currentUrl()).toMatch(/^\/board\/focus\//))
  await app.user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
  const created = await conversation().findByRole('link', { name: /^Created / })
  const [first] = await recommendations()
  const text = first?.textContent ?? ''
  await waitFor(() => expect(first).not.toHaveAttribute('aria-disabled'))
  await app.user.click(first as HTMLElement)
  await waitFor(() => expect(app.currentUrl()).toBe(created.getAttribute('href')))
  expect(await conversation().findByText(text)).toBeVisible()
  await waitForCard()
  expect(await bodies(recommendationsCalls.triggerRecommendation.path)).toMatchObject([
    { text, contextFormatIds: [app.currentUrl().split('/').at(-1)] },
  ])
})
