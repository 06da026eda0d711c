import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { feedbackCalls } from '@/api/feedback.contract'
import { intercept } from '@/testing/intercept'
import { type AppArgs, type AppPlayContext, getStoryApp, appStoryMeta } from '../../../.storybook/withApp'
import { askInChat } from '../chatInteractions'
import { fill } from '../fill'
import { t } from '../../translate'
import { snackbarsOf, waitForAppReady, waitForText, waitForVisible } from '../../visibility'
import { phone } from './boardInteractions'

const meta = {
  ...appStoryMeta,
  title: 'screens/board/Feedback',
  args: { ...appStoryMeta.args, as: 'mei_ling' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

async function openDialog(context: AppPlayContext) {
  await waitForAppReady(context)
  const openButtons = await context.canvas.findAllByRole('button', { name: t('userFeedback.open') })
  await context.userEvent.click(openButtons.at(-1) as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: t('userFeedback.title') }))
  await waitForVisible(() => dialog.getByRole('textbox', { name: t('userFeedback.text') }))
  return dialog
}

async function sendFeedback(context: AppPlayContext) {
  const dialog = await openDialog(context)
  const field = dialog.getByRole('textbox', { name: t('userFeedback.text') })
  await fill(context, field, 'The picture on my haiku is upside down.')
  await context.userEvent.click(dialog.getByRole('button', { name: t('userFeedback.submit') }))
  return dialog
}

export const Open: Story = {
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(dialog.getByRole('radio', { name: t('userFeedback.type.issue') })).toBeChecked()
    await expect(dialog.getByRole('button', { name: t('userFeedback.submit') })).toBeDisabled()
  },
}

export const Idea: Story = {
  play: async (context) => {
    const dialog = await openDialog(context)
    await context.userEvent.click(dialog.getByText(t('userFeedback.type.idea')))
    await waitForVisible(() => dialog.getByPlaceholderText(t('userFeedback.placeholder.idea')))
  },
}

export const Sending: Story = {
  args: { pendingCalls: ['sendUserFeedback'] },
  play: async (context) => {
    const dialog = await sendFeedback(context)
    await waitForVisible(() => dialog.getByRole('progressbar', { name: t('userFeedback.submitting') }))
  },
}

export const Sent: Story = {
  play: async (context) => {
    await sendFeedback(context)
    await waitForText(context.canvas, t('userFeedback.message.success'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The request fails. The dialog stays open and keeps the input. */
export const SendingFailed: Story = {
  parameters: { allowedConsole: [/^\[api\] sendUserFeedback failed/] },
  beforeEach: (context) => {
    intercept(getStoryApp(context), feedbackCalls.sendUserFeedback, () => ({ status: 500 }))
  },
  play: async (context) => {
    const dialog = await sendFeedback(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('userFeedback.message.failed'))
    await expect(dialog.getByRole('textbox')).toHaveValue('The picture on my haiku is upside down.')
  },
}

export const OfferedByQuotaSnackbar: Story = {
  args: { scenario: 'quotaReached' },
  play: async (context) => {
    await askInChat(context, 'Explain photosynthesis step by step')
    await waitForText(context.canvas, t('error.429'))
    const snackbars = snackbarsOf(context)
    await waitForVisible(() => snackbars.getByRole('button', { name: t('userFeedback.open') }))
  },
}

export const SmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    const dialog = await openDialog(context)
    await waitForVisible(() => dialog.getByRole('button', { name: t('userFeedback.cancel') }))
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await openDialog(context)
    await waitForVisible(() => screen.getByRole('dialog', { name: 'Hantar maklum balas' }))
  },
}
