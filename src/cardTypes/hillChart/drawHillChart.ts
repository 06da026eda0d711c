/** The hill chart as a picture; the code that draws it is loaded with the first (D-0123). */

import { embeddedFonts } from '@/lib/embeddedFonts'

/** Pixels for each CSS px (B-371). */
const SCALE = 3

/**
 * A PNG of the chart as it stands in the card: colours of its theme and typefaces are in it.
 * @throws when the chart cannot be drawn
 */
export async function drawHillChart(figure: HTMLElement): Promise<Blob> {
  const [{ domToBlob }, cssText] = await Promise.all([import('modern-screenshot'), embeddedFonts()])
  const { backgroundColor } = getComputedStyle(document.body)
  return domToBlob(figure, { scale: SCALE, backgroundColor, type: 'image/png', font: { cssText } })
}
