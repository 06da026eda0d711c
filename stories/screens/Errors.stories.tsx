import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type AppArgs, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/Errors',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

export const NotFound: Story = {
  args: { path: '/somewhere-else' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.404') }))
    await waitForVisible(() => canvas.getByRole('button', { name: t('error.page.toBoard') }))
  },
}

/** The page for an error in the app itself, opened by its URL. */
export const ServerError: Story = {
  args: { path: '/error/500' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.500') }))
  },
}

/** The page has the theme and buddy of the user. */
export const ServerErrorDark: Story = {
  globals: { buddy: 'R', mode: 'dark' },
  play: async (context) => {
    const { canvas } = context
    await waitForVisible(() => canvas.getByRole('heading', { name: t('app.myBoard'), level: 1 }))
    await getStoryApp(context).router.navigate({ to: '/error/500' })
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.500') }))
    await expect(document.documentElement.dataset.theme).toBe('R')
  },
}

/** Shown after a 503 response to any call. The game waits for the first jump. */
export const Maintenance: Story = {
  args: { scenario: 'maintenance' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.503') }))
    await waitForVisible(() => canvas.getByRole('button', { name: t('error.page.tryAgain') }))
    await expect(await canvas.findByRole('button', { name: t('game.label') })).toHaveAccessibleDescription(
      t('game.hint'),
    )
  },
}

export const SmallScreen: Story = {
  args: { path: '/somewhere-else' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.404') }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
