import { bloom, drop, fish, flower, hill, leaf, sun, tree } from '../nature'
import { at, backdrop, circle, eye, faint, line, many, oval, path, rect, type Scene, soft, tone } from '../parts'

const rainforest: Scene = ({ down }) => [
  backdrop(down('#E9F0B8', '#7DBE8B')),
  faint(0.4, path('M150-160L40 300H110L220-160ZM250-160L190 300H260L330-160Z', tone.cream)),
  faint(
    0.55,
    tree(60, 240, 1.5, '#8CC58A', '#7DB884'),
    tree(196, 226, 1.3, '#8CC58A', '#7DB884'),
    tree(330, 236, 1.5, '#8CC58A', '#7DB884'),
    tree(-60, 240, 1.5, '#8CC58A', '#7DB884'),
    tree(460, 240, 1.5, '#8CC58A', '#7DB884'),
  ),
  path('M84 252C104 216 102 120 98 10H126C124 120 124 216 150 252Q126 244 116 252Q104 242 84 252Z', tone.brown),
  path('M112 10H126C124 120 124 216 150 252Q130 244 122 246C116 160 116 80 112 10Z', tone.bark, 'opacity=".55"'),
  path('M266 256C292 220 288 120 284 0H318C314 120 318 220 346 256Q318 246 306 256Q288 246 266 256Z', tone.bark),
  many('-60,10 10,30 66,6 120,28 176,-4 236,4 290,30 344,8 400,30 460,10', (x, y, _, i) =>
    circle(x, y, 48, i % 2 ? tone.fern : tone.pine),
  ),
  many('40,14 96,-6 150,8 262,0 318,-6 372,14', (x, y) => circle(x, y, 34, tone.leaf)),
  line('M160 44C176 110 168 150 188 168S226 130 236 46M222 60Q226 96 218 128', tone.pine, 4.5),
  leaf(171, 104, 24, 70, tone.lime),
  leaf(176, 146, 22, -80, tone.lime),
  leaf(232, 92, 24, 80, tone.lime),
  leaf(220, 112, 20, -70, tone.lime),
  hill('0,246 100,238 220,250 320,240 400,248', tone.fern),
  many('54,262,1.1 204,268,0.9 352,264,1.1 -60,266,1.1 470,262,1.1', (x, y, s) =>
    at(
      x,
      y,
      [-70, -42, -14, 14, 42, 70].map((turn, i) => leaf(0, 0, 62, turn, i % 2 ? tone.lime : tone.leaf)),
      s,
    ),
  ),
  at(203, 158, [
    path('M-22 34C-26 10-14-14 6-14C22-14 26 2 20 16C14 32 2 38-22 34Z', tone.ink),
    path('M4-14C8-34 32-34 42-24C34-22 26-18 24-10Z', tone.red),
    path('M16-12C38-16 54-4 52 12C42 2 30 4 20 4Z', tone.orange),
    path('M40-9C50-4 54 4 52 12C47 6 43 4 38 3Z', tone.ink),
    eye(11, -6, 3.4),
    line('M-20 32L-34 58', tone.cream, 10),
    line('M-27 44L-30 50', tone.ink, 10),
    line('M0 34V42M8 32V40', tone.sun, 3.5),
  ]),
  line('M150 202Q200 192 286 198', tone.brown, 9),
  at(136, 234, [
    line('M-15 8Q-26 4-22 14M15 8Q26 4 22 14', '#8CC044', 7),
    oval(0, 2, 18, 14, '#A8D252'),
    oval(0, 7, 12, 8, tone.butter),
    circle(-9, -11, 8, '#A8D252'),
    circle(9, -11, 8, '#A8D252'),
    circle(-9, -12, 5, tone.red),
    circle(9, -12, 5, tone.red),
    oval(-9, -12, 1.6, 4, tone.ink),
    oval(9, -12, 1.6, 4, tone.ink),
    line('M-8-1Q0 5 8-1', tone.pine, 2.4),
  ]),
  flower(278, 244, 14, tone.pink),
  flower(246, 258, 11, tone.sun, tone.orange),
]

const seaStar = (x: number, y: number, fill: string) =>
  at(x, y, [soft('M0-14L4-4L14-3L6 4L9 14L0 8L-9 14L-6 4L-14-3L-4-4Z', fill, 7), circle(0, 1, 2.4, tone.blush)])

