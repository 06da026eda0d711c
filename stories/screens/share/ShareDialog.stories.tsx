import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Card } from '@/api/card.schema'
import { loadedCardsApi } from '@/api/loadedCards'
import { ShareDialog } from '@/features/share/ShareDialog'
import { type AppArgs, type AppPlay, appOf, inApp, type StoryApp } from '../../../.storybook/withApp'
import { say } from '../say'
import { shown } from '../seen'
import { idOf } from '../world'

type ShareArgs = AppArgs & {
  /** Titles of the cards to share. */
  titles: string[]
}

/** The board with the dialog open above it. */
function BoardWithDialog({ app: { store, router, session }, cards }: { app: StoryApp; cards: Card[] }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Provider store={store} key={session.realtimeKey}>
      <RouterProvider router={router} />
      {isOpen ? <ShareDialog cards={cards} onClose={() => setIsOpen(false)} /> : null}
    </Provider>
  )
}

async function loadCards(context: StoryContext<ShareArgs>) {
  const loaded = await inApp.loaders[0]?.(context)
  const { store, network } = appOf({ loaded: loaded ?? {} })
  const isDown = network.isDown
  network.isDown = false
  const cards = await Promise.all(
    context.args.titles.map((title) =>
      store.dispatch(loadedCardsApi.endpoints.getCard.initiate({ cardId: idOf(title) }, { subscribe: false })).unwrap(),
    ),
  )
  network.isDown = isDown
  return { ...loaded, cards }
}

const meta = {
  ...inApp,
  title: 'screens/share/ShareDialog',
  args: { ...inApp.args, as: 'cikgu_aina', titles: ['The Water Cycle'] },
  argTypes: { ...inApp.argTypes, titles: { control: 'object' } },
  loaders: [loadCards],
  render: (_: ShareArgs, { loaded }: StoryContext<ShareArgs>) => (
    <BoardWithDialog app={appOf({ loaded })} cards={loaded.cards as Card[]} />
  ),
} satisfies Meta<ShareArgs>

export default meta
type Story = StoryObj<ShareArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

const picker = async () => within(await screen.findByRole('grid', { name: say('share.list') }))
const choose = async ({ userEvent }: AppPlay, ...names: string[]) => {
  for (const name of names) await userEvent.click((await picker()).getByRole('row', { name }))
}
const press = async ({ userEvent }: AppPlay, name: string) => userEvent.click(screen.getByRole('button', { name }))

/** All calls to a path fail from now on. */
function breakCall(context: { loaded: Record<string, unknown> }, path: string, status: number, message: string) {
  const { transport } = appOf(context).session
  const { fetch } = transport
  transport.fetch = (request) =>
    request.url.endsWith(path) ? Promise.resolve(Response.json({ message }, { status })) : fetch(request)
}

/** A card that nobody has: somebody has to be chosen first. */
export const Teacher: Story = {
  play: async () => {
    await shown((await picker()).getByRole('row', { name: '5 Bestari' }))
    await expect(screen.getByRole('button', { name: say('share.submit') })).toBeDisabled()
  },
}

/** Students share with people; they have no groups. */
export const Student: Story = {
  args: { as: 'mei_ling', titles: ['Orang-utan Facts for My Talk'] },
  play: async () => {
    await shown((await picker()).getByRole('row', { name: 'Aina Rahman' }))
    await expect((await picker()).queryByText(say('share.groups'))).toBeNull()
  },
}

export const Chosen: Story = {
  play: async (context) => {
    await choose(context, 'Daniel Lim', 'Tan Mei Ling')
    await shown(screen.getByRole('grid', { name: say('share.chosenNew') }))
    await expect(screen.getByRole('button', { name: say('share.submit') })).toBeEnabled()
  },
}

export const GroupWarning: Story = {
  play: async (context) => {
    await choose(context, '5 Bestari')
    await shown(screen.getByText(say('share.warning.everyone')))
  },
}

