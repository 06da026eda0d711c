import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AppArgs, appStoryMeta } from '../../../.storybook/withApp'
import { t } from '../../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../../visibility'
import { seedCardId } from '../seedIds'
import {
  runToolbarAction,
  waitForDraggable,
  cardButton,
  openCardMenu,
  phone,
  selectCards,
  findTile,
  findToolbar,
  HIGH_MENU,
} from './boardInteractions'

const meta = {
  ...appStoryMeta,
  title: 'screens/board/Selection',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const VOLCANO = 'Inside a Volcano'
const FOOD = 'Food Chains & Food Webs'

export const OneCard: Story = {
  play: async (context) => {
    await selectCards(context, TAPIR)
    await waitForVisible((await findToolbar()).findByRole('button', { name: t('board.action.rename') }))
  },
}

/** Actions for a single card are hidden, and stacking is offered. */
export const SeveralCards: Story = {
  play: async (context) => {
    await selectCards(context, TAPIR, BATIK, VOLCANO)
    await waitForVisible((await findToolbar()).findByText(t('board.selectedShort', { count: 3 })))
    await expect((await findToolbar()).getByRole('button', { name: t('board.action.stack') })).toBeVisible()
  },
}

export const OneStack: Story = {
  play: async (context) => {
    await selectCards(context, FOOD)
    await waitForVisible((await findToolbar()).findByRole('button', { name: t('board.action.unstack') }))
  },
}

export const InsideStack: Story = {
  args: { path: `/board/stack/${seedCardId(FOOD)}` },
  play: async (context) => {
    const [first] = await context.canvas.findAllByRole('article')
    await waitForAppReady(context)
    await context.userEvent.click(cardButton(first as HTMLElement))
    await waitForVisible((await findToolbar()).findByRole('button', { name: t('board.action.moveToMyBoard') }))
  },
}

/** A long press starts the selection. Each tap then adds a card until the user presses Done. */
export const ByTouch: Story = {
  globals: phone,
  play: async (context) => {
    const card = await findTile(context, TAPIR)
    await waitForDraggable()
    const touch = new Touch({ identifier: 1, target: cardButton(card), clientX: 90, clientY: 240 })
    cardButton(card).dispatchEvent(
      new TouchEvent('touchstart', { bubbles: true, cancelable: true, touches: [touch], changedTouches: [touch] }),
    )
    const bar = await findToolbar()
    cardButton(card).dispatchEvent(
      new TouchEvent('touchend', { bubbles: true, cancelable: true, changedTouches: [touch] }),
    )
    await context.userEvent.click(cardButton(await findTile(context, VOLCANO)))
    await waitForVisible(() => bar.getByText(t('board.selectedShort', { count: 2 })))
    await expect(bar.getByRole('button', { name: t('board.done') })).toBeVisible()
  },
}

export const SmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    await selectCards(context, FOOD)
    const bar = await screen.findByRole('toolbar', { name: t('board.toolbar') })
    await waitForVisible(() => within(bar).getByRole('button', { name: t('board.action.delete') }))
    for (const button of within(bar).getAllByRole('button')) {
      const { left, right, width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await expect(left >= 0 && right <= window.innerWidth).toBe(true)
    }
  },
}

export const CardMenu: Story = {
  play: async (context) => {
    const menu = await openCardMenu(context, TAPIR)
    await waitForVisible(() => menu.getByRole('menuitem', { name: t('board.action.move') }))
  },
}

/** A card that a teacher has shared can be opened and duplicated, but not edited. */
export const CardMenuOfSharedCard: Story = {
  args: { as: 'mei_ling' },
  play: async (context) => {
    const menu = await openCardMenu(context, 'Inside a Volcano')
    await waitForVisible(() => menu.getByRole('menuitem', { name: t('board.action.open') }))
    await expect(menu.queryByRole('menuitem', { name: t('board.action.rename') })).toBeNull()
  },
}

export const SmallScreenCardMenu: Story = {
  globals: phone,
  parameters: { allowedConsole: [HIGH_MENU] },
  play: async (context) => {
    const menu = await openCardMenu(context, VOLCANO)
    await waitForVisible(() => menu.getByRole('menuitem', { name: t('board.action.delete') }))
  },
}

