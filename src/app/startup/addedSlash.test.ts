import { expect, test } from 'vitest'
import { withoutAddedSlash } from './addedSlash'

test.each([
  ['/x/login/', '/x/', '/x/login'],
  ['/x/board/stack/', '/x/', '/x/board/stack'],
  ['/x/login', '/x/', '/x/login'],
  ['/x/', '/x/', '/x/'],
  ['/', '/', '/'],
  ['/login/', '/', '/login'],
])('%s of an app at %s is %s', (pathname, basePath, address) => {
  expect(withoutAddedSlash(pathname, basePath)).toBe(address)
})
