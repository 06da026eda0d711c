import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOf, pixelsOf } from './pictureHeader'
import {
  convertedName,
  fittedSize,
  halvedSize,
  isPictureFile,
  MAX_INLINE_BYTES,
  MAX_UPLOAD_BYTES,
  planFor,
  sizeProblemOf,
} from './pictureRules'

const bytes = (text: string, length = 0) => {
  const head = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const all = new Uint8Array(Math.max(length, head.length))
  all.set(head)
  return all
}
const fileNamed = (name: string) => new Uint8Array(readFileSync(`tests/files/${name}`))
const isoFile = (...brands: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(16 + 4 * (brands.length - 1))}ftyp${brands[0] ?? ''}\0\0\0\0${brands.slice(1).join('')}`,
  )

test.each([
  [0, MAX_UPLOAD_BYTES, 'empty'],
  [1, MAX_UPLOAD_BYTES, undefined],
  [10_485_760, MAX_UPLOAD_BYTES, undefined],
  [10_485_761, MAX_UPLOAD_BYTES, 'tooLarge'],
  [5_242_880, MAX_INLINE_BYTES, undefined],
  [5_242_881, MAX_INLINE_BYTES, 'tooLarge'],
])('a file of %d bytes under the limit of %d: %s', (size, limit, problem) => {
  expect(sizeProblemOf(size, limit)).toBe(problem)
})

test.each([
  ['photo.png', 'image/png', true],
  ['IMG_0412.HEIC', '', true],
  ['IMG_0412.heif', 'application/octet-stream', true],
  ['photo', 'image/heic', true],
  ['notes.txt', 'text/plain', false],
  ['heic', '', false],
])('"%s" of the type "%s" counts as a picture: %s', (name, type, expected) => {
  expect(isPictureFile({ name, type })).toBe(expected)
})

test.each([
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'jpeg'],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n'), 'png'],
  ['a GIF', bytes('GIF89a'), 'gif'],
  ['a WebP', bytes('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
  ['a sound in RIFF', bytes('RIFF\0\0\0\0WAVEfmt '), undefined],
  ['an iPhone photo', isoFile('heic', 'mif1', 'heic'), 'heic'],
  ['a container of HEIC', isoFile('mif1', 'heic'), 'heic'],
  ['a container of AVIF', isoFile('mif1', 'avif'), 'avif'],
  ['a video', isoFile('isom', 'mp42'), undefined],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), 'svg'],
  ['an SVG with a declaration', bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a > b -->\n<svg>'), 'svg'],
  ['an SVG with a document type', bytes('<!DOCTYPE svg PUBLIC "x" "y" [<!ENTITY a "b">]><svg>'), 'svg'],
  ['a page', bytes('<!doctype html><html><svg>'), undefined],
  ['a text', bytes('just words'), undefined],
  ['nothing', bytes(''), undefined],
])('the first bytes of %s', (_, content, kind) => {
  expect(kindOf(content)).toBe(kind)
})

test.each([
  ['hills.png', { kind: 'png', action: 'keep' }, { width: 640, height: 480 }],
  ['turned.jpg', { kind: 'jpeg', action: 'jpeg' }, { width: 640, height: 480 }],
  ['photo.heic', { kind: 'heic', action: 'png' }, { width: 4032, height: 3024 }],
] as const)('%s is planned by its content', (name, plan, pixels) => {
  const content = fileNamed(name)
  expect(planFor(content)).toEqual(plan)
  expect(pixelsOf(plan.kind, content)).toMatchObject(pixels)
})

const png = (width: number, height: number) => {
  const content = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 24)
  const view = new DataView(content.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return content
}
const gif = (width: number, height: number) => {
  const content = bytes('GIF89a', 10)
  const view = new DataView(content.buffer)
  view.setUint16(6, width, true)
  view.setUint16(8, height, true)
  return content
}

test.each([
  ['64 megapixels', png(8000, 8000), { kind: 'png', action: 'keep' }],
  ['one pixel more', png(8001, 8000), { problem: 'tooManyPixels' }],
  ['20,000 by 20,000', png(20_000, 20_000), { problem: 'tooManyPixels' }],
  ['an animated GIF', gif(400, 300), { kind: 'gif', action: 'keep' }],
  ['a GIF of 20,000 by 20,000', gif(20_000, 20_000), { problem: 'tooManyPixels' }],
  ['an SVG with a script', bytes('<svg><script>alert(1)</script></svg>'), { kind: 'svg', action: 'keep' }],
  ['a text named as a picture', bytes('not a photo'), { problem: 'notAPicture' }],
])('%s', (_, content, plan) => {
  expect(planFor(content)).toEqual(plan)
})

test('broken beginnings of every type are read without an error', () => {
  const heads = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\0\0\0\0WEBPVP8X', 'BM', '\0\0\0\x18ftypheic', '']
  const content = fc.tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 80 }))
  fc.assert(
    fc.property(content, ([head, rest]) => {
      const all = new Uint8Array([...bytes(head), ...rest])
      expect(() => planFor(all)).not.toThrow()
    }),
  )
})

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1920, height: 2560 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 20_000, height: 1 },
    { width: 2560, height: 1 },
  ],
])('%o fits as %o', (size, fitted) => {
  expect(fittedSize(size)).toEqual(fitted)
})

test('half of a size never has less than one pixel', () => {
  expect([halvedSize({ width: 2560, height: 1920 }), halvedSize({ width: 1, height: 1 })]).toEqual([
    { width: 1280, height: 960 },
    { width: 1, height: 1 },
  ])
})

test.each([
  ['IMG_0412.HEIC', 'png', 'IMG_0412.png'],
  ['Kampung.v2.jpeg', 'jpeg', 'Kampung.v2.jpg'],
  ['.heic', 'png', 'picture.png'],
] as const)('%s as %s is named %s', (name, format, expected) => {
  expect(convertedName(name, format)).toBe(expected)
})
