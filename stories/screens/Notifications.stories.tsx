import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Notification } from '@/api/notifications/notifications.contract'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/Notifications',
  args: { ...appStoryMeta.args, path: '/notifications', as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const PHONE = { viewport: { value: 'phone', isRotated: false } }
const AINA = 12
const MANY = 5000

async function findList(context: AppPlayContext) {
  await waitForAppReady(context)
  return context.canvas.findByRole('list', { name: t('notifications.title') })
}
const findRow = async (context: AppPlayContext, words: RegExp) =>
  within(await findList(context)).findByRole('button', { name: words })
const deleteButtons = ({ canvas }: AppPlayContext) =>
  canvas.getAllByRole('button', { name: new RegExp(`^${t('notifications.delete', { title: '' })}`) })
const expectNoOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Returns a `beforeEach` that adds notifications for Aina, one for each hour before the morning of 20 November. */
const withNotifications =
  (count: number, change: (index: number) => Pick<Notification['data']['format'], 'title'>) =>
  ({ loaded }: { loaded: Record<string, unknown> }) => {
    const { mockServer } = getStoryApp({ loaded }).session
    const format = { id: 'card', url: '/board/focus/card', type: 'text', subtype: null } as const
    for (let index = 0; index < count; index += 1) {
      mockServer.db.notifications.set({
        id: `many ${index}`,
        user_id: AINA,
        read_at: index % 3 === 0 ? null : '2026-11-20T10:00:00Z',
        event: 'notification.format.shared',
        created_at: new Date(Date.UTC(2026, 10, 20, 10) - index * 3_600_000).toISOString(),
        data: { sender: { id: 21, name: 'Tan Mei Ling' }, format: { ...format, ...change(index) } },
      })
    }
  }

/** Rows by day, newest first. They include a card without a title, an unknown event and an answer. */
export const Teacher: Story = {
  play: async (context) => {
    const list = await findList(context)
    const row = await findRow(context, /shared Persuasive Writing: PEEL with you/)
    await expect(row.querySelector('b')).toHaveTextContent('Persuasive Writing: PEEL')
    await expect(row.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T01:32:00Z')
    await expect(row).toHaveAccessibleName(/^New\. Daniel Lim shared Persuasive Writing/)
    await waitForVisible(findRow(context, /Daniel Lim reminds you of Persuasive Writing: PEEL/))
    await waitForVisible(findRow(context, /shared Untitled with you/))
    await waitForVisible(findRow(context, /answered Food Chains Check/))
    const headings = within(list).getAllByRole('heading', { level: 2 })
    await expect(new Set(headings.map(({ textContent }) => textContent)).size).toBe(headings.length)
    await expect(headings.length).toBeGreaterThan(4)
    await waitForText(context.canvas, t('notifications.new', { count: 4 }))
    await expect(deleteButtons(context)).toHaveLength(11)
    await expect(getComputedStyle(list.closest('section') ?? list).borderTopStyle).toBe('solid')
    const dotOf = (button: HTMLElement) => getComputedStyle(button.firstElementChild ?? button)
    await expect(dotOf(row).inlineSize).toBe('10px')
    await expect(dotOf(row).backgroundColor).not.toBe(dotOf(await findRow(context, /shared My Haiku/)).backgroundColor)
  },
}

export const Student: Story = {
  args: { as: 'mei_ling' },
  play: async (context) => {
    await waitForVisible(findRow(context, /Aina Rahman shared Inside a Volcano with you/))
  },
}

export const UnreadOnly: Story = {
  args: { path: '/notifications?unread=true' },
  play: async (context) => {
    const list = await findList(context)
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    await expect(context.canvas.getByRole('switch', { name: t('notifications.unreadOnly') })).toBeChecked()
  },
}

export const EverythingRead: Story = {
  args: { as: 'nurul_s', path: '/notifications?unread=true' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('heading', { name: t('notifications.allRead') }))
    await expect(context.canvas.getByRole('button', { name: t('notifications.readAll') })).toBeDisabled()
  },
}

export const Empty: Story = {
  args: { as: 'ravi_c' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('heading', { name: t('notification.empty') }))
  },
}

export const Loading: Story = {
  args: { pendingCalls: ['getNotifications'] },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('status', { name: t('notifications.loading') }))
  },
}

/** The server fails. A message with a button to try again replaces the list. */
export const FailedToLoad: Story = {
  args: { scenario: 'notificationsFail' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('heading', { name: t('notifications.failed.title') }))
    await expect(context.canvas.queryByText('Server Error')).toBeNull()
    getStoryApp(context).session.mockServer.setScenario('normal')
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('app.retry') }))
    await waitForVisible(findList(context))
  },
}

/** The user has pressed a notification. The app is checking whether its card is on the board. */
export const Opening: Story = {
  args: { pendingCalls: ['existsInWhiteboard'] },
  play: async (context) => {
    const row = await findRow(context, /shared My Haiku/)
    await context.userEvent.click(row)
    await expect(row).toHaveAttribute('aria-disabled', 'true')
  },
}

export const CardNotOnBoard: Story = {
  args: { scenario: 'notificationCardGone' },
  play: async (context) => {
    const row = await findRow(context, /shared Inside the Atom/)
    await context.userEvent.click(row)
    await waitForText(context.canvas, t('message.notification.notFound'))
    await waitFor(() => expect(row).not.toHaveAccessibleName(/^New\./))
    await waitForText(context.canvas, t('notifications.new', { count: 3 }))
  },
}

/** Deleting fails. The row returns without a message. */
export const DeletingFails: Story = {
  args: { scenario: 'notificationWriteFails' },
  play: async (context) => {
    await findRow(context, /shared My Haiku/)
    const [first] = deleteButtons(context)
    await context.userEvent.click(first as HTMLElement)
    await waitFor(() => expect(deleteButtons(context)).toHaveLength(11))
    await expect(context.canvas.queryByText('Server Error')).toBeNull()
  },
}

/** Titles are shown as text, even if they look like markup. */
export const HostileTitles: Story = {
  beforeEach: withNotifications(2, (index) => ({
    title: index === 0 ? '<img src=x onerror="alert(1)">' : 'Supercalifragilistic'.repeat(13),
  })),
  globals: PHONE,
  play: async (context) => {
    const row = await findRow(context, /shared <img src=x onerror="alert\(1\)"> with/)
    await expect(row.querySelector('img')).toBeNull()
    await waitForVisible(findRow(context, /shared Supercalifragilistic/))
    await expectNoOverflow()
  },
}

export const Many: Story = {
  beforeEach: withNotifications(MANY, (index) => ({ title: `Lesson ${index}` })),
  play: async (context) => {
    const list = await findList(context)
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60)
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight })
      return expect(within(list).getByText(`Lesson ${MANY - 1}`)).toBeVisible()
    })
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60)
    await expect(within(list).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-setsize', String(MANY + 11))
  },
}

export const SmallScreen: Story = {
  globals: { ...PHONE, mode: 'dark', buddy: 'R' },
  play: async (context) => {
    await waitForVisible(findRow(context, /shared My Haiku/))
    await expectNoOverflow()
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  args: { as: 'role' },
  play: async (context) => {
    await waitForVisible(() => context.canvas.getByRole('heading', { level: 1, name: 'Makluman' }))
    await waitForVisible(findRow(context, /berkongsi Inside the Atom dengan anda/))
  },
}
