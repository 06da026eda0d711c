import { at, circle, curve, eye, face, line, oval, type Part, path, ring, round, soft, tone } from './parts'

/** Draws ground below a curve through the points. It extends past both sides and the bottom of the stage. */
export function hill(points: string, fill: string): Part {
  const heights = points
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',')[1])
  return path(`${curve(`-200,${heights[0]} ${points} 600,${heights.at(-1)}`)}V460H-200Z`, fill)
}

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

/** Draws a leaf with its stalk at x,y and its tip up, rotated by `turn` degrees. */
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

/** Draws a flower on a stalk whose foot is at x,y. */
export const bloom = (x: number, y: number, height: number, petal: string, count = 6): Part => [
  line(`M${x} ${y}V${y - height}`, tone.fern, 3.5),
  leaf(x, y - 2, 22, 42, tone.leaf),
  leaf(x, y - 6, 20, -46, tone.leaf),
  flower(x, y - height, 15, petal, tone.sun, count),
]

/** Draws a tree with a round crown, 100 units high, whose foot is at x,y. */
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

/** Draws a coconut palm, 110 units high, whose foot is at x,y. */
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

/** Draws a fish that faces right and is 70 units long. It has stripes if `stripe` is a colour. */
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
