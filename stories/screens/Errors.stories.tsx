import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type AppArgs, appStoryMeta } from '../../.storybook/withApp'
import { t } from './translate'
import { waitForVisible } from './visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/Errors',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

export const NotFound: Story = {
  args: { path: '/somewhere-else' },
  play: async ({ canvas }) => {
    await waitForVisible(await canvas.findByRole('heading', { name: t('error.404') }))
    await waitForVisible(canvas.getByRole('button', { name: t('error.page.toBoard') }))
  },
}

/** An error in the app itself. */
export const ServerError: Story = {
  args: { path: '/error/500' },
  play: async ({ canvas }) => {
    await waitForVisible(await canvas.findByRole('heading', { name: t('error.500') }))
  },
}

/** Shown for a 503 response to any call. */
export const Maintenance: Story = {
  args: { scenario: 'maintenance' },
  play: async ({ canvas }) => {
    await waitForVisible(await canvas.findByRole('heading', { name: t('error.503') }))
    await waitForVisible(canvas.getByRole('button', { name: t('error.page.tryAgain') }))
  },
}

export const SmallScreen: Story = {
  args: { path: '/somewhere-else' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await waitForVisible(await canvas.findByRole('heading', { name: t('error.404') }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