const coralReef: Scene = ({ down }) => [
  backdrop(down('#8FD3DE', '#2F78A8')),
  faint(0.22, path('M90-160L10 300H76L150-160ZM220-160L190 300H250L280-160ZM330-160L350 300H396L380-160Z', tone.white)),
  hill('0,206 80,196 190,216 300,198 400,210', '#3F8FB0'),
  hill('0,250 110,240 240,256 400,242', '#EBCFA0'),
  at(
    88,
    246,
    line(
      'M0 0V-70M0-22C-24-30-26-46-26-64M0-34C22-40 26-56 26-74M-26-46L-40-58M26-54L38-66M0-58L-10-80M0-60L9-86',
      tone.coral,
      12,
    ),
  ),
  at(
    330,
    248,
    line('M0 0V-62M0-18C-22-26-24-40-22-58M0-30C22-36 26-46 26-64M-22-40L-34-50M0-52L9-74', tone.violet, 12),
  ),
  at(
    274,
    250,
    [
      path('M0 0C-50-16-46-72-24-84C-10-92 14-92 28-82C50-66 46-16 0 0Z', tone.rose),
      line(
        'M0 0V-82M0-20C-22-30-28-50-26-72M0-20C22-30 28-50 28-70M-20-46L-34-56M20-46L36-56M0-50L-12-76M0-50L12-76',
        tone.pink,
        3,
      ),
    ],
    0.8,
  ),
  path('M124 254A36 34 0 0 1 196 254Z', tone.orange),
  line('M136 246q4-14 12-4t10-10M150 228q10-4 12 6t14 0M168 250q2-12 12-8M178 232q6 2 6 10', tone.butter, 4),
  line(
    'M46 252C36 232 54 220 44 198M58 254C52 236 68 226 60 206M372 252C362 232 380 220 370 196M360 252C352 238 366 228 358 212',
    tone.leaf,
    7,
  ),
  fish(184, 122, 1.35, tone.orange, '#E5782F', tone.white),
  fish(272, 88, 0.85, tone.sea, tone.sun),
  fish(110, 84, -0.7, tone.sun, tone.orange),
  fish(266, 154, -0.62, tone.pink, tone.rose),
  fish(470, 110, -0.8, tone.sun, tone.orange),
  fish(-50, 150, 0.8, tone.sea, tone.sun),
  seaStar(222, 262, tone.red),
  many('232,112,5 242,98,3.5 236,82,6 144,56,4 138,44,6 310,130,4 318,116,6', (x, y, r) =>
    circle(x, y, r, tone.white, 'opacity=".6"'),
  ),
]

const garden: Scene = ({ down }) => [
  backdrop(down('#B8E0E6', '#F6F0D2')),
  sun(318, 62, 24),
  hill('0,168 100,148 220,166 330,146 400,160', tone.lime),
  tree(62, 178, 0.72),
  tree(-60, 190, 0.9),
  tree(462, 186, 0.9),
  Array.from({ length: 24 }, (_, i) =>
    path(`M${-170 + i * 32} 206V150L${-160 + i * 32} 140L${-150 + i * 32} 150V206Z`, tone.cream),
  ),
  rect(-200, 164, 800, 8, tone.cream),
  rect(-200, 188, 800, 8, tone.sand),
  hill('0,204 200,200 400,206', '#9A6747'),
  hill('0,234 200,238 400,232', '#83553C'),
  hill('0,270 200,274 400,268', '#6F4634'),
  [98, 132, 166].map((x) =>
    at(
      x,
      206,
      [-34, 0, 34]
        .map((turn) => leaf(0, 4, 30, turn, tone.leaf))
        .concat([path('M-9 0Q0-6 9 0L1 30Q0 32-1 30Z', tone.orange)]),
    ),
  ),
  bloom(212, 214, 56, tone.pink),
  bloom(246, 216, 76, tone.sun, 9),
  circle(246, 140, 8, tone.brown),
  bloom(280, 214, 50, tone.red),
  at(
    132,
    262,
    [0, 1, 2, 3, 4].map((i) => leaf(0, 8, 32, -64 + i * 32, i % 2 ? tone.lime : tone.leaf)),
  ),
  at(
    206,
    266,
    [0, 1, 2, 3, 4].map((i) => leaf(0, 8, 32, -64 + i * 32, i % 2 ? tone.lime : tone.leaf)),
  ),
  at(308, 236, [
    line('M24-22C52-30 50 14 26 14', tone.sea, 7),
    path('M-24-26H24L28 26H-28Z', tone.blue),
    path('M6-26H24L28 26H6Z', tone.sea),
    line('M-26 10L-52-26', tone.blue, 9),
    soft('M-60-22L-46-34L-58-38Z', tone.sea, 6),
    oval(0, -26, 24, 6, tone.navy),
  ]),
  drop(244, 232, 0.5, tone.sky),
  drop(236, 246, 0.5, tone.sky),
  drop(250, 252, 0.5, tone.sky),
]

export const habitatsScenes = { rainforest, 'coral-reef': coralReef, garden }
