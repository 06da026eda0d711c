import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import type { ScenarioName } from '@mocks/scenarios/scenarios'

/** Card with suggestions for beginners, which are switched off. */
const BATIK = { id: '7e8956fa-6548-4e82-b62a-e751a5e58111', title: 'Batik: Wax, Dye, Repeat' }
/** Card whose suggestions are switched on; E was dismissed. */
const WAYANG = { id: '013f4720-e2e7-4637-995d-f5a2ce9a50d8', title: 'Wayang Kulit, the Shadow Play of Kelantan' }
const TAPIR = { id: '4afcb593-f7f9-4973-87be-30a89b2d1710', title: 'The Malayan Tapir' }

beforeAll(async () => {
  await Promise.all([
    import('@/cardTypes/richText/RichTextFocus'),
    import('@/cardTypes/richText/CardTextEditor'),
    import('./SuggestionsPanel'),
  ])
})

async function openCard({ id, title }: { id: string; title: string }) {
  const app = renderApp({ path: `/board/focus/${id}`, as: 'cikgu_aina', isWithoutRealtime: true, streamIntervalMs: 0 })
  const text = await screen.findByRole('textbox', { name: `Text of "${title}"` })
  return { ...app, text, stored: () => app.session.mockServer.db.cards.get(id) }
}

const panel = () => within(screen.getByRole('region', { name: 'Writing suggestions' }))
const letters = () =>
  panel()
    .getAllByRole('button', { expanded: false })
    .map((button) => button.textContent.charAt(0))
const pressSuggest = async ({ user }: Pick<RenderedApp, 'user'>) =>
  user.click(await screen.findByRole('button', { name: 'Suggest' }))
const findLetter = (name: RegExp) => screen.findByRole('button', { name })
/** Presses Apply when it is enabled, that is, when the server has marked the passages. */
const pressApply = async ({ user }: Pick<RenderedApp, 'user'>) => {
  const button = panel().getByRole('button', { name: 'Apply' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
}
const callsOf = (app: RenderedApp) => app.requestLog().filter((call) => /uggestion|updateCard/.test(call))

test('Suggest saves first, switches on, tags, and asks only for what is missing', async () => {
  const app = await openCard(TAPIR)
  await pressSuggest(app)
  await waitFor(() => expect(letters()).toEqual(['H', 'E', 'A', 'R', 'T']))
  expect(callsOf(app)).toEqual(['toggleSuggestionState', 'tagSuggestion', 'generateSuggestion'])
  expect(screen.getByRole('button', { name: 'Suggest' })).toHaveAttribute('aria-pressed', 'true')
  await app.user.selectOptions(panel().getByRole('combobox', { name: 'Level' }), 'Advanced')
  await waitFor(() => expect(app.stored()?.ai_suggestion_level).toBe('advanced'))
  await waitFor(() => expect(letters()).toEqual(['H', 'E', 'A', 'R', 'T']))
  await pressSuggest(app)
  await waitFor(() => expect(app.stored()?.is_ai_suggestion_enabled).toBe(false))
  expect(screen.queryByRole('region', { name: 'Writing suggestions' })).toBeNull()
})

test('a card with suggestions on shows the stored ones without a request; Suggest more requests the dismissed letter', async () => {
  const app = await openCard(WAYANG)
  await waitFor(() => expect(letters()).toEqual(['H', 'A', 'R', 'T']))
  expect(callsOf(app)).toEqual(['tagSuggestion'])
  await app.user.click(panel().getByRole('button', { name: 'Suggest more' }))
  await waitFor(() => expect(letters()).toEqual(['H', 'E', 'A', 'R', 'T']))
  expect(panel().queryByRole('button', { name: 'Suggest more' })).toBeNull()
})

test('a selected suggestion expands and is applied to the text; one Undo reverts it', async () => {
  const app = await openCard(BATIK)
  const before = app.text.textContent
  await pressSuggest(app)
  const letter = await findLetter(/R: Reason/)
  await app.user.click(letter)
  expect(letter).toHaveAttribute('aria-expanded', 'true')
  await pressApply(app)
  await waitFor(() =>
    expect(app.stored()?.body).toContain('A dark colour covers a light one, but not the other way round.'),
  )
  await waitFor(() => expect(app.text).toHaveTextContent('light colours first. A dark colour covers a light one'))
  await waitFor(() => expect(letters()).toEqual(['H', 'E', 'A', 'T']))
  expect(screen.getByText('R: Reason is in the text now. Undo takes it back.')).toBeInTheDocument()
  const undo = screen.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(undo).toBeEnabled())
  await app.user.click(undo)
  await waitFor(() => expect(app.text.textContent).toBe(before))
  expect(undo).toBeDisabled()
  await waitFor(() => expect(app.stored()?.body).not.toContain('A dark colour'))
  expect(String(app.stored()?.body)).not.toContain('data-suggestion')
})

test('a dismissed suggestion leaves, keyboard focus goes to the next one', async () => {
  const app = await openCard(BATIK)
  await pressSuggest(app)
  await app.user.click(await findLetter(/H: Heart/))
  await app.user.click(panel().getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(letters()).toEqual(['E', 'A', 'R', 'T']))
  expect(await findLetter(/E: Example/)).toHaveFocus()
  expect(app.stored()?.ai_suggestions).toMatchObject({ beginner: { H: { status: 'dismissed' } } })
})

test('Escape on a letter goes to its passage in the text', async () => {
  const app = await openCard(BATIK)
  await pressSuggest(app)
  const letter = await findLetter(/T: Think/)
  act(() => letter.focus())
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(app.text).toHaveFocus())
  expect(screen.getByRole('main', { name: /^Open card/ })).toBeInTheDocument()
})

