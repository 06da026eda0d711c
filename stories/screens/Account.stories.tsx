import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { TextKey } from '@/i18n/textParts'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { fill } from './fill'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

/** Account settings of a student, a teacher and a user with few permissions. */
const meta = {
  ...appStoryMeta,
  title: 'screens/Account',
  args: { ...appStoryMeta.args, path: '/accountsettings', as: 'mei_ling' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const PHONE = { viewport: { value: 'phone', isRotated: false } }
const expectNoOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

const field = (key: TextKey) => screen.getByLabelText(t(key))
const saveButton = ({ canvas }: AppPlayContext) => canvas.getByRole('button', { name: t('account.save.button') })
const sections = ({ canvas }: AppPlayContext) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

async function waitForSettings(context: AppPlayContext) {
  await waitForAppReady(context)
  await waitForVisible(() => context.canvas.getByRole('heading', { level: 1, name: t('menu.accountSettings') }))
  await waitForVisible(() => context.canvas.getByText('Cambridge'))
}

async function openDialog(context: AppPlayContext, key: TextKey) {
  await waitForSettings(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t(key) }))
  const dialog = await screen.findByRole('dialog')
  await waitForVisible(() => dialog)
  return within(dialog)
}

async function fillField(context: AppPlayContext, key: TextKey, text: string) {
  await context.userEvent.clear(field(key))
  await fill(context, field(key), text)
}

/** On a tablet, the heading is below the buddy and aligned with the sections. */
export const OnTabletInMalay: Story = {
  args: { as: 'cikgu_kamala' },
  globals: { viewport: { value: 'tablet', isRotated: false }, language: 'ms' },
  play: async (context) => {
    await waitForSettings(context)
    const left = (level: number) =>
      context.canvas.getAllByRole('heading', { level })[0]?.getBoundingClientRect().left ?? 0
    await waitFor(() => expect(Math.abs(left(1) - left(2))).toBeLessThan(60))
  },
}

/** A student has an age, a year and a buddy that can be changed. There is nothing to save yet. */
export const Student: Story = {
  play: async (context) => {
    await waitForSettings(context)
    const { canvas } = context
    await expect(sections(context)).toEqual([
      t('account.profile.title'),
      t('account.curriculum.title'),
      t('account.whiteboard.title'),
      t('account.appearance.title'),
      t('account.password.title'),
      t('account.deletion.title'),
    ])
    await waitForText(canvas, t('account.buddy.speech', { name: 'Tan Mei Ling' }))
    await waitForVisible(() => canvas.getByRole('button', { name: t('account.buddy.change') }))
    await expect(field('account.profile.name')).toHaveValue('Tan Mei Ling')
    await expect(field('account.profile.username')).toHaveValue('mei_ling')
    await expect(field('account.profile.username')).toBeDisabled()
    await expect(field('account.profile.age')).toHaveValue('11')
    await expect(field('account.profile.email')).toHaveValue('mei.ling@sericahaya.example')
    await expect(canvas.getByRole('radio', { name: 'Malaysian National' })).toBeChecked()
    await waitFor(() => expect(field('account.curriculum.year')).toHaveDisplayValue('Year 5'))
    await expect(canvas.getByRole('switch', { name: t('account.whiteboard.autoLayout') })).toHaveAccessibleDescription(
      t('account.whiteboard.description'),
    )
    await expect(saveButton(context)).toBeDisabled()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(t('menu.accountSettings'))
  },
}

/** A teacher has no age and no year, and cannot change the buddy. */
export const Teacher: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await waitForSettings(context)
    const { canvas } = context
    await waitForText(canvas, t('account.buddy.speech', { name: 'Aina Rahman' }))
    await expect(canvas.queryByRole('button', { name: t('account.buddy.change') })).toBeNull()
    await expect(canvas.queryByLabelText(t('account.profile.age'))).toBeNull()
    await expect(canvas.queryByLabelText(t('account.curriculum.year'))).toBeNull()
  },
}

/** Without the whiteboard permission, Auto Layout is missing. */
export const FewPermissions: Story = {
  args: { as: 'hana_y' },
  play: async (context) => {
    await waitForSettings(context)
    await expect(sections(context)).not.toContain(t('account.whiteboard.title'))
    await expect(context.canvas.queryByRole('switch', { name: t('account.whiteboard.autoLayout') })).toBeNull()
  },
}

