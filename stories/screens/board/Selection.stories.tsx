import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AppArgs, inApp } from '../../../.storybook/withApp'
import { say } from '../say'
import { seen, shown, started } from '../seen'
import { idOf } from '../world'
import { act, canDrag, face, openMenu, phone, select, tile, toolbar } from './hands'

/** Choosing cards, and what can then be done with them. */
const meta = {
  ...inApp,
  title: 'screens/board/Selection',
  args: { ...inApp.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const VOLCANO = 'Inside a Volcano'
const FOOD = 'Food Chains & Food Webs'

export const OneCard: Story = {
  play: async (context) => {
    await select(context, TAPIR)
    await shown((await toolbar()).getByRole('button', { name: say('board.action.rename') }))
  },
}

/** What only one card can do is not offered: cards are stacked instead. */
export const SeveralCards: Story = {
  play: async (context) => {
    await select(context, TAPIR, BATIK, VOLCANO)
    await shown((await toolbar()).getByText(say('board.selectedShort', { count: 3 })))
    await expect((await toolbar()).getByRole('button', { name: say('board.action.stack') })).toBeVisible()
  },
}

export const OneStack: Story = {
  play: async (context) => {
    await select(context, FOOD)
    await shown((await toolbar()).getByRole('button', { name: say('board.action.unstack') }))
  },
}

/** Inside a stack the way out to My Board is offered. */
export const InsideStack: Story = {
  args: { path: `/board/stack/${idOf(FOOD)}` },
  play: async (context) => {
    const [first] = await context.canvas.findAllByRole('article')
    await started(context)
    await context.userEvent.click(face(first as HTMLElement))
    await shown((await toolbar()).getByRole('button', { name: say('board.action.moveToMyBoard') }))
  },
}

/** A finger rests on a card; every tap then adds one, until Done. */
export const ByTouch: Story = {
  globals: phone,
  play: async (context) => {
    const card = await tile(context, TAPIR)
    await canDrag()
    const touch = new Touch({ identifier: 1, target: face(card), clientX: 90, clientY: 240 })
    face(card).dispatchEvent(
      new TouchEvent('touchstart', { bubbles: true, cancelable: true, touches: [touch], changedTouches: [touch] }),
    )
    const bar = await toolbar()
    face(card).dispatchEvent(new TouchEvent('touchend', { bubbles: true, cancelable: true, changedTouches: [touch] }))
    await context.userEvent.click(face(await tile(context, VOLCANO)))
    await shown(bar.getByText(say('board.selectedShort', { count: 2 })))
    await expect(bar.getByRole('button', { name: say('board.done') })).toBeVisible()
  },
}

export const SmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    await select(context, FOOD)
    const bar = await screen.findByRole('toolbar', { name: say('board.toolbar') })
    await shown(within(bar).getByRole('button', { name: say('board.action.delete') }))
    for (const button of within(bar).getAllByRole('button')) {
      const { left, right, width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await expect(left >= 0 && right <= window.innerWidth).toBe(true)
    }
  },
}

export const CardMenu: Story = {
  play: async (context) => {
    const menu = await openMenu(context, TAPIR)
    await shown(menu.getByRole('menuitem', { name: say('board.action.move') }))
  },
}

/** What a teacher shared can be read and copied, not changed. */
export const CardMenuOfSharedCard: Story = {
  args: { as: 'mei_ling' },
  play: async (context) => {
    const menu = await openMenu(context, 'Inside a Volcano')
    await shown(menu.getByRole('menuitem', { name: say('board.action.open') }))
    await expect(menu.queryByRole('menuitem', { name: say('board.action.rename') })).toBeNull()
  },
}

export const SmallScreenCardMenu: Story = {
  globals: phone,
  play: async (context) => {
    const menu = await openMenu(context, VOLCANO)
    await shown(menu.getByRole('menuitem', { name: say('board.action.delete') }))
  },
}

/** The title is a field: Enter saves, Escape leaves it as it was. */
export const Renaming: Story = {
  play: async (context) => {
    await act(context, say('board.action.rename'), TAPIR)
    const field = await context.canvas.findByDisplayValue(TAPIR)
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** The title is back, with the server's reasons. */
export const RenamingRefused: Story = {
  args: { scenario: 'saveInvalid' },
  play: async (context) => {
    await act(context, say('board.action.rename'), TAPIR)
    await context.userEvent.clear(await context.canvas.findByDisplayValue(TAPIR))
    await context.userEvent.keyboard('Tapirs at Night{Enter}')
    await seen(context.canvas, /The title is too long\./)
    await shown(context.canvas.getByRole('article', { name: TAPIR }))
  },
}

/** Only its 'Loading...' shows where the stack will be. */
export const StackToCome: Story = {
  args: { held: ['generateStack'] },
  play: async (context) => {
    await act(context, say('board.action.stack'), TAPIR, BATIK)
    await seen(context.canvas, say('formats.card.loading'))
    await expect(context.canvas.queryByRole('article', { name: TAPIR })).toBeNull()
  },
}

export const Stacked: Story = {
  play: async (context) => {
    await act(context, say('board.action.stack'), TAPIR, BATIK)
    await seen(context.canvas, say('message.drag.stack'))
    await shown(context.canvas.getByRole('button', { name: say('board.undo') }))
  },
}

/** The cards are back where they were. */
export const StackingFailed: Story = {
  args: { scenario: 'mergeFails' },
  play: async (context) => {
    await act(context, say('board.action.stack'), TAPIR, BATIK)
    await seen(context.canvas, say('error.stack.generate'))
    await shown(context.canvas.getByRole('article', { name: TAPIR }))
  },
}

/** Nothing is sent before the notice is closed: until then it can be undone. */
export const DeletedWithUndo: Story = {
  play: async (context) => {
    await act(context, say('board.action.delete'), TAPIR)
    await context.userEvent.click(await screen.findByRole('button', { name: say('confirmation.yes') }))
    await seen(context.canvas, say('message.deleted.one'))
    await shown(context.canvas.getByRole('button', { name: say('board.undo') }))
  },
}

/** Notices leave room for the toolbar. */
export const NoticesOverToolbar: Story = {
  play: async (context) => {
    await act(context, say('board.action.delete'), TAPIR)
    await context.userEvent.click(await screen.findByRole('button', { name: say('confirmation.yes') }))
    await seen(context.canvas, say('message.deleted.one'))
    await act(context, say('board.action.duplicate'), BATIK)
    await seen(context.canvas, say('message.duplicated'))
    await select(context, VOLCANO)
    const bar = await screen.findByRole('toolbar', { name: say('board.toolbar') })
    const notice = context.canvas.getByText(say('message.duplicated')).parentElement as HTMLElement
    await waitFor(() =>
      expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    )
  },
}

export const SmallScreenNoticeOverToolbar: Story = {
  globals: phone,
  play: async (context) => {
    await act(context, say('board.action.duplicate'), TAPIR)
    await seen(context.canvas, say('message.duplicated'))
    await select(context, FOOD)
    const bar = await screen.findByRole('toolbar', { name: say('board.toolbar') })
    const notice = context.canvas.getByText(say('message.duplicated')).parentElement as HTMLElement
    await waitFor(() =>
      expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    )
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await select(context, TAPIR, FOOD)
    await shown((await toolbar()).getByText('2 dipilih'))
  },
}
