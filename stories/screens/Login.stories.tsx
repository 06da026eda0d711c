import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { STORY_TIME } from '@/testing/openApp'
import { type AppArgs, type AppPlayContext, getStoryApp, appStoryMeta } from '../../.storybook/withApp'
import { fill } from './fill'
import { t } from '../translate'
import { snackbarsOf, waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/Login',
  args: { ...appStoryMeta.args, path: '/login', as: 'nobody' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

async function logIn(context: AppPlayContext, username: string, password: string) {
  const { canvas, userEvent } = context
  await fill(context, await canvas.findByLabelText(t('login.username')), username)
  await fill(context, canvas.getByLabelText(t('login.password')), password)
  await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(t('login.username'))).toHaveValue('')
    await waitForVisible(() => canvas.getByRole('button', { name: /Aina Rahman/ }))
    await waitForVisible(() => canvas.getByText(t('login.keypad.invitation')))
    const signUp = canvas.getByRole('link', { name: 'New here? Create an account' })
    await expect(signUp).toHaveAttribute('href', '/signup')
  },
}

export const WithoutDemoAccounts: Story = {
  args: { hasDemoAccounts: false },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('login.title') }))
    await waitForVisible(() => canvas.getByRole('button', { name: t('login.submit') }))
    await expect(canvas.queryByText(t('demo.title'))).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Aina Rahman/ })).toBeNull()
  },
}

/** The demo as part of the site of `npm run build:site`. */
export const PartOfTheSite: Story = {
  args: { isPartOfSite: true },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('button', { name: /Aina Rahman/ }))
    await expect(canvas.getByRole('link', { name: t('demo.stories') })).toHaveAttribute('href', '/stories/')
    await expect(canvas.getByRole('link', { name: t('demo.contract') })).toHaveAttribute('href', '/contract/')
  },
}

export const MissingInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(t('login.username')), 'cikgu_aina{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('message.login.missingInfo'))
  },
}

const currentUrl = (context: AppPlayContext) => getStoryApp(context).router.state.location.href

/** A snackbar and the fields show the server's message. The input is kept, and nothing moves. */
export const WrongPassword: Story = {
  parameters: { allowedConsole: [/^\[api\] login failed/] },
  play: async (context) => {
    await waitForVisible(context.canvas.findByText(t('login.forgot')))
    const places = () => [t('login.submit'), t('login.forgot')].map((text) => top(context.canvas.getByText(text)))
    const before = places()
    await logIn(context, 'cikgu_aina', 'selamat-malam')
    await waitForText(snackbarsOf(context), 'Oops, your credentials do not match')
    const { canvas } = context
    const fields = [canvas.getByLabelText(t('login.username')), canvas.getByLabelText(t('login.password'))]
    for (const field of fields) {
      await expect(field).toHaveAccessibleDescription('Oops, your credentials do not match')
      await expect(field).toBeInvalid()
    }
    await expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['cikgu_aina', 'selamat-malam'])
    await expect(places()).toEqual(before)
    await expect(currentUrl(context)).toBe('/login')
  },
}

const NOT_VERIFIED = 'Your account has not been verified. Please check your e-mail for the verification link.'

/** The longest message of a refusal. Nothing moves. */
export const NotVerified: Story = {
  parameters: { allowedConsole: [/^\[api\] login failed/] },
  play: async (context) => {
    await waitForVisible(context.canvas.findByText(t('login.forgot')))
    const places = () => [t('login.submit'), t('login.forgot')].map((text) => top(context.canvas.getByText(text)))
    const before = places()
    await logIn(context, 'siti_aminah', '1122')
    await waitForText(snackbarsOf(context), NOT_VERIFIED)
    await waitForText(within(context.canvas.getByRole('main')), NOT_VERIFIED)
    await expect(places()).toEqual(before)
    await expect(currentUrl(context)).toBe('/login')
  },
}

export const Pending: Story = {
  args: { pendingCalls: ['login'] },
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-pagi')
    await waitForVisible(() => context.canvas.getByRole('progressbar', { name: t('login.submitting') }))
  },
}

const findKeys = async (canvas: AppPlayContext['canvas']) =>
  within(await canvas.findByRole('group', { name: t('login.keypad.label') }))
const top = (element: Element) => element.getBoundingClientRect().top

/** Opens the keypad and expects the parts of the page to stay where they are. */
async function expectStillPage({ canvas, userEvent }: AppPlayContext) {
  const username = await canvas.findByLabelText(t('login.username'))
  const submit = canvas.getByRole('button', { name: t('login.submit') })
  await userEvent.type(username, 'mei_ling')
  await expect(canvas.queryByRole('group', { name: t('login.keypad.label') })).toBeNull()
  await waitForVisible(() => canvas.getByText(t('login.keypad.invitation')))
  const [before, height] = [top(submit), document.documentElement.scrollHeight]
  await userEvent.tab()
  const keys = await findKeys(canvas)
  await expect(canvas.getByText(t('login.keypad.invitation'))).not.toBeVisible()
  await expect(top(submit)).toBe(before)
  await expect(document.documentElement.scrollHeight).toBe(height)
  return keys
}

/** The keypad takes the place of the invitation, so nothing moves while the user presses. The buddies look over the sheet's edge. */
export const KeypadOpen: Story = {
  play: async (context) => {
    const keys = await expectStillPage(context)
    for (const digit of ['2', '4']) await context.userEvent.click(keys.getByRole('button', { name: digit }))
    await expect(context.canvas.getByLabelText(t('login.password'))).toHaveValue('24')
    await expect(keys.getByRole('button', { name: t('login.keypad.ok') })).toBeDisabled()
    for (const key of keys.getAllByRole('button')) {
      await expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
    }
  },
}

