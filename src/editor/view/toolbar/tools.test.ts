// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { texts as en } from '@/i18n/en/editor'
import { texts as ms } from '@/i18n/ms/editor'
import { toolShortcuts } from '../../model/textShortcuts'
import { findTools, slashTools, toolForKey } from './tools'

const { tool: english } = en.editor
const { tool: malay } = ms.editor

test.each([
  ['', english, [...slashTools]],
  ['h2', english, ['heading2']],
  ['HEAD', english, ['heading1', 'heading2', 'heading3', 'heading4', 'heading5']],
  ['heading 3', english, ['heading3']],
  ['ta', english, ['table']],
  ['list', english, ['bulletedList', 'numberedList']],
  ['equation', english, ['math']],
  ['jadual', malay, ['table']],
  ['xyz', english, []],
] as const)('the query %j finds %j', (query, labels, found) => {
  expect(findTools(query, (id) => labels[id])).toEqual(found)
})

const key = (event: Partial<KeyboardEvent>) => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...event,
})

test.each([
  [{ key: 'b', ctrlKey: true }, 'bold'],
  [{ key: 'B', ctrlKey: true }, 'bold'],
  [{ key: 'X', ctrlKey: true, shiftKey: true }, 'strikethrough'],
  [{ key: '!', code: 'Digit1', ctrlKey: true, altKey: true }, 'heading1'],
  [{ key: '(', code: 'Digit8', ctrlKey: true, shiftKey: true }, 'bulletedList'],
  [{ key: 'f', ctrlKey: true }, 'find'],
  [{ key: 'b' }, undefined],
  [{ key: 'b', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 'b', metaKey: true }, undefined],
])('%j runs %s', (event, id) => {
  expect(toolForKey(key(event))).toBe(id)
})

test('no two tools have one shortcut', () => {
  const shortcuts = Object.values(toolShortcuts)
  expect(new Set(shortcuts).size).toBe(shortcuts.length)
})
