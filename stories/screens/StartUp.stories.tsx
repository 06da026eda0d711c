import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppArgs, appStoryMeta } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/StartUp',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

/** The request for sparks is pending, so the loading screen covers the app. */
export const Loading: Story = {
  args: { pendingCalls: ['getSparks'] },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('app.loading'))
  },
}

export const SessionLoading: Story = {
  args: { pendingCalls: ['getMe'] },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('app.loading'))
  },
}

/** The request for the user gets no usable response. The app tries again by itself; a button tries again at once. */
export const ServerSilent: Story = {
  args: { scenario: 'meFails' },
  // React and the router log the error that this page shows.
  parameters: { allowedConsole: [/has no usable answer|Error in route match/] },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.serverSilent') }))
    await waitForVisible(() => canvas.getByRole('button', { name: t('app.retry') }))
  },
}
