import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlayContext, appStoryMeta } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady, waitForVisible } from '../visibility'

/** The side menu by role and permission: beside the page, opened, and as a drawer on a phone. */
const meta = {
  ...appStoryMeta,
  title: 'screens/Menu',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** All possible entries in the order of the menu. */
const allEntries = () => [
  t('menu.home'),
  t('app.myBoard'),
  t('menu.notifications'),
  t('menu.addressBook'),
  t('menu.invite'),
  t('menu.accountSettings'),
  t('menu.terms'),
  t('userFeedback.open'),
  t('app.logout'),
]
const fewEntries = () => [t('app.myBoard'), t('menu.terms'), t('app.logout')]
/** The opened menu has the dialogs that keys open, the palette only where its button is missing. */
const opened = (entries: string[]) => entries.toSpliced(-1, 0, t('app.shortcuts'))
const inDrawer = (entries: string[]) => entries.toSpliced(-1, 0, t('app.palette'), t('app.shortcuts'))

async function openMenu(context: AppPlayContext) {
  await waitForAppReady(context)
  const name = new RegExp(`^${t('app.menu.open')}`)
  await context.userEvent.click(context.canvas.getByRole('button', { name }))
}
const findMenu = ({ canvas }: AppPlayContext) => canvas.findByRole('navigation', { name: t('app.menu.label') })
const findDrawer = async ({ canvas }: AppPlayContext) =>
  within(await canvas.findByRole('dialog', { name: t('app.menu.label') })).findByRole('navigation')

/** Checks that the menu has exactly these entries, with My Board as the current page. */
async function expectEntries(menu: HTMLElement, entries: string[]) {
  await waitForVisible(() => menu)
  // A dot for something new has its word behind a comma.
  const nameOf = ({ textContent }: Element) => textContent.split(',')[0]
  // The settings of the opened menu load with it.
  await waitFor(async () => {
    const shown = [...menu.querySelectorAll('a, button')].filter((entry) => entry.checkVisibility())
    await expect(shown.map(nameOf)).toEqual(entries)
  })
  await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(t('app.myBoard'))
}

export const Teacher: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await waitForAppReady(context)
    const menu = await findMenu(context)
    await expectEntries(menu, allEntries())
    await expect(getComputedStyle(menu).inlineSize).toBe('88px')
  },
}

export const TeacherOpen: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await openMenu(context)
    const menu = await findMenu(context)
    await expectEntries(menu, opened(allEntries()))
    await waitForVisible(() => within(menu).getByRole('group', { name: t('app.appearance') }))
    await waitFor(() => expect(getComputedStyle(menu).inlineSize).toBe('300px'))
  },
}

export const TeacherDrawer: Story = {
  args: { as: 'cikgu_aina' },
  globals: phone,
  play: async (context) => {
    await openMenu(context)
    await expectEntries(await findDrawer(context), inDrawer(allEntries()))
  },
}

export const Student: Story = {
  args: { as: 'mei_ling' },
  play: async (context) => {
    await waitForAppReady(context)
    await expectEntries(await findMenu(context), allEntries())
  },
}

export const StudentOpenInTheDark: Story = {
  args: { as: 'mei_ling' },
  globals: { mode: 'dark' },
  play: async (context) => {
    await openMenu(context)
    await expectEntries(await findMenu(context), opened(allEntries()))
  },
}

export const StudentDrawerInMalay: Story = {
  args: { as: 'mei_ling' },
  globals: { ...phone, language: 'ms' },
  play: async (context) => {
    await openMenu(context)
    const entries = [
      'Laman Utama',
      'Papan Saya',
      'Makluman',
      'Buku Alamat',
      'Jemput',
      'Tetapan Akaun',
      'Terma dan Syarat',
      'Maklum balas',
      'Cari atau buat',
      'Pintasan papan kekunci',
      'Log keluar',
    ]
    await expectEntries(await findDrawer(context), entries)
  },
}

/** A student with permissions for board, chat and terms only: no Home, no feedback. */
export const FewPermissions: Story = {
  args: { as: 'hana_y' },
  play: async (context) => {
    await waitForAppReady(context)
    await expectEntries(await findMenu(context), fewEntries())
    await expect(context.canvas.queryByRole('button', { name: t('userFeedback.open') })).toBeNull()
  },
}

export const FewPermissionsOpen: Story = {
  args: { as: 'hana_y' },
  play: async (context) => {
    await openMenu(context)
    await expectEntries(await findMenu(context), opened(fewEntries()))
  },
}

export const FewPermissionsDrawer: Story = {
  args: { as: 'hana_y' },
  globals: phone,
  play: async (context) => {
    await openMenu(context)
    await expectEntries(await findDrawer(context), inDrawer(fewEntries()))
  },
}
