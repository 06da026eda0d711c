import { label } from '../glyphs'
import { at, backdrop, circle, line, many, oval, type Part, path, pool, rect, type Scene, soft, tone } from '../parts'

const callout = (word: string, x: number, y: number, toX: number, toY: number, anchor: 'start' | 'end'): Part => [
  line(`M${x + (anchor === 'start' ? -5 : 5)} ${y - 4}L${toX} ${toY}`, tone.ink, 1.8),
  circle(toX, toY, 3, tone.ink),
  label(word, x, y, 11.5, tone.ink, anchor),
]

const chloroplast = (x: number, y: number, turn: number): Part =>
  at(x, y, [oval(0, 0, 13, 7, tone.fern), line('M-6-3V3M-2-5V5M2-5V5M6-3V3', tone.lime, 1.8)], 1, turn)

const labelledCell: Scene = ({ down }) => [
  backdrop(down('#E4EED0', '#FAF2DA')),
  rect(44, 30, 312, 240, '#FFFDF4', 14),
  soft('M164 92H240L256 112V190L242 208H166L152 190V114Z', tone.fern, 30),
  soft('M164 92H240L256 112V190L242 208H166L152 190V114Z', '#B9D67C', 20),
  soft('M164 92H240L256 112V190L242 208H166L152 190V114Z', '#E3EFBB', 13),
  path('M196 104Q248 96 250 140Q254 198 214 202Q184 200 190 160Q184 116 196 104Z', '#9CCFE2'),
  circle(168, 126, 19, tone.lilac),
  circle(168, 126, 19, 'none', `stroke="${tone.violet}" stroke-width="3"`),
  circle(171, 123, 8, tone.violet),
  chloroplast(164, 176, 20),
  chloroplast(184, 198, -10),
  chloroplast(248, 196, 60),
  chloroplast(212, 94, 4),
  callout('wall', 284, 92, 268, 110, 'start'),
  callout('membrane', 280, 134, 264, 142, 'start'),
  callout('vacuole', 280, 178, 232, 160, 'start'),
  callout('nucleus', 124, 112, 158, 124, 'end'),
  callout('chloroplast', 134, 214, 160, 182, 'end'),
]

