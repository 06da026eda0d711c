import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import { type AppArgs, type AppPlay, appOf, inApp } from '../../.storybook/withApp'
import { ask, openChat } from './ask'
import { say } from './say'
import { seen, shown } from './seen'

const QUESTION = 'Explain photosynthesis step by step'

const meta = {
  ...inApp,
  title: 'screens/Chat',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

type Panel = Awaited<ReturnType<typeof ask>>

const addButton = (panel: Panel) => panel.findByRole('button', { name: say('chat.add') })

/** Asks and waits until a part of the answer can be read; then each further event takes `pace` ms. */
async function beginReply(context: AppPlay, pace: number): Promise<Panel> {
  const panel = await ask(context, QUESTION)
  const conversation = panel.getByRole('region', { name: say('chat.messages') })
  await waitFor(() => expect(conversation.textContent?.length).toBeGreaterThan(200))
  appOf(context).session.school.streamPace = pace
  return panel
}

export const Welcome: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await openChat(context)
    await seen(context.canvas, say('chat.greeting', { name: 'Aina Rahman' }))
  },
}

/** A question that is being typed; the draft outlives a reload. */
export const Typing: Story = {
  play: async (context) => {
    const panel = await openChat(context)
    await context.userEvent.type(panel.getByRole('textbox'), 'Why is the sky over Kuala Lumpur grey in')
    await expect(panel.getByRole('button', { name: say('chat.send') })).toBeEnabled()
  },
}

export const Waiting: Story = {
  args: { held: ['askMagic'] },
  play: async (context) => {
    await ask(context, QUESTION)
    await seen(context.canvas, say('chat.thinking', { buddy: buddyDisplayName(context.globals.buddy) }))
  },
}

/** A part of the answer is there, the next words take a minute: time to look. */
export const Streaming: Story = {
  play: async (context) => {
    const panel = await beginReply(context, 60_000)
    await shown(panel.getByRole('button', { name: say('chat.stop') }))
  },
}

export const Complete: Story = {
  play: async (context) => {
    const panel = await ask(context, QUESTION)
    await expect(await addButton(panel)).toBeEnabled()
    await expect(panel.getByText(say('chat.ready'))).toBeInTheDocument()
  },
}

/** Stopped by the person; what had arrived stays and can be kept. */
export const Stopped: Story = {
  play: async (context) => {
    const panel = await beginReply(context, 100)
    await context.userEvent.click(panel.getByRole('button', { name: say('chat.stop') }))
    await seen(context.canvas, say('chat.stopped'))
    await shown(await addButton(panel))
  },
}

/** The connection broke in the middle of a word: the partial answer stays, marked, with retry. */
export const CutInMidWord: Story = {
  args: { scenario: 'streamCut' },
  play: async (context) => {
    const panel = await ask(context, QUESTION)
    await seen(context.canvas, say('chat.cut'))
    await shown(panel.getByRole('button', { name: say('chat.retry') }))
  },
}

/** The stream closed without saying that it was over. */
export const EndedWithoutEnd: Story = {
  args: { scenario: 'streamWithoutEnd' },
  play: async (context) => {
    await ask(context, QUESTION)
    await seen(context.canvas, say('chat.cut'))
  },
}

/** The assistant itself gave up while replying. */
export const AssistantFails: Story = {
  args: { scenario: 'streamError' },
  play: async (context) => {
    await ask(context, QUESTION)
    await seen(context.canvas, say('chat.cut'))
  },
}

/** No answer at all. */
export const ServerError: Story = {
  play: async (context) => {
    await context.canvas.findByRole('list', { name: say('board.cards') })
    appOf(context).session.school.setScenario('serverError')
    const panel = await ask(context, QUESTION)
    await seen(context.canvas, say('chat.failed'))
    await shown(panel.getByRole('button', { name: say('chat.retry') }))
  },
}

/** The daily quota is used up: the field rests and says so. */
export const QuotaReached: Story = {
  args: { scenario: 'quotaReached' },
  play: async (context) => {
    const panel = await ask(context, QUESTION)
    await seen(context.canvas, say('error.429'))
    await expect(panel.getByPlaceholderText(say('magicchat.quota_reached'))).toBeDisabled()
  },
}

/** The same while the chat is closed: the buddy sleeps. */
export const QuotaReachedClosed: Story = {
  args: { scenario: 'quotaReached' },
  play: async (context) => {
    const { canvas, userEvent, globals } = context
    const panel = await ask(context, QUESTION)
    await userEvent.click(panel.getByRole('button', { name: say('chat.close') }))
    const buddy = await canvas.findByRole('button', {
      name: say('chat.open', { buddy: buddyDisplayName(globals.buddy) }),
    })
    await shown(buddy.querySelector('[data-mood=sleeping]'))
  },
}

export const Adding: Story = {
  args: { held: ['createCardFromReply'] },
  play: async (context) => {
    const panel = await ask(context, QUESTION)
    await context.userEvent.click(await addButton(panel))
    await expect(await panel.findByRole('button', { name: say('chat.adding') })).toBeDisabled()
  },
}

/** For 3 s, then Add is back. */
export const Added: Story = {
  play: async (context) => {
    const panel = await ask(context, QUESTION)
    await context.userEvent.click(await addButton(panel))
    await shown(await panel.findByRole('button', { name: say('chat.added') }))
  },
}

export const AddFails: Story = {
  args: { scenario: 'addFails' },
  play: async (context) => {
    const panel = await ask(context, QUESTION)
    await context.userEvent.click(await addButton(panel))
    await seen(context.canvas, say('message.magicAction.addFail'))
    await expect(await addButton(panel)).toBeEnabled()
  },
}

/** Scrolled up to read: new text no longer pulls the view along, one press leads back. */
export const LongConversation: Story = {
  play: async (context) => {
    const panel = await ask(context, QUESTION)
    await addButton(panel)
    await context.userEvent.type(panel.getByRole('textbox'), 'What is a food chain?{Enter}')
    await waitFor(() => expect(panel.getAllByRole('button', { name: say('chat.add') })).toHaveLength(2))
    panel.getByRole('region', { name: say('chat.messages') }).scrollTop = 0
    await shown(await panel.findByRole('button', { name: say('chat.jump') }))
  },
}

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const panel = await ask(context, QUESTION)
    await expect(await addButton(panel)).toBeEnabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    const panel = await openChat(context)
    await shown(panel.getByRole('button', { name: 'Tutup sembang' }))
  },
}
