/** Tests the notes of the buddy on the first days: the onboarding characters and the first hints (A-273, C-260, D-0912). */
import { render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import { cardsApi } from '@/api/cards/cards'
import { galleryApi } from '@/api/gallery'
import { generationApi } from '@/api/generation'
import { ideasApi } from '@/api/ideas'
import { userApi } from '@/api/user'
import { loadTexts } from '@/i18n/i18n'
import { cardsCalls } from '@/api/cards/cards.contract'
import { makeFirstHintsDue } from '@/lib/onboardingHints'
import { enterMode } from '@/model/conversation/chatMode'
import { CHARACTERS, type Character } from '@/model/onboarding/charactersSlice'
import { markHintShown, selectIsHintDue } from '@/model/onboarding/firstHints'
import { expectConsole } from '@/testing/expectConsole'
import { intercept } from '@/testing/intercept'
import { openApp } from '@/testing/openApp'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { openChatPanel } from '@/testing/renderChat'
import { seedCardId } from '../../../stories/screens/seedIds'
import { FirstHint } from './FirstHint'

const KEY = 'onboarding-char-dismissed'
const AINA = 12
const note = (text: RegExp) => screen.findByText(text)

/** The place of each character. The gallery's place is its strip (src/features/gallery/gallery.test.tsx). */
const PLACES: [character: Character, path: string, text: RegExp, open?: (app: RenderedApp) => Promise<void>][] = [
  ['discover', '/board', /^Type # and/, openChatPanel],
  [
    'tutor',
    '/board',
    /^Wrong answers are welcome/,
    async (app) => {
      await openChatPanel(app)
      await app.store.dispatch(enterMode('tutor'))
    },
  ],
  ['recommendation', `/board/focus/${seedCardId('Inside a Volcano')}`, /^Pick one, and/],
  ['stack', `/board/stack/${seedCardId('Poems We Love')}`, /^A stack keeps/],
  ['quiz', `/board/stack/${seedCardId('Food Chains Check')}`, /^Answer every question/],
]

test.each(PLACES)('%s introduces its place at %s until dismissed for good', async (character, path, text, open) => {
  const app = renderApp({ path, as: 'cikgu_aina', isWithoutRealtime: true })
  await open?.(app)
  expect(await note(text)).toBeVisible()
  const said = await note(text)
  await app.user.click(within(said.parentElement as HTMLElement).getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText(text)).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([character])
})

test('every character has a place', () => {
  expect(['gallery', ...PLACES.map(([character]) => character)].sort()).toEqual([...CHARACTERS].sort())
})

test('a character that is dismissed on this device does not come', async () => {
  localStorage.setItem(KEY, '["discover"]')
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await openChatPanel(app)
  await screen.findByRole('group', { name: 'Ideas' })
  expect(screen.queryByText(/^Type # and/)).toBeNull()
})

// D-0912.
test.each<[string, boolean]>([
  ['true', true],
  ['false', false],
  ['yes', false],
  ['', false],
])('with the flag %o the hint of the empty board is shown: %o', async (flag, isShown) => {
  localStorage.setItem(`ONBOARDING_EMPTY_BOARD_${AINA}`, flag)
  renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true, scenario: 'boardEmpty' })
  await screen.findByRole('region', { name: 'Or begin with one that I made for you' })
  await waitFor(() => expect(screen.queryAllByText(/^This is your board/)).toHaveLength(isShown ? 1 : 0))
  // Stays due until the first card is created.
  expect(localStorage.getItem(`ONBOARDING_EMPTY_BOARD_${AINA}`)).toBe(flag)
})

const openBoard = () => {
  makeFirstHintsDue(AINA)
  return renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
}
const due = ({ store }: RenderedApp) =>
  (['LANDING', 'ALL_SPARK', 'EMPTY_BOARD'] as const).filter((hint) => selectIsHintDue(store.getState(), hint))

test.each<[string, (app: RenderedApp) => Promise<unknown>]>([
  [
    'a text made by hand',
    ({ store }) =>
      store.dispatch(
        cardsApi.endpoints.createCard.initiate({
          type: 'text',
          data: { title: '', body: '' },
          position: 0,
          stack_board_id: null,
        }),
      ),
  ],
  [
    'a reply added to the board',
    ({ store }) =>
      store.dispatch(
        generationApi.endpoints.createCardFromReply.initiate({
          plainText: 'Lava',
          title: 'Lava',
          body: '<p>Lava</p>',
          stackId: null,
        }),
      ),
  ],
  [
    'a starter',
    ({ store }) => store.dispatch(galleryApi.endpoints.saveGalleryContent.initiate({ itemId: 'g-fractions' })),
  ],
  [
    'a stack of ideas',
    ({ store }) =>
      store.dispatch(
        ideasApi.endpoints.generateIdeaCards.initiate({
          idea_types: [{ idea_type_id: 'it-quiz', title: 'Lava quiz', idea: 'Five questions on lava' }],
          parent_stack_id: null,
          topic: 'lava',
        }),
      ),
  ],
])('%s clears the hint of the empty board, and no other', async (_, create) => {
  const app = openBoard()
  await screen.findByRole('grid', { name: 'Cards' })
  expect(due(app)).toEqual(['LANDING', 'ALL_SPARK', 'EMPTY_BOARD'])
  await create(app)
  await waitFor(() => expect(due(app)).toEqual(['LANDING', 'ALL_SPARK']))
})

test('a card that could not be made clears nothing', async () => {
  expectConsole(/createCard failed/)
  const app = openBoard()
  await screen.findByRole('grid', { name: 'Cards' })
  intercept(app, cardsCalls.createCard, () => ({ status: 500 }))
  const card = { type: 'text', data: { title: '', body: '' }, position: 0, stack_board_id: null } as const
  await app.store.dispatch(cardsApi.endpoints.createCard.initiate(card))
  expect(due(app)).toContain('EMPTY_BOARD')
})

test('a hint that was shown is due no more, for this user alone', async () => {
  const app = openBoard()
  makeFirstHintsDue(21)
  await screen.findByRole('grid', { name: 'Cards' })
  app.store.dispatch(markHintShown('LANDING'))
  expect(due(app)).toEqual(['ALL_SPARK', 'EMPTY_BOARD'])
  expect(localStorage.getItem('ONBOARDING_LANDING_21')).toBe('true')
})

// D-0912: seeing the landing and seeing the sparks clears their hints.
test.each(['LANDING', 'ALL_SPARK'] as const)('the hint %s is said once', async (hint) => {
  makeFirstHintsDue(AINA)
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  await loadTexts('onboarding')
  const show = () =>
    render(
      <Provider store={app.store}>
        <FirstHint hint={hint} />
      </Provider>,
    )
  const { unmount } = show()
  expect(screen.getByText(hint === 'LANDING' ? /^This is your start page/ : /^Each tile starts/)).toBeVisible()
  expect(selectIsHintDue(app.store.getState(), hint)).toBe(false)
  unmount()
  expect(show().container).toBeEmptyDOMElement()
})
