import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { STORY_TIME } from '@/testing/openApp'
import { type AppArgs, type AppPlay, appOf, inApp } from '../../.storybook/withApp'
import { say } from './say'
import { seen, shown } from './seen'

const meta = {
  ...inApp,
  title: 'screens/Login',
  args: { ...inApp.args, path: '/login', as: 'nobody' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

async function logIn({ canvas, userEvent }: AppPlay, username: string, password: string) {
  await userEvent.type(await canvas.findByLabelText(say('login.username')), username)
  await userEvent.type(canvas.getByLabelText(say('login.password')), password)
  await userEvent.click(canvas.getByRole('button', { name: say('login.submit') }))
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(say('login.username'))).toHaveValue('')
    await shown(canvas.getByRole('button', { name: /Aina Rahman/ }))
  },
}

/** What people of a real school see. */
export const WithoutDemoAccounts: Story = {
  args: { hasDemoAccounts: false },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('login.title') }))
    await expect(canvas.queryByRole('heading', { name: say('login.demo.title') })).toBeNull()
  },
}

export const MissingInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(say('login.username')), 'cikgu_aina{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('message.login.missingInfo'))
  },
}

/** The server's own words; what was typed stays. */
export const WrongPassword: Story = {
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-malam')
    await seen(context.canvas, 'Oops, your credentials do not match')
    await expect(context.canvas.getByLabelText(say('login.username'))).toHaveValue('cikgu_aina')
  },
}

export const NotVerified: Story = {
  play: async (context) => {
    await logIn(context, 'siti_aminah', '1122')
    await seen(context.canvas, /^Your account has not been verified/)
  },
}

export const Pending: Story = {
  args: { held: ['login'] },
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-pagi')
    await shown(await context.canvas.findByRole('progressbar', { name: say('login.submitting') }))
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(say('login.password')), 'selamat-pagi')
    await userEvent.click(canvas.getByRole('button', { name: say('login.show') }))
    await expect(canvas.getByLabelText(say('login.password'))).toHaveAttribute('type', 'text')
  },
}

export const ForgotPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(say('login.forgot')))
    await shown(canvas.getByText(say('login.forgotHint', { address: 'support@example.com' })))
  },
}

export const Offline: Story = {
  beforeEach: (context) => {
    appOf(context).network.isDown = true
  },
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-pagi')
    await seen(context.canvas, say('login.failed'))
  },
}

/** After five wrong passwords a name has to wait. */
export const TooManyAttempts: Story = {
  beforeEach: (context) => {
    const { attempts } = appOf(context).session.school.db
    attempts.set({ id: 'cikgu_aina', failures: 5, since: STORY_TIME.toISOString() })
  },
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-pagi')
    const text = 'Too many login attempts. Please try again in 60 seconds.'
    await seen(context.canvas, text)
  },
}

export const SmallScreen: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('login.title') }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: 'Selamat kembali' }))
    await expect(document.documentElement).toHaveAttribute('lang', 'ms')
  },
}
