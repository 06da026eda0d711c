import { expect, test } from 'vitest'
import { exportFileName } from './exportFile'

test.each([
  ['The Water Cycle', 'The Water Cycle.md'],
  ['Teh / kopi: "panas"?', 'Teh kopi panas.md'],
  ['团圆饭: Our Reunion Dinner', '团圆饭 Our Reunion Dinner.md'],
  ['..', 'Heartboard.md'],
  ['  ', 'Heartboard.md'],
  ['a\u0000b\tc', 'a b c.md'],
  ['x'.repeat(100), `${'x'.repeat(60)}.md`],
  [`${'x'.repeat(58)} . y`, `${'x'.repeat(58)}.md`],
])('the file of %j is named %j', (title, name) => expect(exportFileName(title, 'md')).toBe(name))
