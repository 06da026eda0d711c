/** Tests that drafts of fields survive the session (D-0911). */
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { keepCards } from '@/testing/keepCards'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

const TAPIR = 'The Malayan Tapir'

beforeAll(async () => {
  // Loads lazy chunks first, so that no test waits for an import.
  await Promise.all([
    import('@/features/board/tools/CreateBoardDialog'),
    import('@/features/board/toolbar/BoardToolbar'),
    import('@/features/share/ShareDialog'),
  ])
})

const searchField = () => screen.findByRole('searchbox', { name: 'Search' })

const FIELDS = {
  'the name of a new board': async ({ user }: RenderedApp) => {
    await user.click(await screen.findByRole('button', { name: 'New board' }))
    return screen.findByRole('textbox', { name: 'Board name' })
  },
  'the search of people to share with': async ({ user }: RenderedApp) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${TAPIR}, `) }))
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    return screen.findByRole('searchbox', { name: /^Search/ })
  },
  'the search of cards': async ({ user }: RenderedApp) => {
    const opener = screen.queryByRole('button', { name: 'Search cards' })
    if (opener) await user.click(opener)
    return searchField()
  },
}

async function openBoard() {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  keepCards(app, [TAPIR])
  await screen.findByRole('button', { name: new RegExp(`^${TAPIR}, `) })
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
  return app
}

/** Removes the session on the server, so that the next call gets a 401. */
async function loseSession({ session, store }: RenderedApp) {
  const { mockServer } = session
  for (const { id } of [...mockServer.db.sessions.all()]) mockServer.db.sessions.remove(id)
  const { cardsApi } = await import('@/api/cards/cards')
  act(() => void store.dispatch(cardsApi.endpoints.existsInWhiteboard.initiate({ cardId: 'any' })))
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
}

const logInAs = async ({ user }: RenderedApp, name: RegExp) => {
  await user.click(screen.getByRole('button', { name }))
  await screen.findByRole('heading', { level: 1, name: 'My Board' })
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
}

test.each(Object.entries(FIELDS))('%s survives a 401, for the same person', async (_, openField) => {
  expectConsole(/^\[api\] existsInWhiteboard failed:.*401/s)
  const app = await openBoard()
  await app.user.type(await openField(app), 'nur')
  await loseSession(app)
  await logInAs(app, /Log in as Aina Rahman/)
  expect(await openField(app)).toHaveValue('nur')
})

test('the words are not offered to another person', async () => {
  expectConsole(/^\[api\] existsInWhiteboard failed:.*401/s)
  const openField = FIELDS['the name of a new board']
  const app = await openBoard()
  await app.user.type(await openField(app), 'My secret plan')
  await loseSession(app)
  await logInAs(app, /Log in as Adam Hakim/)
  expect(await openField(app)).toHaveValue('')
})

test('a field that was closed is empty the next time', async () => {
  const openField = FIELDS['the name of a new board']
  const app = await openBoard()
  await app.user.type(await openField(app), 'Science Fair')
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await openField(app)).toHaveValue('')
})
