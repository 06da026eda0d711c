import { label } from './glyphs'
import { at, backdrop, blob, circle, line, type Scene, tone } from './parts'

/** Returns the FNV-1a hash of a text, from 0 to 2³²−1. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

const COLOURS = [
  { light: '#CDE5EA', middle: '#A3CEDC', dark: tone.sea },
  { light: '#F9DCC7', middle: '#F2BC9B', dark: tone.red },
  { light: '#DCEBC8', middle: '#B6D596', dark: tone.fern },
  { light: '#E6DAF0', middle: '#CBB4E0', dark: tone.violet },
  { light: '#FBEBB9', middle: '#F5D37F', dark: '#C77A22' },
  { light: '#F8D9DF', middle: '#EFB1BE', dark: '#B94A70' },
  { light: '#CFE8E2', middle: '#9FD0C7', dark: '#2E7F78' },
] as const

/** Draws an abstract landscape for a name that has no scene, with the name's first letter in a disc. */
export const patternFor =
  (name: string): Scene =>
  ({ down }) => {
    const seed = hash(name)
    const pick = (i: number, span: number) => ((seed >>> i) ^ (seed >>> (i + 7))) % span
    const { light, middle, dark } = COLOURS[seed % COLOURS.length] ?? COLOURS[0]
    const initial = name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?'
    return [
      backdrop(down(tone.cream, light)),
      Array.from({ length: 9 }, (_, i) => {
        const stone = blob('-46,-12 -14,-44 30,-36 50,0 26,38 -26,40', middle, 'opacity=".38"')
        return at(
          -130 + i * 82 + Math.abs(pick(i, 30)),
          40 + Math.abs(pick(i + 3, 220)),
          stone,
          0.7 + Math.abs(pick(i + 5, 8)) / 10,
          pick(i + 2, 180),
        )
      }),
      [0, 1, 2].map((i) => {
        const y = 224 + i * 22
        return line(
          `M-200 ${y}C-60 ${y - 34 + pick(i, 30)} 80 ${y + 26} 200 ${y - 2}S440 ${y - 28 + pick(i + 6, 30)} 600 ${y + 4}`,
          middle,
          7,
          'opacity=".8"',
        )
      }),
      circle(200, 150, 66, tone.white, 'opacity=".9"'),
      circle(200, 150, 66, 'none', `stroke="${middle}" stroke-width="6"`),
      label(initial.toUpperCase(), 200, 177, 78, dark),
    ]
  }
