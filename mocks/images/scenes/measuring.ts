import { glyph } from '../glyphs'
import { star } from '../nature'
import {
  at,
  backdrop,
  circle,
  face,
  line,
  many,
  mirrored,
  path,
  pool,
  rect,
  ring,
  type Scene,
  soft,
  tone,
} from '../parts'

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

export const measuringScenes = { shapes, angles, graph, clock }
