import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlayContext, appStoryMeta } from '../../../.storybook/withApp'
import { fillAndEnter } from '../fill'
import { t } from '../../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../../visibility'
import { runToolbarAction, phone } from './boardInteractions'

/** The dialogs for a new board, for filtering and sorting, and the confirmations before actions that cannot be undone. */
const meta = {
  ...appStoryMeta,
  title: 'screens/board/Dialogs',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

async function clickTool(context: AppPlayContext, name: string) {
  await waitForAppReady(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name }))
}

/** Presses 'New' and then 'Board'. */
async function pressNewBoard(context: AppPlayContext) {
  await clickTool(context, t('board.create.new'))
  await context.userEvent.click(await screen.findByRole('menuitem', { name: t('board.create.menu.board') }))
}

async function openNewBoardDialog(context: AppPlayContext, name = '', press = pressNewBoard) {
  await press(context)
  const dialog = within(await screen.findByRole('dialog', { name: t('board.create.title') }))
  const field = dialog.getByLabelText(t('board.create.name'))
  await waitForVisible(() => field)
  if (name) await fillAndEnter(context, field, name)
  return dialog
}

/** One button offers everything that can be new. */
export const NewMenu: Story = {
  globals: { language: 'ms', mode: 'dark', buddy: 'E' },
  play: async (context) => {
    await clickTool(context, 'Baharu')
    const menu = within(await screen.findByRole('menu', { name: 'Baharu' }))
    await waitForVisible(() => menu.getByRole('menuitem', { name: 'Minta Elly buatkan satu' }))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(3)
  },
}

export const NewBoard: Story = {
  play: async (context) => {
    const dialog = await openNewBoardDialog(context)
    await expect(dialog.getByRole('button', { name: t('board.create.submit') })).toBeDisabled()
  },
}

/** The dialog cannot be closed while the request is pending. */
export const NewBoardSubmitting: Story = {
  args: { pendingCalls: ['createCard'] },
  play: async (context) => {
    const dialog = await openNewBoardDialog(context, 'Science Fair')
    await waitForVisible(() => dialog.getByRole('progressbar', { name: t('board.create.submitting') }))
    for (const button of dialog.getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

export const NewBoardRejected: Story = {
  args: { scenario: 'boardNameRefused' },
  play: async (context) => {
    const dialog = await openNewBoardDialog(context)
    await context.userEvent.type(dialog.getByLabelText(t('board.create.name')), 'Ugly Words')
    await context.userEvent.click(dialog.getByRole('button', { name: t('board.create.submit') }))
    await waitForText(dialog, t('board.create.guideline'))
    await waitFor(() => expect(dialog.getByLabelText(t('board.create.name'))).toHaveFocus())
  },
}

/** The new board is open behind the dialog, which closes after a second. */
export const NewBoardCreated: Story = {
  play: async (context) => {
    const dialog = await openNewBoardDialog(context, 'Science Fair')
    await waitForText(dialog, t('board.create.created'))
    await context.canvas.findByRole('heading', { name: 'Science Fair', level: 1, hidden: true })
  },
}

export const NewBoardSmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    const dialog = await openNewBoardDialog(context, '', (phoneContext) =>
      clickTool(phoneContext, t('board.create.open')),
    )
    await waitForVisible(() => dialog.getByRole('button', { name: t('board.create.cancel') }))
  },
}

type MenuName = 'filter' | 'view' | 'open'
const openFilterMenu = async (context: AppPlayContext, menu: MenuName = 'filter') => {
  const name = t(`board.filterMenu.${menu}`)
  await clickTool(context, name)
  return within(await screen.findByRole('menu', { name }))
}

export const FilterOfTeacher: Story = {
  play: async (context) => {
    const menu = await openFilterMenu(context)
    await waitForVisible(() => menu.getByText(t('board.filterMenu.sharedWithMe')))
    await expect(menu.queryByText(t('board.filterMenu.manual'))).toBeNull()
  },
}

/** A menu beside the filter menu sets the order and the size of the cards. Both buttons have visible labels. */
export const SortAndView: Story = {
  play: async (context) => {
    const menu = await openFilterMenu(context, 'view')
    for (const name of [t('board.filterMenu.manual'), t('board.density.list')]) {
      await waitForVisible(() => menu.getByRole('menuitemradio', { name }))
    }
    for (const word of [t('board.filterMenu.filter'), t('board.filterMenu.view')]) {
      await waitForVisible(() => within(document.querySelector('header') as HTMLElement).getByText(word))
    }
  },
}

export const FilterOfStudent: Story = {
  args: { as: 'mei_ling' },
  play: async (context) => {
    await waitForVisible((await openFilterMenu(context)).findByText(t('board.filterMenu.showSchoolwork')))
  },
}

export const Filtered: Story = {
  play: async (context) => {
    const menu = await openFilterMenu(context)
    const types = [t('formats.type.quiz'), t('formats.type.stack')]
    for (const name of types) await context.userEvent.click(menu.getByRole('menuitemcheckbox', { name }))
    await context.userEvent.keyboard('{Escape}')
    const chips = within(await context.canvas.findByRole('grid', { name: t('board.activeFilters.label') }))
    for (const name of types) await waitForVisible(() => chips.getByText(name))
  },
}

/** Auto Layout sorts by date, so the menu offers no other order. */
export const FilterWithAutoLayout: Story = {
  args: { as: 'adam' },
  play: async (context) => {
    const menu = await openFilterMenu(context, 'view')
    await waitForVisible(() => menu.getByText(t('board.filterMenu.recentlyCreated')))
    await expect(menu.queryByText(t('board.filterMenu.manual'))).toBeNull()
    await expect(menu.queryByText(t('board.filterMenu.alphabetical'))).toBeNull()
  },
}

export const FilterSmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    const menu = await openFilterMenu(context, 'open')
    await waitForVisible(() => menu.getByText(t('board.filterMenu.showAll')))
    await expect(menu.getByText(t('board.filterMenu.manual'))).toBeInTheDocument()
  },
}

const findConfirmation = (title: string) => screen.findByRole('alertdialog', { name: title })

export const DeleteOne: Story = {
  play: async (context) => {
    await runToolbarAction(context, t('board.action.delete'), 'The Malayan Tapir')
    await waitForVisible(findConfirmation(t('confirmation.delete.title', { count: 1 })))
  },
}

/** The confirmation also counts the cards in the stack. */
export const DeleteStack: Story = {
  play: async (context) => {
    await runToolbarAction(context, t('board.action.delete'), 'Food Chains & Food Webs')
    await waitForVisible(findConfirmation(t('confirmation.delete.title', { count: 5 })))
  },
}

export const Unstack: Story = {
  play: async (context) => {
    await runToolbarAction(context, t('board.action.unstack'), 'Food Chains & Food Webs')
    await waitForVisible(findConfirmation(t('confirmation.unstack.title')))
  },
}

export const DeleteSmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    await runToolbarAction(context, t('board.action.delete'), 'The Malayan Tapir')
    await waitForVisible(findConfirmation(t('confirmation.delete.title', { count: 1 })))
    await waitForVisible(() => screen.getByRole('button', { name: t('confirmation.yes') }))
  },
}

/** The request fails. A snackbar shows the error, and the stack stays. */
export const UnstackFailed: Story = {
  args: { scenario: 'unstackFails' },
  play: async (context) => {
    await runToolbarAction(context, t('board.action.unstack'), 'Food Chains & Food Webs')
    await context.userEvent.click(await screen.findByRole('button', { name: t('confirmation.yes') }))
    await waitForText(context.canvas, t('message.drag.failed'))
  },
}
