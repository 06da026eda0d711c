import { cloud, hill, palm, sun } from '../nature'
import { at, backdrop, circle, face, line, many, oval, type Part, path, rect, type Scene, tone } from '../parts'

const RED = '#C8303A'
const FLAG_BLUE = '#23316B'

/** Draws a star with sharp points; the first one is at 12 o'clock. */
const sharpStar = (x: number, y: number, r: number, points: number, fill: string) => {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [angle, size] = [(Math.PI * i) / points, i % 2 ? r * 0.52 : r]
    return `${(x + size * Math.sin(angle)).toFixed(1)} ${(y - size * Math.cos(angle)).toFixed(1)}`
  })
  return path(`M${corners.join('L')}Z`, fill)
}

/**
 * Draws a flag of red and white stripes, twice as wide as high. The blue corner is `canton` stripes high and shows a crescent
 * and a star.
 */
const stripedFlag = (x: number, y: number, height: number, stripes: number, canton: number): Part => {
  const stripe = height / stripes
  const blue = canton * stripe
  return [
    Array.from({ length: stripes }, (_, i) =>
      rect(x, y + i * stripe, height * 2, stripe + 0.4, i % 2 ? tone.white : RED),
    ),
    rect(x, y, height, blue, FLAG_BLUE),
    circle(x + height * 0.4, y + blue / 2, blue * 0.36, tone.sun),
    circle(x + height * 0.48, y + blue / 2, blue * 0.3, FLAG_BLUE),
    sharpStar(x + height * 0.64, y + blue / 2, blue * 0.3, stripes, tone.sun),
  ]
}

const crayon = (x: number, y: number, turn: number, fill: string, dark: string): Part =>
  at(
    x,
    y,
    [rect(-7, -30, 14, 48, fill, 3), rect(-7, -22, 14, 6, dark), path('M-6 18H6L2 32Q0 34-2 32Z', dark)],
    0.9,
    turn,
  )

/** The flag since 1963: fourteen stripes, a blue corner eight stripes high, a star with fourteen points. */
const malaysianFlag: Scene = ({ down }) => [
  backdrop(down('#F3DFC2', '#E7C79B')),
  rect(58, 66, 288, 172, '#C9A172', 8, 'opacity=".5"'),
  rect(54, 60, 288, 172, tone.white, 8),
  stripedFlag(80, 88, 120, 14, 8),
  rect(80, 88, 240, 120, 'none', 2, `stroke="${tone.mist}" stroke-width="2"`),
  crayon(96, 252, 62, RED, '#8E2028'),
  crayon(168, 258, 96, FLAG_BLUE, '#141D45'),
  crayon(252, 254, 78, tone.sun, '#D9962B'),
  circle(366, 96, 8, tone.coral, 'opacity=".5"'),
  circle(34, 206, 10, tone.blue, 'opacity=".4"'),
]

/** The proclamation of independence on 31 August 1957, under the flag of that year: eleven stripes, a star with eleven points. */
const stadiumMerdeka: Scene = ({ down }) => [
  backdrop(down('#BFE1EC', '#FBF0D6')),
  sun(122, 66, 18, false),
  cloud(198, 70, 0.6),
  line('M-60 176V60M60 176V70M340 176V70M460 176V60', tone.slate, 5),
  many('-60,58 60,68 340,68 460,58', (x, y) => rect(x - 18, y - 12, 36, 18, tone.mist, 3)),
  path('M-200 210V168Q200 120 600 168V210Z', '#D9CDBB'),
  path('M-200 214V188Q200 146 600 188V214Z', '#C4B29D'),
  Array.from({ length: 60 }, (_, i) => {
    const x = -180 + i * 13
    const bend = ((x - 200) / 400) ** 2 * 42
    const colours = [tone.red, tone.sun, tone.white, tone.teal, tone.coral, tone.violet]
    return [
      circle(x, 152 + bend, 4.6, colours[i % 6] ?? ''),
      circle(x + 6, 166 + bend, 4.6, colours[(i + 3) % 6] ?? ''),
      circle(x, 180 + bend, 4.6, colours[(i + 4) % 6] ?? ''),
    ]
  }),
  hill('0,210 200,202 400,210', tone.leaf),
  hill('0,236 200,226 400,236', tone.lime),
  line('M254 214V62', tone.bark, 5),
  circle(254, 60, 5, tone.sun),
  stripedFlag(257, 66, 44, 11, 6),
  path('M120 250L140 212H226L246 250Z', '#B98B5F'),
  path('M132 214H234V206H132Z', '#D9AE7E'),
  line('M214 208V180', tone.ink, 3),
  circle(214, 177, 5, tone.ink),
  path('M158 208V170Q158 156 174 156Q190 156 190 170V208Z', tone.ink),
  path('M168 158L174 176L180 158Z', tone.white),
  path('M156 190H192V208H156Z', tone.sun),
  line('M188 166Q202 150 202 130', tone.ink, 9),
  circle(203, 126, 6, tone.sand),
  circle(174, 142, 13, tone.sand),
  path('M161 138Q162 122 175 122Q187 122 188 134L186 137Q174 132 161 138Z', tone.ink),
  face(175, 145, 0.5),
]

