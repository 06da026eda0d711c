import { afterEach as assertAccessible } from '@storybook/addon-a11y/preview'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { userApi } from '@/api/user'
import { buddyNames } from '@/buddy/buddies'
import { modeChanged } from '@/store/preferencesSlice'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { createAccount, NUR, openAccount, waitForHeading, withDraft } from './signUpInteractions'
import { expectReadableLayout } from './textLayout'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

/**
 * Pages on the way to the board at 200 % zoom: the text is readable in every theme. Other accessibility rules do not depend on zoom or
 * theme; the stories of each page check them.
 */
const meta = {
  ...appStoryMeta,
  title: 'screens/Themes',
  globals: { viewport: { value: 'zoomed', isRotated: false } },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

type Buddy = (typeof buddyNames)[number]

/** Waits two frames. With reduced motion transitions are instant, but colours still change only in the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Fails if text has too little contrast in any mode with any buddy, or cannot be read in full. */
async function expectReadable(
  context: AppPlayContext,
  applyBuddy: (buddy: Buddy) => void,
  buddies: readonly Buddy[] = buddyNames,
) {
  await expectReadableLayout()
  const { parameters } = context
  const a11y = { ...parameters.a11y, options: { ...parameters.a11y.options, runOnly: ['color-contrast'] } }
  for (const mode of ['light', 'dark'] as const) {
    getStoryApp(context).store.dispatch(modeChanged(mode))
    for (const buddy of buddies) {
      applyBuddy(buddy)
      await nextFrame()
      await assertAccessible({ ...context, parameters: { ...parameters, a11y } })
    }
  }
}

const applyBuddyOf = (context: AppPlayContext) => (buddy: Buddy) => {
  const change = userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.buddy = buddy
  })
  getStoryApp(context).store.dispatch(change)
}

/** Applies a buddy to the sign-up, whose pages have a theme of their own. */
const applySignUpBuddy = (buddy: Buddy) =>
  document.querySelector('main')?.closest('[data-theme]')?.setAttribute('data-theme', buddy)

/** Nobody is logged in, so the login page has the default theme. */
export const LoginAndSignUp: Story = {
  args: { path: '/login', as: 'nobody' },
  beforeEach: withDraft({ ...NUR, username: 'mei_ling' }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(t('login.username')), 'mei_ling{Enter}')
    await userEvent.tab()
    await canvas.findByRole('group', { name: t('login.keypad.label') })
    await expectReadable(context, () => undefined, ['T'])

    await getStoryApp(context).router.navigate({ to: '/signup/{-$referralId}' })
    await waitForVisible(() => canvas.getByRole('button', { name: 'hibiscus' }))
    await expectReadable(context, applySignUpBuddy)
    await openAccount(context)
    await userEvent.click(canvas.getByLabelText(t('signup.account.username')))
    await userEvent.click(canvas.getByRole('button', { name: t('signup.next') }))
    await waitForText(canvas, t('signup.error.user_name_taken'))
    await expectReadable(context, applySignUpBuddy)
  },
}

export const SignedUp: Story = {
  args: { path: '/signup', as: 'nobody', pendingCalls: ['setSession'] },
  beforeEach: withDraft(NUR),
  play: async (context) => {
    await createAccount(context)
    await waitForHeading(context, 'signup.verify.heading')
    await expectReadable(context, applySignUpBuddy)
  },
}

/** The terms, the welcome page, the empty board with its menu, and the error pages. */
export const FirstLogin: Story = {
  args: { path: '/tnc', as: 'zara' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { router } = getStoryApp(context)
    const applyBuddy = applyBuddyOf(context)
    await waitForVisible(() => canvas.getByRole('checkbox', { name: t('terms.accept') }))
    await waitFor(() => expect(canvas.queryByText(t('app.loading'))).toBeNull())
    await expectReadable(context, applyBuddy)
    await userEvent.click(canvas.getByRole('checkbox', { name: t('terms.accept') }))
    await userEvent.click(canvas.getByRole('button', { name: t('terms.continue') }))
    await waitForVisible(() => canvas.getByRole('list', { name: t('welcome.features.label') }))
    await expectReadable(context, applyBuddy)

    await router.navigate({ to: '/board' })
    await waitForAppReady(context)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('app.menu.open')}`) }))
    await waitForVisible(() => canvas.getByRole('dialog', { name: t('app.menu.label') }))
    await expectReadable(context, applyBuddy)
    await userEvent.keyboard('{Escape}')

    await router.navigate({ href: '/somewhere-else' })
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.404') }))
    await expectReadableLayout()
    // Only the 503 page gets a contrast check. It has the colours of all error pages and those of the game.
    await router.navigate({ to: '/error/503' })
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.503') }))
    await waitForVisible(() => canvas.getByRole('button', { name: t('game.label') }))
    await expectReadable(context, applyBuddy)
  },
}

/** A form and a dialog with validation errors. */
export const Account: Story = {
  args: { path: '/accountsettings', as: 'mei_ling' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitForAppReady(context)
    await waitForText(canvas, 'Cambridge')
    await userEvent.type(canvas.getByLabelText(t('account.profile.name')), '!{Tab}')
    await waitFor(() => expect(canvas.getByLabelText(t('account.profile.name'))).toBeInvalid())
    await expectReadable(context, applyBuddyOf(context))
    await userEvent.click(canvas.getByRole('button', { name: t('account.password.button') }))
    await waitForVisible(() => screen.getByRole('dialog', { name: t('account.password.dialogTitle') }))
    await expectReadable(context, applyBuddyOf(context))
  },
}

/** Requests and friends, and the dialog for a new group. */
export const AddressBook: Story = {
  args: { path: '/addressbook?tab=friends', as: 'cikgu_aina' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitForAppReady(context)
    await waitForVisible(() => canvas.getByRole('grid', { name: t('addressBook.tab.friends') }))
    await expectReadable(context, applyBuddyOf(context))
    await userEvent.click(canvas.getByRole('tab', { name: t('addressBook.tab.groups') }))
    await userEvent.click(await canvas.findByRole('button', { name: t('addressBook.group.open') }))
    await waitForVisible(() => screen.getByRole('row', { name: 'Daniel Lim' }))
    await userEvent.click(screen.getByRole('button', { name: t('addressBook.group.create') }))
    await waitFor(() => expect(screen.getByLabelText(t('addressBook.group.name'))).toBeInvalid())
    await expectReadable(context, applyBuddyOf(context))
  },
}

/** New and read notifications, and the invitation with its QR code. */
export const NotificationsAndInvite: Story = {
  args: { path: '/notifications', as: 'cikgu_aina' },
  play: async (context) => {
    const { canvas } = context
    await waitForAppReady(context)
    await waitForVisible(() => canvas.getByRole('list', { name: t('notifications.title') }))
    await expectReadable(context, applyBuddyOf(context))
    await getStoryApp(context).router.navigate({ to: '/invite' })
    await waitForVisible(() => canvas.getByRole('img', { name: t('invite.qr.label') }))
    await expectReadable(context, applyBuddyOf(context))
  },
}
