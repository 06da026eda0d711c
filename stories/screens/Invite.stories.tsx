import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/Invite',
  args: { ...appStoryMeta.args, path: '/invite', as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const PHONE = { viewport: { value: 'phone', isRotated: false } }

async function findInvitation(context: AppPlayContext, link: RegExp) {
  await waitForAppReady(context)
  await waitForText(context.canvas, link)
  await waitForVisible(() => context.canvas.getByRole('img', { name: t('invite.qr.label') }))
}
const press = ({ canvas, userEvent }: AppPlayContext, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))
const expectNoOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

export const Teacher: Story = {
  play: async (context) => {
    await findInvitation(context, /^Join me as a teacher: .*\/signup\/r-fa84$/)
    await waitForVisible(() => context.canvas.getByRole('heading', { level: 1, name: t('invite.title') }))
    const steps = context.canvas.getByRole('list', { name: t('invite.steps.label') })
    await expect(steps.querySelectorAll('li')).toHaveLength(3)
    await waitForVisible(() => context.canvas.getByRole('button', { name: 'Copy the code EZ5S45 for students' }))
    await waitForVisible(() => context.canvas.getByRole('button', { name: 'Copy the code 2BX47G for teachers' }))
  },
}

export const KeyboardOnly: Story = {
  play: async (context) => {
    await findInvitation(context, /r-fa84$/)
    context.canvas.getByRole('button', { name: t('invite.copy') }).focus()
    for (const name of [
      'Copy the code EZ5S45 for students',
      'Copy the code 2BX47G for teachers',
      t('invite.qr.large'),
    ]) {
      await context.userEvent.tab()
      await expect(context.canvas.getByRole('button', { name })).toHaveFocus()
    }
  },
}

export const Student: Story = {
  args: { as: 'mei_ling' },
  play: (context) => findInvitation(context, /^Join me and my buddy: .*\/signup\/r-63db$/),
}

/** The server has no invitation code for the user, so the link contains none. */
export const NoCodes: Story = {
  beforeEach: ({ loaded }) => {
    const { invites } = getStoryApp({ loaded }).session.mockServer.db
    for (const { id } of [...invites.all()]) invites.remove(id)
  },
  play: async (context) => {
    await findInvitation(context, /\/signup$/)
    await expect(context.canvas.getByRole('button', { name: t('invite.copy') })).toBeEnabled()
    await expect(context.canvas.queryByText(t('invite.codes'))).toBeNull()
  },
}

export const Loading: Story = {
  args: { pendingCalls: ['getInviteCodes'] },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('status', { name: t('invite.loading') }))
    await expect(context.canvas.getByRole('button', { name: t('invite.copy') })).toBeDisabled()
  },
}

export const FailedToLoad: Story = {
  args: { scenario: 'inviteFails' },
  play: async (context) => {
    await findInvitation(context, /\/signup$/)
    await waitForText(context.canvas, t('invite.failed'))
  },
}

export const Copied: Story = {
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: async (context) => {
    await findInvitation(context, /r-fa84$/)
    await press(context, t('invite.copy'))
    await waitForText(context.canvas, t('invite.copied'))
  },
}

/** The browser refuses access to the clipboard. The app selects the message, so that the user can copy it with the keyboard. */
export const CopyRefused: Story = {
  beforeEach: () =>
    void spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError')),
  play: async (context) => {
    await findInvitation(context, /r-fa84$/)
    await press(context, t('invite.copy'))
    await waitForText(context.canvas, t('invite.copyRefused'))
    await expect(window.getSelection()?.toString()).toMatch(/r-fa84$/)
  },
}

/** The large QR code, which a class can scan from a projector. */
export const LargeCode: Story = {
  play: async (context) => {
    await findInvitation(context, /r-fa84$/)
    await press(context, t('invite.qr.large'))
    const dialog = await screen.findByRole('dialog', { name: t('invite.qr.title') })
    await waitFor(() =>
      expect(dialog.querySelector('[role=img] svg')?.getBoundingClientRect().width).toBeGreaterThan(300),
    )
    await context.userEvent.keyboard('{Escape}')
    const opener = await context.canvas.findByRole('button', { name: t('invite.qr.large') })
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const SmallScreen: Story = {
  globals: PHONE,
  play: async (context) => {
    await findInvitation(context, /r-fa84$/)
    await expectNoOverflow()
  },
}

export const Dark: Story = {
  globals: { mode: 'dark', buddy: 'A' },
  play: async (context) => {
    await findInvitation(context, /r-fa84$/)
    const code = context.canvas.getByRole('img', { name: t('invite.qr.label') })
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  args: { as: 'mei_ling' },
  play: (context) => findInvitation(context, /^Sertai saya dan teman saya: .*r-63db$/),
}
