import { expect, it } from 'vitest'
import { documentHost } from './documentHost'

it.each([
  ['https://www.moe.gov.my/dskp.pdf', 'moe.gov.my'],
  ['http://example.org:8080/a', 'example.org:8080'],
  ['javascript:alert(1)', null],
  ['data:text/html,hi', null],
  ['notes.pdf', null],
  ['', null],
])('the host of %j is %j', (url, host) => {
  expect(documentHost(url)).toBe(host)
})