/** Draws an angle as two rays from x,y and an arc. The first ray points right; `degrees` (up to 360) go counter-clockwise. */
function angle(x: number, y: number, degrees: number, fill: string, dark: string): Part {
  const end = (r: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${(x + r * Math.cos(radians)).toFixed(1)} ${(y - r * Math.sin(radians)).toFixed(1)}`
  }
  return [
    degrees === 90
      ? path(`M${x} ${y}H${x + 20}V${y - 20}H${x}Z`, fill, `stroke="${dark}" stroke-width="3"`)
      : path(
          `M${x} ${y}L${x + 24} ${y}A24 24 0 ${degrees > 180 ? 1 : 0} 0 ${end(24)}Z`,
          fill,
          `stroke="${dark}" stroke-width="3"`,
        ),
    line(`M${x + 56} ${y}H${x}L${end(56)}`, tone.ink, 5),
    circle(x, y, 4.5, dark),
  ]
}

const fourAngles: Scene = ({ down }) => [
  backdrop(down('#D8E8DC', '#FBF1DA')),
  many('74,50 204,50 74,156 204,156', (x, y) => rect(x, y, 122, 98, '#FFFDF4', 12)),
  angle(104, 126, 50, tone.butter, tone.orange),
  angle(236, 130, 90, tone.sky, tone.sea),
  angle(134, 232, 125, tone.mint, tone.fern),
  angle(260, 206, 235, tone.pink, tone.rose),
]

/** Draws the net of a solid from squares at grid positions. Edges to fold are dashed. */
const net = (x: number, y: number, size: number, places: string, fill: string, dark: string): Part =>
  many(places, (column, row) =>
    rect(
      x + column * size,
      y + row * size,
      size,
      size,
      fill,
      1,
      `stroke="${dark}" stroke-width="2.6" stroke-dasharray="5 4"`,
    ),
  )

const cubeNets: Scene = ({ down }) => [
  backdrop(down('#DDE5F0', '#FBF0DC')),
  pool('#FFFBF0', '#B9C9E2'),
  net(80, 58, 28, '1,0 0,1 1,1 2,1 3,1 1,2', tone.butter, tone.orange),
  path('M108 58H136V86H192V114H136V142H108V114H80V86H108Z', 'none', `stroke="${tone.brown}" stroke-width="3"`),
  at(272, 96, [
    path('M-36-14L2-32L38-14L0 4Z', tone.butter),
    path('M-36-14L0 4V46L-36 28Z', tone.sun),
    path('M38-14L0 4V46L38 28Z', tone.orange),
  ]),
  many('84,206,54 138,206,30 168,206,54 222,206,30', (x, y, width) =>
    rect(x, y, width, 34, tone.sky, 1, `stroke="${tone.sea}" stroke-width="2.6" stroke-dasharray="5 4"`),
  ),
  many('84,176 84,240', (x, y) =>
    rect(x, y, 54, 30, tone.sky, 1, `stroke="${tone.sea}" stroke-width="2.6" stroke-dasharray="5 4"`),
  ),
  path('M84 176H138V206H252V240H138V270H84V240Z', 'none', `stroke="${tone.navy}" stroke-width="3"`),
  at(296, 208, [
    path('M-30-8L10-26L40-12L0 6Z', tone.sky),
    path('M-30-8L0 6V36L-30 22Z', tone.blue),
    path('M40-12L0 6V36L40 18Z', tone.sea),
  ]),
]

const bin = (x: number, fill: string, dark: string, part: Part): Part =>
  at(x, 170, [
    path('M-36-50H36L30 66Q29 72 22 72H-22Q-29 72-30 66Z', fill),
    path('M14-50H36L30 66Q29 72 22 72H8Z', dark, 'opacity=".4"'),
    rect(-42, -64, 84, 16, dark, 7),
    circle(0, 14, 26, tone.white),
    at(0, 14, part),
  ])

/** In Malaysia the blue bin is for paper, the brown one for glass, the orange one for plastic and metal. */
const recyclingBins: Scene = ({ down }) => [
  backdrop(down('#CFE7DA', '#F6F1D8')),
  pool('#F8F9EA', '#AFD8BF'),
  rect(-200, 240, 800, 220, '#B7D39A'),
  bin(112, '#3F7FB8', '#2B5E8E', [
    rect(-11, -15, 22, 30, tone.cream, 2),
    line('M-6-8H6M-6-1H6M-6 6H2', tone.slate, 2.4),
  ]),
  bin(200, '#94603F', '#6C4430', [
    path('M-4-18H4V-8Q11-4 11 4V16H-11V4Q-11-4-4-8Z', tone.teal),
    rect(-11, 2, 22, 8, tone.mint),
  ]),
  bin(288, '#EE8A35', '#C4661C', [
    path('M-15-6Q-15-14-9-14V-18H-3V-14Q3-14 3-6V16H-15Z', tone.sky),
    rect(5, -6, 13, 22, tone.stone, 3),
    line('M5-1H18M5 11H18', tone.slate, 2),
  ]),
  many('96,76 186,64 280,74', (x, y, _, i) =>
    at(
      x,
      y,
      [
        [rect(-14, -10, 28, 20, tone.cream, 1), line('M-9-4H9M-9 2H4', tone.slate, 2.4)],
        [path('M-4-18H4V-8Q10-4 10 4V14H-10V4Q-10-4-4-8Z', '#7DB3A2')],
        [rect(-9, -13, 18, 26, tone.stone, 3), line('M-9-7H9M-9 7H9', tone.slate, 2)],
      ][i] ?? '',
      1,
      i * 26 - 18,
    ),
  ),
]

export const chartsScenes = {
  'labelled-cell': labelledCell,
  'four-angles': fourAngles,
  'cube-nets': cubeNets,
  'recycling-bins': recyclingBins,
}
