import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { channels } from '@/api/channels'
import { type AppArgs, type AppPlay, appOf, inApp } from '../../.storybook/withApp'
import { viewCard } from '../../mocks/cards'
import type { CardRecord } from '../../mocks/db'
import { ask } from '../screens/ask'
import { say } from '../screens/say'
import { seen, shown, started } from '../screens/seen'

const meta = {
  ...inApp,
  title: 'flows/Journeys',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

async function firstTile(context: AppPlay) {
  await started(context)
  const list = await context.canvas.findByRole('list', { name: say('board.cards') })
  return within(list).getAllByRole('article')[0]
}

/** Somebody made a card elsewhere: in another tab, or a worker of the school. */
function makeCardElsewhere(context: AppPlay, title: string) {
  const { school } = appOf(context).session
  const person = [...school.db.people.all()].find(({ username }) => username === 'cikgu_aina')
  if (!person) throw new Error('The pretend school has no teacher "cikgu_aina".')
  const now = school.now().toISOString()
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
  school.db.cards.set(record)
  const format = viewCard(school, record, person)
  school.emit(channels.cards, { userId: person.id }, 'format.created', { format, temp_id: null })
}

/** Log in, look at the board, read a card, ask, watch the answer, keep it, find it on the board. */
export const FirstVisit: Story = {
  args: { as: 'nobody', path: '/' },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('Log in', async () => {
      await userEvent.type(await canvas.findByLabelText(say('login.username')), 'cikgu_aina')
      await userEvent.type(canvas.getByLabelText(say('login.password')), 'selamat-pagi{Enter}')
      await shown(await firstTile(context))
    })
    await step('Read a card', async () => {
      canvas.getByRole('button', { name: /^Inside a Volcano/ }).focus()
      await userEvent.keyboard('{Enter}')
      await shown(await canvas.findByRole('heading', { name: 'Inside a Volcano', level: 1 }))
      await userEvent.click(canvas.getByRole('button', { name: say('focus.close') }))
    })
    await step('Ask and keep the answer', async () => {
      const panel = await ask(context, 'Explain photosynthesis step by step')
      await userEvent.click(await panel.findByRole('button', { name: say('chat.add') }))
      await shown(await panel.findByRole('button', { name: say('chat.added') }))
    })
    await step('The card is on the board', async () => {
      await waitFor(async () => expect(await firstTile(context)).toHaveAccessibleName(/photosynthesis/i))
    })
  },
}

/** A reply is cut; asked again, it comes whole in the same place. */
export const CutAndRetry: Story = {
  args: { scenario: 'streamCut' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const panel = await ask(context, 'Explain photosynthesis step by step')
    await seen(canvas, say('chat.cut'))
    appOf(context).session.school.setScenario('normal')
    await userEvent.click(panel.getByRole('button', { name: say('chat.retry') }))
    await shown(await panel.findByRole('button', { name: say('chat.add') }))
    await expect(panel.queryByText(say('chat.cut'))).toBeNull()
    await expect(panel.getByText(say('chat.ready'))).toBeInTheDocument()
  },
}

/** The board did not load; the second try works. */
export const TryAgain: Story = {
  args: { scenario: 'serverError' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const retry = await canvas.findByRole('button', { name: say('app.retry') })
    appOf(context).session.school.setScenario('normal')
    await userEvent.click(retry)
    await shown(await firstTile(context))
  },
}

/** A card that is made elsewhere lies first on the board, without a reload. */
export const ArrivesLive: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await firstTile(context)
    await waitFor(() => expect(appOf(context).network.isListening).toBe(true))
    makeCardElsewhere(context, 'Where Does the Puddle Go?')
    await waitFor(async () => expect(await firstTile(context)).toHaveAccessibleName('Where Does the Puddle Go?'))
  },
}

/** What happened while the connection was gone is there once it is back. */
export const LostConnection: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const { school } = appOf(context).session
    await firstTile(context)
    await waitFor(() => expect(appOf(context).network.isListening).toBe(true))
    school.setScenario('socketDropped')
    await seen(context.canvas, say('app.reconnecting'))
    makeCardElsewhere(context, 'Where Does the Puddle Go?')
    await expect(context.canvas.queryByRole('article', { name: 'Where Does the Puddle Go?' })).toBeNull()
    school.setScenario('normal')
    await shown(await context.canvas.findByRole('article', { name: 'Where Does the Puddle Go?' }))
    await expect(context.canvas.queryByText(say('app.reconnecting'))).toBeNull()
  },
}

export const LogOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await firstTile(context)
    await userEvent.click(canvas.getAllByRole('button', { name: say('app.logout') })[0] as HTMLElement)
    await shown(await canvas.findByRole('heading', { name: say('login.title') }))
    await expect(canvas.queryByRole('list', { name: say('board.cards') })).toBeNull()
  },
}