const junk = (x: number, y: number, scale: number): Part =>
  at(
    x,
    y,
    [
      line('M-22 0V-58M16 0V-72', tone.bark, 4),
      path('M-40-10L-42-50Q-22-64-4-52V-10Z', '#C65A3D'),
      path('M-2-12L-4-58Q18-80 40-62L38-12Z', '#D96F48'),
      line('M-41-20H-4M-41-32H-4M-42-44H-4M-3-24H39M-3-38H40M-4-52H40', '#8E3B2A', 2),
      path('M-58-10L-44 2H44L62-16L50 22Q0 30-44 22Z', '#7A4B33'),
      line('M-48 8H52', tone.sun, 3),
    ],
    scale,
  )

const dhow = (x: number, y: number, scale: number): Part =>
  at(
    x,
    y,
    [
      line('M-4 0L2-64', tone.bark, 4),
      path('M-34-4Q-8-40 10-76Q24-36 36-8Q0-14-34-4Z', tone.cream),
      path('M10-76Q24-36 36-8Q22-12 6-11Q16-40 10-76Z', tone.mist),
      path('M-52-8Q-40 4-30 4H30Q44 2 56-14Q52 14 34 20H-30Q-46 14-52-8Z', '#8F5F3F'),
      line('M-40 8H44', tone.sand, 3),
    ],
    scale,
  )

/** Melaka before 1511: ships from east and west below the hill with the sultan's palace. */
const oldHarbour: Scene = ({ down }) => [
  backdrop(down('#F7C9A0', '#FCEBCB')),
  sun(104, 76, 20, false),
  hill('0,196 120,186 210,150 280,118 330,124 400,152', '#8FB26A'),
  hill('0,206 140,202 240,190 400,186', tone.leaf),
  at(300, 122, [
    rect(-34, -4, 68, 16, '#9C6A45'),
    path('M-48-2Q-30-10-24-20H24Q30-10 48-2Z', '#6E4431'),
    path('M-30-20Q-16-28-12-36H12Q16-28 30-20Z', '#7F5038'),
    line('M-12-36L0-46L12-36', '#6E4431', 5),
    line('M-24 0V12M-8 0V12M8 0V12M24 0V12', tone.bark, 3),
  ]),
  palm(232, 192, 0.46),
  palm(360, 180, 0.5, -1),
  palm(182, 200, 0.36, -1),
  many('206,206 258,202 318,200', (x, y) =>
    at(x, y, [
      line('M-16 0V14M16 0V14M0 0V14', tone.bark, 3),
      rect(-20, -14, 40, 15, '#B98B5F'),
      path('M-26-12L-16-30H16L26-12Z', '#8A5F3C'),
      rect(-4, -9, 8, 10, tone.bark),
    ]),
  ),
  path('M-200 210Q100 204 220 216Q320 226 600 212V460H-200Z', '#6FB7C4'),
  path('M-200 240Q80 232 220 244Q340 252 600 240V460H-200Z', '#5AA3B4'),
  line('M252 222H340M262 222V244M292 222V246M322 222V244', tone.bark, 5),
  many('270,210 286,212 302,209 318,212', (x, y, _, i) => [
    oval(x, y + 2, 7, 9, i % 2 ? '#B5643F' : '#C98A4B'),
    oval(x, y - 6, 4, 2.4, tone.bark),
  ]),
  dhow(212, 236, 0.62),
  junk(132, 236, 1),
  dhow(40, 226, 0.6),
  junk(380, 236, 0.6),
  at(226, 272, [
    path('M-40-4Q0 12 40-4L30 8Q0 16-30 8Z', tone.bark),
    circle(-12, -10, 6, tone.sand),
    circle(14, -10, 6, tone.tan),
    path('M-20-2Q-12-8-4-2ZM6-2Q14-8 22-2Z', tone.red),
    line('M24-6L40-22', tone.brown, 3),
  ]),
  line('M60 268q8-7 16 0t16 0M300 270q8-7 16 0t16 0M150 286q8-7 16 0t16 0', tone.air, 3.6),
]

export const malaysianLifeScenes = {
  'malaysian-flag': malaysianFlag,
  'stadium-merdeka': stadiumMerdeka,
  'old-harbour': oldHarbour,
}
