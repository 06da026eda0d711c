import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlayContext, appStoryMeta } from '../../../.storybook/withApp'
import { t } from '../../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../../visibility'
import { seedCardId } from '../seedIds'
import {
  drag,
  pointBefore,
  dragPreview,
  liftByKeyboard,
  centerOf,
  openCardMenu,
  phone,
  selectCards,
  findTile,
} from './boardInteractions'

const meta = {
  ...appStoryMeta,
  title: 'screens/board/Moving',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const VOLCANO = 'Inside a Volcano'
const FOOD = 'Food Chains & Food Webs'
const SHARED = 'Persuasive Writing: PEEL'

const dragRole = (card: HTMLElement) => card.closest<HTMLElement>('[data-card-id]')?.dataset.drag

/** Waits until the card has this part in the drag (`data-drag`). */
const expectDragRole = (card: HTMLElement, role: string) => waitFor(() => expect(dragRole(card)).toBe(role))

/** Excludes dragged cards from the accessibility check, because they are faint on purpose and hidden from assistive technology. */
const whileDragging = {
  a11y: { context: { exclude: ['[data-live-announcer]', '[data-rfd-draggable-id][inert]', '[data-drag]'] } },
}

async function dragOnto(context: AppPlayContext, title: string, target: string) {
  const over = await findTile(context, target)
  const drop = await drag(context, title, () => centerOf(over))
  return { over, drop }
}

/** The user has lifted a card and holds it over its own place. There is no hint. */
export const Lifted: Story = {
  parameters: whileDragging,
  play: async (context) => {
    const card = await findTile(context, TAPIR)
    await drag(context, TAPIR, () => centerOf(card))
    await expectDragRole(card, 'preview')
    await waitForVisible(() => dragPreview().getByText(TAPIR, { selector: 'p' }))
    await expect(document.querySelectorAll('[data-drag]')).toHaveLength(1)
  },
}

/** Without transitions, as with a style sheet of the reader that forbids them, a drag ends all the same. */
export const DroppedWithoutTransitions: Story = {
  beforeEach: () => {
    const style = document.createElement('style')
    style.textContent = '* { transition: none !important; }'
    document.head.append(style)
    return () => style.remove()
  },
  play: async (context) => {
    const { drop } = await dragOnto(context, TAPIR, VOLCANO)
    drop()
    await waitFor(() => expect(document.querySelector('[data-drag]')).toBeNull())
    await expect(document.querySelector('[data-rfd-draggable-id][inert]')).toBeNull()
  },
}

/** A hint on the drag preview names the effect of a drop. */
export const OverAnotherCard: Story = {
  parameters: whileDragging,
  play: async (context) => {
    const { over } = await dragOnto(context, TAPIR, VOLCANO)
    await expectDragRole(over, 'mergeTarget')
    await waitFor(() =>
      expect(dragPreview().getByText(t('board.drag.stackHint'), { selector: 'div > div > span' })).toBeVisible(),
    )
    // The preview must be opaque and smaller than the target, otherwise both texts would mix.
    const preview = dragPreview().getByText(TAPIR, { selector: 'p' }).closest('article') as HTMLElement
    await expect(getComputedStyle(preview).opacity).toBe('1')
    await expect(preview.getBoundingClientRect().width).toBeLessThan(over.getBoundingClientRect().width * 0.9)
  },
}

export const BetweenTwoCards: Story = {
  parameters: whileDragging,
  play: async (context) => {
    const next = await findTile(context, BATIK)
    await drag(context, TAPIR, () => pointBefore(next))
    await waitFor(() =>
      expect(document.querySelector('[data-drag="insertBefore"], [data-drag="insertAfter"]')).not.toBeNull(),
    )
    // Stories run with reduced motion, so only the line is shown and no card leans.
    const beside = document.querySelector('[data-drag="insertBefore"] > div, [data-drag="insertAfter"] > div')
    await expect(getComputedStyle(beside as Element).translate).toBe('none')
  },
}

export const DroppedBetweenTwoCards: Story = {
  play: async (context) => {
    const next = await findTile(context, BATIK)
    const drop = await drag(context, TAPIR, () => pointBefore(next))
    await expectDragRole(next, 'insertBefore')
    drop()
    await waitForText(context.canvas, t('message.order.saved'))
    const titles = context.canvas.getAllByRole('article').map((card) => card.querySelector('p')?.textContent)
    await expect(titles[titles.indexOf(BATIK) - 1]).toBe(TAPIR)
  },
}

/** Auto Layout allows no reordering, so neither a line nor a leaning card suggests a drop between cards. */
export const AutoLayoutRefusesGap: Story = {
  parameters: whileDragging,
  args: { as: 'adam' },
  play: async (context) => {
    await findTile(context, 'My dinosaur')
    const [first, , third] = context.canvas.getAllByRole('article') as [HTMLElement, HTMLElement, HTMLElement]
    await drag(context, first.querySelector('p')?.textContent ?? '', () => centerOf(third))
    await expectDragRole(third, 'mergeTarget')
    const { x, y } = pointBefore(third)
    window.dispatchEvent(new MouseEvent('mousemove', { cancelable: true, buttons: 1, clientX: x, clientY: y }))
    await waitFor(() => expect(document.querySelectorAll('[data-drag]')).toHaveLength(1))
  },
}

export const DraggingSeveral: Story = {
  parameters: whileDragging,
  play: async (context) => {
    await selectCards(context, TAPIR, BATIK)
    await dragOnto(context, TAPIR, VOLCANO)
    await waitForVisible(() => dragPreview().getByText(t('board.drag.count', { count: 2 })))
  },
}

export const OverMyBoard: Story = {
  parameters: whileDragging,
  args: { path: `/board/stack/${seedCardId(FOOD)}` },
  play: async (context) => {
    const [first] = await context.canvas.findAllByRole('article')
    await waitForAppReady(context)
    const title = first?.querySelector('p')?.textContent ?? ''
    await drag(context, title, () => {
      const [area] = context.canvas.getAllByText(t('board.drag.toMyBoard'))
      const { left, top, width, height } = area?.getBoundingClientRect() ?? new DOMRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    await waitForVisible(() => dragPreview().getByText(t('board.drag.toMyBoard')))
  },
}

/** A card of another owner shows before the drop that it would refuse: it does not grow, and the hint names the reason. */
export const OverSomebodyElsesCard: Story = {
  parameters: whileDragging,
  play: async (context) => {
    const { over } = await dragOnto(context, TAPIR, SHARED)
    await expectDragRole(over, 'refused')
    await waitForVisible(() => dragPreview().getByText(t('board.drag.notOwner')))
    await expect(dragPreview().queryByText(t('board.drag.stackHint'))).toBeNull()
  },
}

/** A card of another owner cannot be stacked. The drop is rejected with the reason. */
export const SharedCardRejected: Story = {
  play: async (context) => {
    const { over, drop } = await dragOnto(context, SHARED, TAPIR)
    await expectDragRole(over, 'refused')
    drop()
    await waitForText(context.canvas, t('message.drag.unable'))
  },
}

export const DroppedOnStack: Story = {
  play: async (context) => {
    const { over, drop } = await dragOnto(context, TAPIR, FOOD)
    await expectDragRole(over, 'mergeTarget')
    drop()
    await waitForText(context.canvas, t('message.drag.move', { title: FOOD }))
    await waitFor(() => expect(context.canvas.queryByRole('article', { name: TAPIR })).toBeNull())
  },
}

/** The user presses Undo in the snackbar, and the card returns to its old position. */
export const Undone: Story = {
  play: async (context) => {
    const { over, drop } = await dragOnto(context, TAPIR, FOOD)
    await expectDragRole(over, 'mergeTarget')
    drop()
    await waitForText(context.canvas, t('message.drag.move', { title: FOOD }))
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('board.undo') }))
    await waitForText(context.canvas, t('message.undo.done'))
    await context.canvas.findByRole('article', { name: TAPIR })
  },
}

