import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { channels } from '@/api/channels'
import { ideasCalls } from '@/api/ideas.contract'
import { sparksApi } from '@/api/sparks'
import { sparksCalls } from '@/api/sparks.contract'
import { selectShownIdeation } from '@/model/ideation/ideationSlice'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { sparksOpened } from '@/store/panelsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { fakeSpeech } from '@/testing/fakeSpeech'
import { intercept, recordRequestBodies } from '@/testing/intercept'
import { renderApp, type RenderedApp } from '@/testing/renderApp'
import { chatField, openChatPanel } from '@/testing/renderChat'

const AINA = 12
const POLL = { timeout: 15_000 }

async function openBoard(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', ...options })
  await screen.findByRole('heading', { level: 1, name: /./ }, POLL)
  if (!options.isWithoutRealtime)
    await waitFor(() => expect(selectIsRealtimeReady(app.store.getState())).toBe(true), POLL)
  return app
}
const dialog = () => screen.findByRole('dialog', { name: 'What shall we make?' }, POLL)
async function openDialog(app: RenderedApp) {
  app.store.dispatch(sparksOpened('list'))
  return within(await dialog())
}
const sparkIn = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Ideas to start with' }, POLL)).getByRole('button', { name })

test('the chat offers sparks by order, and See all opens the dialog', async () => {
  const app = await openBoard({ isWithoutRealtime: true })
  await openChatPanel(app)
  const list = await screen.findByRole('list', { name: 'Ideas to start with' }, POLL)
  const names = within(list).getAllByRole('button')
  expect(names).toHaveLength(11)
  expect(names[0]).toHaveAccessibleName(/^Quiz me/)
  await app.user.click(screen.getByRole('button', { name: 'See all' }))
  expect(await dialog()).toBeVisible()
})

test('without sparks there is no carousel', async () => {
  const app = await openBoard({ isWithoutRealtime: true, scenario: 'sparksEmpty' })
  await openChatPanel(app)
  // The carousel's code has loaded, and it knows that there is nothing.
  await act(async () => void (await import('@/app/sparks/ChatSparks')))
  expect(sparksApi.endpoints.getSparks.select({})(app.store.getState()).data).toEqual([])
  expect(screen.queryByRole('list', { name: 'Ideas to start with' })).toBeNull()
})

// C-200 to C-202, D-3130.
test.each([
  [/^Quiz me/, () => chatField(), 'Create a quiz of five questions about '],
  [/^Tutor me/, () => screen.queryByRole('button', { name: 'End Tutor' }), 'End Tutor'],
  [
    /^Surprise me/,
    () => screen.queryByRole('region', { name: 'Conversation' }),
    'Tell me one surprising fact about nature',
  ],
] as const)('spark %s acts in the chat', async (name, find, words) => {
  const app = await openBoard({ isWithoutRealtime: true })
  await openChatPanel(app)
  await app.user.click(await sparkIn(name))
  await waitFor(() => {
    const found = find()
    expect(found instanceof HTMLTextAreaElement ? found.value : found?.textContent).toContain(words)
  }, POLL)
})

test('a spark of the dialog opens the chat, whose field takes its words and the focus', async () => {
  const app = await openBoard({ isWithoutRealtime: true })
  const list = await openDialog(app)
  await app.user.click(await list.findByRole('button', { name: /^Draw a picture/ }, POLL))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Ask / })).toHaveValue('Draw a picture of '), POLL)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(chatField()).toHaveFocus())
})

test('a spark of type ideation focuses the topic', async () => {
  const app = await openBoard({ isWithoutRealtime: true })
  await openChatPanel(app)
  await app.user.click(await sparkIn(/^Find ideas/))
  await dialog()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your topic' })).toHaveFocus())
})

