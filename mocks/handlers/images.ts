import type { imagesCalls } from '../../src/api/images.contract'
import type { HandlersOf } from '../createHandlers'

const DEFAULT_SIZE = { width: 400, height: 300 }

export const imagesHandlers: HandlersOf<typeof imagesCalls> = {
  async getImage({ params, query }) {
    const { drawScene } = await import('../images/drawScene')
    const name = params.src.replace(/^scenes\//, '').replace(/\.svg$/, '')
    const size = { width: query.width || DEFAULT_SIZE.width, height: query.height || DEFAULT_SIZE.height }
    return new Blob([drawScene(name, size)], { type: 'image/svg+xml' })
  },
}
