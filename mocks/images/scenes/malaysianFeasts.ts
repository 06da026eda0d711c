import {
  at,
  backdrop,
  blob,
  circle,
  curve,
  face,
  line,
  many,
  oval,
  type Part,
  path,
  rect,
  ring,
  type Scene,
  soft,
  tone,
} from '../parts'

const RED = '#C8303A'

const nasiLemak: Scene = ({ down }) => [
  backdrop(down('#E8C79C', '#DDB07C')),
  line('M-200 70H600M-200 150H600M-200 230H600', '#CF9F69', 4, 'opacity=".6"'),
  blob('62,150 96,66 200,44 308,64 342,150 306,240 200,262 92,238', tone.pine),
  blob('76,150 106,78 200,58 296,76 326,150 294,228 200,248 104,226', tone.fern),
  line('M82 150H318M120 92L150 146M160 72L178 146M280 92L250 146M124 212L152 156M280 210L250 156', tone.lime, 2.4),
  oval(192, 150, 66, 54, '#E9E3D6'),
  oval(190, 144, 62, 50, tone.white),
  many('160,128 186,112 214,126 232,148 196,150 166,156 180,172 214,172 150,144', (x, y, _, i) =>
    oval(x, y, 5, 2.4, tone.mist, i * 41),
  ),
  blob('236,112 268,104 292,124 288,154 258,164 236,146', '#A8281F'),
  blob('244,118 266,112 282,128 278,146 258,154 244,140', '#C93A2A'),
  many('252,124 270,130 262,146', (x, y) => circle(x, y, 3, '#E8694A')),
  many('112,114 140,96', (x, y) => [
    oval(x, y, 24, 20, tone.white, -20),
    circle(x, y, 11, '#F6B73C'),
    circle(x - 3, y - 3, 4, tone.butter),
  ]),
  many('104,166 122,184 142,198', (x, y) => [
    circle(x, y, 16, '#7DB35F'),
    circle(x, y, 13, '#D8EBBF'),
    ring(6, x, y, 6, (sx, sy) => circle(sx, sy, 1.4, tone.cream)),
  ]),
  many('196,216 214,224 230,212 244,222 212,208 258,206', (x, y, _, i) => oval(x, y, 7, 5, '#C9814A', i * 37)),
  many('270,176,20 284,188,-24 262,192,60 290,172,80 276,204,-60', (x, y, turn) =>
    at(x, y, [path('M-13 0Q0-6 11 0Q0 6-13 0ZM10 0L17-4V4Z', '#A9957C'), circle(-8, -1, 1.2, tone.ink)], 1, turn),
  ),
]

/**
 * Returns one closed line of a kolam, a drawing on the floor, around 5 × 5 dots. The line is reflected at the edges of a 10 ×
 * 10 grid.
 */
function kolamLine(start: number): string {
  const corners: readonly [number, number][] = [
    [start, 0],
    [10, 10 - start],
    [10 - start, 10],
    [0, start],
  ]
  const places = corners.flatMap(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % 4] ?? [0, 0]
    const steps = Math.abs(nextX - x)
    return Array.from({ length: steps }, (_, step) => [
      x + Math.sign(nextX - x) * step,
      y + Math.sign(nextY - y) * step,
    ])
  })
  return curve(places.map(([x = 0, y = 0]) => `${100 + x * 20},${50 + y * 20}`).join(' '), true)
}

