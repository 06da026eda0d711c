/** Sheets as pictures; the code that draws them is loaded with the first (D-0123). */

import { embeddedFonts } from '@/lib/embeddedFonts'

/** Pixels for each CSS px: sharp on a screen, and readable when printed. */
const SCALE = 2

/**
 * A PNG of each sheet.
 * @throws when a sheet cannot be drawn
 */
export async function drawSheets(stage: HTMLElement): Promise<Blob[]> {
  const [{ domToBlob }, cssText] = await Promise.all([import('modern-screenshot'), embeddedFonts()])
  const blobs: Blob[] = []
  // One after the other: each is a copy of the sheet with all its styles.
  for (const sheet of stage.querySelectorAll('article')) {
    blobs.push(await domToBlob(sheet, { scale: SCALE, backgroundColor: 'white', type: 'image/png', font: { cssText } }))
  }
  return blobs
}
