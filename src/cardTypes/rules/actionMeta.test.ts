import { expect, test } from 'vitest'
import { actionMeta } from './actionMeta'

/** M lifts a card (D-0009), in `CardGrid`. */
const TAKEN_KEYS = { M: 'lifting a card' }

test('no two actions have the same shortcut', () => {
  const owners: Record<string, string> = { ...TAKEN_KEYS }
  const conflicts: string[] = []
  for (const [action, { shortcut }] of Object.entries(actionMeta)) {
    const owner = owners[shortcut]
    if (owner) conflicts.push(`${action} and ${owner} have the same key ${shortcut}`)
    owners[shortcut] = action
  }
  expect(conflicts).toEqual([])
})
