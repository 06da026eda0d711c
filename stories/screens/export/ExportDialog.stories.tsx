import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { cardsCalls } from '@/api/cards/cards.contract'
import { dropConnection, holdCalls, intercept } from '@/testing/intercept'
import { keepCards } from '@/testing/keepCards'
import { generateCards } from '@mocks/db/generateCards'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../../.storybook/withApp'
import { t } from '../../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../../visibility'
import { findToolbar, HIGH_MENU, openCardMenu, phone, selectCards } from '../board/boardInteractions'

const meta = {
  ...appStoryMeta,
  title: 'screens/export/ExportDialog',
  args: { ...appStoryMeta.args, as: 'mr_lim' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const findDialog = async () => within(await screen.findByRole('dialog', { name: t('handOut.list') }))

async function openExport(context: AppPlayContext) {
  await waitForAppReady(context)
  await context.canvas.findAllByRole('article')
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('board.exportList') }))
  return findDialog()
}
const choice = (dialog: Awaited<ReturnType<typeof findDialog>>, kind: 'paper' | 'zip' | 'csv') =>
  dialog.getByRole('button', { name: t(`handOut.kind.${kind}`) })

export const Choices: Story = {
  play: async (context) => {
    const dialog = await openExport(context)
    for (const kind of ['paper', 'zip', 'csv'] as const) await waitForVisible(() => choice(dialog, kind))
    await waitForText(dialog, t('handOut.withoutSolutions'))
  },
}

/** The toolbar and the menu of a card export a selection. */
export const Selection: Story = {
  play: async (context) => {
    await selectCards(context, 'Inside the Atom', 'What Makes a Myth?')
    await context.userEvent.click((await findToolbar()).getByRole('button', { name: t('board.action.export') }))
    await waitForVisible(screen.findByRole('dialog', { name: t('handOut.title', { count: 2 }) }))
  },
}

/** A student exports cards as a teacher does. */
export const OfStudent: Story = {
  args: { as: 'mei_ling' },
  play: async (context) => {
    const menu = await openCardMenu(context, 'My Haiku')
    await context.userEvent.click(menu.getByRole('menuitem', { name: t('board.action.export') }))
    await waitForVisible(screen.findByRole('dialog', { name: t('handOut.title', { count: 1 }) }))
  },
}

/** Cancel stops the reading and leads back to the choices. */
export const Running: Story = {
  play: async (context) => {
    const dialog = await openExport(context)
    const release = holdCalls(getStoryApp(context), cardsCalls.getCard)
    await context.userEvent.click(choice(dialog, 'zip'))
    await waitForVisible(() => dialog.getByRole('progressbar', { name: t('handOut.step.cards') }))
    await context.userEvent.click(dialog.getByRole('button', { name: t('handOut.cancel') }))
    release()
    await waitForVisible(() => choice(dialog, 'zip'))
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: {
    allowedConsole: [/^\[api\] getCards? failed:/, /^\[export\] The cards could not be exported/],
  },
  play: async (context) => {
    const dialog = await openExport(context)
    intercept(getStoryApp(context), cardsCalls.getCard, () => dropConnection())
    await context.userEvent.click(choice(dialog, 'csv'))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t('handOut.failed')))
    await waitForVisible(() => choice(dialog, 'csv'))
  },
}

/** A sentence instead of an empty file. */
export const Empty: Story = {
  args: { path: '/board?search=nothing+has+this+name' },
  play: async (context) => {
    await waitForAppReady(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('board.exportList') }))
    const dialog = await findDialog()
    await waitForText(dialog, t('handOut.empty.title'))
    await expect(dialog.queryByRole('list')).toBeNull()
  },
}

/** The dialog says so before it reads anything. */
export const TooMany: Story = {
  play: async (context) => {
    await waitForAppReady(context)
    const app = getStoryApp(context)
    keepCards(app, [])
    for (const card of generateCards(501, 13)) app.session.mockServer.db.cards.set(card)
    await app.router.navigate({ to: '/board', search: { sort: 'alphabetical', order: 'asc' } })
    await waitForText(context.canvas, t('board.count', { count: 501 }))
    const dialog = await openExport(context)
    await waitForText(dialog, t('handOut.tooMany', { max: 500 }))
    await expect(dialog.queryByRole('list')).toBeNull()
  },
}

/** The sheets of all cards are ready for the print dialog, which the story replaces. */
export const OnPaper: Story = {
  play: async (context) => {
    await selectCards(context, 'Inside the Atom', 'Mixtures & How to Part Them')
    await context.userEvent.click((await findToolbar()).getByRole('button', { name: t('board.action.export') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('handOut.title', { count: 2 }) }))
    // oxlint-disable-next-line typescript/unbound-method -- put back as it was
    const { print } = window
    let isPrinted = false
    window.print = () => {
      isPrinted = true
    }
    await context.userEvent.click(choice(dialog, 'paper'))
    await waitFor(() => expect(isPrinted).toBe(true))
    window.print = print
    await expect(document.querySelectorAll('body > [data-export] article')).toHaveLength(10)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Phones export selected cards. */
export const SmallScreenInMalay: Story = {
  globals: { ...phone, language: 'ms', mode: 'dark' },
  parameters: { allowedConsole: [HIGH_MENU] },
  play: async (context) => {
    const menu = await openCardMenu(context, 'Inside the Atom')
    await context.userEvent.click(menu.getByRole('menuitem', { name: t('board.action.export') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('handOut.title', { count: 1 }) }))
    await waitForVisible(() => choice(dialog, 'csv'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(context.canvas.queryByRole('button', { name: t('board.exportList') })).toBeNull()
  },
}
