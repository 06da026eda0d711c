import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { EMPTY_VALUES } from '@/features/signup/signUpValues'
import { type AppArgs, type AppPlayContext, appStoryMeta } from '../../.storybook/withApp'
import {
  createAccount,
  NUR,
  openAccount,
  openBuddies,
  openSchool,
  waitForHeading,
  withDraft,
} from './signUpInteractions'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/SignUp',
  args: { ...appStoryMeta.args, path: '/signup', as: 'nobody' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const PHONE = { viewport: { value: 'phone', isRotated: false } }
const expectNoOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
/** Returns the element that has the theme of the chosen buddy. */
const theme = ({ canvas }: AppPlayContext) => canvas.getByRole('main').closest('[data-theme]')

export const Welcome: Story = {
  play: async (context) => {
    await waitForHeading(context, 'signup.welcome.heading')
    await waitForVisible(() => context.canvas.getByRole('button', { name: 'hibiscus' }))
    await waitForText(context.canvas, t('signup.secretCode.demo', { code: 'hibiscus, kite, turtle' }))
    await expect(context.canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20')
  },
}

/** With a real backend, the page does not show a secret code to try. */
export const OnRealBackend: Story = {
  args: { hasDemoAccounts: false },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('button', { name: 'hibiscus' }))
    await expect(canvas.queryByText(/hibiscus, kite, turtle/)).toBeNull()
  },
}

export const Invited: Story = {
  args: { path: '/signup/r-7f3a' },
  play: async ({ canvas }) => waitForText(canvas, t('signup.welcome.invited')),
}

export const SecretCodeChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['hibiscus', 'kite', 'turtle'])
      await userEvent.click(await canvas.findByRole('button', { name }))
    const chosen = within(canvas.getByRole('group', { name: t('signup.secretCode.label') })).getByRole('status')
    await expect(chosen).toHaveTextContent(/hibiscus, kite, turtle$/)
    await expect(chosen.querySelectorAll('svg')).toHaveLength(3)
  },
}

/** Pictures are drawn by the product, large enough for a child, and named in the language of the page. */
export const SecretCodeInMalay: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, mode: 'dark', language: 'ms' },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: t('signup.secretCode.label') })
    const buttons = within(group).getAllByRole('button').slice(0, 10)
    const names = ['kucing', 'kura-kura', 'rama-rama', 'bunga raya', 'pelangi', 'roket', 'gendang', 'wau', 'tembikai']
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([...names, 'bola sepak'])
    for (const button of buttons) {
      const { width, height } = (button.querySelector('svg') as Element).getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expectNoOverflow()
  },
}

export const SecretCodeWrong: Story = {
  args: { scenario: 'secretCodeRefused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'drum' }))
    await userEvent.click(canvas.getByRole('button', { name: t('signup.welcome.continue') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oops, Secret Code Emoji is invalid.')
  },
}

export const Loading: Story = {
  args: { pendingCalls: ['getSignupConfig'] },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('signup.welcome.loading'))
    await expect(canvas.queryByRole('button', { name: t('signup.welcome.continue') })).toBeNull()
  },
}

export const Closed: Story = {
  args: { scenario: 'signUpClosed' },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('signup.closed.text'))
    await expect(canvas.queryByRole('button', { name: t('signup.welcome.continue') })).toBeNull()
  },
}

export const AccountEmpty: Story = {
  play: async (context) => {
    await openAccount(context)
    await waitForText(context.canvas, t('signup.account.step'))
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const AccountErrors: Story = {
  globals: { mode: 'dark' },
  play: async (context) => {
    await openAccount(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('signup.next') }))
    await waitForText(context.canvas, t('signup.error.confirm_required'))
    await waitFor(() => expect(context.canvas.getByLabelText(t('signup.account.fullName'))).toHaveFocus())
  },
}

export const CheckingAvailability: Story = {
  args: { pendingCalls: ['checkUsername'] },
  beforeEach: withDraft({ ...EMPTY_VALUES, displayName: 'Aisyah' }),
  play: async (context) => {
    await openAccount(context)
    await context.userEvent.type(context.canvas.getByLabelText(t('signup.account.username')), 'aisyah_k{Tab}')
    await waitForText(context.canvas, t('signup.account.checking'))
  },
}

export const UsernameTaken: Story = {
  args: { scenario: 'usernameTaken' },
  beforeEach: withDraft({ ...EMPTY_VALUES, displayName: 'Aisyah' }),
  play: async (context) => {
    await openAccount(context)
    await context.userEvent.type(context.canvas.getByLabelText(t('signup.account.username')), 'mei_ling{Tab}')
    await waitForText(context.canvas, t('signup.error.user_name_taken'))
    await waitForVisible(() => context.canvas.getByRole('button', { name: 'aisyah' }))
  },
}

export const ChecksFail: Story = {
  args: { scenario: 'signUpChecksFail' },
  play: async (context) => {
    await openAccount(context)
    await context.userEvent.type(context.canvas.getByLabelText(t('signup.account.email')), 'aisyah@example.com{Tab}')
    await waitForText(context.canvas, t('signup.error.email_error'))
    await waitForVisible(() => context.canvas.getByRole('button', { name: t('signup.retry') }))
  },
}

