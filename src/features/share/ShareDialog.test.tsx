import { RouterContextProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { shareCalls } from '@/api/share.contract'
import { userApi } from '@/api/user'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept, recordRequestBodies } from '@/testing/intercept'
import { openApp, type OpenedApp } from '@/testing/openApp'
import { ShareDialog } from './ShareDialog'

type Options = {
  as?: string
  titles: string[]
  before?: (app: OpenedApp) => void
}

async function openDialog({ as = 'cikgu_aina', titles, before }: Options) {
  const app = openApp({ as, isWithoutRealtime: true })
  const { store, session } = app
  onTestFinished(app.close)
  const records = [...session.mockServer.db.cards.all()]
  const ids = titles.map((title) => records.find((card) => card.title === title)?.id ?? title)
  await store.dispatch(userApi.endpoints.getMe.initiate())
  const cards = await Promise.all(
    ids.map((cardId) => store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId })).unwrap()),
  )
  before?.(app)
  const requests = recordRequestBodies(app)
  const onClose = vi.fn<() => void>()
  const { unmount } = render(
    <Provider store={store}>
      <RouterContextProvider router={app.router}>
        <ShareDialog cards={cards} onClose={onClose} />
      </RouterContextProvider>
    </Provider>,
  )
  return {
    app,
    unmount,
    onClose,
    user: userEvent.setup({ delay: null }),
    sent: () => requests('share/store'),
    snackbars: () => selectSnackbars(store.getState()).map(({ kind, text }) => ({ kind, text })),
  }
}

const cardRecord = ({ session }: OpenedApp, title: string) => {
  const card = [...session.mockServer.db.cards.all()].find((each) => each.title === title)
  if (!card) throw new Error(`No card has the title "${title}".`)
  return card
}

const INSIGHT = 'Class Insights: Food Chains Check'
const putInsightInto = (app: OpenedApp, title: string) =>
  app.session.mockServer.db.cards.set({ ...cardRecord(app, INSIGHT), parent_id: cardRecord(app, title).id })

const findList = () => screen.findByRole('grid', { name: 'Groups and people' })
const findRow = async (name: string | RegExp) => within(await findList()).getByRole('row', { name })
const submit = (name = 'Share') => screen.getByRole('button', { name })
const edit = () => screen.getByRole('switch', { name: 'Edit recipients' })
const names = (rows: HTMLElement[]) => rows.map((each) => each.getAttribute('aria-label'))

test('a card without recipients opens with groups and people, an empty selection and edit mode disabled', async () => {
  await openDialog({ titles: ['The Water Cycle'] })
  expect(await screen.findByRole('dialog', { name: 'Share this card' })).toBeVisible()
  const list = within(await findList())
  expect(list.getByText('Groups')).toBeVisible()
  expect(list.getByText('People')).toBeVisible()
  expect(list.queryByRole('row', { selected: true })).toBeNull()
  expect(screen.getByText('Choose groups or people below.')).toBeVisible()
  expect(screen.getByText('Nobody has this card yet. Whoever you choose is added.')).toBeVisible()
  expect(edit()).not.toBeChecked()
  expect(edit()).toBeDisabled()
  expect(submit()).toBeDisabled()
})

test('Share sends the selected recipients, shows a snackbar and closes the dialog', async () => {
  const { user, sent, snackbars, onClose, app } = await openDialog({ titles: ['The Water Cycle'] })
  await user.click(await findRow('Tan Mei Ling'))
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await sent()).toEqual([
    {
      recipients: [
        { id: 13, type: 'user' },
        { id: 21, type: 'user' },
      ],
      format_ids: [expect.any(String)],
      edit: false,
      isMultipleCards: false,
      hasInsightCards: false,
    },
  ])
  expect(snackbars()).toEqual([{ kind: 'neutral', text: { key: 'share.shared' } }])
  const shares = [...app.session.mockServer.db.shares.all()].filter(({ sender_id }) => sender_id === 12)
  expect(shares.some(({ recipient_id, status }) => recipient_id === 21 && status === 'not_read')).toBe(true)
})

test('a search announces the number of results', async () => {
  const { user } = await openDialog({ titles: ['The Water Cycle'] })
  await findList()
  await user.click(screen.getByLabelText('Search groups and people'))
  await user.paste('lim')
  expect(await screen.findByText('1 found')).toBeInTheDocument()
  expect(screen.queryByText('5 Bestari')).toBeNull()
  await user.click(screen.getByLabelText('Clear search'))
  expect(await screen.findByText('5 Bestari')).toBeVisible()
})

