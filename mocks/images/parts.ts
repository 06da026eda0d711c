/**
 * SVG shapes for all scenes. The stage is 400 × 300 units. Backgrounds extend well past the stage (see `backdrop`, `hill`), so
 * that wide and tall crops never show an edge.
 */

/** SVG markup, or a list of parts that are painted in order. */
export type Part = string | readonly Part[]

/** Creates gradients for one picture, with ids that no other picture has. Each call returns a value for `fill`. */
export type Shades = {
  down: (top: string, bottom: string) => string
  glow: (colour: string) => string
}

/** Draws the parts of one picture on the stage. */
export type Scene = (shades: Shades) => Part

/** The colours of the scenes; there is no pure black or white. */
export const tone = {
  white: '#FFFDF6',
  cream: '#FFF3DC',
  paper: '#F9E5C4',
  sand: '#EFCB92',
  tan: '#D3A06C',
  brown: '#96603F',
  bark: '#6C4637',
  ink: '#43354A',
  slate: '#77707F',
  stone: '#B7A9A2',
  mist: '#DDD3CB',
  red: '#DE5646',
  coral: '#F0836A',
  blush: '#F9BBA4',
  orange: '#F2993F',
  sun: '#FBC84E',
  butter: '#FDE49C',
  lime: '#B3CF72',
  leaf: '#72AF5B',
  fern: '#4C8D57',
  pine: '#2F6750',
  mint: '#C4E4C8',
  sky: '#BCE2EA',
  air: '#E2F3F1',
  blue: '#5BA6CE',
  sea: '#3C80B2',
  navy: '#2C4470',
  night: '#262F58',
  teal: '#45A59D',
  lilac: '#CDB9E4',
  violet: '#8B6DB9',
  plum: '#5A4379',
  pink: '#F5AEBD',
  rose: '#D9678A',
} as const

export function draw(part: Part): string {
  return typeof part === 'string' ? part : part.map(draw).join('')
}

/** Rounds to one decimal, which keeps the markup short. */
export const round = (value: number) => Math.round(value * 10) / 10

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`

/** Draws an ellipse, rotated by `turn` degrees around its centre. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" fill="${fill}"${
    turn ? ` transform="rotate(${turn} ${round(x)} ${round(y)})"` : ''
  } ${more}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, corner = 0, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${corner}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

/** Draws a filled path. A stroke of `width` units in the same colour rounds its corners. */
export const soft = (d: string, fill: string, width = 8) =>
  path(d, fill, `stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`)

export const line = (d: string, colour: string, width = 4, more = '') =>
  path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`)

/** Groups parts and gives the group an opacity between 0 and 1. */
export const faint = (opacity: number, ...parts: Part[]): Part => [`<g opacity="${opacity}">`, parts, '</g>']

/** Moves a part that is drawn around 0,0 to x,y. `turn` is in degrees; a negative `scaleX` mirrors the part. */
export const at = (x: number, y: number, part: Part, scale = 1, turn = 0, scaleX = scale): Part => [
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${
    scale !== 1 || scaleX !== 1 ? ` scale(${scaleX} ${scale})` : ''
  }">`,
  part,
  '</g>',
]

/** Draws a part together with its mirror image across the vertical line at `x`. */
export const mirrored = (part: Part, x = 200): Part => [
  part,
  `<g transform="translate(${2 * x} 0) scale(-1 1)">`,
  part,
  '</g>',
]

/** Draws `count` parts evenly spaced around a circle. They start at 12 o'clock plus `from` degrees and go clockwise. */
export function ring(
  count: number,
  x: number,
  y: number,
  r: number,
  each: (x: number, y: number, turn: number, i: number) => Part,
  from = 0,
): Part {
  return Array.from({ length: count }, (_, i) => {
    const turn = from + (360 / count) * i
    const angle = (turn * Math.PI) / 180
    return each(x + r * Math.sin(angle), y - r * Math.cos(angle), turn, i)
  })
}

/** Draws one part per entry of a list 'x,y x,y …' or 'x,y,z …', where z is a size or a rotation. */
export const many = (list: string, each: (x: number, y: number, z: number, i: number) => Part): Part =>
  list.split(' ').map((entry, i) => {
    const [x = 0, y = 0, z = 0] = entry.split(',').map(Number)
    return each(x, y, z, i)
  })

/** Returns the path data of a smooth curve through the points 'x,y x,y …'. */
export function curve(points: string, isClosed = false): string {
  const dots = points
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number) as [number, number])
  const last = dots.length - 1
  const dot = (i: number) => dots[isClosed ? (i + dots.length) % dots.length : Math.min(Math.max(i, 0), last)] ?? [0, 0]
  let d = `M${dot(0).map(round).join(' ')}`
  for (let i = 0; i < (isClosed ? dots.length : last); i++) {
    const [a, b, c, e] = [dot(i - 1), dot(i), dot(i + 1), dot(i + 2)]
    const bends = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
      ...c,
    ]
    d += `C${bends.map(round).join(' ')}`
  }
  return isClosed ? `${d}Z` : d
}

export const blob = (points: string, fill: string, more = '') => path(curve(points, true), fill, more)

/** Fills the background, past every edge of the stage. */
export const backdrop = (fill: string) => rect(-200, -160, 800, 620, fill)

/** Draws a pale area with a few dots, to put behind a single object. */
export const pool = (fill: string, dots: string): Part => [
  blob('74,84 150,36 262,34 344,96 352,196 286,258 150,266 64,210', fill),
  circle(52, 66, 7, dots),
  circle(356, 232, 9, dots),
  circle(340, 52, 5, dots),
  circle(44, 244, 5, dots),
  circle(-40, 130, 9, dots),
  circle(446, 160, 7, dots),
]

/** Draws two eyes, a smile and cheeks, 30 units wide. */
export const face = (x: number, y: number, scale = 1, colour: string = tone.ink): Part =>
  at(
    x,
    y,
    [
      circle(-9, -3, 2.8, colour),
      circle(9, -3, 2.8, colour),
      line('M-5 4Q0 9.5 5 4', colour, 2.4),
      circle(-14, 4, 3.6, tone.coral, 'opacity=".55"'),
      circle(14, 4, 3.6, tone.coral, 'opacity=".55"'),
    ],
    scale,
  )

export const eye = (x: number, y: number, r = 3.5): Part => [
  circle(x, y, r, tone.ink),
  circle(x + r * 0.3, y - r * 0.35, r * 0.34, tone.white),
]

/** Draws a stroke along `d` with an arrow head at x,y that points to `turn` degrees (0 is up). */
export const arrow = (d: string, x: number, y: number, turn: number, colour: string, width = 7): Part => [
  line(d, colour, width),
  at(x, y, soft('M0-7L9 7H-9Z', colour, 4), width / 7, turn),
]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for XML. Removes control characters and lone surrogates, which XML does not allow. */
export const escapeText = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