const kolam: Scene = ({ down }) => [
  backdrop(down('#A4553C', '#8C4432')),
  line('M-200 20H600M-200 280H600M40 -160V460M360 -160V460', '#7A3A2B', 4, 'opacity=".6"'),
  [1, 3, 5, 7, 9].map((start) => line(kolamLine(start), tone.white, 4)),
  [1, 3, 5, 7, 9].map((x) =>
    [1, 3, 5, 7, 9].map((y) => circle(100 + x * 20, 50 + y * 20, 4.4, (x + y) % 4 ? tone.sun : tone.cream)),
  ),
  many('60,60 340,60 60,240 340,240', (x, y) => [
    oval(x, y + 6, 16, 8, '#C98A4B'),
    path(`M${x - 16} ${y + 5}Q${x} ${y + 26} ${x + 16} ${y + 5}Z`, '#A9673A'),
    path(`M${x} ${y - 16}Q${x + 8} ${y - 2} ${x} ${y + 3}Q${x - 8} ${y - 2} ${x} ${y - 16}Z`, tone.sun),
  ]),
]

const bowl = (x: number, y: number): Part => [
  oval(x, y, 20, 11, tone.white),
  oval(x, y - 2, 15, 7, tone.cream),
  line(`M${x + 18} ${y - 14}L${x + 30} ${y + 8}M${x + 23} ${y - 14}L${x + 35} ${y + 8}`, tone.brown, 2.6),
]

const reunionDinner: Scene = ({ down }) => [
  backdrop(down('#F6D9A8', '#F3C98B')),
  many('96,40 200,26 304,40 -20,36 420,36', (x, y) => [
    line(`M${x} ${y - 60}V${y + 30}`, tone.sun, 3),
    oval(x, y, 24, 20, RED),
    line(
      `M${x - 10} ${y - 17}Q${x - 16} ${y} ${x - 10} ${y + 17}M${x + 10} ${y - 17}Q${x + 16} ${y} ${x + 10} ${y + 17}`,
      '#9C1F28',
      2.4,
    ),
    rect(x - 9, y - 24, 18, 6, tone.sun, 2),
    rect(x - 9, y + 18, 18, 6, tone.sun, 2),
  ]),
  many('92,112 146,92 254,92 308,112', (x, y, _, i) => [
    soft(
      `M${x - 16} ${y + 48}V${y + 24}Q${x} ${y + 10} ${x + 16} ${y + 24}V${y + 48}Z`,
      [tone.teal, RED, tone.violet, tone.blue][i] ?? '',
      8,
    ),
    circle(x, y, 18, [tone.sand, '#EBC79B', tone.sand, '#E5BB8C'][i] ?? ''),
    path(
      `M${x - 18} ${y - 2}Q${x - 14} ${y - 21} ${x} ${y - 20}Q${x + 15} ${y - 21} ${x + 18} ${y - 2}Q${x} ${y - 14} ${x - 18} ${y - 2}Z`,
      i % 2 ? tone.ink : tone.slate,
    ),
    face(x, y + 3, 0.7),
  ]),
  oval(200, 214, 150, 72, '#8E3B2A'),
  oval(200, 206, 150, 72, RED),
  oval(200, 206, 132, 60, '#D9503F'),
  oval(200, 202, 62, 27, '#F2DDBB'),
  oval(200, 200, 54, 22, tone.white),
  ring(8, 200, 200, 15, (x, y, turn, i) =>
    oval(x * 1.6 - 120, y * 0.6 + 80, 8, 5, [tone.orange, tone.leaf, tone.pink, tone.butter][i % 4] ?? '', turn),
  ),
  oval(110, 196, 38, 17, tone.sky),
  at(110, 194, [
    oval(-2, 0, 24, 8, '#C9A27A'),
    path('M20 0L32-8V8Z', '#C9A27A'),
    circle(-18, -2, 1.8, tone.ink),
    line('M-8-6V6M0-7V7M8-6V6', '#A9805A', 1.8),
  ]),
  oval(290, 196, 36, 16, '#F7EBD3'),
  many('274,194 290,190 306,194 282,200 298,200', (x, y) => circle(x, y, 8, tone.tan)),
  bowl(150, 244),
  bowl(220, 252),
  bowl(284, 236),
]

export const malaysianFeastsScenes = { 'nasi-lemak': nasiLemak, kolam, 'reunion-dinner': reunionDinner }