export const KeyboardMerge: Story = {
  play: async (context) => {
    const over = await findTile(context, FOOD)
    await liftByKeyboard(context, TAPIR, '{ArrowRight}{ArrowRight}')
    await expectDragRole(over, 'mergeTarget')
    await expect(context.canvas.getByText(t('board.drag.overMerge', { title: FOOD }))).toBeInTheDocument()
    // A keyboard move has no drag preview, so the target shows the effect of a drop.
    const cell = over.closest<HTMLElement>('[data-card-id]') as HTMLElement
    await waitForVisible(() => within(cell).getByText(t('board.drag.stackHint'), { selector: '[aria-hidden]' }))
  },
}

/** In a keyboard move, the target itself shows that it refuses. */
export const KeyboardOverSomebodyElsesCard: Story = {
  play: async (context) => {
    const over = await findTile(context, FOOD)
    await liftByKeyboard(context, SHARED, '{Home}{ArrowRight}{ArrowRight}')
    await expectDragRole(over, 'refused')
    const cell = over.closest<HTMLElement>('[data-card-id]') as HTMLElement
    await waitForVisible(() => within(cell).getByText(t('board.drag.notOwner'), { selector: '[aria-hidden]' }))
  },
}

/** The move toolbar, opened from the card menu, has buttons for the keyboard commands. The user needs neither a keyboard nor dragging. */
export const WithoutDragging: Story = {
  globals: phone,
  args: { path: `/board/stack/${seedCardId(FOOD)}` },
  play: async (context) => {
    const [first, second] = await context.canvas.findAllByRole('article')
    await waitForAppReady(context)
    await openCardMenu(context, first?.querySelector('p')?.textContent ?? '')
    await context.userEvent.click(await screen.findByRole('menuitem', { name: t('board.action.move') }))
    const bar = within(await screen.findByRole('toolbar', { name: t('board.move.label') }))
    await context.userEvent.click(bar.getByRole('button', { name: t('board.move.right') }))
    await expectDragRole(second as HTMLElement, 'mergeTarget')
    await waitForVisible(() => bar.getByRole('button', { name: t('board.move.myBoard') }))
  },
}

