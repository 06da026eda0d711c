import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/AddressBook',
  args: { ...appStoryMeta.args, path: '/addressbook?tab=friends', as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const PHONE = { viewport: { value: 'phone', isRotated: false } }
const AINA = 12
const MANY = 500

async function findList(context: AppPlayContext, tab: 'groups' | 'friends' = 'friends') {
  await waitForAppReady(context)
  return context.canvas.findByRole('grid', { name: t(`addressBook.tab.${tab}`) })
}
const rowNames = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'))
const press = ({ canvas, userEvent }: AppPlayContext, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))
const expectNoOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Incoming requests come first, then outgoing requests, then friends. */
export const Friends: Story = {
  play: async (context) => {
    const list = await findList(context)
    const status = (name: string, key: 'incoming' | 'sent' | 'friend') => `${name}, ${t(`addressBook.status.${key}`)}`
    await expect(rowNames(list).slice(0, 4)).toEqual([
      status('Imran Zulkifli', 'incoming'),
      status('Nur Iman Sofea', 'incoming'),
      status('Sofia de Souza', 'sent'),
      status('Adam Hakim', 'friend'),
    ])
    await expect(context.canvas.getAllByRole('tab')).toHaveLength(2)
    await waitForText(context.canvas, t('addressBook.requests', { count: 2 }))
    await expect(context.canvas.getByRole('link', { name: new RegExp(t('addressBook.invite.title')) })).toHaveAttribute(
      'href',
      '/invite',
    )
  },
}

export const Groups: Story = {
  args: { path: '/addressbook' },
  play: async (context) => {
    const list = await findList(context, 'groups')
    await expect(within(list).getAllByRole('row')).toHaveLength(3)
    await waitForVisible(() => context.canvas.getByRole('button', { name: t('addressBook.group.open') }))
  },
}

export const Student: Story = {
  args: { path: '/addressbook', as: 'mei_ling' },
  play: async (context) => {
    await findList(context)
    await expect(context.canvas.getAllByRole('tab')).toHaveLength(1)
  },
}

/** Arrow keys move between rows; Tab moves to the buttons of a row. */
export const KeyboardOnly: Story = {
  play: async (context) => {
    const list = await findList(context)
    const [first, second] = within(list).getAllByRole('row')
    first?.focus()
    await context.userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await context.userEvent.tab()
    const reject = t('addressBook.actionOf.reject', { name: 'Nur Iman Sofea' })
    await expect(context.canvas.getByRole('button', { name: reject })).toHaveFocus()
    await context.userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog')
    await context.userEvent.click(within(dialog).getByRole('button', { name: t('confirmation.yes') }))
    await waitFor(() => expect(within(list).queryByText('Nur Iman Sofea')).toBeNull())
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
  },
}

export const LastPage: Story = {
  play: async (context) => {
    await findList(context)
    for (let page = 1; page < 4; page += 1) await press(context, t('addressBook.paging.next'))
    await expect(context.canvas.getByRole('button', { name: t('addressBook.paging.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Many friends are shown in pages. The search covers all pages. */
export const ManyFriends: Story = {
  beforeEach: ({ loaded }) => {
    const { db } = getStoryApp({ loaded }).session.mockServer
    const [template] = db.people.all()
    if (!template) return
    for (let index = 0; index < MANY; index += 1) {
      const id = 10_000 + index
      db.people.set({ ...template, id, name: `Friend ${index}`, username: `friend_${index}` })
      db.contacts.set({ id, sender_id: AINA, receiver_id: id, status: 'ACCEPTED' })
    }
  },
  play: async (context) => {
    const list = await findList(context)
    await expect(within(list).getAllByRole('row')).toHaveLength(5)
    const size = context.canvas.getByRole('combobox', { name: t('addressBook.paging.size') })
    await context.userEvent.selectOptions(size, '10')
    await expect(within(list).getAllByRole('row')).toHaveLength(10)
    const search = context.canvas.getByRole('searchbox')
    await context.userEvent.type(search, 'friend 49')
    await expect(rowNames(list)[1]).toMatch(/^Friend 490,/)
  },
}

export const NothingFound: Story = {
  play: async (context) => {
    await findList(context)
    await context.userEvent.type(context.canvas.getByRole('searchbox'), 'zzz')
    await waitForText(context.canvas, t('addressBook.noResults', { search: 'zzz' }))
  },
}

export const Empty: Story = {
  args: { scenario: 'addressBookEmpty' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('heading', { name: t('addressBook.noFriends.title') }))
  },
}

export const NoGroups: Story = {
  args: { path: '/addressbook', scenario: 'addressBookEmpty' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('heading', { name: t('addressBook.noGroups.title') }))
  },
}

export const Loading: Story = {
  args: { pendingCalls: ['getAddressBook'] },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('status', { name: t('addressBook.loading') }))
  },
}

export const FailedToLoad: Story = {
  args: { scenario: 'addressBookFails' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('heading', { name: t('addressBook.failed.title') }))
    getStoryApp(context).session.mockServer.setScenario('normal')
    await press(context, t('app.retry'))
    await waitForVisible(findList(context))
  },
}

/** Removing a friend fails. The row returns, and a snackbar shows the reason. */
export const RemovingFails: Story = {
  args: { scenario: 'friendRequestFails' },
  play: async (context) => {
    await findList(context)
    await press(context, t('addressBook.actionOf.remove', { name: 'Adam Hakim' }))
    const dialog = await screen.findByRole('alertdialog', { name: t('confirmation.removeUser.title') })
    await context.userEvent.click(within(dialog).getByRole('button', { name: t('confirmation.yes') }))
    await waitForText(context.canvas, t('error.500'))
    await waitForVisible(() => context.canvas.getByText('Adam Hakim'))
  },
}

export const AddFriend: Story = {
  args: { scenario: 'addFriendRefused' },
  play: async (context) => {
    await findList(context)
    await press(context, t('addressBook.addFriend.open'))
    const dialog = within(await screen.findByRole('dialog', { name: t('addressBook.addFriend.title') }))
    await context.userEvent.type(dialog.getByRole('textbox'), 'nobody_here{Enter}')
    await waitForText(dialog, 'Nobody has that username.')
  },
}

export const EditGroup: Story = {
  args: { path: '/addressbook' },
  play: async (context) => {
    await findList(context, 'groups')
    await press(context, t('addressBook.group.edit', { name: '5 Bestari' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitForText(dialog, t('addressBook.group.chosen', { count: 9 }))
  },
}

/** Names are shown as text, even if they look like markup. */
export const HostileNames: Story = {
  globals: PHONE,
  beforeEach: ({ loaded }) => {
    const { people } = getStoryApp({ loaded }).session.mockServer.db
    const imran = people.get(47)
    const iman = people.get(37)
    if (imran) people.set({ ...imran, name: '<img src=x onerror="alert(1)">' })
    if (iman) people.set({ ...iman, name: 'Supercalifragilistic'.repeat(6) })
  },
  play: async (context) => {
    const list = await findList(context)
    await waitForVisible(() => within(list).getByText('<img src=x onerror="alert(1)">'))
    await expect(list.querySelector('img')).toBeNull()
    await expectNoOverflow()
  },
}

export const SmallScreen: Story = {
  globals: { ...PHONE, mode: 'dark', buddy: 'R' },
  play: async (context) => {
    await findList(context)
    await expectNoOverflow()
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('heading', { level: 1, name: 'Buku Alamat' }))
    await waitForVisible(() => context.canvas.getByRole('grid', { name: 'Rakan' }))
  },
}
