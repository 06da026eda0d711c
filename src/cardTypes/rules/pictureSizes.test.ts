import { expect, test } from 'vitest'
import { PICTURE_SIZES, type PictureSize } from './pictureSizes'

// C-480 to C-486, D-3005. A size without a ratio fills the height.
test.each<[PictureSize, number | undefined, Partial<{ width: number; height: number }>]>([
  ['small', 4 / 3, { width: 300, height: 300 }],
  ['medium', 1.05, {}],
  ['large', 1, {}],
  ['replace', 1.6, { width: 800, height: 500 }],
  ['cover', undefined, {}],
])('the size %s has its ratio, and asks for a picture of that shape', (size, ratio, asked) => {
  expect(PICTURE_SIZES[size]).toMatchObject({ ratio, asked })
})
