import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { cardQueriesApi, patchCard } from '@/api/cards/optimisticCards'
import { userApi } from '@/api/user'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { openApp, type OpenedApp } from '@/testing/openApp'
import { recordRequestBodies } from '@/testing/recordRequestBodies'
import { ShareDialog } from './ShareDialog'

type Options = {
  as?: string
  titles: string[]
  /** ms before every answer. */
  latency?: number
  /** What happens at the school before the dialog opens. */
  before?: (app: OpenedApp) => void
}

/** The dialog on a store and a school of its own. */
async function openDialog({ as = 'cikgu_aina', titles, latency = 0, before }: Options) {
  const app = openApp({ as, latency, isWithoutRealtime: true })
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
      <ShareDialog cards={cards} onClose={onClose} />
    </Provider>,
  )
  const [firstId = ''] = ids
  return {
    app,
    /** The first card as the store has it. */
    stored: () => cardQueriesApi.endpoints.getCard.select({ cardId: firstId })(store.getState()).data,
    unmount,
    onClose,
    user: userEvent.setup({ delay: null }),
    sent: () => requests('share/store'),
    snackbars: () => selectSnackbars(store.getState()).map(({ kind, text }) => ({ kind, text })),
  }
}

/** A card of the school. */
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

/** All later calls to a path are answered by the test, until they are let through again. */
function stubResponse({ session: { transport } }: OpenedApp, path: string, respond: () => Promise<Response>) {
  const send = transport.fetch
  transport.fetch = (request) => (request.url.endsWith(path) ? respond() : send(request))
  return () => {
    transport.fetch = send
  }
}

/** An answer that comes when the test says so. */
function deferredResponse() {
  let resolve: ((respond: Response) => void) | undefined
  const promise = new Promise<Response>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (respond: Response) => resolve?.(respond) }
}

const failure = (status: number, message: string) => () => Promise.resolve(Response.json({ message }, { status }))

test('the picker offers own groups and friends, each under a heading, and nobody is chosen for a new card', async () => {
  await openDialog({ titles: ['The Water Cycle'] })
  expect(await screen.findByRole('dialog', { name: 'Share this card' })).toBeVisible()
  const picker = within(await findList())
  expect(picker.getByText('Groups')).toBeVisible()
  expect(picker.getByText('People')).toBeVisible()
  expect(picker.getByRole('row', { name: '5 Bestari' })).toBeVisible()
  expect(picker.getByRole('row', { name: 'Tan Mei Ling' })).toHaveAttribute('aria-selected', 'false')
  expect(screen.getByText('Choose groups or people below.')).toBeVisible()
  expect(edit()).not.toBeChecked()
  expect(edit()).toBeDisabled()
  expect(submit()).toBeDisabled()
})