/** A second M switches to reordering. A line shows where the card would be inserted. */
export const KeyboardReorder: Story = {
  play: async (context) => {
    await liftByKeyboard(context, TAPIR, 'm{ArrowRight}{ArrowRight}')
    await expect(await context.canvas.findByText(t('board.drag.overBefore', { title: FOOD }))).toBeInTheDocument()
    await waitFor(() =>
      expect(document.querySelector('[data-drag="insertBefore"], [data-drag="insertAfter"]')).not.toBeNull(),
    )
    // Stories run with reduced motion, so only the line is shown and no card leans.
    const beside = document.querySelector('[data-drag="insertBefore"] > div, [data-drag="insertAfter"] > div')
    await expect(getComputedStyle(beside as Element).translate).toBe('none')
  },
}

export const Reordered: Story = {
  play: async (context) => {
    await liftByKeyboard(context, TAPIR, 'm{ArrowRight}{ArrowRight} ')
    await waitForText(context.canvas, t('message.order.saved'))
  },
}

export const OrderNotSaved: Story = {
  args: { scenario: 'orderFails' },
  play: async (context) => {
    await liftByKeyboard(context, TAPIR, 'm{ArrowRight}{ArrowRight} ')
    await waitForText(context.canvas, t('message.order.error'))
  },
}

/** Auto Layout fixes the order, so a second M has no effect and cards can only be stacked. */
export const KeyboardWithAutoLayout: Story = {
  args: { as: 'adam' },
  play: async (context) => {
    const robot = await findTile(context, 'A robot that cleans my room')
    const tiles = context.canvas.getAllByRole('article')
    const dinosaur = await findTile(context, 'My dinosaur')
    const steps = tiles.indexOf(robot) - tiles.indexOf(dinosaur)
    await expect(steps).toBeGreaterThan(0)
    await liftByKeyboard(context, 'My dinosaur', `m${'{ArrowRight}'.repeat(steps)}`)
    await expectDragRole(robot, 'mergeTarget')
    await waitForVisible(() => robot)
  },
}
