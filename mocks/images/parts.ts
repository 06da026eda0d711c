/**
 * The box of shapes that every pretend picture is drawn with. The stage is 400 × 300 units and backgrounds run well
 * past its edges (see `backdrop`, `hill`), so that a wide banner or a tall tile shows more world and never a cut.
 */

/** A piece of SVG text, or pieces of it drawn one over the other. */
export type Part = string | readonly Part[]

/** Makes gradients whose ids belong to one picture; each call gives a value for `fill`. */
export type Shades = {
  down: (top: string, bottom: string) => string
  glow: (colour: string) => string
}

/** Draws one subject on the stage. */
export type Scene = (shades: Shades) => Part

/** The picture-book palette: warm, a little chalky, with no pure black or white. */
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

/** The SVG text of a part. */
export function draw(part: Part): string {
  return typeof part === 'string' ? part : part.map(draw).join('')
}

const round = (value: number) => Math.round(value * 10) / 10

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`

/** An ellipse, turned by `turn` degrees about its own centre. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" fill="${fill}"${
    turn ? ` transform="rotate(${turn} ${round(x)} ${round(y)})"` : ''
  } ${more}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, corner = 0, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${corner}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

/** A filled path with its corners rounded by a border of `width` units in the same colour. */
export const soft = (d: string, fill: string, width = 8) =>
  path(d, fill, `stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`)

export const line = (d: string, colour: string, width = 4, more = '') =>
  path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`)

/** Opacity 0..1 for a part. */
export const faint = (opacity: number, ...parts: Part[]): Part => [`<g opacity="${opacity}">`, parts, '</g>']

/** Moves a part drawn about 0,0 to x,y; turns in degrees. A negative `scaleX` faces it the other way. */
export const at = (x: number, y: number, part: Part, scale = 1, turn = 0, scaleX = scale): Part => [
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${
    scale !== 1 || scaleX !== 1 ? ` scale(${scaleX} ${scale})` : ''
  }">`,
  part,
  '</g>',
]

/** The part and its mirror image about the upright line at `x`. */
export const mirrored = (part: Part, x = 200): Part => [
  part,
  `<g transform="translate(${2 * x} 0) scale(-1 1)">`,
  part,
  '</g>',
]

/** `count` parts spaced evenly around a circle, the first at 12 o'clock plus `from` degrees, going clockwise. */
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

/** One part for every entry of a list written as 'x,y x,y …' or 'x,y,z …', where z is a size or a turn. */
export const many = (list: string, each: (x: number, y: number, z: number, i: number) => Part): Part =>
  list.split(' ').map((entry, i) => {
    const [x = 0, y = 0, z = 0] = entry.split(',').map(Number)
    return each(x, y, z, i)
  })

/** A flowing curve through points written as 'x,y x,y …'. */
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

/** Everything behind the subject, past every edge of the stage. */
export const backdrop = (fill: string) => rect(-200, -160, 800, 620, fill)

/** Ground under a flowing line through the points, on to both sides and the bottom. */
export function hill(points: string, fill: string): Part {
  const heights = points
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',')[1])
  return path(`${curve(`-200,${heights[0]} ${points} 600,${heights.at(-1)}`)}V460H-200Z`, fill)
}

/** A pale pool of light with a few dots, behind single objects. */
export const pool = (fill: string, dots: string): Part => [
  blob('74,84 150,36 262,34 344,96 352,196 286,258 150,266 64,210', fill),
  circle(52, 66, 7, dots),
  circle(356, 232, 9, dots),
  circle(340, 52, 5, dots),
  circle(44, 244, 5, dots),
  circle(-40, 130, 9, dots),
  circle(446, 160, 7, dots),
]

/** Two eyes, a smile and cheeks, 30 units wide. */
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

/** An eye with a glint. */
export const eye = (x: number, y: number, r = 3.5): Part => [
  circle(x, y, r, tone.ink),
  circle(x + r * 0.3, y - r * 0.35, r * 0.34, tone.white),
]

export const sun = (x: number, y: number, r: number, hasFace = true): Part => [
  circle(x, y, r * 1.75, tone.butter, 'opacity=".45"'),
  ring(12, x, y, r * 1.4, (sx, sy, turn) =>
    at(sx, sy, line(`M0 ${-r * 0.13}V${r * 0.13}`, tone.orange, r * 0.17), 1, turn),
  ),
  circle(x, y, r, tone.sun),
  hasFace ? face(x, y, r / 24) : '',
]

export const cloud = (x: number, y: number, scale = 1, fill: string = tone.white, under: string = tone.mist): Part =>
  at(
    x,
    y,
    [
      path('M-42 24a19 19 0 0 1-2-38a24 24 0 0 1 24-17a30 30 0 0 1 51 3a21 21 0 0 1 22 16a18.5 18.5 0 0 1-6 36z', fill),
      path('M-42 24a19 19 0 0 1-18-14c22 10 78 10 114-10a18.5 18.5 0 0 1-7 24z', under, 'opacity=".45"'),
    ],
    scale,
  )

/** A leaf whose stalk is at x,y and whose tip points up, then turned. */
export const leaf = (
  x: number,
  y: number,
  length: number,
  turn: number,
  fill: string,
  vein: string = tone.pine,
): Part =>
  at(
    x,
    y,
    [
      path('M0 0C-26-14-26-46 0-70C26-46 26-14 0 0Z', fill),
      path('M0 0C26-14 26-46 0-70Z', vein, 'opacity=".16"'),
      line('M0 0V-56M0-18L11-30M0-18L-11-30M0-34L9-45M0-34L-9-45', vein, 1.8, 'opacity=".5"'),
    ],
    length / 70,
    turn,
  )

