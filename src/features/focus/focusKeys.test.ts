// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { type FocusCommand, focusCommandForKey } from './focusKeys'

const key = (name: string, extra: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...extra,
})

/** The element with the attribute `x`. */
const markedElement = (html: string): Element => {
  document.body.innerHTML = html
  const element = document.body.querySelector('[x]')
  if (!element) throw new Error(`No element has the attribute x in ${html}`)
  return element
}

// B-115 to B-118.
test.each<[string, FocusCommand | undefined]>([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  [' ', 'next'],
  ['Enter', 'next'],
  ['Escape', 'close'],
  ['ArrowUp', undefined],
  ['ArrowDown', undefined],
  ['Tab', undefined],
  ['a', undefined],
])('"%s" on the page maps to %s', (name, command) => {
  expect(focusCommandForKey(key(name), markedElement('<main x tabindex="-1"></main>'))).toBe(command)
  expect(focusCommandForKey(key(name), null)).toBe(command)
})

const KEYS = ['ArrowLeft', 'ArrowRight', ' ', 'Enter', 'Escape']

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('no key has a command with %s', (extra) => {
  for (const name of KEYS) expect(focusCommandForKey(key(name, { [extra]: true }), null)).toBeUndefined()
})

test.each([
  '<button x></button>',
  '<button><svg x></svg></button>',
  '<a x href="/board"></a>',
  '<details><summary x></summary></details>',
  '<div x role="menuitem"></div>',
  '<div x role="tab"></div>',
])('%s keeps Space and Enter, but not the arrows and Escape', (html) => {
  expect(focusCommandForKey(key(' '), markedElement(html))).toBeUndefined()
  expect(focusCommandForKey(key('Enter'), markedElement(html))).toBeUndefined()
  expect(focusCommandForKey(key('ArrowRight'), markedElement(html))).toBe('next')
  expect(focusCommandForKey(key('Escape'), markedElement(html))).toBe('close')
})

test.each([
  '<div x role="region" tabindex="0"></div>',
  '<div role="radiogroup"><span x></span></div>',
  '<div role="tablist"><span x></span></div>',
])('%s keeps the arrows', (html) => {
  expect(focusCommandForKey(key('ArrowLeft'), markedElement(html))).toBeUndefined()
  expect(focusCommandForKey(key('ArrowRight'), markedElement(html))).toBeUndefined()
})
