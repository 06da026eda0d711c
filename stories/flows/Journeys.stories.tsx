import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { channels } from '@/api/channels'
import { type AppArgs, type AppPlayContext, getStoryApp, appStoryMeta } from '../../.storybook/withApp'
import { viewCard } from '@mocks/domain/cards/cards'
import type { CardRecord } from '@mocks/db/tables'
import { askInChat } from '../screens/chatInteractions'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'flows/Journeys',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

async function findFirstTile(context: AppPlayContext) {
  await waitForAppReady(context)
  const list = await context.canvas.findByRole('grid', { name: t('board.cards') })
  return within(list).getAllByRole('article')[0]
}

/** Creates a card outside of this app and broadcasts it, as another tab or a background job would. */
function createCardRemotely(context: AppPlayContext, title: string) {
  const { mockServer } = getStoryApp(context).session
  const person = [...mockServer.db.people.all()].find(({ username }) => username === 'cikgu_aina')
  if (!person) throw new Error('fixtures/seed has no user "cikgu_aina".')
  const now = mockServer.now().toISOString()
  const record: CardRecord = {
    id: 'f2c7a1de-93b4-4a86-8d0e-5b6c1e7f9a20',
    type: 'text',
    title,
    body: '<p>Leave the glass on the window sill and look again after break.</p>',
    image: 'scenes/water-cycle',
    owner_id: person.id,
    parent_id: null,
    created_at: now,
    updated_at: now,
  }
  mockServer.db.cards.set(record)
  const format = viewCard(mockServer, record, person)
  mockServer.emit(channels.cards, { userId: person.id }, 'format.created', { format, temp_id: null })
}

/** The user logs in, reads a card, asks in the chat and adds the reply to the board. */
export const FirstVisit: Story = {
  args: { as: 'nobody', path: '/' },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('Log in', async () => {
      await userEvent.type(await canvas.findByLabelText(t('login.username')), 'cikgu_aina')
      await userEvent.type(canvas.getByLabelText(t('login.password')), 'selamat-pagi{Enter}')
      await waitForVisible(findFirstTile(context))
      await userEvent.click(await canvas.findByRole('button', { name: t('landing.close') }))
    })
    await step('Read a card', async () => {
      canvas.getByRole('button', { name: /^Inside a Volcano/ }).focus()
      await userEvent.keyboard('{Enter}')
      await waitForVisible(() => canvas.getByRole('heading', { name: 'Inside a Volcano', level: 1 }))
      await userEvent.click(canvas.getByRole('button', { name: t('focus.close') }))
    })
    await step('Ask and add the reply', async () => {
      const panel = await askInChat(context, 'Explain photosynthesis step by step')
      await userEvent.click(await panel.findByRole('button', { name: t('chat.add') }))
      await waitForVisible(() => panel.getByRole('button', { name: t('chat.added') }))
    })
    await step('The card is on the board', async () => {
      await waitFor(async () => expect(await findFirstTile(context)).toHaveAccessibleName(/photosynthesis/i))
    })
  },
}

/** A streamed reply is interrupted. Trying again replaces it with the complete reply. */
export const InterruptedAndRetried: Story = {
  args: { scenario: 'streamCut' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const panel = await askInChat(context, 'Explain photosynthesis step by step')
    await waitForText(canvas, t('chat.interrupted'))
    getStoryApp(context).session.mockServer.setScenario('normal')
    await userEvent.click(panel.getByRole('button', { name: t('chat.retry') }))
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.add') }))
    await expect(panel.queryByText(t('chat.interrupted'))).toBeNull()
    await expect(panel.getAllByText('Explain photosynthesis step by step')).toHaveLength(1)
    await expect(panel.getByText(t('chat.ready'))).toBeInTheDocument()
  },
}

/** The board fails to load. Trying again succeeds. */
export const RetryAfterError: Story = {
  args: { scenario: 'serverError' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const retry = await canvas.findByRole('button', { name: t('app.retry') })
    getStoryApp(context).session.mockServer.setScenario('normal')
    await userEvent.click(retry)
    await waitForVisible(findFirstTile(context))
  },
}

/** Another tab creates a card. A live event makes the board show it first, without a reload. */
export const RealtimeUpdate: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await findFirstTile(context)
    await waitFor(() => expect(getStoryApp(context).network.isSubscribed).toBe(true))
    createCardRemotely(context, 'Where Does the Puddle Go?')
    await waitFor(async () => expect(await findFirstTile(context)).toHaveAccessibleName('Where Does the Puddle Go?'))
  },
}

/** While the realtime connection is down, the app misses events. After the reconnect it fetches the board again. */
export const LostConnection: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const { mockServer } = getStoryApp(context).session
    await findFirstTile(context)
    await waitFor(() => expect(getStoryApp(context).network.isSubscribed).toBe(true))
    mockServer.setScenario('socketDropped')
    await waitForText(context.canvas, t('app.reconnecting'))
    const connect = spyOn(mockServer.pusher, 'connect')
    createCardRemotely(context, 'Where Does the Puddle Go?')
    // The broadcast is lost: the card is still missing when the app tries to connect again, about a second later.
    await waitFor(() => expect(connect).toHaveBeenCalled())
    await expect(context.canvas.queryByRole('article', { name: 'Where Does the Puddle Go?' })).toBeNull()
    mockServer.setScenario('normal')
    await waitForVisible(() => context.canvas.getByRole('article', { name: 'Where Does the Puddle Go?' }))
    await expect(context.canvas.queryByText(t('app.reconnecting'))).toBeNull()
  },
}

export const LogOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await findFirstTile(context)
    await userEvent.click(canvas.getAllByRole('button', { name: t('app.logout') })[0] as HTMLElement)
    await waitForVisible(() => canvas.getByRole('heading', { name: t('login.title') }))
    await expect(canvas.queryByRole('grid', { name: t('board.cards') })).toBeNull()
  },
}
