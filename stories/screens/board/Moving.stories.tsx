import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlay, inApp } from '../../../.storybook/withApp'
import { say } from '../say'
import { seen, shown, started } from '../seen'
import { idOf } from '../world'
import { drag, gapBefore, inHand, liftByKeyboard, middleOf, openMenu, phone, select, tile } from './hands'

/** Cards in the hand, by mouse and by keyboard. */
const meta = {
  ...inApp,
  title: 'screens/board/Moving',
  args: { ...inApp.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const VOLCANO = 'Inside a Volcano'
const FOOD = 'Food Chains & Food Webs'

const part = (card: HTMLElement) => card.closest<HTMLElement>('[data-card-id]')?.dataset.drag

/** What a card shows about the drag. */
const hints = (card: HTMLElement, hint: string) => waitFor(() => expect(part(card)).toBe(hint))

/** What is in the hand is faint on purpose, and hidden from assistive technology; contrast is measured on what lies still. */
const whileDragging = {
  a11y: { context: { exclude: ['[data-live-announcer]', '[data-rfd-draggable-id][inert]', '[data-drag]'] } },
}

async function dragOnto(context: AppPlay, title: string, target: string) {
  const over = await tile(context, target)
  const drop = await drag(context, title, () => middleOf(over))
  return { over, drop }
}

/** The word says what letting go would do. */
export const OverAnotherCard: Story = {
  parameters: whileDragging,
  play: async (context) => {
    const { over } = await dragOnto(context, TAPIR, VOLCANO)
    await hints(over, 'merge')
    await waitFor(() =>
      expect(inHand().getByText(say('board.drag.stackHint'), { selector: 'div > div > span' })).toBeVisible(),
    )
  },
}

export const BetweenTwoCards: Story = {
  parameters: whileDragging,
  play: async (context) => {
    const next = await tile(context, BATIK)
    await drag(context, TAPIR, () => gapBefore(next))
    await waitFor(() => expect(document.querySelector('[data-drag="before"], [data-drag="after"]')).not.toBeNull())
  },
}

export const SeveralInTheHand: Story = {
  parameters: whileDragging,
  play: async (context) => {
    await select(context, TAPIR, BATIK)
    await dragOnto(context, TAPIR, VOLCANO)
    await waitFor(() => expect(inHand().getByText(say('board.drag.count', { count: 2 }))).toBeVisible())
  },
}

/** While a card is in the hand inside a stack, My Board is a place to drop it. */
export const OverMyBoard: Story = {
  parameters: whileDragging,
  args: { path: `/board/stack/${idOf(FOOD)}` },
  play: async (context) => {
    const [first] = await context.canvas.findAllByRole('article')
    await started(context)
    const title = first?.querySelector('p')?.textContent ?? ''
    await drag(context, title, () => {
      const [area] = context.canvas.getAllByText(say('board.drag.toMyBoard'))
      const { left, top, width, height } = area?.getBoundingClientRect() ?? new DOMRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    await waitFor(() => expect(inHand().getByText(say('board.drag.toMyBoard'))).toBeVisible())
  },
}

/** Somebody else's card stays where it is, and the reason is told. */
export const SharedCardRefused: Story = {
  play: async (context) => {
    const mine = await tile(context, TAPIR)
    const shared = context.canvas
      .getAllByRole('article')
      .find((card) => card.querySelector('p')?.textContent === 'Inside the Atom') as HTMLElement
    const drop = await drag(context, shared.querySelector('p')?.textContent ?? '', () => middleOf(mine))
    await hints(mine, 'merge')
    drop()
    await seen(context.canvas, say('message.drag.unable'))
  },
}

export const DroppedOnStack: Story = {
  play: async (context) => {
    const { over, drop } = await dragOnto(context, TAPIR, FOOD)
    await hints(over, 'merge')
    drop()
    await seen(context.canvas, say('message.drag.move', { title: FOOD }))
    await waitFor(() => expect(context.canvas.queryByRole('article', { name: TAPIR })).toBeNull())
  },
}

/** The notice offers the way back; taken, it says so, and the card is where it was. */
export const Undone: Story = {
  play: async (context) => {
    const { over, drop } = await dragOnto(context, TAPIR, FOOD)
    await hints(over, 'merge')
    drop()
    await seen(context.canvas, say('message.drag.move', { title: FOOD }))
    await context.userEvent.click(context.canvas.getByRole('button', { name: say('board.undo') }))
    await seen(context.canvas, say('message.undo.done'))
    await context.canvas.findByRole('article', { name: TAPIR })
  },
}

/** M lifts; arrows choose the card to stack on. */
export const KeyboardMerge: Story = {
  play: async (context) => {
    const over = await tile(context, FOOD)
    await liftByKeyboard(context, TAPIR, '{ArrowRight}{ArrowRight}')
    await hints(over, 'merge')
    await expect(context.canvas.getByText(say('board.drag.overMerge', { title: FOOD }))).toBeInTheDocument()
  },
}

/** From the card's menu: what the keys do, as buttons, for whoever neither drags nor has a keyboard. */
export const WithoutDragging: Story = {
  args: { path: `/board/stack/${idOf(FOOD)}` },
  play: async (context) => {
    const [first, second] = await context.canvas.findAllByRole('article')
    await started(context)
    await openMenu(context, first?.querySelector('p')?.textContent ?? '')
    await context.userEvent.click(await screen.findByRole('menuitem', { name: say('board.action.move') }))
    const bar = within(await screen.findByRole('toolbar', { name: say('board.move.label') }))
    await context.userEvent.click(bar.getByRole('button', { name: say('board.move.right') }))
    await hints(second as HTMLElement, 'merge')
    await shown(bar.getByRole('button', { name: say('board.move.myBoard') }))
  },
}

export const WithoutDraggingOnPhone: Story = { ...WithoutDragging, globals: phone }

/** A second M changes to reordering: a line shows the place. */
export const KeyboardReorder: Story = {
  play: async (context) => {
    await liftByKeyboard(context, TAPIR, 'm{ArrowRight}{ArrowRight}')
    await expect(await context.canvas.findByText(say('board.drag.overBefore', { title: FOOD }))).toBeInTheDocument()
    await waitFor(() => expect(document.querySelector('[data-drag="before"], [data-drag="after"]')).not.toBeNull())
  },
}

export const Reordered: Story = {
  play: async (context) => {
    await liftByKeyboard(context, TAPIR, 'm{ArrowRight}{ArrowRight} ')
    await seen(context.canvas, say('message.order.saved'))
  },
}

export const OrderNotSaved: Story = {
  args: { scenario: 'orderFails' },
  play: async (context) => {
    await liftByKeyboard(context, TAPIR, 'm{ArrowRight}{ArrowRight} ')
    await seen(context.canvas, say('message.order.error'))
  },
}

/** Auto Layout keeps the order: a second M changes nothing, cards can only be stacked. */
export const KeyboardWithAutoLayout: Story = {
  args: { as: 'adam' },
  play: async (context) => {
    await tile(context, 'My dinosaur')
    const [first, second] = context.canvas.getAllByRole('article')
    const title = first?.querySelector('p')?.textContent ?? ''
    await liftByKeyboard(context, title, 'm{ArrowRight}')
    await hints(second as HTMLElement, 'merge')
    await shown(second)
  },
}
