import { expect, test } from 'vitest'
import { exportFileName, pictureExtension, uniqueFileName } from './exportFile'

test.each([
  ['The Water Cycle', 'The Water Cycle.md'],
  ['Teh / kopi: "panas"?', 'Teh kopi panas.md'],
  ['团圆饭: Our Reunion Dinner', '团圆饭 Our Reunion Dinner.md'],
  ['..', 'Heartboard.md'],
  ['  ', 'Heartboard.md'],
  ['a\u0000b\tc', 'a b c.md'],
  ['x'.repeat(100), `${'x'.repeat(60)}.md`],
  [`${'x'.repeat(58)} . y`, `${'x'.repeat(58)}.md`],
  ['Leaf\u202Efdp.exe', 'Leaffdp.exe.md'],
  ['\u2067مرحبا\u2069', 'مرحبا.md'],
  ['CON', 'CON_.md'],
  ['nul.notes', 'nul_.notes.md'],
  ['Com1 .x', 'Com1_ .x.md'],
  ['LPT\u00b9', 'LPT\u00b9_.md'],
  ['\u202Eaux', 'aux_.md'],
  ['Console', 'Console.md'],
  ['Com 1', 'Com 1.md'],
])('the file of %j is named %j', (title, name) => expect(exportFileName(title, 'md')).toBe(name))

test('files of one folder have different names on every system, whatever their case and accents', () => {
  const taken = new Set<string>()
  const names = ['Teh.md', 'teh.md', 'Teh.md', 'Caf\u00e9.md', 'Cafe\u0301.md', 'Teh 2.md', 'no extension']
  expect(names.map((name) => uniqueFileName(name, taken))).toEqual([
    'Teh.md',
    'teh 2.md',
    'Teh 3.md',
    'Caf\u00e9.md',
    'Cafe\u0301 2.md',
    'Teh 2 2.md',
    'no extension',
  ])
})

test.each([
  ['image/jpeg', 'jpg'],
  ['image/svg+xml', 'svg'],
  ['image/x-icon', 'icon'],
  ['text/html', 'png'],
])('a picture of the type %s has the extension %s', (type, extension) => expect(pictureExtension(type)).toBe(extension))
