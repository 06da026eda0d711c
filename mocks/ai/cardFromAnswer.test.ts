import { describe, expect, it } from 'vitest'
import { titleOf } from './cardFromAnswer'

describe('titleOf', () => {
  it.each([
    ['Hi.\n\n## Water *cycle* ##\n\ntext', 'Water cycle'],
    ['```\n# not a heading\n```\nJust words', 'Just words'],
    [
      'This answer has no heading and goes on for quite a while, as answers do.',
      'This answer has no heading and goes on for quite a while, as',
    ],
    ['', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
    ['😀'.repeat(70), '😀'.repeat(60)],
  ])('%j → %j', (markdown, title) => expect(titleOf(markdown)).toBe(title))
})
