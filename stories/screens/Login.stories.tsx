import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { STORY_TIME } from '@/testing/openApp'
import { type AppArgs, type AppPlayContext, getStoryApp, appStoryMeta } from '../../.storybook/withApp'
import { t } from './translate'
import { waitForText, waitForVisible } from './visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/Login',
  args: { ...appStoryMeta.args, path: '/login', as: 'nobody' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

async function logIn({ canvas, userEvent }: AppPlayContext, username: string, password: string) {
  await userEvent.type(await canvas.findByLabelText(t('login.username')), username)
  await userEvent.type(canvas.getByLabelText(t('login.password')), password)
  await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(t('login.username'))).toHaveValue('')
    await waitForVisible(canvas.getByRole('button', { name: /Aina Rahman/ }))
  },
}

/** The login on a real backend. */
export const WithoutDemoAccounts: Story = {
  args: { hasDemoAccounts: false },
  play: async ({ canvas }) => {
    await waitForVisible(await canvas.findByRole('heading', { name: t('login.title') }))
    await expect(canvas.queryByRole('heading', { name: t('login.demo.title') })).toBeNull()
  },
}

export const MissingInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(t('login.username')), 'cikgu_aina{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('message.login.missingInfo'))
  },
}

/** Shows the server's message; the input is kept. */
export const WrongPassword: Story = {
  parameters: { allowedConsole: [/^\[api\] login failed/] },
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-malam')
    await waitForText(context.canvas, 'Oops, your credentials do not match')
    await expect(context.canvas.getByLabelText(t('login.username'))).toHaveValue('cikgu_aina')
  },
}

export const NotVerified: Story = {
  parameters: { allowedConsole: [/^\[api\] login failed/] },
  play: async (context) => {
    await logIn(context, 'siti_aminah', '1122')
    await waitForText(context.canvas, /^Your account has not been verified/)
  },
}

export const Pending: Story = {
  args: { pendingCalls: ['login'] },
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-pagi')
    await waitForVisible(await context.canvas.findByRole('progressbar', { name: t('login.submitting') }))
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(t('login.password')), 'selamat-pagi')
    await userEvent.click(canvas.getByRole('button', { name: t('login.show') }))
    await expect(canvas.getByLabelText(t('login.password'))).toHaveAttribute('type', 'text')
  },
}

export const ForgotPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(t('login.forgot')))
    await waitForVisible(canvas.getByText(t('login.forgotHint', { address: 'support@example.com' })))
  },
}

export const Offline: Story = {
  parameters: { allowedConsole: [/^\[api\] (getMe|login) failed: .*offline/] },
  beforeEach: (context) => {
    getStoryApp(context).network.isOffline = true
  },
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-pagi')
    await waitForText(context.canvas, t('login.failed'))
  },
}

/** After five wrong passwords the username is locked for a while. */
export const TooManyAttempts: Story = {
  parameters: { allowedConsole: [/^\[api\] login failed/] },
  beforeEach: (context) => {
    const { attempts } = getStoryApp(context).session.mockServer.db
    attempts.set({ id: 'cikgu_aina', failures: 5, since: STORY_TIME.toISOString() })
  },
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-pagi')
    const text = 'Too many login attempts. Please try again in 60 seconds.'
    await waitForText(context.canvas, text)
  },
}

export const SmallScreen: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await waitForVisible(await canvas.findByRole('heading', { name: t('login.title') }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async ({ canvas }) => {
    await waitForVisible(await canvas.findByRole('heading', { name: 'Selamat kembali' }))
    await expect(document.documentElement).toHaveAttribute('lang', 'ms')
  },
}
