import { at, escapeText, line, type Part, round } from './parts'

const FONT = "Fredoka,Nunito,'Arial Rounded MT Bold',sans-serif"

/** Draws words in a font of the app, or in a similar font. `size` is in stage units; x,y is the baseline at the `anchor`. */
export const label = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): Part =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-family="${FONT}" font-weight="600" font-size="${size}" fill="${colour}">${escapeText(text)}</text>`

const strokes: Record<string, string> = {
  '0': 'M0-15C13-15 13 15 0 15C-13 15-13-15 0-15Z',
  '1': 'M-6-8L3-15V15',
  '2': 'M-9-8C-7-18 10-17 9-6C8 2-4 8-9 15H10',
  '3': 'M-8-13C2-18 11-12 8-5C6-1 2-1-1-1C3-1 10 1 10 7C10 16-4 18-10 11',
  '4': 'M4 15V-15L-10 6H11',
  '5': 'M8-15H-6L-8-2C-2-6 10-4 9 6C8 16-5 17-10 11',
  '6': 'M6-14C-6-10-12 4-8 11C-3 18 10 15 9 6C8-3-6-4-9 5',
  '7': 'M-9-15H9L-2 15',
  '8': 'M0-1C-10-4-9-15 0-15C9-15 10-4 0-1C-12 2-11 15 0 15C11 15 12 2 0-1Z',
  '9': 'M-6 14C6 10 12-4 8-11C3-18-10-15-9-6C-8 3 6 4 9-5',
  A: 'M-11 15L0-15L11 15M-7 5H7',
  B: 'M-8-15V15H1C12 15 12-1 1-1H-8M1-1C9-1 9-15 0-15H-8',
  C: 'M10-10C3-18-11-15-11 0C-11 15 3 18 10 10',
  E: 'M9-15H-8V15H9M-8 0H6',
  N: 'M-9 15V-15L9 15V-15',
  S: 'M9-11C4-18-9-16-8-8C-7 1 9-1 9 8C8 17-6 17-10 10',
  W: 'M-13-15L-7 15L0-8L7 15L13-15',
}

/** Draws numerals or the letters A B C E N S W as paths, without a font. `height` is in stage units. */
export const glyph = (sign: string, x: number, y: number, height: number, colour: string, weight = 6): Part =>
  [...sign].map((one, i, all) =>
    at(x + (i - (all.length - 1) / 2) * height * 0.72, y, line(strokes[one] ?? '', colour, weight), height / 30),
  )