// C-488.
test('a search sends one request 500 ms after the last key, and an answer to an earlier term never shows', async () => {
  const app = await openBoard({ isWithoutRealtime: true })
  const list = await openDialog(app)
  await list.findByRole('button', { name: /^Quiz me/ }, POLL)
  const terms: (string | null)[] = []
  let releaseFirst = () => undefined as void
  intercept(app, sparksCalls.getSparks, async (request, send) => {
    const term = new URL(request.url).searchParams.get('prompt')
    terms.push(term)
    if (term === 'story') await new Promise<void>((resolve) => (releaseFirst = resolve))
    return send()
  })
  const search = list.getByRole('searchbox', { name: 'Search sparks' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await app.user.type(search, 'story')
    await vi.advanceTimersByTimeAsync(400)
    expect(terms).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    await waitFor(() => expect(terms).toEqual(['story']))
    await app.user.clear(search)
    await app.user.type(search, 'picture')
    await vi.advanceTimersByTimeAsync(600)
    await list.findByRole('button', { name: /^Draw a picture/ })
    releaseFirst()
    await vi.advanceTimersByTimeAsync(100)
    expect(terms).toEqual(['story', 'picture'])
    expect(list.queryByRole('button', { name: /^Write a story/ })).toBeNull()
    await app.user.clear(search)
    await vi.advanceTimersByTimeAsync(600)
    expect(await list.findByRole('button', { name: /^Quiz me/ })).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

test('sparks that do not load say so in the dialog, and Try again loads them', async () => {
  expectConsole(/getSparkCategories failed/)
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  const end = intercept(app, sparksCalls.getSparkCategories, () => ({ status: 500 }))
  await screen.findByRole('heading', { level: 1, name: /./ }, POLL)
  const list = await openDialog(app)
  await list.findByText('The sparks did not load.', {}, POLL)
  expect(app.store.getState().snackbars).toEqual([])
  end()
  await app.user.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByRole('button', { name: /^Quiz me/ }, POLL)).toBeVisible()
})

// C-029 to C-032, C-079 to C-081, C-250 to C-253, C-477, D-3133.
test('a topic becomes ideas by category, and the chosen ones a stack with a card each', async () => {
  const app = await openBoard()
  const bodies = recordRequestBodies(app)
  const list = await openDialog(app)
  await app.user.type(list.getByRole('textbox', { name: 'Your topic' }), 'volcanoes{Enter}')
  expect(await list.findByRole('heading', { name: 'Ideas about volcanoes' }, POLL)).toBeVisible()
  await waitFor(() => expect(list.getByRole('list', { name: 'Check what we know' })).toBeVisible(), POLL)
  const generate = list.getByRole('button', { name: 'Generate' })
  expect(generate).toBeDisabled()
  const idea = await list.findByRole('checkbox', { name: 'Volcanoes: Five Questions' }, POLL)
  await app.user.click(idea)
  expect(idea).toBeChecked()
  await app.user.click(await list.findByRole('checkbox', { name: 'Volcanoes: Fact or Fiction?' }, POLL))
  expect(list.getByText('2 of 7')).toBeVisible()
  await app.user.dblClick(generate)
  await waitFor(() => expect(app.currentUrl()).toMatch(/^\/board\/stack\//), POLL)
  expect(screen.getByText('Your content is being created.')).toBeVisible()
  const sent = await bodies(ideasCalls.generateIdeaCards.path)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ parent_stack_id: null, topic: 'volcanoes' })
  await screen.findByLabelText('Open Volcanoes: Five Questions', {}, POLL)
  await screen.findByLabelText('Open Volcanoes: Fact or Fiction?', {}, POLL)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2), POLL)
  // The end of this process is no second notice; that of another process is told.
  const complete = (message: string, format_id: string | null) =>
    app.session.mockServer.emit(channels.genericNotification, { userId: AINA }, 'user.process.completed', {
      message,
      type: 'success',
      format_id,
    })
  complete('The cards are ready.', app.currentUrl().split('/').at(-1) ?? '')
  complete('Something else is ready.', null)
  expect(await screen.findByText('Something else is ready.', {}, POLL)).toBeVisible()
  expect(screen.queryByText(/cards are ready|volcanoes” is ready/)).toBeNull()
}, 60_000)

test('the last topics of the person on this device are offered while the field is empty', async () => {
  localStorage.setItem(`heartboard-topics-${AINA}`, '["volcanoes","rain"]')
  localStorage.setItem('heartboard-topics-21', '["secrets"]')
  const app = await openBoard()
  const list = await openDialog(app)
  const topics = within(await list.findByRole('group', { name: 'Your last topics' }, POLL))
  expect(topics.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['volcanoes', 'rain'])
  await app.user.click(topics.getByRole('button', { name: 'rain' }))
  expect(await list.findByRole('heading', { name: 'Ideas about rain' }, POLL)).toBeVisible()
  expect(list.getByRole('textbox', { name: 'Your topic' })).toHaveValue('rain')
  expect(list.queryByRole('group', { name: 'Your last topics' })).toBeNull()
}, 60_000)

test('an idea shows its whole text and is read aloud without being chosen', async () => {
  const { spoken, endLast } = fakeSpeech()
  const app = await openBoard()
  const list = await openDialog(app)
  await app.user.type(list.getByRole('textbox', { name: 'Your topic' }), 'volcanoes{Enter}')
  const idea = await list.findByRole('checkbox', { name: 'Volcanoes: Five Questions' }, POLL)
  await app.user.click(await list.findByRole('button', { name: 'Read aloud: Volcanoes: Five Questions' }, POLL))
  const words =
    selectShownIdeation(app.store.getState())?.ideas.find(({ title }) => title.includes('Five Questions'))?.idea ?? ''
  await waitFor(() => expect(spoken.map(({ text }) => text).join(' ')).toBe(`Volcanoes: Five Questions ${words}`))
  expect(list.getByText(words)).toBeVisible()
  expect(idea).toHaveAccessibleDescription(words)
  expect(idea).not.toBeChecked()
  act(() => void endLast())
  expect(list.getByRole('button', { name: 'Read aloud: Volcanoes: Five Questions' })).toBeVisible()
}, 60_000)

test('Undo in the notice deletes the new stack and leaves it, until its own Undo', async () => {
  const app = await openBoard()
  const list = await openDialog(app)
  await app.user.type(list.getByRole('textbox', { name: 'Your topic' }), 'volcanoes{Enter}')
  await app.user.click(await list.findByRole('checkbox', { name: 'Volcanoes: Five Questions' }, POLL))
  await app.user.click(list.getByRole('button', { name: 'Generate' }))
  await waitFor(() => expect(app.currentUrl()).toMatch(/^\/board\/stack\//), POLL)
  await screen.findByLabelText('Open Volcanoes: Five Questions', {}, POLL)
  const notices = within(screen.getByRole('region', { name: 'Notices' }))
  const undo = async (words: string) => {
    await notices.findByText(words)
    await app.user.click(notices.getByRole('button', { name: 'Undo' }))
  }
  await undo('Your content is being created.')
  await waitFor(() => expect(app.currentUrl()).toBe('/board'), POLL)
  await screen.findByLabelText('Open The Malayan Tapir', {}, POLL)
  expect(screen.queryByLabelText('Open volcanoes')).toBeNull()
  expect(app.requestLog()).not.toContain('removeCards')
  await undo('Card deleted.')
  expect(await screen.findByLabelText('Open volcanoes', {}, POLL)).toBeVisible()
}, 60_000)

// D-0912.
test('the first opening of the sparks says what they are', async () => {
  localStorage.setItem(`ONBOARDING_ALL_SPARK_${AINA}`, 'true')
  const app = await openBoard({ isWithoutRealtime: true })
  const list = await openDialog(app)
  expect(await list.findByText(/^Each tile starts something new/, {}, POLL)).toBeVisible()
  await app.user.click(list.getByRole('button', { name: 'Close' }))
  const again = await openDialog(app)
  await again.findByRole('button', { name: /^Quiz me/ }, POLL)
  expect(again.queryByText(/^Each tile starts something new/)).toBeNull()
})

// C-254, C-418, D-3134.
test('page.changed opens the dialog with its topic in the tab in front, or navigates; unknown names are ignored', async () => {
  const app = await openBoard()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const emit = (page: string, topic: string | null = null) =>
    app.session.mockServer.emit(channels.pageRedirect, { userId: AINA }, 'page.changed', { page, topic })
  emit('no-such-page')
  emit('notifications')
  await waitFor(() => expect(app.currentUrl()).toBe('/notifications'), POLL)
  emit('ideation', 'volcanoes')
  await dialog()
  await waitFor(() => expect(selectShownIdeation(app.store.getState())?.topic).toBe('volcanoes'), POLL)
  expect(screen.getByRole('textbox', { name: 'Your topic' })).toHaveValue('volcanoes')
  // An open dialog is not interrupted.
  emit('my-board')
  expect(await screen.findByText('Another page is ready', {}, POLL)).toBeVisible()
  expect(app.currentUrl()).toBe('/notifications')
}, 60_000)
