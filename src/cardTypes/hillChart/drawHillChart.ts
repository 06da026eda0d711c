import { drawPicture } from '@/lib/drawPicture'

/** Pixels for each CSS px (B-371). */
const SCALE = 3

/**
 * Draws the chart as a PNG, as shown in the card.
 * @throws when the chart cannot be drawn
 */
export const drawHillChart = (figure: HTMLElement): Promise<Blob> =>
  drawPicture(figure, { scale: SCALE, backgroundColor: getComputedStyle(document.body).backgroundColor })
