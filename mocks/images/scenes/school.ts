import { glyph } from '../glyphs'
import { flower, leaf, star } from '../nature'
import { at, backdrop, blob, circle, eye, line, oval, path, pool, rect, ring, type Scene, tone } from '../parts'

function chalkSun(x: number, y: number) {
  return [
    circle(x, y, 13, 'none', `stroke="${tone.butter}" stroke-width="4"`),
    ring(8, x, y, 22, (sx, sy, turn) => at(sx, sy, line('M0-2V2', tone.butter, 4), 1, turn)),
  ]
}

const classroom: Scene = ({ down }) => [
  backdrop(down('#F6E2C4', '#FBEFDA')),
  rect(-200, 236, 800, 230, '#CC9E75'),
  rect(-200, 230, 800, 8, '#B98660'),
  rect(84, 52, 200, 118, tone.brown, 9),
  rect(94, 62, 180, 98, '#3F7361', 4),
  chalkSun(126, 94),
  line('M158 84H252M158 102H236', tone.cream, 4.5),
  glyph('1', 122, 138, 20, tone.butter),
  line('M138 138H150M144 132V144', tone.cream, 3.4),
  glyph('2', 164, 138, 20, tone.butter),
  line('M180 134H192M180 142H192', tone.cream, 3.4),
  glyph('3', 206, 138, 20, tone.butter),
  flower(250, 136, 15, tone.pink),
  rect(104, 160, 160, 7, tone.tan, 3),
  rect(122, 156, 16, 5, tone.white, 2),
  rect(146, 156, 12, 5, tone.sun, 2),
  circle(322, 86, 27, tone.cream),
  circle(322, 86, 21, tone.white),
  line('M322 86V72M322 86L333 92', tone.ink, 3.5),
  rect(-110, 60, 100, 100, tone.sky, 8),
  rect(420, 60, 100, 100, tone.sky, 8),
  line('M-60 60V160M-110 110H-10M470 60V160M420 110H520', tone.cream, 8),
  rect(70, 204, 168, 14, tone.orange, 6),
  path('M84 218H96L92 268H84ZM212 218H224V268H216Z', tone.slate),
  at(106, 190, [
    rect(-24, 4, 52, 11, tone.red, 3),
    rect(-20, -7, 46, 11, tone.blue, 3),
    rect(-22, -17, 44, 10, tone.sun, 3),
  ]),
  at(160, 192, [
    circle(-5, 2, 11, tone.red),
    circle(5, 2, 11, tone.red),
    line('M0-8Q0-14 4-17', tone.brown, 3),
    leaf(2, -10, 14, 60, tone.leaf),
  ]),
  at(206, 188, [
    path('M-12-8H12L9 16H-9Z', tone.teal),
    line('M-5-8L-9-26M1-8V-30M6-8L12-24', tone.sun, 4.5),
    circle(-9, -27, 3, tone.red),
    circle(1, -31, 3, tone.violet),
    circle(12, -25, 3, tone.blue),
  ]),
  at(298, 192, [
    path('M-22 46H22L16 54H-16Z', tone.brown),
    line('M0 34V48', tone.brown, 7),
    line('M-20-32A40 40 0 0 1 16 36', tone.sand, 6),
    circle(-2, 0, 34, tone.blue),
    blob('-26,-14 -10,-26 4,-20 0,-6 -10,2 -14,14 -22,6', tone.leaf),
    blob('10,-10 24,-14 30,2 20,20 8,10', tone.leaf),
  ]),
]

const books: Scene = ({ down }) => {
  const book = (x: number, y: number, w: number, cover: string, dark: string) =>
    at(x, y, [
      rect(-w / 2, -18, w, 36, cover, 8),
      path(`M${-w / 2 + 14} -11H${w / 2}V11H${-w / 2 + 14}Q${-w / 2 + 7} 0 ${-w / 2 + 14} -11Z`, tone.cream),
      line(`M${-w / 2 + 18}-4H${w / 2 - 2}M${-w / 2 + 18} 4H${w / 2 - 2}`, tone.sand, 2),
      rect(-w / 2, 10, w, 8, dark, 4),
    ])
  return [
    backdrop(down('#CFE0D4', '#FBF0D9')),
    pool('#FFFAEC', '#AACDB9'),
    rect(-200, 246, 800, 220, '#C08D63'),
    book(200, 228, 180, tone.red, '#B03F38'),
    book(206, 192, 156, tone.blue, tone.sea),
    book(196, 156, 168, tone.sun, tone.orange),
    at(200, 108, [
      path('M0 30C-24 12-56 12-86 22V-38C-56-48-24-46 0-30C24-46 56-48 86-38V22C56 12 24 12 0 30Z', tone.teal),
      path('M0 24C-22 8-52 6-80 14V-42C-52-50-22-46 0-32Z', tone.white),
      path('M0 24C22 8 52 6 80 14V-42C52-50 22-46 0-32Z', tone.cream),
      line('M0-30V24', tone.sand, 3),
      line('M-66-28Q-42-34-16-24M-66-14Q-42-20-16-10M-66 0Q-42-6-16 4', tone.stone, 3.4),
      flower(42, -16, 20, tone.coral),
      leaf(40, 6, 18, 50, tone.leaf),
    ]),
    at(320, 222, [
      circle(-8, 4, 18, tone.red),
      circle(9, 4, 18, tone.red),
      circle(-12, -2, 6, tone.blush),
      line('M0-10Q0-22 6-26', tone.brown, 4),
      leaf(3, -16, 22, 62, tone.leaf),
    ]),
    star(120, 54, 6, tone.sun),
    star(286, 44, 7, tone.sun),
    star(316, 108, 5, tone.coral),
    at(74, 210, [
      path('M-16 36L-12-10H12L16 36Z', tone.lilac),
      line('M-4-8L-10-38M4-8L8-42', tone.orange, 6),
      path('M-10-38L-14-48L-6-44ZM8-42L8-53L13-45Z', tone.ink),
    ]),
  ]
}

