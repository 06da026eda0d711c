/** Tests that every way to leave an open card saves first. A card that is then empty is deleted (B-270 to B-273, D-0070). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { keepCards } from '@/testing/keepCards'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const AINA = 12

beforeAll(async () => {
  // Loads the lazy chunks once, so that no test waits for an import.
  await Promise.all([import('@/cardTypes/richText/RichTextFocus'), import('@/app/shell/SideMenu')])
})

async function openBoard() {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  keepCards(app, ['The Malayan Tapir', 'Inside a Volcano'])
  await screen.findByLabelText('Open The Malayan Tapir')
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
  return { ...app, serverCard: (id = TAPIR) => app.session.mockServer.db.cards.get(id) }
}

const findTitleField = () => screen.findByRole('textbox', { name: 'Card title' })

const WAYS_OUT: Record<string, (app: RenderedApp) => unknown> = {
  'the close button': ({ user }) => user.click(screen.getByRole('button', { name: 'Close' })),
  Escape: () => {
    const overlay = screen.getByRole('main', { name: /^Open card/ })
    act(() => overlay.focus())
    fireEvent.keyDown(overlay, { key: 'Escape' })
  },
  Back: ({ router }) => {
    act(() => router.history.back())
  },
  'the next card': ({ user }) => user.click(screen.getByRole('button', { name: 'Next card' })),
}

// The user leaves within the second after the last key, before the text is saved automatically.
test.each(Object.entries(WAYS_OUT))('%s saves the title that is being typed', async (_, leave) => {
  const app = await openBoard()
  await app.user.click(screen.getByLabelText('Open The Malayan Tapir'))
  await app.user.type(await findTitleField(), ' at night')
  await leave(app)
  await waitFor(() => expect(app.serverCard()?.title).toBe('The Malayan Tapir at night'))
})

test('a log-out waits for what is typed', async () => {
  const app = await openBoard()
  await app.user.click(screen.getByLabelText('Open The Malayan Tapir'))
  await app.user.type(await findTitleField(), ' at night')
  const { logOut } = await import('@/app/startup/session')
  const { navigate } = app.router.options.context
  await act(() => app.store.dispatch(logOut(navigate)))
  expect(app.serverCard()?.title).toBe('The Malayan Tapir at night')
  expect(app.requestLog().slice(-2)).toEqual(['updateCard', 'logout'])
})

// D-0071: the card itself is gone and cannot offer its draft.
test('the unsaved text of a card that no longer exists is offered in a dialog on closing', async () => {
  expectConsole(/^\[api\] (updateCard|getCard) failed:.*404/s)
  const app = await openBoard()
  const { user, session } = app
  await user.click(screen.getByLabelText('Open The Malayan Tapir'))
  await user.type(await findTitleField(), ' at night')
  session.mockServer.db.cards.remove(TAPIR)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText(/^"The Malayan Tapir.*" is gone, and what you wrote in it last was not saved\.$/)
  await user.click(screen.getByRole('button', { name: 'Show my words' }))
  const words = await screen.findByRole('textbox', { name: 'What you wrote' })
  expect(words).toHaveValue('The Malayan Tapir at night')
  await user.click(screen.getByRole('button', { name: 'Remove these words' }))
  await waitFor(() => expect(words).not.toBeInTheDocument())
})

// B-270 to B-273.
test.each([
  ['a text without title, picture and text', { type: 'text', title: '', body: '<p></p>', image: null }],
  ['a question without its question text', { type: 'question', title: 'Question 1', question: ' ', answers: [] }],
])('%s is deleted when it is closed, and leaves the list', async (_, fields) => {
  const { router, session, user, serverCard } = await openBoard()
  const { db, now } = session.mockServer
  const time = now().toISOString()
  const record = { id: 'empty', owner_id: AINA, parent_id: null, created_at: time, updated_at: time, ...fields }
  db.cards.set(record)
  await act(() => router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId: 'empty' } }))
  // Waits for the editor's tools, which contain the name of the card type once more.
  await screen.findAllByText(record.type === 'text' ? 'Text' : 'Question')
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(serverCard('empty')).toBeUndefined())
  await waitFor(() => expect(screen.queryByLabelText(`Open ${record.title || 'Untitled'}`)).toBeNull())
})

describe('a new text', () => {
  const press = async ({ user }: RenderedApp) => {
    await user.click(screen.getByRole('button', { name: 'New text' }))
    return findTitleField()
  }
  const ownTexts = ({ session }: RenderedApp) =>
    [...session.mockServer.db.cards.all()].filter(({ type }) => type === 'text')

  test('opens as Untitled with keyboard focus in its title, and is deleted without a question when it is closed empty', async () => {
    const app = await openBoard()
    const before = ownTexts(app).length
    expect(await press(app)).toHaveFocus()
    expect(screen.getByRole('main', { name: 'Open card: Untitled' })).toBeVisible()
    expect(ownTexts(app)).toHaveLength(before + 1)
    expect(app.currentUrl()).toMatch(/^\/board\/focus\//)
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(ownTexts(app)).toHaveLength(before))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(screen.queryByLabelText('Open Untitled')).toBeNull())
  })

  test('stays when something was typed, as the first card of the board, with keyboard focus', async () => {
    const app = await openBoard()
    await app.user.type(await press(app), 'Volcano talk')
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByLabelText('Open Volcano talk')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Volcano talk, / })).toHaveFocus()
    await waitFor(() => expect(ownTexts(app).map(({ title }) => title)).toContain('Volcano talk'))
  })

  test('that cannot be created shows an error', async () => {
    expectConsole(/^\[api\] createCard failed:.*500/s)
    const app = await openBoard()
    app.session.mockServer.setScenario('createFails')
    await app.user.click(screen.getByRole('button', { name: 'New text' }))
    expect(await screen.findByText('Unable to add to board')).toBeVisible()
    expect(app.currentUrl()).toBe('/board')
  })
})
