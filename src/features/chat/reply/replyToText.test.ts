// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { replyToText } from './replyToText'

test.each([
  [
    'paragraphs and headings',
    '# Lava\n\nIt is **hot**.\nVery [hot](https://a.example).',
    'Lava\n\nIt is hot.\nVery hot.',
  ],
  ['lists', '- one\n- two\n\n1. first\n2. second', '- one\n- two\n\n1. first\n2. second'],
  ['tables', '| a | b |\n|---|---|\n| 1 | 2 |', 'a\tb\n1\t2'],
  ['code', '```python\nif x:\n    print(x)\n```', 'if x:\n    print(x)'],
  ['formulas', 'So $a^2 + b^2$.', 'So a^2 + b^2.'],
])('the plain text of a reply keeps %s', async (_, markdown, text) => {
  const plain = await replyToText(markdown)
  expect(plain.split(/\n+/)).toEqual(text.split(/\n+/))
})
