/** Tests the state of the board that the URL contains: search, filters and confirmation. The whole app runs with a nearly empty board. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { confirm } from '@/store/confirmationSlice'
import { HOME_URL } from '@/testing/homeUrl'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

const STACK_ID = 'food-chains'
const CARD_ID = 'owls'

beforeAll(async () => {
  // Loads the lazy chunks once, so that no test waits for an import.
  await Promise.all([import('@/ui/ConfirmationDialog'), import('@/features/chat/panel/ChatPanel')])
})

async function openBoard(path = '/board', { withCards = false } = {}) {
  const app = renderApp({ path, as: 'ravi_c', isWithoutRealtime: true })
  if (withCards) {
    const { db, now } = app.session.mockServer
    const owner = [...db.people.all()].find(({ username }) => username === 'ravi_c')
    if (!owner) throw new Error('The seed has no student "ravi_c".')
    const time = now().toISOString()
    const base = { owner_id: owner.id, parent_id: null, created_at: time, updated_at: time }
    db.cards.set({ ...base, id: STACK_ID, type: 'stack', title: 'Food Chains' })
    db.cards.set({ ...base, id: CARD_ID, type: 'text', title: 'Owls in the Oil Palms', parent_id: STACK_ID })
  }
  await screen.findByRole('heading', { level: 1, name: 'My Board' })
  await waitFor(() => expect(document.querySelector('ul[aria-busy]')).toBeNull())
  return app
}

describe('the search field', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Search' })
  const openField = async (user: RenderedApp['user']) => {
    await user.click(screen.getByRole('button', { name: 'Search cards' }))
    return screen.findByRole('searchbox', { name: 'Search' })
  }
  const searchFor = async (user: RenderedApp['user'], term: string) => user.type(await openField(user), term)
  /** Switches to fake timers and returns a function that advances them by milliseconds. */
  const stopTimers = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  }

  test('submits its text to the URL 500 ms after the last key, with one request', async () => {
    const { user, currentUrl, requestLog } = await openBoard()
    await openField(user)
    const advanceTime = stopTimers()
    await user.type(field(), 'vol')
    await advanceTime(499)
    await user.type(field(), 'cano')
    await advanceTime(499)
    expect(currentUrl()).toBe('/board')
    await advanceTime(1)
    expect(currentUrl()).toBe('/board?search=volcano')
    vi.useRealTimers()
    await screen.findByRole('heading', { name: 'No cards found' })
    expect(requestLog().filter((call) => call === 'getCards')).toHaveLength(2)
  })

  test('takes letters typed right after the press that opens it', async () => {
    const { user, currentUrl } = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Search cards' }))
    await user.keyboard('volcano')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('volcano')
    await waitFor(() => expect(currentUrl()).toBe('/board?search=volcano'))
  })

  test('shows the search term after a navigation has changed the URL', async () => {
    const { router } = await openBoard('/board?search=volcano')
    await act(() => router.navigate({ to: '/board', search: { search: 'tapir' } }))
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('tapir')
  })

  // A pause after a word submits the search. The field must keep the space after the word, so that the user can go on typing.
  test('keeps a trailing space that the URL does not have', async () => {
    const { user, currentUrl } = await openBoard()
    await searchFor(user, 'inside ')
    await waitFor(() => expect(currentUrl()).toBe('/board?search=inside'))
    await screen.findByRole('heading', { name: 'No cards found' })
    expect(field()).toHaveValue('inside ')
  })

  test('keeps text that is typed while the URL takes over an earlier term', async () => {
    const { user, currentUrl } = await openBoard()
    await searchFor(user, 'vol')
    await waitFor(() => expect(currentUrl()).toBe('/board?search=vol'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(field(), { target: { value: 'volc' } })
    vi.advanceTimersByTime(500)
    fireEvent.change(field(), { target: { value: 'volca' } })
    vi.useRealTimers()
    await waitFor(() => expect(currentUrl()).toBe('/board?search=volc'))
    await act(async () => undefined)
    expect(field()).toHaveValue('volca')
  })

  test.each([
    ['the logo', HOME_URL, () => screen.getByRole('link', { name: 'Heartboard: Home' })],
    [
      'the button of the empty state',
      '/board',
      () => within(screen.getByRole('main')).getByRole('button', { name: 'Clear search' }),
    ],
  ])('collapses when %s ends the search', async (_, url, getTrigger) => {
    const { user, currentUrl } = await openBoard()
    await searchFor(user, 'zzzz')
    await screen.findByRole('heading', { name: 'No cards found' })
    await user.click(getTrigger())
    await waitFor(() => expect(currentUrl()).toBe(url))
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Search' })).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Search cards' })).toBeVisible()
  })

  test('collapses when a result is opened as a stack, and Back restores its term', async () => {
    const { user, currentUrl, router } = await openBoard('/board', { withCards: true })
    await searchFor(user, 'food')
    await waitFor(() => expect(currentUrl()).toBe('/board?search=food'))
    await screen.findByText(/cards? found$/)
    act(() => screen.getByRole('button', { name: /^Food Chains, / }).focus())
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Food Chains' })
    expect(screen.queryByRole('searchbox', { name: 'Search' })).not.toBeInTheDocument()
    act(() => router.history.back())
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('food')
  })

  test('drops text that was not submitted when the URL ends the search', async () => {
    const { user, router, currentUrl } = await openBoard('/board?search=volcano')
    await screen.findByRole('searchbox', { name: 'Search' })
    const advanceTime = stopTimers()
    await user.type(field(), 'es')
    await act(() => router.navigate({ to: '/board', search: {} }))
    await advanceTime(600)
    expect(currentUrl()).toBe('/board')
    expect(screen.queryByRole('searchbox', { name: 'Search' })).not.toBeInTheDocument()
  })

  test.each([
    ['stack', `/board/stack/${STACK_ID}`],
    ['card', `/board/focus/${CARD_ID}`],
  ])('drops text that was not submitted when a %s is opened', async (_, path) => {
    const { user, router, currentUrl } = await openBoard('/board', { withCards: true })
    await openField(user)
    const advanceTime = stopTimers()
    await user.type(field(), 'who')
    await act(() => router.navigate({ href: path }))
    await advanceTime(600)
    expect(currentUrl()).toBe(path)
  })
})

