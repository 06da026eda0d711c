/** Draws a picture again: upright, at most 2,560 px, without metadata, halved until the file is small enough. */
import { fittedSize, halvedSize } from './pictureRules'
import type { Pixels } from './pictureHeader'

export type RedrawRequest = { content: Blob; format: 'jpeg' | 'png'; isHeic: boolean; maxBytes: number }
export type RedrawAnswer = { drawn: Blob } | { error: string }

const JPEG_QUALITY = 0.9
/** Maximum number of files that are written. Each has a quarter of the pixels of the one before. */
const MAX_TRIES = 6

/** A canvas or a bitmap with the decoded picture. */
type Decoded = Pixels & CanvasImageSource

/** The browser's own decoder turns a photo upright. Only Safari decodes HEIC; elsewhere libheif does, and turns it, too. */
async function decode({ content, isHeic }: RedrawRequest): Promise<Decoded> {
  try {
    return await createImageBitmap(content, { imageOrientation: 'from-image' })
  } catch (cause) {
    if (!isHeic) throw cause
    const { decodeHeic } = await import('./decodeHeic')
    return decodeHeic(await content.arrayBuffer())
  }
}

function draw(picture: Decoded, { width, height }: Pixels, format: RedrawRequest['format']): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The canvas cannot be drawn on.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: `image/${format}`, quality: JPEG_QUALITY })
}

async function redraw(request: RedrawRequest): Promise<Blob> {
  const picture = await decode(request)
  let size = fittedSize(picture)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const drawn = await draw(picture, size, request.format)
    if (drawn.size <= request.maxBytes) return drawn
    size = halvedSize(size)
  }
  throw new Error('The picture is too large.')
}

const answer = (message: RedrawAnswer) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<RedrawRequest>) => {
  redraw(data).then(
    (drawn) => answer({ drawn }),
    (cause: unknown) => answer({ error: String(cause) }),
  )
})
