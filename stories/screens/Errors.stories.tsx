import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type AppArgs, inApp } from '../../.storybook/withApp'
import { say } from './say'
import { shown } from './seen'

const meta = {
  ...inApp,
  title: 'screens/Errors',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

export const NotFound: Story = {
  args: { path: '/somewhere-else' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('error.404') }))
    await shown(canvas.getByRole('button', { name: say('error.page.toBoard') }))
  },
}

/** Something broke in the app itself. */
export const ServerError: Story = {
  args: { path: '/error/500' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('error.500') }))
  },
}

/** Any call that answers 503 leads here. */
export const Maintenance: Story = {
  args: { scenario: 'maintenance' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('error.503') }))
    await shown(canvas.getByRole('button', { name: say('error.page.tryAgain') }))
  },
}

export const SmallScreen: Story = {
  args: { path: '/somewhere-else' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('error.404') }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
