import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlay, inApp } from '../../../.storybook/withApp'
import { say } from '../say'
import { seen, shown, started } from '../seen'
import { act, phone } from './hands'

/** The new board, filter and sort, and the questions before something that cannot be undone. */
const meta = {
  ...inApp,
  title: 'screens/board/Dialogs',
  args: { ...inApp.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

async function openTool(context: AppPlay, name: string) {
  await started(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name }))
}

async function newBoard(context: AppPlay, name = '') {
  await openTool(context, say('board.create.open'))
  const dialog = within(await screen.findByRole('dialog', { name: say('board.create.title') }))
  const field = dialog.getByLabelText(say('board.create.name'))
  await shown(field)
  if (name) await context.userEvent.type(field, `${name}{Enter}`)
  return dialog
}

export const NewBoard: Story = {
  play: async (context) => {
    const dialog = await newBoard(context)
    await expect(dialog.getByRole('button', { name: say('board.create.submit') })).toBeDisabled()
  },
}

/** Nothing closes it before the answer. */
export const NewBoardSubmitting: Story = {
  args: { held: ['createCard'] },
  play: async (context) => {
    const dialog = await newBoard(context, 'Science Fair')
    await shown(await dialog.findByRole('progressbar', { name: say('board.create.submitting') }))
    for (const button of dialog.getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

export const NewBoardRefused: Story = {
  args: { scenario: 'boardNameRefused' },
  play: async (context) => {
    const dialog = await newBoard(context, 'Ugly Words')
    await shown(await dialog.findByText(say('board.create.guideline')))
  },
}

/** The new board is open behind it; the dialog goes after a second. */
export const NewBoardCreated: Story = {
  play: async (context) => {
    const dialog = await newBoard(context, 'Science Fair')
    await shown(await dialog.findByText(say('board.create.created')))
    await context.canvas.findByRole('heading', { name: 'Science Fair', level: 1, hidden: true })
  },
}

export const NewBoardSmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    const dialog = await newBoard(context)
    await shown(dialog.getByRole('button', { name: say('board.create.cancel') }))
  },
}

const filterMenu = async (context: AppPlay) => {
  await openTool(context, say('board.filterMenu.open'))
  return within(await screen.findByRole('menu', { name: say('board.filterMenu.open') }))
}

export const FilterOfTeacher: Story = {
  play: async (context) => {
    const menu = await filterMenu(context)
    await shown(menu.getByText(say('board.filterMenu.sharedWithMe')))
    await expect(menu.getByText(say('board.filterMenu.manual'))).toBeInTheDocument()
  },
}

export const FilterOfStudent: Story = {
  args: { as: 'mei_ling' },
  play: async (context) => {
    await shown((await filterMenu(context)).getByText(say('board.filterMenu.showSchoolwork')))
  },
}

/** Auto Layout keeps the order of dates: sorting by hand is not offered. */
export const FilterWithAutoLayout: Story = {
  args: { as: 'adam' },
  play: async (context) => {
    const menu = await filterMenu(context)
    await shown(menu.getByText(say('board.filterMenu.showSchoolwork')))
    await expect(menu.queryByText(say('board.filterMenu.manual'))).toBeNull()
  },
}

export const FilterSmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    await shown((await filterMenu(context)).getByText(say('board.filterMenu.showAll')))
  },
}

const question = (title: string) => screen.findByRole('alertdialog', { name: title })

export const DeleteOne: Story = {
  play: async (context) => {
    await act(context, say('board.action.delete'), 'The Malayan Tapir')
    await shown(await question(say('confirmation.delete.title', { count: 1 })))
  },
}

/** A stack counts with all that is inside. */
export const DeleteStack: Story = {
  play: async (context) => {
    await act(context, say('board.action.delete'), 'Food Chains & Food Webs')
    await shown(await question(say('confirmation.delete.title', { count: 5 })))
  },
}

export const Unstack: Story = {
  play: async (context) => {
    await act(context, say('board.action.unstack'), 'Food Chains & Food Webs')
    await shown(await question(say('confirmation.unstack.title')))
  },
}

export const DeleteSmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    await act(context, say('board.action.delete'), 'The Malayan Tapir')
    await shown(await question(say('confirmation.delete.title', { count: 1 })))
    await waitFor(() => expect(screen.getByRole('button', { name: say('confirmation.yes') })).toBeVisible())
  },
}

/** Notices that a question waits for stay reachable below it. */
export const UnstackFailed: Story = {
  args: { scenario: 'unstackFails' },
  play: async (context) => {
    await act(context, say('board.action.unstack'), 'Food Chains & Food Webs')
    await context.userEvent.click(await screen.findByRole('button', { name: say('confirmation.yes') }))
    await seen(context.canvas, 'Server Error')
  },
}