/** Tab reaches every control in the order of the page. When a dialog closes, focus returns to its button. */
export const KeyboardOnly: Story = {
  play: async (context) => {
    await waitForSettings(context)
    const { canvas, userEvent } = context
    await waitFor(() => expect(field('account.curriculum.year')).toHaveDisplayValue('Year 5'))
    const button = (key: TextKey) => canvas.getByRole('button', { name: t(key) })
    const chosen = (name: string) => canvas.getByRole('radio', { name, checked: true })
    button('account.buddy.change').focus()
    for (const stop of [
      field('account.profile.name'),
      field('account.profile.age'),
      field('account.profile.email'),
      chosen('Malaysian National'),
      field('account.curriculum.year'),
      canvas.getByRole('switch', { name: t('account.whiteboard.autoLayout') }),
      canvas.getByRole('radio', { name: t('app.mode.light') }),
      canvas.getByRole('radio', { name: 'English' }),
      chosen(t('board.density.comfortable')),
      canvas.getByRole('switch', { name: t('account.young.label') }),
      button('account.password.button'),
      button('account.deletion.button'),
    ]) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: t('account.deletion.dialogTitle') })
    await waitFor(() => expect(field('account.deletion.password')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button('account.deletion.button')).toHaveFocus())
  },
}

export const Unsaved: Story = {
  play: async (context) => {
    await waitForSettings(context)
    await fillField(context, 'account.profile.name', 'Mei Ling')
    await waitForText(context.canvas, t('account.save.changed'))
    await expect(saveButton(context)).toBeEnabled()
  },
}

export const Wrong: Story = {
  globals: { mode: 'dark', buddy: 'R' },
  play: async (context) => {
    await waitForSettings(context)
    await fillField(context, 'account.profile.name', 'M3')
    await fillField(context, 'account.profile.email', 'mei.ling')
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Cambridge' }))
    await context.userEvent.click(field('account.curriculum.year'))
    await context.userEvent.tab()
    await waitFor(() => expect(field('account.profile.name')).toBeInvalid())
    await waitFor(() => expect(field('account.profile.email')).toBeInvalid())
    await waitFor(() => expect(field('account.curriculum.year')).toBeInvalid())
    await expect(saveButton(context)).toBeDisabled()
  },
}

export const Saving: Story = {
  args: { pendingCalls: ['updateMe'] },
  play: async (context) => {
    await waitForSettings(context)
    await fillField(context, 'account.profile.name', 'Mei Ling')
    await context.userEvent.click(saveButton(context))
    await waitForVisible(() => context.canvas.getByRole('progressbar', { name: t('account.save.saving') }))
  },
}

export const Refused: Story = {
  args: { scenario: 'accountSaveInvalid' },
  play: async (context) => {
    await waitForSettings(context)
    await fillField(context, 'account.profile.name', 'Mei Ling')
    await context.userEvent.click(saveButton(context))
    await waitForText(context.canvas, 'Username is taken')
    await waitFor(() => expect(field('account.profile.name')).toHaveFocus())
  },
}

export const ListsLoading: Story = {
  args: { pendingCalls: ['getCurriculums', 'getYears'] },
  play: async (context) => {
    await waitForAppReady(context)
    await waitFor(() => expect(field('account.curriculum.year')).toHaveDisplayValue('Year 5'))
    await expect(context.canvas.queryByRole('radio', { name: 'Cambridge' })).toBeNull()
  },
}

/** The curricula and years fail to load. All other fields can still be changed and saved. */
export const ListsFail: Story = {
  args: { scenario: 'onboardingListsFail' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForText(context.canvas, new RegExp(`^${t('account.curriculum.type')}: `))
    await waitForText(context.canvas, new RegExp(`^${t('account.curriculum.year')}: `))
    await fillField(context, 'account.profile.name', 'Mei Ling')
    await expect(saveButton(context)).toBeEnabled()
  },
}

export const UnsavedChangesLeft: Story = {
  play: async (context) => {
    await waitForSettings(context)
    await fillField(context, 'account.profile.name', 'Mei Ling')
    await context.userEvent.click(context.canvas.getByRole('link', { name: t('app.myBoard') }))
    await waitForVisible(() => screen.getByRole('alertdialog', { name: t('account.leave.title') }))
  },
}

export const Buddies: Story = {
  play: async (context) => {
    const picker = await openDialog(context, 'account.buddy.change')
    await expect(picker.getAllByRole('listitem')).toHaveLength(5)
    await expect(picker.getByRole('button', { current: true })).toHaveTextContent('Ting')
    await waitForVisible(() => picker.getByRole('button', { name: t('account.buddy.close') }))
    const { width, height } = screen.getByRole('dialog').getBoundingClientRect()
    await expect([Math.round(width), Math.round(height)]).toEqual([
      document.documentElement.clientWidth,
      window.innerHeight,
    ])
  },
}

export const BuddiesOnSmallScreen: Story = {
  globals: { ...PHONE, mode: 'dark', buddy: 'A' },
  play: async (context) => {
    const picker = await openDialog(context, 'account.buddy.change')
    await waitForVisible(() => picker.getByRole('button', { name: 'Hey' }))
    await expectNoOverflow()
  },
}