test('sharing a card sends those who were chosen, says so and closes', async () => {
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

test('a search filters groups and people, and tells how many there are', async () => {
  const { user } = await openDialog({ titles: ['The Water Cycle'] })
  await findList()
  await user.type(screen.getByRole('searchbox', { name: 'Search groups and people' }), 'lim')
  expect(names(within(await findList()).getAllByRole('row')).filter(Boolean)).toEqual(['Daniel Lim'])
  expect(within(await findList()).queryByText('Groups')).not.toBeInTheDocument()
  expect(screen.getByText('1 found')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'zz')
  expect(screen.getByText('Nobody is called "limzz" here.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await findRow('5 Bestari')).toBeVisible()
})

test('a chosen recipient is removed at its chip', async () => {
  const { user } = await openDialog({ titles: ['The Water Cycle'] })
  await user.click(await findRow('Tan Mei Ling'))
  await user.click(screen.getByRole('button', { name: /^Remove Tan Mei Ling/ }))
  expect(await findRow('Tan Mei Ling')).toHaveAttribute('aria-selected', 'false')
  expect(submit()).toBeDisabled()
})

test('the keyboard alone chooses, removes and shares', async () => {
  const { user, sent, onClose } = await openDialog({ titles: ['The Water Cycle'] })
  const grid = await findList()
  while (!grid.contains(document.activeElement)) await user.tab()
  await user.keyboard(' {ArrowDown} ')
  expect(names(within(grid).getAllByRole('row', { selected: true }))).toEqual(['5 Bestari', 'Science Fair Club'])
  const chips = screen.getByRole('grid', { name: 'Share with' })
  while (!chips.contains(document.activeElement)) await user.tab({ shift: true })
  await user.keyboard('{Delete}')
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await sent()).toMatchObject([{ recipients: [{ type: 'group' }] }])
})

test('Shift chooses everybody from the row chosen last to another, and takes them away again', async () => {
  const { user } = await openDialog({ titles: ['The Water Cycle'] })
  const rows = within(await findList()).getAllByRole('row', { selected: false })
  const isChosen = () => rows.map((row) => row.getAttribute('aria-selected') === 'true')
  const range = rows.map((_, index) => index < 4)
  await user.click(rows[0] as HTMLElement)
  await user.keyboard('{Shift>}')
  await user.click(rows[3] as HTMLElement)
  expect(isChosen()).toEqual(range)
  await user.click(rows[1] as HTMLElement)
  expect(isChosen()).toEqual(rows.map((_, index) => index < 2))
})

test('a range with Shift that is made shorter keeps who was chosen before it', async () => {
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

// B-386; texts: D-2512.
test('choosing a group warns that everyone in it receives the cards', async () => {
  const { user } = await openDialog({ titles: ['The Water Cycle'] })
  await user.click(await findRow('Daniel Lim'))
  const warning = 'Everyone in this group will receive the selected cards.'
  expect(screen.queryByText(warning)).not.toBeInTheDocument()
  await user.click(await findRow('5 Bestari'))
  expect(screen.getByText(warning)).toBeVisible()
})

test.each([
  ['an insight card', ['Class Insights: Food Chains Check']],
  ['an insight card among others', ['The Water Cycle', 'Class Insights: Food Chains Check']],
  [
    'a stack with an insight card inside',
    ['Year 5 Science: Heat, Matter, Rust'],
    (app: OpenedApp) => putInsightInto(app, 'Year 5 Science: Heat, Matter, Rust'),
  ],
])('choosing a group for %s warns that only teachers receive it', async (_, titles, before?) => {
  const { user, sent, onClose } = await openDialog({ titles, before })
  await user.click(await findRow('Science Teachers'))
  expect(screen.getByText('Only teachers from the selected groups will receive insight cards.')).toBeVisible()
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await sent()).toMatchObject([{ hasInsightCards: true, isMultipleCards: titles.length > 1 }])
})

// D-2119: the school gives students no insight cards, and the list of friends does not say who is one.
test('an insight card that reached nobody says so, and the choice stays', async () => {
  const { user, snackbars, onClose } = await openDialog({ titles: [INSIGHT] })
  await user.click(await findRow('Tan Mei Ling'))
  await user.click(submit())
  await waitFor(() => expect(snackbars()).toEqual([{ kind: 'warning', text: { key: 'share.noneReceived.insight' } }]))
  expect(onClose).not.toHaveBeenCalled()
  expect(await findRow('Tan Mei Ling')).toHaveAttribute('aria-selected', 'true')
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a group without members reaches nobody either', async () => {
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
})

test('a stack that holds an insight card can be taken back from a student', async () => {
  const { user, snackbars, onClose } = await openDialog({
    titles: ['Poems We Love'],
    before: (app) => putInsightInto(app, 'Poems We Love'),
  })
  await user.click(await findRow('Tan Mei Ling'))
  await user.click(submit('Stop sharing'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(snackbars()).toEqual([{ kind: 'neutral', text: { key: 'share.unshared' } }])
})

test('a card that somebody has opens for editing: the list that is left replaces the old one', async () => {
  const { user, sent, snackbars, onClose, app } = await openDialog({ titles: ['Photosynthesis: How Plants Make Food'] })
  expect(await findRow('Tan Mei Ling')).toHaveAttribute('aria-selected', 'true')
  expect(edit()).toBeChecked()
  await user.click(await findRow('Arjun Kumar'))
  await user.click(submit('Save'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const ids = [21, 24, 25].map((id) => ({ id, type: 'user' }))
  const [body] = (await sent()) as [{ recipients: object[]; edit: boolean; format_ids: string[] }]
  expect(body.edit).toBe(true)
  expect(body.recipients).toHaveLength(3)
  expect(body.recipients).toEqual(expect.arrayContaining(ids))
  expect(snackbars()).toEqual([{ kind: 'neutral', text: { key: 'share.shared' } }])
  const remainingShares = app.session.mockServer.db.shares.where('card_id', body.format_ids[0] ?? '')
  expect(remainingShares.map(({ recipient_id }) => recipient_id)).not.toContain(23)
})

test('without editing those who have the card are locked, and only new ones are sent', async () => {
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

test('taking everybody away ends the sharing', async () => {
  const { user, sent, snackbars, onClose } = await openDialog({ titles: ['Inside a Volcano'] })
  await user.click(await findRow('Tan Mei Ling'))
  expect(screen.getByText('Nobody is left. Saving stops sharing this card.')).toBeVisible()
  await user.click(submit('Stop sharing'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await sent()).toMatchObject([{ recipients: [], edit: true }])
  expect(snackbars()).toEqual([{ kind: 'neutral', text: { key: 'share.unshared' } }])
})

const OPENED = 'Peribahasa Minggu Ini'
const showAsOpened = (app: OpenedApp, title: string) =>
  app.store.dispatch(patchCard(cardRecord(app, title).id, (card) => ({ ...card, share_opened: true })))

test.each<[string, Options, string, string, Pick<Card, 'share_status' | 'share_opened'>]>([
  [
    'taken from everybody',
    { titles: [OPENED] },
    'Tan Mei Ling',
    'Stop sharing',
    { share_status: 'default', share_opened: false },
  ],
  ['given to one more', { titles: [OPENED] }, 'Daniel Lim', 'Save', { share_status: 'shared', share_opened: true }],
  [
    'given to the first',
    { titles: ['The Water Cycle'], before: (app) => showAsOpened(app, 'The Water Cycle') },
    'Daniel Lim',
    'Share',
    { share_status: 'shared', share_opened: false },
  ],
])('the chip of an own card that is %s', async (_, options, name, button, expected) => {
  const { user, onClose, stored } = await openDialog(options)
  expect(stored()).toMatchObject({ share_opened: true })
  await user.click(await findRow(name))
  await user.click(submit(button))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(stored()).toMatchObject(expected)
})

test('a card of somebody else keeps what the person has read of it when they share it on', async () => {
  const { user, onClose, stored } = await openDialog({ titles: ['Why Castles Have Round Towers'] })
  await user.click(await findRow('Kamala Devi'))
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(stored()).toMatchObject({ share_status: 'read', share_opened: true })
})

test('several cards: the toggle is off and disabled, and somebody has to be chosen', async () => {
  const { user, sent, onClose } = await openDialog({ titles: ['Inside a Volcano', 'Peribahasa Minggu Ini'] })
  expect(await screen.findByRole('dialog', { name: 'Share 2 cards' })).toBeVisible()
  expect(await findRow('Tan Mei Ling, Has all these cards')).toHaveAttribute('aria-selected', 'true')
  expect(edit()).toBeDisabled()
  expect(edit()).not.toBeChecked()
  expect(submit()).toBeDisabled()
  await user.click(await findRow('Arjun Kumar'))
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await sent()).toMatchObject([{ recipients: [{ id: 23, type: 'user' }], edit: false, isMultipleCards: true }])
})

// B-384, B-385: recipients that are the owner or sharer of an item cannot be removed.
test('the owner of a card that was shared with a teacher cannot be removed', async () => {
  const { user } = await openDialog({ titles: ['Inside the Atom'] })
  const owner = await findRow('Daniel Lim, Owner')
  expect(owner).toHaveAttribute('aria-selected', 'true')
  await user.click(owner)
  expect(owner).toHaveAttribute('aria-selected', 'true')
  const chips = within(screen.getByRole('grid', { name: 'Shared with' }))
  expect(chips.getByText('Daniel Lim')).toBeVisible()
  expect(chips.queryByRole('button')).not.toBeInTheDocument()
})

test('whom somebody else gave a card to stays, and sharing cannot be ended by who does not own it', async () => {
  const { sent } = await openDialog({
    titles: ['Inside the Atom'],
    before: (app) => {
      const { shares } = app.session.mockServer.db
      const [own] = shares.where('card_id', cardRecord(app, 'Inside the Atom').id)
      if (own) shares.set({ ...own, id: 'given by Daniel', recipient_id: 14 })
    },
  })
  expect(await findRow('Kamala Devi, Cannot be changed')).toHaveAttribute('aria-selected', 'true')
  expect(edit()).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument()
  expect(await sent()).toEqual([])
})

test('the owner of one of several cards is locked', async () => {
  await openDialog({ titles: ['Inside the Atom', 'The Water Cycle'] })
  expect(await findRow('Daniel Lim, Owner')).toHaveAttribute('aria-selected', 'true')
  expect(submit()).toBeDisabled()
})

test.each([
  ['that nobody has', 'The Water Cycle', 'Nobody has this card yet. Whoever you choose is added.'],
  ['of somebody else', 'Inside the Atom', 'You cannot remove anybody here. Whoever you choose is added.'],
])('why a card %s has nothing to edit', async (_, title, text) => {
  await openDialog({ titles: [title] })
  expect(await screen.findByText(text)).toBeVisible()
  expect(edit()).toBeDisabled()
})

// D-2206.
test('a student chooses among people only', async () => {
  await openDialog({ as: 'mei_ling', titles: ['Orang-utan Facts for My Talk'] })
  const picker = within(await findList())
  expect(picker.queryByText('Groups')).not.toBeInTheDocument()
  expect(picker.getByRole('row', { name: 'Aina Rahman' })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toBeVisible()
})

test('who has no friends is told where to find them', async () => {
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

test('a server that refuses is quoted in the dialog, and who can still be chosen stays chosen', async () => {
  expectConsole(/^\[api\] shareCards failed:.*422/s)
  const { user, app, snackbars, onClose } = await openDialog({ titles: ['The Water Cycle'] })
  await user.click(await findRow('5 Bestari'))
  await user.click(await findRow('Adam Hakim'))
  const { contacts } = app.session.mockServer.db
  for (const { id } of contacts.where('receiver_id', 22)) contacts.remove(id)
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('A selected recipient is invalid.')
  expect(await findRow('5 Bestari')).toHaveAttribute('aria-selected', 'true')
  expect(onClose).not.toHaveBeenCalled()
  expect(snackbars()).toEqual([])
})

test('a failure without words has those of B-554, and sharing again works', async () => {
  expectConsole(/^\[api\] shareCards failed:.*500/s)
  const { user, app, onClose } = await openDialog({ titles: ['The Water Cycle'] })
  const restoreResponse = stubResponse(app, 'share/store', failure(500, ''))
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while sharing')
  restoreResponse()
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('what does not load says so, and trying again brings it', async () => {
  expectConsole(/^\[api\] getRecipients failed:.*500/s)
  let restoreResponse: (() => void) | undefined
  const { user } = await openDialog({
    titles: ['The Water Cycle'],
    before: (app) => {
      restoreResponse = stubResponse(app, 'share/recipient-list', failure(500, 'Server Error'))
    },
  })
  expect(await screen.findByText('Your groups and friends did not load')).toBeVisible()
  expect(submit()).toBeDisabled()
  restoreResponse?.()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await findRow('5 Bestari')).toBeVisible()
})

test('while it loads it says so', async () => {
  await openDialog({ titles: ['The Water Cycle'], latency: 20 })
  expect(screen.getByRole('status', { name: 'Looking up your groups and friends' })).toBeVisible()
  expect(submit()).toBeDisabled()
  expect(await findList()).toBeVisible()
})

test('while it sends it says so, and the choice stays as it is', async () => {
  const { promise, resolve } = deferredResponse()
  const { user, onClose } = await openDialog({
    titles: ['The Water Cycle'],
    before: (app) => stubResponse(app, 'share/store', () => promise),
  })
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  expect(screen.getByRole('progressbar', { name: 'Sharing…' })).toBeVisible()
  await user.click(await findRow('Tan Mei Ling'))
  expect(await findRow('Tan Mei Ling')).toHaveAttribute('aria-selected', 'false')
  resolve(Response.json({ data: [] }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a failure after the dialog was closed is said in a notice', async () => {
  expectConsole(/^\[api\] shareCards failed:.*500/s)
  const { promise, resolve } = deferredResponse()
  const { user, snackbars, unmount } = await openDialog({
    titles: ['The Water Cycle'],
    before: (app) => stubResponse(app, 'share/store', () => promise),
  })
  await user.click(await findRow('Daniel Lim'))
  await user.click(submit())
  unmount()
  resolve(Response.json({ message: '' }, { status: 500 }))
  await waitFor(() => expect(snackbars()).toEqual([{ kind: 'danger', text: { key: 'share.failed' } }]))
})

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['Cancel', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s closes without sharing', async (_, close) => {
  const { user, sent, onClose } = await openDialog({ titles: ['The Water Cycle'] })
  await user.click(await findRow('Daniel Lim'))
  await close(user)
  expect(onClose).toHaveBeenCalledOnce()
  expect(await sent()).toEqual([])
})