export const drop = (x: number, y: number, scale: number, fill: string): Part =>
  at(
    x,
    y,
    [
      path('M0-14C6-4 9 1 9 6A9 9 0 0 1-9 6C-9 1-6-4 0-14Z', fill),
      line('M-4 6A4 4 0 0 0-1 10', tone.white, 2, 'opacity=".7"'),
    ],
    scale,
  )

export const star = (x: number, y: number, r: number, fill: string, points = 5, inner = 0.45): Part =>
  soft(
    `M${Array.from({ length: points * 2 }, (_, i) => {
      const [angle, size] = [(Math.PI * i) / points, i % 2 ? r * inner : r]
      return `${round(x + size * Math.sin(angle))} ${round(y - size * Math.cos(angle))}`
    }).join('L')}Z`,
    fill,
    r * 0.22,
  )

/** Small stars of a night sky, always at the same places. */
export const night = (): Part =>
  [
    [30, 40],
    [88, 24],
    [352, 50],
    [300, 22],
    [26, 190],
    [376, 206],
    [64, 262],
    [330, 270],
    [150, 14],
    [240, 286],
    [-50, 90],
    [-90, 200],
    [450, 110],
    [490, 220],
  ].map(([x = 0, y = 0], i) => circle(x, y, i % 3 ? 1.8 : 3, i % 2 ? tone.butter : tone.white, 'opacity=".85"'))

export const flower = (x: number, y: number, r: number, petal: string, heart: string = tone.sun, count = 6): Part => [
  ring(count, x, y, r * 0.6, (px, py, turn) => oval(px, py, r * 0.36, r * 0.46, petal, turn)),
  circle(x, y, r * 0.32, heart),
]

/** A blossom on a stalk that stands at x,y. */
export const bloom = (x: number, y: number, height: number, petal: string, count = 6): Part => [
  line(`M${x} ${y}V${y - height}`, tone.fern, 3.5),
  leaf(x, y - 2, 22, 42, tone.leaf),
  leaf(x, y - 6, 20, -46, tone.leaf),
  flower(x, y - height, 15, petal, tone.sun, count),
]

/** A round-crowned tree that stands at x,y, 100 units high. */
export const tree = (x: number, y: number, scale = 1, crown: string = tone.leaf, dark: string = tone.fern): Part =>
  at(
    x,
    y,
    [
      path('M-6 0C-3-20-4-30-5-48H5C4-30 3-20 6 0Z', tone.brown),
      circle(-16, -54, 22, dark),
      circle(17, -52, 22, dark),
      circle(0, -72, 28, crown),
      circle(-12, -62, 20, crown),
      circle(-9, -82, 8, tone.white, 'opacity=".18"'),
    ],
    scale,
  )

/** A coconut palm that stands at x,y, 110 units high. */
export const palm = (x: number, y: number, scale = 1, lean = 1): Part =>
  at(
    x,
    y,
    [
      path('M-7 0C-4-30 2-60 16-88L22-84C12-56 6-28 7 0Z', tone.brown),
      [-168, -128, -88, -44, -6, 34, 66].map((turn, i) =>
        at(19, -87, path('M0 0C14-16 36-18 54 2C38-2 18 0 0 0Z', i % 2 ? tone.leaf : tone.fern), 1, turn),
      ),
      circle(15, -82, 5, tone.bark),
      circle(24, -80, 5, tone.bark),
    ],
    scale,
    0,
    scale * lean,
  )

/** A fish that swims to the right, 70 units long, striped when told a stripe. */
export const fish = (x: number, y: number, scale: number, body: string, fin: string, stripe = ''): Part =>
  at(
    x,
    y,
    [
      soft('M-24 0L-40-14Q-35 0-40 14Z', fin, 6),
      path('M-8-17Q4-30 14-16ZM-4 17Q4 27 10 16Z', fin),
      oval(0, 0, 30, 19, body),
      stripe ? path('M10-18Q3 0 10 18L0 19Q-6 0 0-19ZM-14-17Q-20 0-14 17L-20 14Q-25 0-20-14Z', stripe) : '',
      path('M2-2Q-10 0-4 9Q4 8 2-2Z', fin),
      eye(18, -4, 3.6),
      line('M26 5Q23 8 20 7', tone.ink, 1.8),
    ],
    Math.abs(scale),
    0,
    scale,
  )

/** A stroke along `d` that ends in an arrow head at x,y pointing to `turn` degrees (0 is up). */
export const arrow = (d: string, x: number, y: number, turn: number, colour: string, width = 7): Part => [
  line(d, colour, width),
  at(x, y, soft('M0-7L9 7H-9Z', colour, 4), width / 7, turn),
]

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

/** A numeral or one of the letters A B C E N S W, drawn by hand so that it needs no font; `height` in units. */
export const glyph = (sign: string, x: number, y: number, height: number, colour: string, weight = 6): Part =>
  [...sign].map((one, i, all) =>
    at(x + (i - (all.length - 1) / 2) * height * 0.72, y, line(strokes[one] ?? '', colour, weight), height / 30),
  )

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe to stand in XML; control signs and lone surrogates, which no XML may hold, are dropped. */
export const escapeText = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
