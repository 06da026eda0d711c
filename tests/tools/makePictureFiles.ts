/**
 * Writes the pictures of `tests/files`, which are drawn here and therefore free of rights: `npx tsx
 * tests/tools/makePictureFiles.ts`. A JPEG with a place and a turn, a PNG, and a HEIC of 12 megapixels.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { ensureInitialized, jsEncodeImage } from 'elheif'
import { chromium } from 'playwright'
import { findBrowser, launchArgs } from './findBrowser'

const FOLDER = join(import.meta.dirname, '../files')

type Rgba = { width: number; height: number; pixels: Uint8Array }

/** Draws hills below a sky, red in the left upper corner, so that a turned picture can be told from an upright one. */
function draw(width: number, height: number): Rgba {
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const hill = height * (0.55 + 0.12 * Math.sin(x / (width / 9)) + 0.05 * Math.sin(x / (width / 31)))
      const isCorner = x < width / 4 && y < height / 4
      const grain = ((x * 7919 + y * 104_729) % 17) - 8
      const [red, green, blue] = isCorner
        ? [220, 30, 30]
        : y > hill
          ? [60 + grain, 120 + grain + Math.round((40 * y) / height), 60 + grain]
          : [140 + Math.round((80 * y) / height), 190, 240]
      pixels.set([red, green, blue, 255], (y * width + x) * 4)
    }
  }
  return { width, height, pixels }
}

const CRC_TABLE = Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crcOf = (bytes: Uint8Array) =>
  (bytes.reduce((crc, byte) => (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function pngChunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  return Buffer.concat([uint32(content.length), body, uint32(crcOf(body))])
}

function encodePng({ width, height, pixels }: Rgba): Buffer {
  const rows = Buffer.alloc(height * (width * 4 + 1))
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 6, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Encodes a PNG as JPEG in a browser, because Node has no encoder. */
async function encodeJpeg(png: Buffer): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  try {
    const page = await browser.newPage()
    const base64 = await page.evaluate(
      async (address) => {
        const bitmap = await createImageBitmap(await (await fetch(address)).blob())
        const canvas = document.createElement('canvas')
        canvas.width = bitmap.width
        canvas.height = bitmap.height
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
        return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? ''
      },
      `data:image/png;base64,${png.toString('base64')}`,
    )
    return Buffer.from(base64, 'base64')
  } finally {
    await browser.close()
  }
}

type Entry = { tag: number; type: 2 | 3 | 4 | 5; count: number; value: Buffer }

/** Writes a directory of EXIF entries. Values of more than four bytes follow the directory. */
function directory(entries: readonly Entry[], start: number): Buffer {
  const head = Buffer.alloc(2 + entries.length * 12 + 4)
  head.writeUInt16BE(entries.length, 0)
  const values: Buffer[] = []
  let end = start + head.length
  for (const [index, { tag, type, count, value }] of entries.entries()) {
    const at = 2 + index * 12
    head.writeUInt16BE(tag, at)
    head.writeUInt16BE(type, at + 2)
    head.writeUInt32BE(count, at + 4)
    if (value.length <= 4) value.copy(head, at + 8)
    else {
      head.writeUInt32BE(end, at + 8)
      values.push(value)
      end += value.length
    }
  }
  return Buffer.concat([head, ...values])
}

const degrees = (...parts: readonly [number, number, number]) =>
  Buffer.concat(parts.flatMap((part) => [uint32(part), uint32(1)]))
const short = (value: number) => Buffer.from([value >> 8, value & 0xff, 0, 0])

/** EXIF with the orientation 6 (a quarter turn) and a place in Kuala Lumpur. */
function exifSegment(): Buffer {
  const gpsStart = 8 + 2 + 2 * 12 + 4
  const main = directory(
    [
      { tag: 0x0112, type: 3, count: 1, value: short(6) },
      { tag: 0x8825, type: 4, count: 1, value: uint32(gpsStart) },
    ],
    8,
  )
  const gps = directory(
    [
      { tag: 1, type: 2, count: 2, value: Buffer.from('N\0', 'latin1') },
      { tag: 2, type: 5, count: 3, value: degrees(3, 8, 24) },
      { tag: 3, type: 2, count: 2, value: Buffer.from('E\0', 'latin1') },
      { tag: 4, type: 5, count: 3, value: degrees(101, 41, 12) },
    ],
    gpsStart,
  )
  const content = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), main, gps])
  const length = content.length + 2
  return Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 0xff]), content])
}

async function encodeHeic({ pixels, width, height }: Rgba): Promise<Uint8Array> {
  await ensureInitialized()
  const { err, data } = jsEncodeImage(pixels, width, height)
  if (err) throw new Error(err)
  return data
}

mkdirSync(FOLDER, { recursive: true })
const small = encodePng(draw(640, 480))
const jpeg = await encodeJpeg(small)
writeFileSync(join(FOLDER, 'hills.png'), small)
writeFileSync(join(FOLDER, 'turned.jpg'), Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]))
writeFileSync(join(FOLDER, 'photo.heic'), await encodeHeic(draw(4032, 3024)))