/** Neither curriculum nor year is chosen yet. The page asks everybody for role, curriculum and year. */
export const SchoolEmpty: Story = {
  beforeEach: withDraft({ ...NUR, curriculum: null, year: '' }),
  play: async (context) => {
    await openSchool(context)
    const { canvas } = context
    await waitForText(canvas, t('signup.school.step'))
    await canvas.findByRole('radio', { name: 'Cambridge' })
    const roles = within(canvas.getByRole('radiogroup', { name: t('signup.school.role') })).getAllByRole('radio')
    await expect(roles.map((radio) => (radio as HTMLInputElement).value)).toEqual(['student', 'teacher'])
    await expect(canvas.getByRole('radio', { name: t('signup.school.student') })).toBeChecked()
    const curriculums = within(canvas.getByRole('radiogroup', { name: t('signup.school.curriculum') }))
    await expect(
      curriculums.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent),
    ).toEqual(['Malaysian National', 'Cambridge'])
    await waitForVisible(() => canvas.getByLabelText(t('signup.school.year')))
  },
}

export const SchoolOfTeacher: Story = {
  beforeEach: withDraft({ ...NUR, role: 'teacher' }),
  play: async (context) => {
    await openSchool(context)
    await waitFor(() => expect(context.canvas.getByLabelText(t('signup.school.year'))).toHaveDisplayValue('Year 5'))
    await waitForVisible(() => context.canvas.getByRole('button', { name: t('signup.create') }))
  },
}

export const SchoolListsFail: Story = {
  args: { scenario: 'onboardingListsFail' },
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await openSchool(context)
    await waitForText(context.canvas, new RegExp(`^${t('signup.school.curriculum')}: `))
    await waitForText(context.canvas, new RegExp(`^${t('signup.school.year')}: `))
  },
}

export const Buddies: Story = {
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await openBuddies(context)
    await expect(context.canvas.getByRole('button', { name: t('signup.create') })).toBeDisabled()
  },
}

export const BuddyChosen: Story = {
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await openBuddies(context)
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Elly' }))
    await waitForText(context.canvas, t('signup.buddy.intro.E'))
    await expect(theme(context)).toHaveAttribute('data-theme', 'E')
  },
}

/** Teachers submit the form here; students submit it with the same button on the page with the buddies. */
export const Creating: Story = {
  args: { pendingCalls: ['signUp'] },
  beforeEach: withDraft({ ...NUR, role: 'teacher' }),
  play: async (context) => {
    await openSchool(context)
    await context.canvas.findByRole('option', { name: 'Year 5' })
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('signup.create') }))
    await waitForVisible(() => context.canvas.getByRole('progressbar', { name: t('signup.creating') }))
  },
}

export const Refused: Story = {
  args: { scenario: 'signUpRefused' },
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await createAccount(context)
    await waitFor(() => expect(context.canvas.getByLabelText(t('signup.account.username'))).toHaveFocus())
    await expect(context.canvas.getByLabelText(t('signup.account.username'))).toBeInvalid()
  },
}

export const Verify: Story = {
  // `setSession` stays pending, otherwise the app would leave the page after 3 s.
  args: { pendingCalls: ['setSession'] },
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await createAccount(context)
    await waitForText(context.canvas, t('signup.verify.text', { email: NUR.email }))
    await waitForText(context.canvas, t('signup.verify.opening'))
  },
}

export const SessionFails: Story = {
  args: { scenario: 'setSessionFails' },
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await createAccount(context)
    await waitForText(context.canvas, t('signup.verify.notSignedIn'))
    await waitForVisible(() => context.canvas.getByRole('link', { name: t('signup.logIn') }))
  },
}

export const SmallScreen: Story = {
  globals: PHONE,
  play: async (context) => {
    await waitForHeading(context, 'signup.welcome.heading')
    await waitForVisible(() => context.canvas.getByRole('button', { name: 'hibiscus' }))
    await expectNoOverflow()
  },
}

/** Names have no maximum length, but nothing is wider than the screen. */
export const LongTextsOnSmallScreen: Story = {
  globals: PHONE,
  args: { scenario: 'usernameTaken' },
  beforeEach: withDraft({
    ...NUR,
    fullName: 'Nur '.repeat(2500),
    displayName: '🦋'.repeat(5000),
    email: 'x'.repeat(10_000),
  }),
  play: async (context) => {
    await openAccount(context)
    await context.userEvent.click(context.canvas.getByLabelText(t('signup.account.username')))
    await context.userEvent.tab()
    await waitForText(context.canvas, t('signup.error.user_name_taken'))
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('signup.next') }))
    await waitForText(context.canvas, t('signup.error.email_invalid'))
    await expectNoOverflow()
  },
}

export const BuddiesOnSmallScreen: Story = {
  globals: PHONE,
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await openBuddies(context)
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Aha' }))
    await waitForText(context.canvas, t('signup.buddy.intro.A'))
    await expectNoOverflow()
  },
}

/** A page of 1280 px at 200 % zoom is 640 px wide. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'narrow', isRotated: true } },
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await openSchool(context)
    await waitForVisible(() => context.canvas.getByText('Cambridge'))
    await expectNoOverflow()
  },
}

export const Dark: Story = {
  globals: { mode: 'dark' },
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await openBuddies(context)
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Hey' }))
    await waitForText(context.canvas, t('signup.buddy.intro.H'))
    await expect(document.documentElement).toHaveAttribute('data-mode', 'dark')
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await waitForVisible(() => context.canvas.getByRole('heading', { name: 'Selamat datang ke Heartboard' }))
    await openAccount(context)
    await waitForText(context.canvas, 'Langkah 1 daripada 2')
  },
}
