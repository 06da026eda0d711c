import { expect, test } from 'vitest'
import { scopeColor } from './scopeColor'

test.each(['#1976d2', '#fff', 'rebeccapurple', 'rgb(1, 2, 3)', 'rgba(1 2 3 / 50%)', 'hsl(120, 50%, 50%)'])(
  'the colour %s is used',
  (color) => expect(scopeColor(color)).toBe(color),
)

test.each([
  'url(https://example.org/x.svg#a)',
  'u\\72l(https://example.org)',
  'red url(https://example.org)',
  'image-set("https://example.org/a.png" 1x)',
  'var(--accent)',
  '#12',
  '',
])('the colour %j is not used', (color) => expect(scopeColor(color)).toBeUndefined())
