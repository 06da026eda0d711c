import { expect, test, vi } from 'vitest'
import { pictureFile } from '@/testing/pictureFiles'
import { MAX_UPLOAD_BYTES } from './pictureRules'
import { preparePicture } from './preparePicture'
import type { Redraw } from './redrawInWorker'

const redraw = vi.fn<Redraw>()
const prepare = (file: File, signal?: AbortSignal) => {
  redraw.mockReset()
  redraw.mockImplementation((_, { format }) => Promise.resolve(new Blob(['drawn'], { type: `image/${format}` })))
  return preparePicture(file, { maxBytes: MAX_UPLOAD_BYTES, signal, redraw })
}
const described = (result: Awaited<ReturnType<typeof preparePicture>>) =>
  'problem' in result ? result.problem : `${result.file.name} ${result.file.type}`

test.each([
  ['a PNG is sent as it is', pictureFile('hills.png'), 'hills.png image/png', undefined],
  [
    'a PNG named .heic is sent as PNG',
    renamed('image/png', 'IMG_1.heic', 'image/heic'),
    'IMG_1.heic image/png',
    undefined,
  ],
  ['a JPEG is drawn again', pictureFile('home.jpeg', 'image/jpeg'), 'home.jpg image/jpeg', false],
  ['a HEIC becomes a PNG', pictureFile('IMG_1.HEIC', 'image/heic'), 'IMG_1.png image/png', true],
  ['a HEIC without a type becomes a PNG', renamed('image/heic', 'IMG_1.HEIC', ''), 'IMG_1.png image/png', true],
  [
    'a JPEG that says it is a PNG is drawn again',
    renamed('image/jpeg', 'a.png', 'image/png'),
    'a.jpg image/jpeg',
    false,
  ],
  [
    'a text named .heic is refused',
    new File(['words'], 'words.heic', { type: 'image/heic' }),
    'notAPicture',
    undefined,
  ],
  ['an empty file is refused', new File([], 'a.png', { type: 'image/png' }), 'empty', undefined],
  ['a file above the limit is refused', pictureFile('a.png', 'image/png', MAX_UPLOAD_BYTES + 1), 'tooLarge', undefined],
])('%s', async (_, file, expected, isHeic) => {
  expect(described(await prepare(file))).toBe(expected)
  expect(redraw.mock.calls.map(([content, options]) => [content.type, options.isHeic])).toEqual(
    isHeic === undefined ? [] : [[isHeic ? 'image/heic' : 'image/jpeg', isHeic]],
  )
})

function renamed(content: 'image/png' | 'image/jpeg' | 'image/heic', name: string, type: string): File {
  return new File([pictureFile('x', content)], name, { type })
}

test('a picture that cannot be drawn is unreadable', async () => {
  const drawing = preparePicture(pictureFile('a.jpg', 'image/jpeg'), {
    maxBytes: MAX_UPLOAD_BYTES,
    redraw: () => Promise.reject(new Error('The worker did not load.')),
  })
  expect(await drawing).toEqual({ problem: 'unreadable' })
})

test('a dropped folder is unreadable', async () => {
  const folder = pictureFile('holiday')
  folder.arrayBuffer = () => Promise.reject(new DOMException('It is a folder.', 'NotReadableError'))
  expect(await prepare(folder)).toEqual({ problem: 'unreadable' })
})