test('Show all removes search and filter from the URL', async () => {
  const { user, currentUrl } = await openBoard('/board?filter=shared&search=zzzz')
  expect(await screen.findByRole('heading', { name: 'No cards found' })).toBeVisible()
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(currentUrl()).toBe('/board'))
})

test('an idea of the empty board is asked in the chat', async () => {
  const { user } = await openBoard()
  await user.click(await screen.findByRole('button', { name: 'Quiz me' }))
  const conversation = await screen.findByRole('region', { name: 'Conversation' })
  expect(await within(conversation).findByText('Make a quiz about fractions')).toBeVisible()
})

describe('a confirmation', () => {
  const findDialog = () => screen.findByRole('alertdialog', { name: 'Delete this card?' })
  async function openConfirmation({ store, currentUrl }: RenderedApp) {
    const answered = vi.fn<(isYes: boolean) => void>()
    act(() => void store.dispatch(confirm({ kind: 'delete', values: { count: 1 } })).then(answered))
    const dialog = await findDialog()
    await waitFor(() => expect(currentUrl()).toMatch(/[?&]confirmation$/))
    return { dialog, answered }
  }

  test.each([
    ['Cancel', false],
    ['Escape', false],
    ['Yes', true],
  ])('leaves no history entry for Back after %s', async (answer, isYes) => {
    const app = await openBoard()
    const { user, router, currentUrl } = app
    await act(() => router.navigate({ to: '/board', search: { filter: 'shared' } }))
    const { dialog, answered } = await openConfirmation(app)
    expect(currentUrl()).toBe('/board?filter=shared&confirmation')
    expect(dialog).toHaveAccessibleDescription('You can undo this for a few seconds.')
    if (answer === 'Escape') await user.keyboard('{Escape}')
    else await user.click(within(dialog).getByRole('button', { name: answer }))
    await waitFor(() => expect(answered.mock.calls).toEqual([[isYes]]))
    expect(currentUrl()).toBe('/board?filter=shared')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    act(() => router.history.back())
    await waitFor(() => expect(currentUrl()).toBe('/board'))
  })

  test('that was answered is not shown again by Forward', async () => {
    const app = await openBoard()
    const { user, router, currentUrl } = app
    const { dialog } = await openConfirmation(app)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(currentUrl()).toBe('/board'))
    const visited: string[] = []
    router.history.subscribe(({ location }) => visited.push(location.href))
    act(() => router.history.forward())
    await waitFor(() => expect(visited).toEqual(['/board?confirmation', '/board']))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('that replaced another one is answered with No by Back', async () => {
    const app = await openBoard()
    const { router, store, currentUrl } = app
    const { answered } = await openConfirmation(app)
    const answeredNext = vi.fn<(isYes: boolean) => void>()
    act(() => void store.dispatch(confirm({ kind: 'unstack' })).then(answeredNext))
    await screen.findByRole('alertdialog', { name: 'Unstack?' })
    expect(answered.mock.calls).toEqual([[false]])
    act(() => router.history.back())
    await waitFor(() => expect(answeredNext.mock.calls).toEqual([[false]]))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(currentUrl()).toBe('/board')
  })
})
