import { imagesCalls } from './images.contract'
import { fillPath, queryString } from './request'

/** CSS px; whole numbers are sent. */
export type ImageSize = { width: number; height: number }

/**
 * Address of a picture in a size. An address that is absolute already is used as it is (decisions/chat O-38).
 * `imageUrl('/api', 'scenes/volcano', { width: 300, height: 300 })`
 */
export function imageUrl(baseUrl: string, src: string, { width, height }: ImageSize): string {
  if (/^(https?:|data:|blob:)/.test(src)) return src
  const path = src
    .split('/')
    .map((part) => fillPath('{part}', { part }))
    .join('/')
  const query = queryString({ width: Math.round(width), height: Math.round(height) })
  return `${baseUrl}/${imagesCalls.getImage.path.replace('{src}', path)}${query}`
}
