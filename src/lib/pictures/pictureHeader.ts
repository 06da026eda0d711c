/** Reads type and size of a picture from its first bytes, without decoding it. */

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp' | 'svg' | 'heic'

/** In px. */
export type Pixels = { width: number; height: number }

const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms])$/
const AVIF_BRANDS = /^avi[fs]$/
/** Brands of the container that HEIC and AVIF share. */
const CONTAINER_BRANDS = /^m[is]f1$/

/** Reads the brands of an ISO file, which begins with the box `ftyp`: size, name, main brand, version, other brands. */
function kindOfIsoFile(bytes: Uint8Array): PictureKind | undefined {
  if (bytes.length < 16 || textAt(bytes, 4, 4) !== 'ftyp') return undefined
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length)
  const brands = [textAt(bytes, 8, 4)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4))
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.test(brand) || CONTAINER_BRANDS.test(brand)) ? 'heic' : undefined
}

/** Number of first bytes in which the root of an SVG must begin. */
const SVG_BYTES = 4096
/** Matches what may come before the root: byte order mark, declaration, comments, document type. */
const SVG_START = /^\uFEFF?\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<svg[\s>]/i

const isSvg = (bytes: Uint8Array) => SVG_START.test(new TextDecoder().decode(bytes.subarray(0, SVG_BYTES)))

const SIGNATURES: readonly (readonly [PictureKind, (bytes: Uint8Array) => boolean])[] = [
  ['jpeg', (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff'],
  ['png', (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6))],
  ['webp', (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP'],
  ['bmp', (bytes) => textAt(bytes, 0, 2) === 'BM'],
]

/** Returns the type of a picture by its first bytes; undefined if they are those of no picture. */
export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const known = SIGNATURES.find(([, matches]) => matches(bytes))?.[0]
  return known ?? kindOfIsoFile(bytes) ?? (isSvg(bytes) ? 'svg' : undefined)
}

/** Markers of a JPEG that begin a frame: SOF0 to SOF15 without the tables DHT, JPG and DAC. */
const isFrameMarker = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function pixelsOfJpeg(bytes: Uint8Array): Pixels | undefined {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrameMarker(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function pixelsOfWebp(bytes: Uint8Array): Pixels | undefined {
  if (bytes.length < 30) return undefined
  const view = viewOf(bytes)
  const uint24 = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16)
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    case 'VP8L': {
      const packed = view.getUint32(21, true)
      return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return undefined
  }
}

/** Returns the largest size that a box `ispe` names. A picture of tiles has one box for its whole and one for a tile. */
function pixelsOfIsoFile(bytes: Uint8Array): Pixels | undefined {
  const view = viewOf(bytes)
  let largest: Pixels | undefined
  for (let at = bytes.indexOf(0x69); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf(0x69, at + 1)) {
    if (textAt(bytes, at, 4) !== 'ispe') continue
    const pixels = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || pixels.width * pixels.height > largest.width * largest.height) largest = pixels
  }
  return largest
}

/** Returns the size of a picture by its header; undefined for an SVG, and if the header is broken. */
export function pixelsOf(kind: PictureKind, bytes: Uint8Array): Pixels | undefined {
  const view = viewOf(bytes)
  switch (kind) {
    case 'jpeg':
      return pixelsOfJpeg(bytes)
    case 'webp':
      return pixelsOfWebp(bytes)
    case 'heic':
    case 'avif':
      return pixelsOfIsoFile(bytes)
    case 'png':
      return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) }
    case 'gif':
      return bytes.length < 10 ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    case 'bmp':
      return bytes.length < 26
        ? undefined
        : { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
    case 'svg':
      return undefined
  }
}
