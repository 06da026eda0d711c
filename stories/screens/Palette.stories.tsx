import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { userApi } from '@/api/user'
import { cardsSelected } from '@/model/board/selectionSlice'
import { pageDialogChanged } from '@/store/panelsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady, waitForRealtimeReady, waitForVisible } from '../visibility'
import { seedCardId } from './seedIds'

/** The palette by group, state and role, and the sheet of keyboard shortcuts. */
const meta = {
  ...appStoryMeta,
  title: 'screens/Palette',
  args: { ...appStoryMeta.args, path: '/board', as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const PHONE = { viewport: { value: 'phone', isRotated: false } }
const PHOTOSYNTHESIS = 'Photosynthesis: How Plants Make Food'

const page = within(document.body)
const findPalette = async () => within(await page.findByRole('dialog', { name: t('app.palette') }))
const group = async (name: string) => within(await (await findPalette()).findByRole('group', { name }))
const labelsOf = async (name: string) =>
  (await group(name)).getAllByRole('menuitem').map(({ textContent }) => textContent)

const waitForStatus = async (text: string) => {
  const status = (await findPalette()).getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent(text))
}

/** Opens the palette once the board is ready, and types. */
async function openPalette(context: AppPlayContext, words = '') {
  await waitForAppReady(context)
  await waitForRealtimeReady()
  getStoryApp(context).store.dispatch(pageDialogChanged('palette'))
  const field = (await findPalette()).getByRole('textbox')
  await waitFor(() => expect(field).toHaveFocus())
  if (words) await userEvent.type(field, words)
}

export const Empty: Story = {
  play: async (context) => {
    await openPalette(context)
    await expect(await labelsOf(t('palette.places'))).toContain(t('app.myBoard'))
    await expect(await labelsOf(t('palette.start'))).toContain(t('board.create.text'))
    await expect(await labelsOf(t('palette.settings'))).toContain(t('app.logout'))
    await expect((await findPalette()).queryByRole('group', { name: t('board.cards') })).toBeNull()
  },
}

export const Cards: Story = {
  play: async (context) => {
    await openPalette(context, 'photo')
    await expect((await labelsOf(t('board.cards')))[0]).toBe(PHOTOSYNTHESIS)
  },
}

/** Cards of other stacks, each with its stack. */
export const FoundInStacks: Story = {
  play: async (context) => {
    await openPalette(context, 'the eagle')
    await waitForVisible((await findPalette()).findByText('Poems We Love'))
  },
}

export const ThisCard: Story = {
  args: { path: `/board/focus/${seedCardId(PHOTOSYNTHESIS)}` },
  play: async (context) => {
    await openPalette(context)
    await expect(await labelsOf(t('focus.toolbar'))).toContain(`${t('board.action.share')}S`)
  },
}

export const SelectedCards: Story = {
  play: async (context) => {
    await waitForAppReady(context)
    const { store } = getStoryApp(context)
    const ids = [seedCardId(PHOTOSYNTHESIS), seedCardId('The Malayan Tapir')]
    store.dispatch(cardsSelected({ ids }))
    await openPalette(context)
    await expect(await labelsOf(t('board.toolbar'))).toContain(`${t('board.action.stack')}G`)
  },
}

/** A card that was opened before, and the way to the open stack. */
export const GoTo: Story = {
  args: { path: `/board/stack/${seedCardId('States of Matter')}` },
  play: async (context) => {
    await openPalette(context, 'matter')
    await expect(await labelsOf(t('palette.places'))).toContain('States of Matter')
  },
}

export const Start: Story = {
  play: async (context) => {
    await openPalette(context, 'quiz')
    await expect((await labelsOf(t('palette.start')))[0]).toBe(t('palette.ask', { buddy: 'Ting', words: 'quiz' }))
  },
}

export const Settings: Story = {
  globals: { mode: 'dark' },
  play: async (context) => {
    await openPalette(context, t('app.appearance'))
    await expect((await labelsOf(t('palette.settings'))).length).toBe(2)
  },
}

export const Searching: Story = {
  play: async (context) => {
    await openPalette(context)
    getStoryApp(context).network.pendingCalls.add('getCards')
    await userEvent.type((await findPalette()).getByRole('textbox'), 'lava')
    await waitForStatus(t('palette.searching'))
  },
}

export const SearchFailed: Story = {
  play: async (context) => {
    expectConsole(/getCards failed/)
    await openPalette(context)
    getStoryApp(context).session.mockServer.setScenario('serverError')
    await userEvent.type((await findPalette()).getByRole('textbox'), 'lava')
    await waitForVisible((await findPalette()).findByRole('button', { name: t('app.retry') }))
  },
}

/** Cards that are loaded still match, and the search says why it cannot. */
export const Offline: Story = {
  play: async (context) => {
    expectConsole(/getCards failed/)
    await openPalette(context)
    getStoryApp(context).network.isOffline = true
    await userEvent.type((await findPalette()).getByRole('textbox'), 'photo')
    await waitForStatus(t('palette.offline'))
    await expect(await labelsOf(t('board.cards'))).toContain(PHOTOSYNTHESIS)
  },
}

/** Somebody without the chat gets no entry that asks the buddy. */
export const NoResult: Story = {
  play: async (context) => {
    await openPalette(context)
    const withoutChat = userApi.util.updateQueryData('getMe', undefined, (me) => {
      if (me) me.permissions = me.permissions.filter((permission) => permission !== 'system.chat.access')
    })
    getStoryApp(context).store.dispatch(withoutChat)
    await userEvent.type((await findPalette()).getByRole('textbox'), 'xyzzy')
    await waitForVisible((await findPalette()).findByText(t('palette.none')))
    await waitForStatus(t('palette.results', { count: 0 }))
  },
}

export const TooLong: Story = {
  play: async (context) => {
    await openPalette(context)
    const field = (await findPalette()).getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('<b>why</b> 🌋 '.repeat(400))
    await waitForStatus(t('palette.tooLong'))
  },
}

export const Student: Story = {
  args: { as: 'mei_ling' },
  play: async (context) => {
    await openPalette(context, t('palette.buddy'))
    await expect((await labelsOf(t('palette.settings'))).length).toBe(4)
  },
}

export const YoungStudent: Story = {
  args: { as: 'adam' },
  play: async (context) => {
    await openPalette(context)
    await expect(await labelsOf(t('palette.places'))).toContain(t('app.myBoard'))
  },
}

export const OnPhone: Story = {
  globals: PHONE,
  play: async (context) => {
    await openPalette(context, 'photo')
    await expect(await labelsOf(t('board.cards'))).toContain(PHOTOSYNTHESIS)
  },
}

export const OnPhoneInMalay: Story = {
  globals: { ...PHONE, language: 'ms', mode: 'dark' },
  play: async (context) => {
    await openPalette(context)
    await expect(await labelsOf('Tetapan')).toContain('Log keluar')
  },
}

async function openSheet(context: AppPlayContext) {
  await waitForAppReady(context)
  getStoryApp(context).store.dispatch(pageDialogChanged('shortcuts'))
  return within(await page.findByRole('dialog', { name: t('app.shortcuts') }))
}

export const Shortcuts: Story = {
  play: async (context) => {
    const sheet = await openSheet(context)
    await waitForVisible(() => sheet.getByRole('table', { name: t('shortcuts.everywhere') }))
    await expect(sheet.getAllByRole('table')).toHaveLength(7)
  },
}

export const ShortcutsOnPhoneInMalay: Story = {
  globals: { ...PHONE, language: 'ms' },
  play: async (context) => {
    const sheet = await openSheet(context)
    await waitForVisible(() => sheet.getByRole('table', { name: 'Di mana-mana' }))
  },
}
