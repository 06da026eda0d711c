/** Pictures of elements; the drawing code loads with the first picture (D-0123). */

import { embeddedFonts } from './embeddedFonts'

type DrawOptions = {
  /** Picture pixels per CSS px. */
  scale: number
  backgroundColor: string
}

/**
 * Draws the element on the page as a PNG, with its theme colours and embedded typefaces.
 * @throws if drawing fails, e.g. because the element has left the page
 */
export async function drawPicture(element: HTMLElement, { scale, backgroundColor }: DrawOptions): Promise<Blob> {
  const [{ domToBlob }, cssText] = await Promise.all([import('modern-screenshot'), embeddedFonts()])
  const picture = await domToBlob(element, { scale, backgroundColor, type: 'image/png', font: { cssText } })
  // The library draws an element without a size as an empty file, and throws no error.
  if (!element.isConnected) throw new Error('The element has left the page.')
  return picture
}
