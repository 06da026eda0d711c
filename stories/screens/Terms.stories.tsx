import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type AppArgs, type AppPlayContext, getStoryApp, appStoryMeta } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

/** /tnc for a new user; /termsandconditions for everybody. */
const meta = {
  ...appStoryMeta,
  title: 'screens/Terms',
  args: { ...appStoryMeta.args, path: '/tnc', as: 'zara' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const findTitle = ({ canvas }: AppPlayContext) => canvas.findByRole('heading', { level: 1, name: t('terms.title') })
const continueButton = ({ canvas }: AppPlayContext) => canvas.getByRole('button', { name: t('terms.continue') })

async function waitForTerms(context: AppPlayContext) {
  await waitForVisible(findTitle(context))
  await waitFor(() => expect(context.canvas.queryByText(t('app.loading'))).toBeNull())
}

async function accept(context: AppPlayContext) {
  await waitForTerms(context)
  await context.userEvent.click(context.canvas.getByRole('checkbox', { name: t('terms.accept') }))
  await context.userEvent.click(continueButton(context))
}

/** The text scrolls between the title and the answer, which stay in view. */
export const ToAccept: Story = {
  play: async (context) => {
    await waitForTerms(context)
    await expect(continueButton(context)).toBeDisabled()
    await expect(continueButton(context)).toHaveAccessibleDescription(t('terms.acceptHint'))
    const text = context.canvas.getByRole('region', { name: t('terms.region') })
    await expect(text.scrollHeight).toBeGreaterThan(2 * text.clientHeight)
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.max(window.innerHeight, 560))
  },
}

export const Ticked: Story = {
  play: async (context) => {
    await waitForTerms(context)
    const box = context.canvas.getByRole('checkbox', { name: t('terms.accept') })
    await context.userEvent.click(box)
    await expect(continueButton(context)).toBeEnabled()
    await context.userEvent.click(box)
    await expect(continueButton(context)).toBeDisabled()
    await context.userEvent.click(box)
    await expect(continueButton(context)).toBeEnabled()
    await expect(context.canvas.queryByText(t('terms.acceptHint'))).toBeNull()
  },
}

export const Accepting: Story = {
  args: { pendingCalls: ['acceptTerms'] },
  play: async (context) => {
    await accept(context)
    await waitForVisible(() => context.canvas.getByRole('progressbar', { name: t('terms.accepting') }))
    await expect(context.canvas.getByRole('button', { name: t('terms.decline') })).toBeDisabled()
  },
}

/** The server refuses the acceptance. The app logs the user out, and the login page shows the reason. */
export const AcceptFails: Story = {
  args: { scenario: 'termsFail' },
  play: async (context) => {
    await accept(context)
    await waitForVisible(() => context.canvas.getByRole('heading', { name: t('login.title') }))
    await waitForText(context.canvas, t('error.500'))
    const { db, requestLog } = getStoryApp(context).session.mockServer
    await expect(requestLog.entries().filter(({ call }) => call === 'logout')).toHaveLength(1)
    await expect([...db.sessions.all()]).toEqual([])
  },
}

/** Offline, the page stays and Continue can be pressed again. The snackbar must not cover the button. */
export const Offline: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false }, mode: 'dark', buddy: 'R' },
  parameters: { allowedConsole: [/^\[api\] \w+ failed: .*offline/] },
  play: async (context) => {
    await waitForTerms(context)
    getStoryApp(context).network.isOffline = true
    await accept(context)
    await waitForText(context.canvas, t('error.401'))
    await waitFor(() => expect(continueButton(context)).not.toHaveAttribute('aria-disabled', 'true'))
    const dismiss = context.canvas.getByRole('button', { name: t('app.dismiss') })
    const footer = context.canvas.getByRole('checkbox').closest('footer')
    await expect(dismiss.getBoundingClientRect().bottom).toBeLessThan(footer?.getBoundingClientRect().top ?? 0)
  },
}

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await waitForTerms(context)
    await waitForVisible(() => continueButton(context))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await waitForVisible(() => context.canvas.getByRole('heading', { level: 1, name: 'Terma dan Syarat' }))
    await expect(context.canvas.getByRole('region', { name: t('terms.region') })).toHaveTextContent(
      'RM100 atau jumlah yang dibayar dalam tempoh 12 bulan yang lalu',
    )
  },
}

/** For a logged-in user, the page is shown in the Shell. */
export const ToRead: Story = {
  args: { path: '/termsandconditions', as: 'role' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(findTitle(context))
    await expect(context.canvas.getByRole('navigation', { name: t('app.menu.label') })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('app.logout') })).toBeInTheDocument()
    await expect(context.canvas.queryByRole('button', { name: t('terms.back') })).toBeNull()
  },
}

/** For a visitor, a back button replaces the Shell. */
export const ToReadAsVisitor: Story = {
  args: { path: '/termsandconditions', as: 'nobody' },
  play: async (context) => {
    await waitForVisible(findTitle(context))
    await expect(context.canvas.getByRole('button', { name: t('terms.back') })).toBeVisible()
    await expect(context.canvas.queryByRole('checkbox')).toBeNull()
  },
}
