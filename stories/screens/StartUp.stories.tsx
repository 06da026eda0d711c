import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppArgs, inApp } from '../../.storybook/withApp'
import { say } from './say'
import { seen } from './seen'

const meta = {
  ...inApp,
  title: 'screens/StartUp',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

/** Sparks are still on their way: the loading screen lies over everything. */
export const Loading: Story = {
  args: { held: ['getSparks'] },
  play: async ({ canvas }) => {
    await seen(canvas, say('app.loading'))
  },
}

/** Nobody knows yet who is looking. */
export const WhoIsThere: Story = {
  args: { held: ['getMe'] },
  play: async ({ canvas }) => {
    await seen(canvas, say('app.loading'))
  },
}