describe('a failure', () => {
  async function suggestIn(scenario: ScenarioName, card: typeof BATIK) {
    const app = await openCard(card)
    app.session.mockServer.setScenario(scenario)
    await pressSuggest(app)
    return app
  }
  const apply = async (app: RenderedApp) => {
    await app.user.click(await findLetter(/H: Heart/))
    await pressApply(app)
  }

  test('of the generation offers Try again', async () => {
    expectConsole(/generateSuggestion failed/)
    const app = await suggestIn('generateSuggestionsFail', TAPIR)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    app.session.mockServer.setScenario('normal')
    await app.user.click(retry)
    await waitFor(() => expect(letters()).toEqual(['H', 'E', 'A', 'R', 'T']))
  })

  test.each<[ScenarioName, string]>([
    ['applySuggestionWithoutWords', 'The suggestion could not be applied. Your text is as it was.'],
    ['applySuggestionError', 'The suggestion could not be applied. Your text is as it was.'],
    ['applySuggestionRefused', "Sorry, you don't have the access for this action."],
  ])('of an application (%s) leaves text and letter, and shows a snackbar', async (scenario, message) => {
    expectConsole(/applySuggestion failed/)
    const app = await suggestIn(scenario, BATIK)
    const before = app.text.textContent
    await apply(app)
    expect(await screen.findByText(message)).toBeVisible()
    expect(app.text.textContent).toBe(before)
    await waitFor(() => expect(app.text).toHaveAttribute('contenteditable', 'true'))
    await waitFor(() => expect(panel().getByRole('button', { name: 'Apply' })).toBeEnabled())
  })

  test('caused by a passage that somebody else has changed shows a snackbar', async () => {
    expectConsole(/applySuggestion failed/)
    const app = await suggestIn('normal', BATIK)
    await findLetter(/H: Heart/)
    const card = app.stored()
    if (card) app.session.mockServer.db.cards.set({ ...card, body: '<p>All is new.</p>' })
    await apply(app)
    expect(await screen.findByText('The passage has changed too much to apply this suggestion.')).toBeVisible()
  })

  test('of a dismissal restores the suggestion', async () => {
    expectConsole(/dismissSuggestion failed/)
    const app = await suggestIn('dismissSuggestionFails', BATIK)
    await app.user.click(await findLetter(/H: Heart/))
    await app.user.click(panel().getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(app.requestLog()).toContain('dismissSuggestion'))
    await waitFor(() => expect(letters()).toEqual(['H', 'E', 'A', 'R', 'T']))
  })
})

test('the hint is shown once in a browser', async () => {
  const app = await openCard(WAYANG)
  expect(await screen.findByText(/Choose a letter to read its suggestion/)).toBeInTheDocument()
  expect(localStorage.getItem('isShowAISuggestionTooltip')).toBe('false')
  await app.user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText(/Choose a letter to read its suggestion/)).toBeNull()
})