/** The title is edited in place. Enter saves it, Escape restores it. */
export const Renaming: Story = {
  play: async (context) => {
    await runToolbarAction(context, t('board.action.rename'), TAPIR)
    const field = await context.canvas.findByDisplayValue(TAPIR)
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** The server refuses the new title. The app restores the old title and shows the server's message. */
export const RenamingRejected: Story = {
  args: { scenario: 'saveInvalid' },
  play: async (context) => {
    await runToolbarAction(context, t('board.action.rename'), TAPIR)
    await context.userEvent.clear(await context.canvas.findByDisplayValue(TAPIR))
    await context.userEvent.keyboard('Tapirs at Night{Enter}')
    await waitForText(context.canvas, /The title is too long\./)
    await waitForVisible(() => context.canvas.getByRole('article', { name: TAPIR }))
  },
}

/** A placeholder is shown instead of the stack while the request is pending. */
export const StackPending: Story = {
  args: { pendingCalls: ['generateStack'] },
  play: async (context) => {
    await runToolbarAction(context, t('board.action.stack'), TAPIR, BATIK)
    await waitForText(context.canvas, t('formats.card.loading'))
    await expect(context.canvas.queryByRole('article', { name: TAPIR })).toBeNull()
  },
}

export const Stacked: Story = {
  play: async (context) => {
    await runToolbarAction(context, t('board.action.stack'), TAPIR, BATIK)
    await waitForText(context.canvas, t('message.drag.stack'))
    await waitForVisible(() => context.canvas.getByRole('button', { name: t('board.undo') }))
  },
}

/** The server fails to stack the cards. The app moves them back to their old positions. */
export const StackingFailed: Story = {
  args: { scenario: 'mergeFails' },
  play: async (context) => {
    await runToolbarAction(context, t('board.action.stack'), TAPIR, BATIK)
    await waitForText(context.canvas, t('error.stack.generate'))
    await waitForVisible(() => context.canvas.getByRole('article', { name: TAPIR }))
  },
}

/** The request is sent only when the snackbar closes. Until then, the user can undo the deletion. */
export const DeletedWithUndo: Story = {
  play: async (context) => {
    await runToolbarAction(context, t('board.action.delete'), TAPIR)
    await context.userEvent.click(await screen.findByRole('button', { name: t('confirmation.yes') }))
    await waitForText(context.canvas, t('message.deleted.one'))
    await waitForVisible(() => context.canvas.getByRole('button', { name: t('board.undo') }))
  },
}

/** While cards are selected, snackbars appear above the toolbar and do not cover it. */
export const SnackbarsOverToolbar: Story = {
  play: async (context) => {
    await runToolbarAction(context, t('board.action.delete'), TAPIR)
    await context.userEvent.click(await screen.findByRole('button', { name: t('confirmation.yes') }))
    await waitForText(context.canvas, t('message.deleted.one'))
    await runToolbarAction(context, t('board.action.duplicate'), BATIK)
    await waitForText(context.canvas, t('message.duplicated'))
    await selectCards(context, VOLCANO)
    const bar = await screen.findByRole('toolbar', { name: t('board.toolbar') })
    const snackbar = context.canvas.getByText(t('message.duplicated')).parentElement as HTMLElement
    await waitFor(() =>
      expect(snackbar.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    )
  },
}

export const SmallScreenSnackbarOverToolbar: Story = {
  globals: phone,
  play: async (context) => {
    await runToolbarAction(context, t('board.action.duplicate'), TAPIR)
    await waitForText(context.canvas, t('message.duplicated'))
    await selectCards(context, FOOD)
    const bar = await screen.findByRole('toolbar', { name: t('board.toolbar') })
    const snackbar = context.canvas.getByText(t('message.duplicated')).parentElement as HTMLElement
    await waitFor(() =>
      expect(snackbar.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    )
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await selectCards(context, TAPIR, FOOD)
    await waitForVisible((await findToolbar()).findByText('2 dipilih'))
  },
}
