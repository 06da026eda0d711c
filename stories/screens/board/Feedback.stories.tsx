import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlay, appOf, inApp } from '../../../.storybook/withApp'
import { ask } from '../ask'
import { say } from '../say'
import { seen, shown, started } from '../seen'
import { phone } from './hands'

/** Telling the makers what is wrong, could be, or is on one's mind. */
const meta = {
  ...inApp,
  title: 'screens/board/Feedback',
  args: { ...inApp.args, as: 'mei_ling' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

async function open(context: AppPlay) {
  await started(context)
  const ways = await context.canvas.findAllByRole('button', { name: say('userFeedback.open') })
  await context.userEvent.click(ways.at(-1) as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: say('userFeedback.title') }))
  await shown(dialog.getByRole('textbox', { name: say('userFeedback.text') }))
  return dialog
}

async function send(context: AppPlay) {
  const dialog = await open(context)
  await context.userEvent.type(
    dialog.getByRole('textbox', { name: say('userFeedback.text') }),
    'The picture on my haiku is upside down.',
  )
  await context.userEvent.click(dialog.getByRole('button', { name: say('userFeedback.submit') }))
  return dialog
}

export const Open: Story = {
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog.getByRole('radio', { name: say('userFeedback.type.issue') })).toBeChecked()
    await expect(dialog.getByRole('button', { name: say('userFeedback.submit') })).toBeDisabled()
  },
}

export const AnIdea: Story = {
  play: async (context) => {
    const dialog = await open(context)
    await context.userEvent.click(dialog.getByText(say('userFeedback.type.idea')))
    await shown(dialog.getByPlaceholderText(say('userFeedback.placeholder.idea')))
  },
}

export const Sending: Story = {
  args: { held: ['sendUserFeedback'] },
  play: async (context) => {
    const dialog = await send(context)
    await shown(await dialog.findByRole('progressbar', { name: say('userFeedback.submitting') }))
  },
}

export const Thanks: Story = {
  play: async (context) => {
    await send(context)
    await seen(context.canvas, say('userFeedback.message.success'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What was typed stays. */
export const NotSent: Story = {
  beforeEach: (context) => {
    const { transport } = appOf(context).session
    const { fetch } = transport
    transport.fetch = (request) =>
      request.url.endsWith('v1/userfeedback')
        ? Promise.resolve(Response.json({ message: 'Server Error' }, { status: 500 }))
        : fetch(request)
  },
  play: async (context) => {
    const dialog = await send(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(say('userFeedback.message.failed'))
    await expect(dialog.getByRole('textbox')).toHaveValue('The picture on my haiku is upside down.')
  },
}

/** The warning of the daily quota leads here. */
export const OfferedByTheQuota: Story = {
  args: { scenario: 'quotaReached' },
  play: async (context) => {
    await ask(context, 'Explain photosynthesis step by step')
    await seen(context.canvas, say('error.429'))
    const notices = within(context.canvas.getByRole('region', { name: say('app.notices') }))
    await shown(notices.getByRole('button', { name: say('userFeedback.open') }))
  },
}

export const SmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    const dialog = await open(context)
    await shown(dialog.getByRole('button', { name: say('userFeedback.cancel') }))
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await open(context)
    await shown(screen.getByRole('dialog', { name: 'Hantar maklum balas' }))
  },
}
