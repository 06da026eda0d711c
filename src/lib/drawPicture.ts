/** Elements as pictures; the code that draws them is loaded with the first (D-0123). */

import { embeddedFonts } from './embeddedFonts'

type DrawOptions = {
  /** Pixels of the picture for each CSS px. */
  scale: number
  backgroundColor: string
}

/**
 * A PNG of the element as it stands on the page, with the colours of its theme and its typefaces in it.
 * @throws when it cannot be drawn, for one because it has left the page
 */
export async function drawPicture(element: HTMLElement, { scale, backgroundColor }: DrawOptions): Promise<Blob> {
  const [{ domToBlob }, cssText] = await Promise.all([import('modern-screenshot'), embeddedFonts()])
  const picture = await domToBlob(element, { scale, backgroundColor, type: 'image/png', font: { cssText } })
  // Without a size it is drawn as a file without content, and no error is thrown.
  if (!element.isConnected) throw new Error('The element has left the page.')
  return picture
}
