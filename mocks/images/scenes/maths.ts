import {
  at,
  backdrop,
  circle,
  face,
  flower,
  glyph,
  line,
  many,
  mirrored,
  oval,
  path,
  pool,
  rect,
  ring,
  type Scene,
  soft,
  star,
  tone,
} from '../parts'

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

const shapes: Scene = ({ down }) => [
  backdrop(down('#DDE5F0', '#FBF0DC')),
  pool('#FFFBF0', '#B9C9E2'),
  circle(122, 122, 50, tone.sun),
  face(122, 122, 1.5),
  at(226, 110, [soft('M-42-36H42V48H-42Z', tone.blue, 16), face(0, 4, 1.5)], 0.92, 6),
  at(300, 196, [soft('M0-52L52 40H-52Z', tone.red, 18), face(0, 10, 1.3)], 0.92),
  at(196, 206, [soft('M0-44L38-22V22L0 44L-38 22V-22Z', tone.leaf, 14), face(0, 0, 1.3)]),
  at(102, 214, [soft('M0-38L36-12L22 30H-22L-36-12Z', tone.violet, 14), face(0, 0, 1.1)]),
  star(302, 92, 30, tone.orange),
  face(302, 94, 0.8),
  star(58, 150, 8, tone.pink),
  circle(348, 150, 8, tone.teal),
  rect(158, 40, 16, 16, tone.coral, 4, 'transform="rotate(20 166 48)"'),
]

const angles: Scene = ({ down }) => [
  backdrop(down('#D8E8DC', '#FBF1DA')),
  pool('#FFFBEF', '#B0D6BF'),
  path('M66 222A134 134 0 0 1 334 222Q334 232 324 232H76Q66 232 66 222Z', tone.sky),
  path('M130 216A70 70 0 0 1 270 216Z', '#FFFBEF'),
  path('M200 216L270 216A70 70 0 0 0 235 155.4Z', tone.sun),
  Array.from({ length: 19 }, (_, i) =>
    at(200, 216, line(`M0-130V${i % 3 ? -121 : -112}`, tone.sea, i % 3 ? 2.4 : 4), 1, i * 10 - 90),
  ),
  line('M200 216H330', tone.red, 8),
  line('M200 216L264 105', tone.red, 8),
  soft('M330 216L318 209V223Z', tone.red, 5),
  circle(200, 216, 9, tone.ink),
  glyph('60', 282, 172, 21, tone.brown, 6),
  circle(303, 163, 3.2, 'none', `stroke="${tone.brown}" stroke-width="2.6"`),
  at(
    116,
    116,
    [
      soft('M-40 34V-40L34 34Z', tone.coral, 8),
      path('M-26 20V-12L6 20Z', '#F6EFD9'),
      line('M-40 20H-26V34', tone.cream, 3.5),
    ],
    0.9,
    -12,
  ),
  at(
    318,
    96,
    [
      rect(-11, -54, 22, 78, tone.sun),
      rect(-11, -54, 8, 78, tone.butter),
      rect(-11, -66, 22, 16, tone.pink, 5),
      path('M-11 24H11L0 46Z', tone.sand),
      path('M-4 38H4L0 46Z', tone.ink),
    ],
    0.8,
    24,
  ),
]

const graph: Scene = ({ down }) => [
  backdrop(down('#CFE3EE', '#F8EEDD')),
  rect(56, 38, 288, 226, tone.white, 18),
  rect(56, 38, 288, 226, 'none', 18, `stroke="${tone.mist}" stroke-width="3"`),
  line('M94 98H324M94 130H324M94 162H324M94 194H324', tone.mist, 2.4),
  line('M94 66V228H324', tone.ink, 5),
  [
    [124, 58, tone.coral, tone.red],
    [174, 88, tone.sun, tone.orange],
    [224, 72, '#8CC979', tone.fern],
    [274, 124, tone.blue, tone.sea],
  ].map(([x, h, fill, dark]) => [
    path(
      `M${Number(x) - 17} 226V${236 - Number(h)}Q${Number(x) - 17} ${226 - Number(h)} ${Number(x) - 7} ${226 - Number(h)}H${Number(x) + 7}Q${Number(x) + 17} ${226 - Number(h)} ${Number(x) + 17} ${236 - Number(h)}V226Z`,
      String(fill),
    ),
    rect(Number(x) + 7, 236 - Number(h), 10, Number(h) - 10, String(dark), 0, 'opacity=".35"'),
  ]),
  line('M124 148L174 116L224 130L276 80', tone.plum, 5),
  many('124,148 174,116 224,130 276,80', (x, y) => [circle(x, y, 8, tone.plum), circle(x, y, 3.5, tone.cream)]),
  line('M116 242H132M166 242H182M216 242H232M266 242H282', tone.stone, 5),
]

const clock: Scene = ({ down }) => [
  backdrop(down('#F9D9C6', '#FBF0DC')),
  pool('#FFF8EA', '#F2B79B'),
  rect(-200, 252, 800, 220, '#CFA07A'),
  mirrored([
    circle(134, 62, 30, tone.orange),
    circle(130, 56, 10, tone.butter, 'opacity=".6"'),
    line('M140 226L120 254', tone.slate, 13),
  ]),
  line('M190 42H210M200 42V58', tone.slate, 8),
  circle(200, 152, 104, tone.red),
  circle(200, 152, 88, tone.cream),
  path('M200 48A104 104 0 0 1 200 256A88 88 0 0 0 200 48Z', '#B9433A', 'opacity=".5"'),
  ring(12, 200, 152, 70, (x, y, _turn, i) => glyph(String(i || 12), x, y, 19, tone.ink, 6)),
  ring(60, 200, 152, 84, (x, y, turn, i) => (i % 5 ? '' : at(x, y, line('M0-1V1', tone.coral, 4), 1, turn))),
  line('M200 152L173 133', tone.ink, 9),
  line('M200 152L242 128', tone.sea, 7),
  circle(200, 152, 8, tone.red),
  circle(200, 152, 3, tone.cream),
  at(200, 180, [
    line('M-12 0Q0 10 12 0', tone.ink, 3.4),
    circle(-22, -4, 6, tone.coral, 'opacity=".5"'),
    circle(22, -4, 6, tone.coral, 'opacity=".5"'),
  ]),
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
  eye0(160, 152),
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

function eye0(x: number, y: number) {
  return [circle(x, y, 5.5, tone.plum), circle(x + 2, y - 2, 1.8, tone.white)]
}

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

export const maths = { fractions, numbers, shapes, angles, graph, clock, money, abacus }
