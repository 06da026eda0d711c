import type { imagesCalls } from '../../src/api/images.contract'
import type { HandlersOf } from '../createHandlers'
import { notFound } from '../reply'

/** Pictures under this path are drawn for the subject of their name. */
const DRAWN = 'scenes/'
const DEFAULT_SIZE = { width: 400, height: 300 }

export const imagesHandlers: HandlersOf<typeof imagesCalls> = {
  async getImage({ params, query }) {
    if (!params.src.startsWith(DRAWN)) throw notFound('There is no such picture.')
    const { drawScene } = await import('../images/drawScene')
    const name = params.src.slice(DRAWN.length)
    const size = { width: query.width || DEFAULT_SIZE.width, height: query.height || DEFAULT_SIZE.height }
    return new Blob([drawScene(name, size)], { type: 'image/svg+xml' })
  },
}