/** Shared before: the toggle is on, and the list that is left will replace the stored one. */
export const AlreadyShared: Story = {
  args: { titles: ['Food Chains Check'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked())
    await expect((await picker()).getByRole('row', { name: 'Haziq Iskandar' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The toggle is off: those who have the card stay, whoever is chosen is added. */
export const Adding: Story = {
  args: { titles: ['Photosynthesis: How Plants Make Food'] },
  play: async (context) => {
    await picker()
    await context.userEvent.click(screen.getByRole('switch'))
    await choose(context, 'Kavitha Nair')
    await expect(screen.getByRole('switch')).not.toBeChecked()
  },
}

/** Everybody was taken away. */
export const StopSharing: Story = {
  args: { titles: ['Inside a Volcano'] },
  play: async (context) => {
    await choose(context, 'Tan Mei Ling')
    await shown(screen.getByRole('button', { name: say('share.stop') }))
  },
}

export const SeveralCards: Story = {
  args: {
    titles: ['Inside a Volcano', 'Peribahasa Minggu Ini', 'How We Breathe: Ribs, Diaphragm, Lungs', 'Poems We Love'],
  },
  play: async (context) => {
    await choose(context, 'Arjun Kumar')
    await expect(screen.getByRole('switch')).toBeDisabled()
    await shown(screen.getByRole('dialog', { name: say('share.title', { count: 4 }) }))
  },
}

export const InsightCards: Story = {
  args: { titles: ['Class Insights: Food Chains Check', 'The Water Cycle'] },
  play: async (context) => {
    await choose(context, 'Science Teachers')
    await shown(screen.getByText(say('share.warning.teachersOnly')))
  },
}

/** Students are given no insight cards: the dialog says so and keeps what was chosen. */
export const NobodyReceived: Story = {
  args: { titles: ['Class Insights: Food Chains Check'] },
  play: async (context) => {
    await choose(context, 'Tan Mei Ling')
    await press(context, say('share.submit'))
    await shown(await context.canvas.findByText(say('share.noneReceived.insight')))
    await expect((await picker()).getByRole('row', { name: 'Tan Mei Ling' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Somebody else's card: its owner and the person themselves stay on the list. */
export const SharedWithMe: Story = {
  args: { titles: ['Inside the Atom'] },
  play: async () => {
    const name = `Daniel Lim, ${say('share.lock.owner')}`
    await shown((await picker()).getByRole('row', { name }))
    await shown(screen.getByText(say('share.edit.fixed')))
  },
}

/** One of the cards is somebody else's: its owner has it already, and is not sent it. */
export const OwnerAmongSeveral: Story = {
  args: { titles: ['Inside the Atom', 'The Water Cycle'] },
  play: async () => {
    const name = `Daniel Lim, ${say('share.lock.owner')}`
    await waitFor(async () =>
      expect((await picker()).getByRole('row', { name })).toHaveAttribute('aria-selected', 'true'),
    )
    await expect(screen.getByRole('button', { name: say('share.submit') })).toBeDisabled()
  },
}

export const Searching: Story = {
  play: async ({ userEvent }) => {
    await picker()
    await userEvent.type(screen.getByRole('searchbox', { name: say('share.search.label') }), 'sci')
    await waitFor(async () => expect((await picker()).queryByText(say('share.people'))).toBeNull())
    await shown((await picker()).getByRole('row', { name: 'Science Teachers' }))
  },
}

export const NobodyFound: Story = {
  play: async ({ userEvent }) => {
    await picker()
    await userEvent.type(screen.getByRole('searchbox', { name: say('share.search.label') }), 'Puteri')
    await shown(await screen.findByText(say('share.noneFound', { search: 'Puteri' })))
  },
}

export const Loading: Story = {
  args: { held: ['getRecipients'] },
  play: async () => {
    await shown(await screen.findByRole('status', { name: say('share.loading') }))
  },
}

export const NotLoaded: Story = {
  beforeEach: (context) => breakCall(context, 'share/recipient-list', 500, 'Server Error'),
  play: async () => {
    await shown(await screen.findByRole('heading', { name: say('share.notLoaded.title') }))
    await shown(screen.getByRole('button', { name: say('share.retry') }))
  },
}

export const Nobody: Story = {
  args: { as: 'mei_ling', titles: ['Orang-utan Facts for My Talk'] },
  beforeEach: (context) => {
    const { contacts } = appOf(context).session.school.db
    for (const { id } of [...contacts.all()]) contacts.remove(id)
  },
  play: async () => {
    await shown(await screen.findByText(say('share.nobody.text')))
  },
}

export const Pending: Story = {
  args: { held: ['shareCards'] },
  play: async (context) => {
    await choose(context, 'Daniel Lim')
    await press(context, say('share.submit'))
    await shown(await screen.findByRole('progressbar', { name: say('share.submitting') }))
  },
}

/** What was chosen stays. */
export const ServerError: Story = {
  beforeEach: (context) => breakCall(context, 'share/store', 500, ''),
  play: async (context) => {
    await choose(context, '5 Bestari', 'Daniel Lim')
    await press(context, say('share.submit'))
    await expect(await screen.findByRole('alert')).toHaveTextContent(say('share.failed'))
    await expect((await picker()).getByRole('row', { name: 'Daniel Lim' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The server's own words: Adam has left the address book in the meantime. */
export const Refused: Story = {
  play: async (context) => {
    const { contacts } = appOf(context).session.school.db
    await choose(context, '5 Bestari', 'Adam Hakim')
    for (const { id } of contacts.where('receiver_id', 22)) contacts.remove(id)
    await press(context, say('share.submit'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('A selected recipient is invalid.')
  },
}

export const Shared: Story = {
  play: async (context) => {
    await choose(context, 'Daniel Lim')
    await press(context, say('share.submit'))
    await shown(await context.canvas.findByText(say('share.shared')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const SmallScreen: Story = {
  args: { titles: ['Food Chains Check'] },
  globals: phone,
  play: async () => {
    await shown((await picker()).getByRole('row', { name: '5 Bestari' }))
    const dialog = screen.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await choose(context, '5 Bestari')
    await shown(screen.getByRole('dialog', { name: 'Kongsi 1 kad' }))
  },
}
