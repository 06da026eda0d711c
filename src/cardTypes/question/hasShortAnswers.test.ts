// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { hasShortAnswers } from './hasShortAnswers'

test.each([
  [['3/4', '8/12', '4/9', '5/8'], true],
  [['evaporates', '0123456789'], true],
  [['3/4', '01234567890'], false],
  // An entity is one character.
  [['A &amp; B &amp; C', 'D'], true],
  [['3/4'], false],
  [[], false],
])('the answers %j stand in pairs: %s', (texts, isShort) => {
  expect(hasShortAnswers(texts.map((text) => ({ text })))).toBe(isShort)
})