export const ConfirmAutoLayout: Story = {
  play: async (context) => {
    await waitForSettings(context)
    await context.userEvent.click(context.canvas.getByRole('switch', { name: t('account.whiteboard.autoLayout') }))
    const dialog = within(await screen.findByRole('alertdialog', { name: t('confirmation.autoLayout.title') }))
    await waitForVisible(() => dialog.getByText(t('account.whiteboard.turnOn')))
    await waitForVisible(() => dialog.getByRole('button', { name: t('confirmation.yes') }))
    await waitForVisible(() => dialog.getByRole('button', { name: t('confirmation.cancel') }))
  },
}

export const ChangePassword: Story = {
  play: async (context) => {
    const dialog = await openDialog(context, 'account.password.button')
    await waitFor(() => expect(field('account.password.current')).toHaveFocus())
    await waitForVisible(() => dialog.getByLabelText(t('account.password.new')))
    await waitForVisible(() => dialog.getByLabelText(t('account.password.confirm')))
    await waitForVisible(() => dialog.getByRole('button', { name: t('account.password.cancel') }))
    await expect(dialog.getByRole('button', { name: t('account.password.button') })).toBeDisabled()
  },
}

export const PasswordChecking: Story = {
  args: { pendingCalls: ['validatePassword'] },
  play: async (context) => {
    const dialog = await openDialog(context, 'account.password.button')
    await fillField(context, 'account.password.current', '2468')
    await context.userEvent.tab()
    await waitForText(dialog, t('account.password.checking'))
  },
}

export const PasswordWrong: Story = {
  globals: PHONE,
  play: async (context) => {
    const dialog = await openDialog(context, 'account.password.button')
    await fillField(context, 'account.password.current', '1111')
    await context.userEvent.tab()
    await waitForText(dialog, t('account.error.currentPassword'))
    await fillField(context, 'account.password.new', 'short')
    await fillField(context, 'account.password.confirm', 'other')
    await context.userEvent.tab()
    await waitForText(dialog, t('account.error.confirmDiffers'))
  },
}

export const PasswordReady: Story = {
  globals: { mode: 'dark', buddy: 'H' },
  play: async (context) => {
    const dialog = await openDialog(context, 'account.password.button')
    await fillField(context, 'account.password.current', '2468')
    await fillField(context, 'account.password.new', 'kucing comel!')
    await fillField(context, 'account.password.confirm', 'kucing comel!')
    await waitForText(dialog, t('account.password.isRight'))
    await waitFor(() => expect(dialog.getByRole('button', { name: t('account.password.button') })).toBeEnabled())
  },
}

export const DeleteAccount: Story = {
  play: async (context) => {
    const dialog = await openDialog(context, 'account.deletion.button')
    await waitForVisible(() => dialog.getByText(t('account.deletion.warning')))
    await waitFor(() => expect(field('account.deletion.password')).toHaveFocus())
    await waitForVisible(() => dialog.getByRole('button', { name: t('account.deletion.cancel') }))
    await expect(dialog.getByRole('button', { name: t('account.deletion.button') })).toBeDisabled()
  },
}

export const DeletionRefused: Story = {
  args: { scenario: 'deleteMeRefused' },
  play: async (context) => {
    const dialog = await openDialog(context, 'account.deletion.button')
    await fillField(context, 'account.deletion.password', '1111')
    await context.userEvent.click(dialog.getByRole('button', { name: t('account.deletion.button') }))
    await waitForText(dialog, 'Incorrect current password')
  },
}

export const Deleting: Story = {
  args: { pendingCalls: ['deleteMe'] },
  play: async (context) => {
    const dialog = await openDialog(context, 'account.deletion.button')
    await fillField(context, 'account.deletion.password', '2468')
    await context.userEvent.click(dialog.getByRole('button', { name: t('account.deletion.button') }))
    await waitForVisible(() => dialog.getByRole('progressbar', { name: t('account.deletion.deleting') }))
  },
}

export const SmallScreen: Story = {
  globals: PHONE,
  play: async (context) => {
    await waitForSettings(context)
    await expectNoOverflow()
  },
}

/** The sign-up allows names of any length, so a long name must not widen the page. */
export const LongTextsOnSmallScreen: Story = {
  globals: PHONE,
  beforeEach: (context) => {
    const { people } = getStoryApp(context).session.mockServer.db
    const person = people.get(21)
    if (person) people.set({ ...person, name: 'Nur'.repeat(500), email: `${'x'.repeat(5000)}@example.org` })
  },
  play: async (context) => {
    await waitForSettings(context)
    await expectNoOverflow()
  },
}

/** A page of 1280 px at 200 % zoom. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'narrow', isRotated: true } },
  play: async (context) => {
    await waitForSettings(context)
    await expectNoOverflow()
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await waitForVisible(() => context.canvas.getByRole('heading', { level: 1, name: 'Tetapan Akaun' }))
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('button', { name: 'SIMPAN PERUBAHAN' }))
  },
}
