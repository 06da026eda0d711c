import { screen, waitFor, within } from 'storybook/test'
import type { AppPlayContext } from '../../../.storybook/withApp'
import { t } from '../../translate'
import { waitForAppReady, waitForRealtimeReady } from '../../visibility'

/** React Aria measures a menu that is higher than its place twice in one frame. Browsers report that, and nobody sees it. */
export const HIGH_MENU = /^Error: ResizeObserver loop completed/

export const phone = { viewport: { value: 'phone', isRotated: false } }

/** Waits for the lazy chunk that makes cards draggable, and until the app has refetched after subscribing to its channels. */
export async function waitForDraggable(): Promise<void> {
  await waitFor(
    () => {
      if (!document.querySelector('[data-rfd-draggable-id]')) throw new Error('The cards cannot be dragged yet.')
    },
    { timeout: 10_000 },
  )
  await waitForRealtimeReady()
}

export async function findTile(context: AppPlayContext, title: string): Promise<HTMLElement> {
  await waitForAppReady(context)
  return context.canvas.findByRole('article', { name: title })
}

/** Returns the button that covers the tile. A press selects the card. */
export const cardButton = (card: HTMLElement): HTMLElement =>
  within(card)
    .getAllByRole('button')
    .find((button) => button.hasAttribute('aria-pressed')) as HTMLElement

/** Selects cards one by one with Ctrl held. */
export async function selectCards(context: AppPlayContext, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const card = await findTile(context, title)
    await context.userEvent.keyboard('{Control>}')
    await context.userEvent.click(cardButton(card))
    await context.userEvent.keyboard('{/Control}')
  }
}

export async function runToolbarAction(context: AppPlayContext, action: string, ...titles: string[]): Promise<void> {
  await selectCards(context, ...titles)
  await context.userEvent.click((await findToolbar()).getByRole('button', { name: action }))
}

export const findToolbar = async () => within(await screen.findByRole('toolbar', { name: t('board.toolbar') }))

export async function openCardMenu(context: AppPlayContext, title: string) {
  const card = await findTile(context, title)
  const more = within(card).getByRole('button', { name: t('formats.card.menu', { title }) })
  // The button is visible only on hover and focus.
  more.focus()
  await context.userEvent.click(more)
  return within(await screen.findByRole('menu', { name: t('formats.card.menu', { title }) }))
}

/** Lifts a card with M and then presses these keys, written as in user-event. */
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
 * Drags a card (a tile or a row) with the mouse and holds it over a point without dropping.
 * @param getPoint called when the card is lifted; returns px relative to the viewport
 * @returns a function that drops the card at the point
 * @throws Error if the drag begins or ends out of view
 */
export async function drag(context: AppPlayContext, title: string, getPoint: () => Point): Promise<() => void> {
  await waitForAppReady(context)
  const button = await context.canvas.findByRole('button', { name: (name) => name.startsWith(`${title}, `) })
  const card = button.closest('[data-card-id]') as HTMLElement
  await waitForDraggable()
  const { left, top, width, height } = card.getBoundingClientRect()
  const start = { x: left + width / 2, y: top + height / 2 }
  dispatchMouse(card, 'mousedown', start)
  dispatchMouse(window, 'mousemove', { x: start.x + 12, y: start.y })
  await waitFor(() => {
    if (!document.querySelector('[data-drag="preview"]')) throw new Error('The card is not lifted yet.')
  })
  const end = getPoint()
  // Outside of the view, the board would scroll below the pointer.
  if (!isInView(start) || !isInView(end)) throw new Error('A drag begins and ends in view.')
  dispatchMouse(window, 'mousemove', end)
  return () => dispatchMouse(window, 'mouseup', getPoint())
}

/**
 * Returns queries within the drag preview, which is a copy of the card at the end of the page.
 * @throws Error while no card is dragged
 */
export const dragPreview = () => {
  const clone = document.querySelector<HTMLElement>('[data-rfd-draggable-id][inert]')
  if (!clone) throw new Error('There is no drag preview: no card is being dragged.')
  return within(clone)
}

export const centerOf = (card: HTMLElement): Point => {
  const { left, top, width, height } = card.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const isInView = ({ x, y }: Point) => x >= 0 && x < innerWidth && y >= 0 && y < innerHeight

export const pointBefore = (card: HTMLElement): Point => {
  const { left, top, height } = card.getBoundingClientRect()
  return { x: left - 12, y: top + height / 2 }
}
