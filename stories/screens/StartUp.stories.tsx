import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppArgs, appStoryMeta } from '../../.storybook/withApp'
import { t } from './translate'
import { waitForText } from './visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/StartUp',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

/** Sparks are still on their way: the loading screen lies over everything. */
export const Loading: Story = {
  args: { pendingCalls: ['getSparks'] },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('app.loading'))
  },
}

/** Nobody knows yet who is looking. */
export const SessionLoading: Story = {
  args: { pendingCalls: ['getMe'] },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('app.loading'))
  },
}