test('the remove button of a tag deselects the recipient', async () => {
  const { user } = await openDialog({ titles: ['The Water Cycle'] })
  await user.click(await findRow('Tan Mei Ling'))
  await user.click(screen.getByRole('button', { name: /^Remove Tan Mei Ling/ }))
  expect(await findRow('Tan Mei Ling')).toHaveAttribute('aria-selected', 'false')
  expect(submit()).toBeDisabled()
})

test('recipients are selected, removed and shared with the keyboard alone', async () => {
  const { user, sent, onClose } = await openDialog({ titles: ['The Water Cycle'] })
  const grid = await findList()
  while (!grid.contains(document.activeElement)) await user.tab()
  await user.keyboard(' {ArrowDown} ')
  expect(names(within(grid).getAllByRole('row', { selected: true }))).toEqual(['5 Bestari', 'Science Fair Club'])
  const chips = screen.getByRole('grid', { name: 'Share with' })
  while (!chips.contains(document.activeElement)) await user.tab({ shift: true })
  await user.keyboard('{Delete}')
  while (document.activeElement !== submit()) await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await sent()).toMatchObject([{ recipients: [{ type: 'group' }] }])
})

test('shrinking a Shift range keeps recipients that were selected before it', async () => {
  const { user } = await openDialog({ titles: ['The Water Cycle'] })
  const rows = within(await findList()).getAllByRole('row', { selected: false })
  const isChosen = () => rows.map((row) => row.getAttribute('aria-selected') === 'true')
  const press = (index: number) => user.click(rows[index] as HTMLElement)
  await press(2)
  await press(0)
  await user.keyboard('{Shift>}')
  await press(3)
  await press(1)
  await user.keyboard('{/Shift}')
  expect(isChosen()).toEqual(rows.map((_, index) => index < 3))
  await press(2)
  expect(isChosen()).toEqual(rows.map((_, index) => index < 2))
})

// B-386, D-2512: the warning depends on the contents of the stack, which the dialog loads.
test('a group selected for a stack that contains an insight card shows the warning for teachers', async () => {
  const title = 'Year 5 Science: Heat, Matter, Rust'
  const { user, sent, onClose } = await openDialog({ titles: [title], before: (app) => putInsightInto(app, title) })
  await user.click(await findRow('Science Teachers'))
  expect(screen.getByText('Only teachers from the selected groups will receive insight cards.')).toBeVisible()
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await sent()).toMatchObject([{ hasInsightCards: true, isMultipleCards: false }])
})

// B-436, D-0056: for a stack, its loaded contents decide.
test.each(['an insight card', 'a stack that contains one'])(
  'for %s students are locked with the reason',
  async (kind) => {
    const stack = 'Year 5 Science: Heat, Matter, Rust'
    const { user } = await openDialog({
      titles: [kind === 'an insight card' ? INSIGHT : stack],
      before: (app) => (kind === 'an insight card' ? undefined : putInsightInto(app, stack)),
    })
    const student = await findRow('Tan Mei Ling, Insight cards go to teachers only')
    await user.click(student)
    expect(student).toHaveAttribute('aria-selected', 'false')
    expect(submit()).toBeDisabled()
    await user.click(await findRow('Kamala Devi'))
    expect(submit()).toBeEnabled()
  },
)

