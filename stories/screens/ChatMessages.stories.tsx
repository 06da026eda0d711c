import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import { messageTypes, sendSampleMessage } from '@mocks/chat/sampleMessages'
import { storeMessage } from '@mocks/chat/history'
import { channels } from '@/api/channels'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { askInChat, openChat } from './chatInteractions'
import { fill } from './fill'
import { seedCardId } from './seedIds'
import { t } from '../translate'
import { waitForRealtimeReady, waitForText, waitForVisible } from '../visibility'

const QUESTION = 'Why is lava hot?'

const meta = {
  ...appStoryMeta,
  title: 'screens/Chat messages',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const WITH_SOURCES = `## Why lava is hot

The mantle is hot [1], and rock melts when it rises [2]. The heat of *m* kilograms is

$$Q = m c \\Delta T$$

where $c$ is the specific heat. In Python:

\`\`\`python
def heat(mass, specific_heat, change):
    return mass * specific_heat * change  # in joules, for a mass in kilograms and a change in kelvin
\`\`\`

| rock | melts at |
|---|---|
| basalt | 1,200 °C |
| granite | 700 °C |

1. It rises.
2. It melts.`

const SOURCES = [
  {
    pageContent: 'The mantle is hot because the Earth formed hot.',
    metadata: { title: 'Inside the Earth', url: null },
  },
  {
    pageContent: 'Rock melts when the pressure on it falls.',
    metadata: { title: 'Volcanoes', url: 'https://library.example/volcanoes' },
  },
]

/** Opens the chat with live events. Returns the panel, the mock server and the user. */
async function openOnChannel(context: AppPlayContext) {
  const panel = await openChat(context)
  const { session } = getStoryApp(context)
  await waitForRealtimeReady()
  const { mockServer } = session
  const person = [...mockServer.db.people.all()].find(({ username }) => username === context.args.as)
  if (!person) throw new Error(`The seed has no ${context.args.as}.`)
  return { panel, mockServer, person }
}

async function askAndWait(context: AppPlayContext) {
  const panel = await askInChat(context, QUESTION)
  await panel.findByText(t('chat.ready'))
  return panel
}

export const EveryType: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, mode: 'dark' },
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const { panel, mockServer, person } = await openOnChannel(context)
    for (const type of messageTypes) sendSampleMessage(mockServer, person, type)
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.generate') }))
    await waitForText(context.canvas, t('chat.tutor'))
    await expect(panel.getAllByRole('link')).toHaveLength(3)
  },
}

/** Conversation of an open card. Messages of the board's chat do not appear in it. */
export const OfACard: Story = {
  args: { as: 'mei_ling', path: `/board/focus/${seedCardId('Inside a Volcano')}` },
  play: async (context) => {
    const { panel, mockServer, person } = await openOnChannel(context)
    const format_id = seedCardId('Inside a Volcano')
    sendSampleMessage(mockServer, person, 'text', { content: 'Of the board.' })
    sendSampleMessage(mockServer, person, 'tutor', { format_id })
    await waitForText(context.canvas, t('chat.tutor'))
    await expect(panel.queryByText('Of the board.')).toBeNull()
  },
}

/** The tutor's reply has started, but no text has arrived. */
export const TutorWaiting: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const { mockServer, person } = await openOnChannel(context)
    const start = { messageId: 'r', type: 'tutor', format_id: null } as const
    mockServer.emit(channels.magic, { userId: person.id }, 'chat.stream.start', start)
    await waitForText(context.canvas, t('chat.tutor'))
    await waitForText(context.canvas, t('chat.thinking', { buddy: buddyDisplayName(context.globals.buddy) }))
  },
}

/** The server is generating a picture from a prompt. */
export const PictureInFlight: Story = {
  args: { as: 'cikgu_aina', pendingCalls: ['generateImage'] },
  play: async (context) => {
    const { panel, mockServer, person } = await openOnChannel(context)
    sendSampleMessage(mockServer, person, 'format_image_generate')
    await context.userEvent.click(await panel.findByRole('button', { name: t('chat.generate') }))
    const pending = await panel.findByRole('button', { name: new RegExp(t('chat.generating')) })
    await expect(pending).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Code with a Copy button, formulas, a table, and sources that open by the numbers in the text. */
export const SourcesCodeAndFormula: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const { panel, mockServer, person } = await openOnChannel(context)
    const message = storeMessage(mockServer, person, {
      from: 'other',
      type: 'text',
      content: WITH_SOURCES,
      data: { sources: SOURCES },
    })
    mockServer.emit(channels.magic, { userId: person.id }, 'chat.received', { message })
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.copyCode') }))
    await waitFor(() => expect(context.canvasElement.querySelectorAll('math')).toHaveLength(2))
    await context.userEvent.click(panel.getByRole('link', { name: '[2]' }))
    await expect(panel.getByRole('link', { name: 'Volcanoes' }).closest('li')).toHaveFocus()
  },
}

/** After the question was asked again, both answers can be viewed. */
export const TwoAnswers: Story = {
  play: async (context) => {
    const panel = await askAndWait(context)
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.retry') }))
    await panel.findByText(t('chat.ready'))
    await waitForText(context.canvas, t('chat.answerOf', { shown: 2, count: 2 }))
    await expect(panel.getByRole('button', { name: t('chat.previousAnswer') })).toBeEnabled()
  },
}

export const EditingQuestion: Story = {
  play: async (context) => {
    const panel = await askAndWait(context)
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.edit') }))
    const field = await panel.findByRole('textbox', { name: t('chat.editField') })
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const Rated: Story = {
  play: async (context) => {
    const panel = await askAndWait(context)
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.badAnswer') }))
    await fill(context, panel.getByRole('textbox', { name: t('chat.feedbackText') }), 'It is too long for Year 3.')
    await expect(panel.getByRole('button', { name: t('chat.badAnswer') })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The reply ended while the chat was closed. The buddy shows it in a bubble for 10 s. */
export const MiniMessage: Story = {
  args: { streamIntervalMs: 20 },
  play: async (context) => {
    const { canvas, userEvent, globals } = context
    const panel = await askInChat(context, QUESTION)
    await userEvent.click(panel.getByRole('button', { name: t('chat.close') }))
    const name = t('chat.mini', { buddy: buddyDisplayName(globals.buddy) })
    const bubble = await canvas.findByText(name, { exact: false }, { timeout: 10_000 })
    await waitForVisible(() => within(bubble.parentElement as HTMLElement).getByText(/lava/i))
  },
}
