/** What a person's hands do on the board, for the stories of it. */
import { screen, waitFor, within } from 'storybook/test'
import type { AppPlayContext } from '../../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady } from '../visibility'

export const phone = { viewport: { value: 'phone', isRotated: false } }

/** Waits until cards can be moved: what moves them loads after the board is there. */
export async function waitForDraggable(): Promise<void> {
  await waitFor(
    () => {
      if (!document.querySelector('[data-rfd-draggable-id]')) throw new Error('The cards cannot be dragged yet.')
    },
    { timeout: 10_000 },
  )
}

export async function findTile(context: AppPlayContext, title: string): Promise<HTMLElement> {
  await waitForAppReady(context)
  return context.canvas.findByRole('article', { name: title })
}

/** The button that is the card: a press selects it. */
export const cardButton = (card: HTMLElement): HTMLElement =>
  within(card)
    .getAllByRole('button')
    .find((button) => button.hasAttribute('aria-pressed')) as HTMLElement

/** Selects cards one by one, with Ctrl held. */
export async function selectCards(context: AppPlayContext, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const card = await findTile(context, title)
    await context.userEvent.keyboard('{Control>}')
    await context.userEvent.click(cardButton(card))
    await context.userEvent.keyboard('{/Control}')
  }
}

/** Selects cards and presses an action of the toolbar. */
export async function runToolbarAction(context: AppPlayContext, action: string, ...titles: string[]): Promise<void> {
  await selectCards(context, ...titles)
  await context.userEvent.click((await findToolbar()).getByRole('button', { name: action }))
}

export const findToolbar = async () => within(await screen.findByRole('toolbar', { name: t('board.toolbar') }))

export async function openCardMenu(context: AppPlayContext, title: string) {
  const card = await findTile(context, title)
  const more = within(card).getByRole('button', { name: t('formats.card.menu', { title }) })
  // It shows on hover and for the keyboard.
  more.focus()
  await context.userEvent.click(more)
  return within(await screen.findByRole('menu', { name: t('formats.card.menu', { title }) }))
}

/** Lifts the card in focus with the keyboard and presses more keys, in the words of user-event. */
export async function liftByKeyboard(context: AppPlayContext, title: string, keys = ''): Promise<void> {
  const card = await findTile(context, title)
  await waitForDraggable()
  cardButton(card).focus()
  await context.userEvent.keyboard(`m${keys}`)
}

type Point = { x: number; y: number }

const dispatchMouse = (target: EventTarget, type: string, { x, y }: Point) =>
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons: 1, clientX: x, clientY: y }),
  )

/**
 * Lifts a card with the mouse and holds it over a place.
 * @param getPoint gives the place, in px from the corner of the window, once the card is lifted
 * @returns lets it go there
 */
export async function drag(context: AppPlayContext, title: string, getPoint: () => Point): Promise<() => void> {
  const card = await findTile(context, title)
  await waitForDraggable()
  const { left, top, width, height } = card.getBoundingClientRect()
  const start = { x: left + width / 2, y: top + height / 2 }
  dispatchMouse(card, 'mousedown', start)
  dispatchMouse(window, 'mousemove', { x: start.x + 12, y: start.y })
  await waitFor(() => {
    if (!document.querySelector('[data-drag="preview"]')) throw new Error('The card is not lifted yet.')
  })
  dispatchMouse(window, 'mousemove', getPoint())
  return () => dispatchMouse(window, 'mouseup', getPoint())
}

/** What is in the hand; it is drawn above everything, at the end of the page. */
export const dragPreview = () => {
  const clone = document.querySelector<HTMLElement>('[data-rfd-draggable-id][inert]')
  if (!clone) throw new Error('Nothing is in the hand.')
  return within(clone)
}

/** The middle of a card, or a place in the gap before it. */
export const centerOf = (card: HTMLElement): Point => {
  const { left, top, width, height } = card.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
export const pointBefore = (card: HTMLElement): Point => {
  const { left, top, height } = card.getBoundingClientRect()
  return { x: left - 12, y: top + height / 2 }
}