// D-2119.
test('a share that no recipient received shows a warning and keeps the dialog open with its selection', async () => {
  const { user, snackbars, onClose } = await openDialog({
    titles: ['The Water Cycle'],
    before: ({ session }) => {
      const { groups } = session.mockServer.db
      for (const group of groups.where('group_name', '5 Bestari')) groups.set({ ...group, member_ids: [] })
    },
  })
  await user.click(await findRow('5 Bestari'))
  await user.click(submit())
  await waitFor(() => expect(snackbars()).toEqual([{ kind: 'warning', text: { key: 'share.noneReceived.other' } }]))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('with edit mode off current recipients are locked and only new ones are sent', async () => {
  const { user, sent, onClose } = await openDialog({ titles: ['Inside a Volcano'] })
  await findList()
  await user.click(edit())
  await user.click(await findRow('Tan Mei Ling, Has this card'))
  expect(await findRow('Tan Mei Ling, Has this card')).toHaveAttribute('aria-selected', 'true')
  expect(submit()).toBeDisabled()
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await sent()).toMatchObject([{ recipients: [{ id: 13, type: 'user' }], edit: false }])
})

test('removing every recipient revokes the share', async () => {
  const { user, sent, snackbars, onClose } = await openDialog({ titles: ['Inside a Volcano'] })
  await user.click(await findRow('Tan Mei Ling'))
  expect(screen.getByText('Nobody is left. Saving stops sharing this card.')).toBeVisible()
  await user.click(submit('Stop sharing'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await sent()).toMatchObject([{ recipients: [], edit: true }])
  expect(snackbars()).toEqual([{ kind: 'neutral', text: { key: 'share.unshared' } }])
})

test('with several cards, recipients of all cards are selected and locked', async () => {
  await openDialog({ titles: ['Inside a Volcano', 'Peribahasa Minggu Ini'] })
  expect(await findRow('Tan Mei Ling, Has all these cards')).toHaveAttribute('aria-selected', 'true')
  expect(edit()).not.toBeChecked()
  expect(submit()).toBeDisabled()
})

// B-384, B-385: a recipient who owns a card or has shared it cannot be removed.
test('on a card of another user, owner and recipients of others are locked and cannot be removed', async () => {
  const { user } = await openDialog({
    titles: ['Inside the Atom'],
    before: (app) => {
      const { shares } = app.session.mockServer.db
      const [own] = shares.where('card_id', cardRecord(app, 'Inside the Atom').id)
      if (own) shares.set({ ...own, id: 'given by Daniel', recipient_id: 14 })
    },
  })
  const owner = await findRow('Daniel Lim, Owner')
  await user.click(owner)
  expect(owner).toHaveAttribute('aria-selected', 'true')
  expect(await findRow('Kamala Devi, Cannot be changed')).toHaveAttribute('aria-selected', 'true')
  const tags = within(screen.getByRole('grid', { name: 'Shared with' }))
  expect(tags.getByText('Daniel Lim')).toBeVisible()
  expect(tags.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText('You cannot remove anybody here. Whoever you choose is added.')).toBeVisible()
  expect(edit()).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument()
})

// D-2206.
test('the search of a student is labelled for people only', async () => {
  await openDialog({ as: 'mei_ling', titles: ['Orang-utan Facts for My Talk'] })
  expect(await screen.findByLabelText('Search people')).toBeVisible()
})

test('without any recipients the dialog can only be closed', async () => {
  const { user, onClose } = await openDialog({
    as: 'mei_ling',
    titles: ['Orang-utan Facts for My Talk'],
    before: ({ session }) => {
      const { contacts } = session.mockServer.db
      for (const { id } of [...contacts.all()]) contacts.remove(id)
    },
  })
  expect(await screen.findByText('Add friends in your Address Book to share with them.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  const [close] = screen.getAllByRole('button', { name: 'Close' })
  if (close) await user.click(close)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a failure without a server message shows the text of B-554 in the dialog only, and can be retried', async () => {
  expectConsole(/^\[api\] shareCards failed:.*500/s)
  const { user, app, snackbars, onClose } = await openDialog({ titles: ['The Water Cycle'] })
  const restoreResponse = intercept(app, shareCalls.shareCards, () => ({ status: 500 }))
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while sharing')
  expect(snackbars()).toEqual([])
  restoreResponse()
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('recipients that failed to load can be retried', async () => {
  expectConsole(/^\[api\] getRecipients failed:.*500/s)
  let restoreResponse: (() => void) | undefined
  const { user } = await openDialog({
    titles: ['The Water Cycle'],
    before: (app) => {
      restoreResponse = intercept(app, shareCalls.getRecipients, () => ({ status: 500 }))
    },
  })
  expect(await screen.findByText('Your groups and friends did not load')).toBeVisible()
  expect(submit()).toBeDisabled()
  restoreResponse?.()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await findRow('5 Bestari')).toBeVisible()
})

test('while the request is in flight the selection is locked', async () => {
  const { app, user, onClose } = await openDialog({ titles: ['The Water Cycle'] })
  const release = holdCalls(app, shareCalls.shareCards)
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  expect(screen.getByRole('progressbar', { name: 'Sharing…' })).toBeVisible()
  await user.click(await findRow('Tan Mei Ling'))
  expect(await findRow('Tan Mei Ling')).toHaveAttribute('aria-selected', 'false')
  release()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a failure after the dialog was closed shows a snackbar', async () => {
  expectConsole(/^\[api\] shareCards failed:.*500/s)
  const { app, user, snackbars, unmount } = await openDialog({ titles: ['The Water Cycle'] })
  intercept(app, shareCalls.shareCards, () => ({ status: 500 }))
  const release = holdCalls(app, shareCalls.shareCards)
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  unmount()
  release()
  await waitFor(() => expect(snackbars()).toEqual([{ kind: 'danger', text: { key: 'share.failed' } }]))
})

test('Cancel closes the dialog without sharing', async () => {
  const { app, user, sent, onClose } = await openDialog({ titles: ['The Water Cycle'] })
  await user.click(await findRow('Daniel Lim'))
  await user.click(screen.getByText('Cancel'))
  expect(onClose).toHaveBeenCalledOnce()
  // When the server has answered this request, a share sent before it would be recorded.
  await app.store.dispatch(userApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
  expect(await sent()).toEqual([])
})
