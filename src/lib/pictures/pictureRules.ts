/** Rules for picture files, as data and pure functions (B-388 to B-391, C-289 to C-292, D-2481). */
import { type PictureKind, kindOf, type Pixels, pixelsOf } from './pictureHeader'

const MEGABYTE = 1024 * 1024
/** Maximum size in bytes of a picture for a card (C-292). */
export const MAX_UPLOAD_BYTES = 10 * MEGABYTE
/** Maximum size in bytes of a picture inside a text (C-399). */
export const MAX_INLINE_BYTES = 5 * MEGABYTE
/** Value for the `accept` of a file field (B-388, B-389, C-289, C-290). Some systems know no type for HEIC, so its extensions are named. */
export const ACCEPTED_FILES = 'image/*,.heic,.heif'
/** Maximum width and height in px of a converted picture. */
const MAX_EDGE = 2560
/** Maximum number of pixels. A larger picture could take the memory of the page. */
const MAX_PIXELS = 64_000_000

export type FileProblem = 'empty' | 'tooLarge' | 'notAPicture' | 'tooManyPixels' | 'unreadable'

/** `keep`: the file is sent as it is, with its own type. `jpeg`, `png`: it is drawn again in that format. */
export type FilePlan = { kind: PictureKind; action: 'keep' | 'jpeg' | 'png' } | { problem: FileProblem }

const MIME_TYPES: Readonly<Record<PictureKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
  heic: 'image/heic',
}

export const mimeTypeOf = (kind: PictureKind): string => MIME_TYPES[kind]

/** A photo from a camera names its place and may lie on its side, so it is drawn again. A browser cannot show HEIC. */
const ACTIONS: Partial<Record<PictureKind, 'jpeg' | 'png'>> = { jpeg: 'jpeg', heic: 'png' }

/** True if the file says that it is a picture, by type or by the extension of HEIC (D-2481). */
export const isPictureFile = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || /\.hei[cf]$/i.test(name)

/** Checks the size of a chosen file, before anything of it is read. */
export function sizeProblemOf(bytes: number, maxBytes: number): FileProblem | undefined {
  if (bytes === 0) return 'empty'
  return bytes > maxBytes ? 'tooLarge' : undefined
}

const isTooManyPixels = ({ width, height }: Pixels) => width * height > MAX_PIXELS

/** Decides what happens to a file. Its first bytes decide on the type, whatever name and type say. */
export function planFor(content: Uint8Array): FilePlan {
  const kind = kindOf(content)
  if (!kind) return { problem: 'notAPicture' }
  const pixels = pixelsOf(kind, content)
  if (pixels && isTooManyPixels(pixels)) return { problem: 'tooManyPixels' }
  return { kind, action: ACTIONS[kind] ?? 'keep' }
}

/** Returns the size of a picture that fits into 2,560 × 2,560 px. A smaller picture keeps its size. */
export function fittedSize({ width, height }: Pixels): Pixels {
  const scale = Math.min(1, MAX_EDGE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns half the size, for a picture whose file is still too large. */
export const halvedSize = ({ width, height }: Pixels): Pixels => ({
  width: Math.max(1, Math.round(width / 2)),
  height: Math.max(1, Math.round(height / 2)),
})

const EXTENSIONS: Readonly<Record<'jpeg' | 'png', string>> = { jpeg: 'jpg', png: 'png' }

/** Returns the name of a converted file: `IMG_0412.HEIC` → `IMG_0412.png`. */
export const convertedName = (name: string, format: 'jpeg' | 'png'): string =>
  `${name.replace(/\.\w+$/, '') || 'picture'}.${EXTENSIONS[format]}`
