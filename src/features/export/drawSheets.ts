import { drawPicture } from '@/lib/drawPicture'

/** Pixels per CSS px: sharp on screens, readable in print. */
const SCALE = 2

/**
 * Draws a PNG of each sheet.
 * @throws when a sheet cannot be drawn
 */
export async function drawSheets(stage: HTMLElement): Promise<Blob[]> {
  const pictures: Blob[] = []
  // In sequence, because each drawing copies the sheet with all styles.
  for (const sheet of stage.querySelectorAll('article')) {
    pictures.push(await drawPicture(sheet, { scale: SCALE, backgroundColor: 'white' }))
  }
  return pictures
}
