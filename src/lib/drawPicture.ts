/** Draws elements as pictures. The drawing library is loaded with the first picture (D-0123). */

import { embeddedFonts } from './embeddedFonts'

type DrawOptions = {
  /** Number of image pixels per CSS px. */
  scale: number
  backgroundColor: string
}

/**
 * Draws an element of the page as a PNG, with its theme colours and fonts.
 * @throws if drawing fails, for example because the element was removed from the page
 */
export async function drawPicture(element: HTMLElement, { scale, backgroundColor }: DrawOptions): Promise<Blob> {
  const [{ domToBlob }, cssText] = await Promise.all([import('modern-screenshot'), embeddedFonts()])
  const picture = await domToBlob(element, { scale, backgroundColor, type: 'image/png', font: { cssText } })
  // For an element without size, the library returns an empty file and throws no error.
  if (!element.isConnected) throw new Error('The element has left the page.')
  return picture
}