const poem: Scene = ({ down }) => [
  backdrop(down('#E5D6EE', '#FCEFDC')),
  pool('#F3E7F5', '#CDB5DF'),
  path('M104 58H284V236Q284 254 266 254H122Q104 254 104 236Z', tone.cream),
  path('M104 70V58Q104 40 122 40H302Q284 42 284 60V72Z', tone.sand),
  path('M302 40Q320 42 318 60Q316 74 298 72H284V60Q284 44 302 40Z', tone.tan),
  path('M86 236H248Q246 264 266 264H104Q86 262 86 236Z', tone.paper),
  line(
    'M128 98Q144 92 158 98T190 96Q208 92 232 98M128 122Q142 116 156 122T186 120M128 160Q144 154 160 160T196 158Q212 154 226 160M128 184Q142 178 156 184T184 182M128 212Q142 206 158 212T196 210',
    '#A88EAE',
    5,
  ),
  path('M254 112C236 98 244 82 254 92C264 82 272 98 254 112Z', tone.rose),
  at(258, 196, [
    path('M-44 62C-20 0 14-52 66-84C72-38 40 16-16 40C-28 46-36 54-44 62Z', tone.blue),
    path('M-44 62C-14 6 22-40 66-84C72-38 40 16-16 40C-28 46-36 54-44 62Z', tone.sea, 'opacity=".6"'),
    line('M-52 74C-20 16 12-24 52-66', tone.cream, 3),
    line('M-52 74L-44 60', tone.ink, 4),
    line('M8-4L30 2M24-24L48-18M-10 22L8 28', tone.cream, 2.4),
  ]),
  flower(90, 226, 20, tone.pink),
  flower(110, 246, 14, tone.sun, tone.orange),
  leaf(76, 246, 34, -50, tone.leaf),
  leaf(128, 258, 28, 80, tone.leaf),
  star(78, 82, 6, tone.sun),
  star(340, 214, 5, tone.violet),
  circle(70, 130, 4, tone.rose),
]

const block = (x: number, y: number, turn: number, front: string, side: string, sign: string) =>
  at(
    x,
    y,
    [
      rect(-38, -34, 86, 86, side, 14),
      rect(-44, -44, 88, 88, front, 14),
      rect(-34, -34, 68, 68, tone.cream, 10),
      glyph(sign, 0, 0, 42, side, 6),
    ],
    1,
    turn,
  )

const letters: Scene = ({ down }) => [
  backdrop(down('#F7DCC6', '#FBF1DC')),
  pool('#FFFAEE', '#F0BD9B'),
  rect(-200, 244, 800, 220, '#CDA078'),
  block(142, 196, 0, tone.blue, tone.sea, 'B'),
  block(246, 198, 0, tone.leaf, tone.fern, 'C'),
  block(192, 104, -7, tone.coral, tone.red, 'A'),
  at(
    318,
    206,
    [
      rect(-10, -64, 20, 84, tone.sun),
      rect(-10, -64, 7, 84, tone.butter),
      rect(-10, -76, 20, 14, tone.pink, 4),
      path('M-10 20H10L0 40Z', tone.sand),
      path('M-4 32H4L0 40Z', tone.ink),
    ],
    0.9,
    18,
  ),
  at(80, 226, [
    oval(0, 8, 24, 16, '#B88A64'),
    circle(0, -16, 18, '#B88A64'),
    circle(-14, -30, 8, '#B88A64'),
    circle(14, -30, 8, '#B88A64'),
    circle(0, -10, 9, tone.cream),
    eye(-6, -20, 2.6),
    eye(6, -20, 2.6),
    oval(0, -13, 3.4, 2.4, tone.ink),
    line('M-20 16L-22 22M20 16L22 22', '#A0744F', 12),
  ]),
  star(110, 72, 7, tone.sun),
  star(284, 84, 8, tone.violet),
  star(316, 126, 5, tone.coral),
  circle(92, 128, 6, tone.teal),
]

export const schoolScenes = { classroom, books, poem, letters }
