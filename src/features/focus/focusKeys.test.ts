// @vitest-environment jsdom

import { expect, test } from 'vitest'
import type { FocusActionId } from '@/model/actions/focusActions'
import { focusActionForKey } from './focusKeys'

const key = (name: string, extra: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...extra,
})

const markedElement = (html: string): Element => {
  document.body.innerHTML = html
  const element = document.body.querySelector('[x]')
  if (!element) throw new Error(`No element has the attribute x in ${html}`)
  return element
}

// B-115 to B-118.
test.each<[string, FocusActionId | undefined]>([
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
  expect(focusActionForKey(key(name), markedElement('<main x tabindex="-1"></main>'))?.id).toBe(command)
  expect(focusActionForKey(key(name), null)?.id).toBe(command)
})

const KEYS = ['ArrowLeft', 'ArrowRight', ' ', 'Enter', 'Escape']

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('no key has a command with %s', (extra) => {
  for (const name of KEYS) expect(focusActionForKey(key(name, { [extra]: true }), null)).toBeUndefined()
})

test.each([
  '<button x></button>',
  '<button><svg x></svg></button>',
  '<a x href="/board"></a>',
  '<details><summary x></summary></details>',
  '<div x role="menuitem"></div>',
  '<div x role="tab"></div>',
])('%s keeps Space and Enter, but not the arrows and Escape', (html) => {
  expect(focusActionForKey(key(' '), markedElement(html))).toBeUndefined()
  expect(focusActionForKey(key('Enter'), markedElement(html))).toBeUndefined()
  expect(focusActionForKey(key('ArrowRight'), markedElement(html))?.id).toBe('next')
  expect(focusActionForKey(key('Escape'), markedElement(html))?.id).toBe('close')
})

test.each([
  '<div x role="region" tabindex="0"></div>',
  '<div role="radiogroup"><span x></span></div>',
  '<div role="tablist"><span x></span></div>',
])('%s keeps the arrows', (html) => {
  expect(focusActionForKey(key('ArrowLeft'), markedElement(html))).toBeUndefined()
  expect(focusActionForKey(key('ArrowRight'), markedElement(html))).toBeUndefined()
})
