import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import { type AppArgs, type AppPlay, appOf, inApp } from '../../.storybook/withApp'
import { ask, openChat } from './ask'
import { say } from './say'
import { seen } from './seen'

const QUESTION = 'Explain photosynthesis step by step'

const meta = {
  ...inApp,
  title: 'screens/Chat',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

/** ms between events that nobody waits for: the reply stands where it is. */
const FOREVER = 2 ** 31 - 1

const addButton = ({ canvas }: AppPlay) => canvas.findByRole('button', { name: say('chat.add') })

/** Lets a reply begin and then hang, so that it can be looked at while it streams. */
async function startReply(context: AppPlay) {
  const { school } = appOf(context).session
  await ask(context, QUESTION)
  await waitFor(() => expect(replyText(context).length).toBeGreaterThan(200))
  school.streamPace = FOREVER
}

const replyText = ({ canvas }: AppPlay) => canvas.getByRole('region', { name: say('chat.messages') }).textContent ?? ''

export const Welcome: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await openChat(context)
    await seen(context.canvas, say('chat.greeting', { name: 'Aina' }))
  },
}

/** A question that is being typed; the draft outlives a reload. */
export const Typing: Story = {
  play: async (context) => {
    const field = await openChat(context)
    await context.userEvent.type(field, 'Why is the sky over Kuala Lumpur grey in')
    await expect(context.canvas.getByRole('button', { name: say('chat.send') })).toBeEnabled()
  },
}

export const Waiting: Story = {
  args: { held: ['askMagic'] },
  play: async (context) => {
    await ask(context, QUESTION)
    await seen(context.canvas, say('chat.thinking', { buddy: buddyDisplayName(context.globals.buddy) }))
  },
}

export const Streaming: Story = {
  args: { streamPace: 5 },
  play: async (context) => {
    await startReply(context)
    await expect(context.canvas.getByRole('button', { name: say('chat.stop') })).toBeVisible()
  },
}

export const Complete: Story = {
  play: async (context) => {
    await ask(context, QUESTION)
    await expect(await addButton(context)).toBeEnabled()
    await expect(context.canvas.getByText(say('chat.ready'))).toBeInTheDocument()
  },
}

/** Stopped by the person; what had arrived stays and can be kept. */
export const Stopped: Story = {
  args: { streamPace: 5 },
  play: async (context) => {
    await startReply(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: say('chat.stop') }))
    await seen(context.canvas, say('chat.stopped'))
    await expect(await addButton(context)).toBeVisible()
  },
}

/** The connection broke in the middle of a word: the partial answer stays, marked, with retry. */
export const CutInMidWord: Story = {
  args: { scenario: 'streamCut' },
  play: async (context) => {
    await ask(context, QUESTION)
    await seen(context.canvas, say('chat.cut'))
    await expect(context.canvas.getByRole('button', { name: say('chat.retry') })).toBeVisible()
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
    await ask(context, QUESTION)
    await seen(context.canvas, say('chat.failed'))
    await expect(context.canvas.getByRole('button', { name: say('chat.retry') })).toBeVisible()
  },
}

/** The daily quota is used up: the field rests and says so. */
export const QuotaReached: Story = {
  args: { scenario: 'quotaReached' },
  play: async (context) => {
    await ask(context, QUESTION)
    await seen(context.canvas, say('error.429'))
    await expect(context.canvas.getByPlaceholderText(say('magicchat.quota_reached'))).toBeDisabled()
  },
}

/** The same while the chat is closed: the buddy sleeps. */
export const QuotaReachedClosed: Story = {
  args: { scenario: 'quotaReached' },
  play: async (context) => {
    const { canvas, userEvent, globals } = context
    await ask(context, QUESTION)
    await userEvent.click(canvas.getByRole('button', { name: say('chat.close') }))
    const buddy = await canvas.findByRole('button', { name: say('chat.open', { buddy: buddyDisplayName(globals.buddy) }) })
    await waitFor(() => expect(buddy.querySelector('[data-mood=sleeping]')).toBeVisible())
  },
}

export const Adding: Story = {
  args: { held: ['createCardFromReply'] },
  play: async (context) => {
    await ask(context, QUESTION)
    await context.userEvent.click(await addButton(context))
    await expect(await context.canvas.findByRole('button', { name: say('chat.adding') })).toBeDisabled()
  },
}

/** For 3 s, then Add is back. */
export const Added: Story = {
  play: async (context) => {
    await ask(context, QUESTION)
    await context.userEvent.click(await addButton(context))
    await expect(await context.canvas.findByRole('button', { name: say('chat.added') })).toBeVisible()
  },
}

export const AddFails: Story = {
  args: { scenario: 'addFails' },
  play: async (context) => {
    await ask(context, QUESTION)
    await context.userEvent.click(await addButton(context))
    await seen(context.canvas, say('message.magicAction.addFail'))
    await expect(await addButton(context)).toBeEnabled()
  },
}

/** Scrolled up to read: new text no longer pulls the view along, one press leads back. */
export const LongConversation: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await openChat(context)
    for (const [index, question] of [QUESTION, 'What is a food chain?'].entries()) {
      await userEvent.type(field, `${question}{Enter}`)
      await waitFor(() => expect(canvas.getAllByRole('button', { name: say('chat.add') })).toHaveLength(index + 1))
    }
    canvas.getByRole('region', { name: say('chat.messages') }).scrollTop = 0
    await expect(await canvas.findByRole('button', { name: say('chat.jump') })).toBeVisible()
  },
}

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await ask(context, QUESTION)
    await expect(await addButton(context)).toBeEnabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await openChat(context)
    await expect(context.canvas.getByRole('button', { name: 'Tutup sembang' })).toBeVisible()
  },
}
