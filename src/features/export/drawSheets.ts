import { drawPicture } from '@/lib/drawPicture'

/** Pixels for each CSS px: sharp on a screen, and readable when printed. */
const SCALE = 2

/**
 * A PNG of each sheet.
 * @throws when a sheet cannot be drawn
 */
export async function drawSheets(stage: HTMLElement): Promise<Blob[]> {
  const pictures: Blob[] = []
  // One after the other: each is a copy of the sheet with all its styles.
  for (const sheet of stage.querySelectorAll('article')) {
    pictures.push(await drawPicture(sheet, { scale: SCALE, backgroundColor: 'white' }))
  }
  return pictures
}
