import { drawPicture } from '@/lib/drawPicture'

/** Number of image pixels for each CSS px (B-371). */
const SCALE = 3

/**
 * Draws the chart as a PNG that looks as in the card.
 * @throws if the browser cannot draw the chart
 */
export const drawHillChart = (figure: HTMLElement): Promise<Blob> =>
  drawPicture(figure, { scale: SCALE, backgroundColor: getComputedStyle(document.body).backgroundColor })
