import { drawPicture } from '@/lib/drawPicture'

/** Device pixels per CSS px: sharp on screens and readable in print. */
const SCALE = 2

/**
 * Draws each sheet as a PNG.
 * @throws if a sheet cannot be drawn
 */
export async function drawSheets(stage: HTMLElement): Promise<Blob[]> {
  const pictures: Blob[] = []
  // Sheets are drawn one after the other, because each drawing copies the sheet with all its styles.
  for (const sheet of stage.querySelectorAll('article')) {
    pictures.push(await drawPicture(sheet, { scale: SCALE, backgroundColor: 'white' }))
  }
  return pictures
}
