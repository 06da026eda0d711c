import { encodePathPart, InvalidPathError, queryString } from './core/request'

/**
 * Path of `imagesCalls.getImage`, which the app requests by URL. It has its own file, so that a screen with pictures
 * does not load the calls that search and generate images.
 */
export const IMAGE_PATH = 'file/image/{src}'

/** In CSS px, rounded to whole numbers in the URL. Without a height, the server keeps the picture's proportions. */
export type ImageSize = { width: number; height?: number }

/** `https:/api` is not absolute, because a page with the same scheme resolves it as a path. */
const ABSOLUTE = /^(https?:\/\/|data:|blob:)/

/** True for an address that `imageUrl` does not join to the API base. */
export const isAbsoluteImage = (src: string): boolean => ABSOLUTE.test(src)

/** True if an absolute URL reaches an API call other than an image. Such a call would run in the user's session. */
function isOtherCall(baseUrl: string, src: string): boolean {
  // Node has no page, so a local URL is used.
  const page = globalThis.location?.href ?? 'http://localhost/'
  if (!URL.canParse(src) || !URL.canParse(`${baseUrl}/`, page)) return false
  const [url, api] = [new URL(src).href, new URL(`${baseUrl}/`, page).href]
  return url.startsWith(api) && !url.startsWith(`${api}${IMAGE_PATH.replace('{src}', '')}`)
}

/**
 * Returns the URL of an image at a size. An absolute `src` (http, https, data, blob) is returned unchanged (C-400,
 * D-3138). Returns '' for a path outside the images, such as `../../v1/user/me`, because it would send another call in
 * the user's session. Example: `imageUrl('/api', 'scenes/volcano', { width: 300, height: 300 })`
 */
export function imageUrl(baseUrl: string, src: string, { width, height }: ImageSize): string {
  if (ABSOLUTE.test(src)) return isOtherCall(baseUrl, src) ? '' : src
  const query = queryString({ width: Math.round(width), height: height === undefined ? undefined : Math.round(height) })
  try {
    const path = src.split('/').map(encodePathPart).join('/')
    return `${baseUrl}/${IMAGE_PATH.replace('{src}', () => path)}${query}`
  } catch (error) {
    if (error instanceof InvalidPathError) return ''
    throw error
  }
}

/**
 * Returns the URL that serves an image as a file, in the window's width (C-401, C-402). Its parameter `download` has no
 * value. Absolute URLs are returned as `imageUrl` returns them.
 */
export function downloadUrl(baseUrl: string, src: string, width: number): string {
  const url = imageUrl(baseUrl, src, { width })
  return url && !isAbsoluteImage(src) ? `${url}&download` : url
}