/** OK on the keypad is disabled until the password has four characters. */
export const KeypadOkDark: Story = {
  globals: { mode: 'dark', buddy: 'R' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(t('login.password')), '246')
    const keys = await findKeys(canvas)
    await userEvent.click(keys.getByRole('button', { name: '8' }))
    await waitFor(() => expect(keys.getByRole('button', { name: t('login.keypad.ok') })).toBeEnabled())
  },
}

/** On a phone, the keypad stands below 'Log in', and makes nothing wider than the screen. */
export const KeypadOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const keys = await expectStillPage(context)
    const submit = context.canvas.getByRole('button', { name: t('login.submit') })
    await expect(top(keys.getByRole('button', { name: '1' }))).toBeGreaterThan(top(submit))
    await expect(top(submit)).toBeLessThan(500)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** On a phone, a refusal of three lines moves no key, and its snackbar covers none. */
export const RefusedOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, language: 'ms' },
  parameters: { allowedConsole: [/^\[api\] login failed/] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(t('login.username')), 'siti_aminah')
    await userEvent.tab()
    const keys = await findKeys(canvas)
    for (const digit of '1122') await userEvent.click(keys.getByRole('button', { name: digit }))
    const all = keys.getAllByRole('button')
    all.at(-1)?.scrollIntoView({ block: 'end' })
    const before = all.map(top)
    await userEvent.click(keys.getByRole('button', { name: t('login.keypad.ok') }))
    await waitForText(within(canvas.getByRole('main')), NOT_VERIFIED)
    const text = await snackbarsOf(context).findByText(NOT_VERIFIED)
    await expect(all.map(top)).toEqual(before)
    await expect(text.getBoundingClientRect().bottom).toBeLessThan(Math.min(...before))
  },
}

const VERIFICATION_FAILED = /^\[api\] (verifyUser|resendVerification) failed/
const resendButton = (canvas: AppPlayContext['canvas']) =>
  canvas.findByRole('button', { name: t('verification.resend') })

/** Opened by the link of a verification mail. The story has stored its code on the mock server. */
export const Verified: Story = {
  args: { path: '/login?encodedData=fresh' },
  beforeEach: (context) => {
    const { verifications } = getStoryApp(context).session.mockServer.db
    const [sent_at = '', expires_at = ''] = [-1, 1].map((hours) =>
      new Date(STORY_TIME.getTime() + hours * 3_600_000).toISOString(),
    )
    verifications.set({ id: 'fresh', person_id: 32, sent_at, expires_at, is_used: false })
  },
  play: async ({ canvas }) => {
    await waitForText(canvas, 'Your e-mail has been verified. You can log in now.')
  },
}

export const LinkExpired: Story = {
  args: { path: '/login?encodedData=expired' },
  parameters: { allowedConsole: [VERIFICATION_FAILED] },
  play: async ({ canvas }) => {
    await waitForText(canvas, 'This verification link has expired.')
    await waitForVisible(resendButton(canvas))
  },
}

export const ResendThrottled: Story = {
  args: { path: '/login?encodedData=expired', scenario: 'resendThrottled' },
  parameters: { allowedConsole: [VERIFICATION_FAILED] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await resendButton(canvas))
    await waitForText(canvas, /Please try again in 42 seconds\.$/)
    await waitForVisible(resendButton(canvas))
  },
}

/** The browser blocks cookies for this site, so nobody can log in. */
export const StorageRefused: Story = {
  beforeEach: () => {
    const cookieEnabled = spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    return () => cookieEnabled.mockRestore()
  },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('login.storageRefused'))
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(t('login.password')), 'selamat-pagi')
    const password = canvas.getByLabelText(t('login.password'))
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: t('login.show') }))
    await expect(password).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: t('login.hide') }))
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: t('login.show') }))
    await expect(password).toHaveAttribute('type', 'text')
  },
}

export const ForgotPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(t('login.forgot')))
    await waitForVisible(() => canvas.getByText(t('login.forgotHint', { address: 'support@example.com' })))
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
    await expect(context.canvas.getByLabelText(t('login.username'))).toHaveValue('cikgu_aina')
    await expect(context.canvas.getByLabelText(t('login.password'))).toHaveValue('selamat-pagi')
    await expect(currentUrl(context)).toBe('/login')
  },
}

/** The server locks the username after five wrong passwords. The status is 429, but the message is not about the daily quota. */
export const TooManyAttempts: Story = {
  parameters: { allowedConsole: [/^\[api\] login failed/] },
  beforeEach: (context) => {
    const { attempts } = getStoryApp(context).session.mockServer.db
    attempts.set({ id: 'cikgu_aina', failures: 5, since: STORY_TIME.toISOString() })
  },
  play: async (context) => {
    await logIn(context, 'cikgu_aina', 'selamat-pagi')
    const text = 'Too many login attempts. Please try again in 60 seconds.'
    await waitForText(snackbarsOf(context), text)
    await expect(snackbarsOf(context).queryByText(/Magic/)).toBeNull()
  },
}

export const SmallScreen: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('login.title') }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: 'Selamat kembali' }))
    await expect(document.documentElement).toHaveAttribute('lang', 'ms')
  },
}
