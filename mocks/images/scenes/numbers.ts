import { glyph } from '../glyphs'
import { flower } from '../nature'
import { at, backdrop, circle, line, many, oval, path, pool, rect, type Scene, tone } from '../parts'

const block = (x: number, y: number, size: number, turn: number, front: string, side: string, sign: string) =>
  at(
    x,
    y,
    [
      rect(-size / 2 + 5, -size / 2 + 6, size, size, side, 14),
      rect(-size / 2, -size / 2, size, size, front, 14),
      rect(-size / 2 + 9, -size / 2 + 9, size - 18, size - 18, tone.cream, 9),
      glyph(sign, 0, 0, size * 0.5, side, 6.5),
    ],
    1,
    turn,
  )

const fractions: Scene = ({ down }) => [
  backdrop(down('#FBDCC0', '#FCF0D8')),
  pool('#FFF8E8', '#F3BE93'),
  circle(142, 158, 88, '#E8E0D4'),
  circle(142, 155, 84, tone.white),
  [0, 90, 180, 270].map((turn) =>
    at(
      142,
      154,
      at(turn === 0 ? 17 : 3, turn === 0 ? -19 : -3, [
        path('M0 0V-74A74 74 0 0 1 74 0Z', '#D99A55'),
        path('M3-3V-65A65 65 0 0 1 65-3Z', tone.sun),
        circle(22, -38, 8, tone.red),
        circle(42, -20, 8, tone.red),
        circle(18, -16, 5, tone.leaf),
        circle(40, -42, 4.5, tone.leaf),
      ]),
      1,
      turn === 0 ? 0 : turn,
    ),
  ),
  [1, 2, 3, 4].map((n) =>
    Array.from({ length: n }, (_, i) =>
      rect(
        252 + (i * 96) / n + 1,
        62 + n * 33,
        96 / n - 2,
        26,
        i === 0
          ? ([tone.red, tone.blue, tone.leaf, tone.violet][n - 1] ?? '')
          : ([tone.blush, tone.sky, tone.mint, tone.lilac][n - 1] ?? ''),
        5,
      ),
    ),
  ),
]

const numbers: Scene = ({ down }) => [
  backdrop(down('#CDE4EA', '#FBF0D9')),
  pool('#FFFAEC', '#A6CFDA'),
  rect(-200, 246, 800, 220, '#D8AC7C'),
  block(138, 200, 88, 0, tone.coral, tone.red, '1'),
  block(238, 202, 84, 4, tone.blue, '#2F6E9E', '2'),
  block(186, 112, 84, -6, tone.sun, '#D98A2B', '3'),
  glyph('7', 92, 96, 34, tone.leaf, 7),
  glyph('4', 292, 110, 38, tone.violet, 7),
  glyph('9', 322, 192, 30, tone.teal, 7),
  glyph('5', 258, 58, 26, tone.rose, 7),
  glyph('8', 70, 190, 26, tone.orange, 7),
  glyph('6', 126, 48, 22, tone.sea, 7),
]

const coin = (x: number, y: number, r: number, turn = 0) =>
  at(
    x,
    y,
    [
      circle(0, 2, r, '#D6922F'),
      circle(0, 0, r, tone.sun),
      circle(0, 0, r * 0.78, '#F0B53E'),
      flower(0, 0, r * 0.6, tone.butter, '#D6922F', 5),
    ],
    1,
    turn,
  )

function plumEye(x: number, y: number) {
  return [circle(x, y, 5.5, tone.plum), circle(x + 2, y - 2, 1.8, tone.white)]
}

const money: Scene = ({ down }) => [
  backdrop(down('#CFE6D5', '#FBF1DA')),
  pool('#FFFAEC', '#A9D3B6'),
  rect(-200, 248, 800, 220, '#C9A177'),
  at(
    116,
    222,
    [
      rect(-58, -25, 116, 50, '#5FA27A', 7),
      rect(-51, -18, 102, 36, '#BFE0C2', 4),
      circle(0, 0, 14, '#5FA27A'),
      flower(0, 0, 12, tone.cream, tone.sun, 5),
      line('M-40-6H-26M-40 5H-30M26-6H40M30 5H40', '#5FA27A', 4),
    ],
    1,
    -10,
  ),
  path('M152 224V250H176V230ZM236 230V250H260V220Z', '#D9788F'),
  line('M288 152Q306 146 300 166T318 168', '#D9788F', 6),
  oval(208, 172, 80, 64, '#F4A6B4'),
  path('M132 190Q208 250 284 190Q274 236 208 236Q144 236 132 190Z', '#E48C9F'),
  path('M154 122L140 92Q166 90 182 112Z', '#E48C9F'),
  path('M166 120L156 102Q170 102 178 114Z', '#F9C7CF'),
  oval(130, 172, 20, 24, '#E48C9F'),
  oval(124, 168, 3, 5, tone.plum),
  oval(134, 168, 3, 5, tone.plum),
  plumEye(160, 152),
  circle(168, 172, 9, tone.coral, 'opacity=".5"'),
  line('M144 194Q154 202 164 196', tone.plum, 3.5),
  line('M190 114Q208 108 228 114', '#B85A75', 7),
  coin(210, 80, 23),
  line('M180 62L174 54M240 62L246 54M210 44V34', tone.orange, 4),
  many('304,242 302,230 306,218 303,206', (x, y) => [oval(x, y + 4, 28, 9, '#D6922F'), oval(x, y, 28, 9, tone.sun)]),
  coin(330, 192, 0.1),
  coin(78, 262, 17, 12),
  coin(252, 264, 15, -14),
]

const abacus: Scene = ({ down }) => [
  backdrop(down('#F2DDC6', '#FBF1DC')),
  pool('#FFF9EC', '#E9BE94'),
  rect(-200, 258, 800, 220, '#CFA57C'),
  rect(74, 42, 252, 214, '#A96F45', 18),
  rect(92, 60, 216, 178, '#FFF4DF', 8),
  rect(88, 46, 224, 6, '#C58A5B', 3),
  [tone.red, tone.orange, tone.leaf, tone.blue, tone.violet].map((colour, row) => {
    const y = 80 + row * 34.5
    const left = [6, 4, 7, 3, 5][row] ?? 5
    return [
      line(`M92 ${y}H308`, tone.slate, 4),
      Array.from({ length: 10 }, (_, i) => {
        const x = i < left ? 102 + i * 16.4 : 298 - (9 - i) * 16.4
        return [
          rect(x - 7.6, y - 14, 15.2, 28, colour, 7.6),
          rect(x - 4.5, y - 10, 3.4, 15, tone.white, 1.7, 'opacity=".4"'),
        ]
      }),
    ]
  }),
]

export const numbersScenes = { fractions, numbers, money, abacus }
