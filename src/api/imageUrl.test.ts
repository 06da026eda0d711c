import { expect, test } from 'vitest'
import { downloadUrl, imageUrl } from './imageUrl'

/** URL of the page in tests, because Node has no page. */
const PAGE = 'http://localhost/'
const size = { width: 300, height: 225 }

test.each([
  ['a path below the base', '/api', 'scenes/volcano', '/api/file/image/scenes/volcano?width=300&height=225'],
  ['an absolute base', 'https://a.example/api', 'x.png', 'https://a.example/api/file/image/x.png?width=300&height=225'],
  [
    'characters that are reserved in URLs',
    '/api',
    'my pics/50% #1?.png',
    '/api/file/image/my%20pics/50%25%20%231%3F.png?width=300&height=225',
  ],
])('%s', (_, base, src, url) => {
  expect(imageUrl(base, src, size)).toBe(url)
})

test.each([
  'https://i.example/a.png',
  'http://i.example/a.png',
  'data:image/png;base64,AA==',
  'blob:https://a.example/1',
])('the absolute URL %s is returned unchanged', (src) => expect(imageUrl('/api', src, size)).toBe(src))

test('without a height, the address names none', () => {
  expect(imageUrl('/api', 'a', { width: 1280 })).toBe('/api/file/image/a?width=1280')
})

test.each([
  ['a/b.png', '/api/file/image/a/b.png?width=1280&download'],
  ['../v1/user/me', ''],
  ['https://i.example/a.png', 'https://i.example/a.png'],
])('the download of %s has the address "%s"', (src, url) => {
  expect(downloadUrl('/api', src, 1280)).toBe(url)
})

test('sizes are rounded to whole numbers', () => {
  expect(imageUrl('/api', 'a', { width: 299.5, height: 0.4 })).toBe('/api/file/image/a?width=300&height=0')
})

test.each(['../../insights/42', 'scenes/../../v1/user/me', '..', './scenes/volcano', 'scenes/\uD800'])(
  'the path %j is refused',
  (src) => expect(imageUrl('/api', src, size)).toBe(''),
)

// On an https page, `https:/api` is a relative path. Browsers resolve `https:` without `//` against a page with the
// same scheme.
test.each(['https:/api/v1/user/me', 'http:../v1/user/me', 'https:\\api', 'http:x'])(
  'the address %j without a host is no absolute URL',
  (src) => expect(imageUrl('/api', src, size)).toMatch(/^$|^\/api\/file\/image\/https?%3A/),
)

test.each([
  ['/api', `${PAGE}api/v1/user/me`, ''],
  ['/api', `${PAGE}x/%2e%2e/api/v1/user/me`, ''],
  ['/api', `${PAGE}api/file/image/a.png`, `${PAGE}api/file/image/a.png`],
  ['/api', `${PAGE}api/file/image/../../v1/user/me`, ''],
  ['/api', `${PAGE}placeholder.png`, `${PAGE}placeholder.png`],
  ['https://a.example/api', 'https://a.example/api/v1/user/me', ''],
  ['https://a.example/api', 'https://b.example/api/v1/user/me', 'https://b.example/api/v1/user/me'],
])('with the base %s an absolute URL %s asks no other call', (base, src, url) => {
  expect(imageUrl(base, src, size)).toBe(url)
})

test.each([
  ['encoded dots', '%2e%2e/x', '/api/file/image/%252e%252e/x?width=300&height=225'],
  ['a backslash', '..\\..\\x', '/api/file/image/..%5C..%5Cx?width=300&height=225'],
  ['a replacement pattern', "$&$'", "/api/file/image/%24%26%24'?width=300&height=225"],
])('%s stay inside the images', (_, src, url) => expect(imageUrl('/api', src, size)).toBe(url))
