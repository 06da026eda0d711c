import { expect, test } from 'vitest'
import { cardActions } from './cardActions'
import { focusActions } from './focusActions'

/** `CardGrid` uses the key M for lifting a card (D-0009). */
const TAKEN_KEYS = { M: 'lifting a card' }

test.each([
  ['cards', cardActions, TAKEN_KEYS],
  ['an open card', focusActions, {}],
])('no two actions of %s have the same shortcut', (_, actions, taken) => {
  const owners: Record<string, string> = { ...taken }
  const conflicts: string[] = []
  for (const { id, shortcut, moreShortcuts = [] } of actions) {
    for (const key of shortcut ? [shortcut, ...moreShortcuts] : moreShortcuts) {
      const owner = owners[key]
      if (owner) conflicts.push(`${id} and ${owner} have the same key ${key}`)
      owners[key] = id
    }
  }
  expect(conflicts).toEqual([])
})
