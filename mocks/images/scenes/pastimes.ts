import { star } from '../nature'
import { at, backdrop, blob, circle, face, line, oval, path, pool, rect, type Scene, tone } from '../parts'

const badminton: Scene = ({ down }) => {
  const racket = at(0, 0, [
    rect(-7, 46, 14, 74, tone.ink, 7),
    rect(-7, 74, 14, 46, tone.red, 7),
    line('M-6 84L6 80M-6 96L6 92M-6 108L6 104', '#B03F38', 3),
    line('M0 20V50', tone.slate, 6),
    oval(0, -36, 46, 58, tone.cream, 0, 'opacity=".75"'),
    line(
      'M-36-68V-4M-24-82V10M-12-90V18M0-92V20M12-90V18M24-82V10M36-68V-4M-30-78H30M-40-62H40M-44-46H44M-45-30H45M-42-14H42M-34 2H34',
      tone.stone,
      1.8,
    ),
    oval(0, -36, 46, 58, 'none', 0, `stroke="${tone.sea}" stroke-width="8"`),
    line('M-36-2Q0 38 36-2', tone.sun, 5),
  ])
  return [
    backdrop(down('#BFE0CF', '#E6F0D4')),
    rect(-200, 226, 800, 240, '#6FB08A'),
    line('M-200 262H600M200 226L200 460', tone.white, 5, 'opacity=".8"'),
    rect(-200, 170, 800, 56, tone.white, 0, 'opacity=".4"'),
    line('M-200 184H600M-200 198H600M-200 212H600', tone.white, 2, 'opacity=".8"'),
    rect(-200, 164, 800, 9, tone.white),
    at(148, 168, racket, 0.98, -34),
    at(252, 168, racket, 0.98, 34),
    at(
      200,
      92,
      [
        path('M-14 8L-42-56L-24-50L-16-62L0-50L16-62L24-50L42-56L14 8Z', tone.white),
        line(
          'M-10 4L-32-50M-5 2L-14-56M0 2V-50M5 2L14-56M10 4L32-50M-26-22Q0-12 26-22M-33-38Q0-28 33-38',
          tone.stone,
          2.4,
        ),
        path('M-16 4H16V16A16 16 0 0 1-16 16Z', tone.cream),
        rect(-17, 2, 34, 8, tone.red, 4),
      ],
      1.05,
      10,
    ),
  ]
}

const musicNotes: Scene = ({ down }) => {
  const note = (x: number, y: number, scale: number, fill: string, turn = 0) =>
    at(
      x,
      y,
      [
        line('M15 0V-62', fill, 7),
        path('M14-66C20-48 44-46 38-18C34-32 24-36 14-38Z', fill),
        oval(0, 0, 19, 14, fill, -18),
        oval(-6, -4, 5, 3, tone.white, -18, 'opacity=".4"'),
      ],
      scale,
      turn,
    )
  return [
    backdrop(down('#FAD9CF', '#FCF0DA')),
    pool('#FFF9EE', '#F2B5AB'),
    [0, 1, 2, 3, 4].map((i) =>
      line(
        `M-200 ${118 + i * 21}C-60 ${70 + i * 21} 60 ${88 + i * 21} 200 ${112 + i * 21}S440 ${150 + i * 21} 600 ${100 + i * 21}`,
        '#D9A596',
        3.4,
      ),
    ),
    line(
      'M88 214C66 214 70 188 90 190C112 192 112 166 98 140C88 120 92 84 106 70C120 84 112 108 94 122C66 144 66 186 98 186C126 186 124 148 100 150C82 152 82 172 96 174M98 140L108 208C110 230 88 234 84 222',
      tone.plum,
      7,
    ),
    at(176, 176, [
      line('M17-4V-84L97-70V10', tone.sea, 8),
      path('M13-88L101-72V-50L13-66Z', tone.sea),
      oval(0, 0, 22, 16, tone.sea, -18),
      oval(80, 14, 22, 16, tone.sea, -18),
      face(0, 1, 0.75, tone.white),
      face(80, 15, 0.75, tone.white),
    ]),
    note(312, 176, 1, tone.red, 6),
    note(226, 246, 0.7, tone.orange, -10),
    note(304, 80, 0.6, tone.teal, 10),
    note(144, 86, 0.5, tone.violet, -6),
    star(222, 62, 6, tone.sun),
    star(60, 64, 5, tone.sun),
    star(344, 238, 6, tone.coral),
  ]
}

const paintPalette: Scene = ({ down }) => [
  backdrop(down('#D3E6EA', '#FBF1DC')),
  pool('#FFFBF0', '#ABD1D8'),
  path(
    'M196 66C128 62 74 108 78 166C82 224 144 250 194 244C220 240 214 220 212 208C210 188 232 184 252 190C290 200 318 176 310 138C300 94 252 68 196 66Z',
    '#A97344',
  ),
  path(
    'M196 58C128 54 74 100 78 158C82 216 144 242 194 236C220 232 214 212 212 200C210 180 232 176 252 182C290 192 318 168 310 130C300 86 252 60 196 58Z',
    '#DDAE78',
  ),
  oval(166, 196, 20, 15, '#FFFBF0', -14),
  [
    [118, 128, tone.red],
    [160, 94, tone.orange],
    [212, 88, tone.sun],
    [262, 106, tone.leaf],
    [280, 148, tone.blue],
    [110, 178, tone.violet],
  ].map(([x, y, fill], i) =>
    at(
      Number(x),
      Number(y),
      [
        blob('-20,-6 -6,-18 12,-15 21,-2 14,14 -4,17 -19,10', String(fill)),
        circle(-6, -6, 5, tone.white, 'opacity=".4"'),
      ],
      1,
      i * 57,
    ),
  ),
  at(
    250,
    186,
    [
      rect(-7, -108, 14, 96, tone.red, 6),
      rect(-7, -108, 5, 96, tone.coral, 3),
      rect(-9, -14, 18, 22, tone.mist, 2),
      line('M-9-6H9M-9 1H9', tone.stone, 2.4),
      path('M-10 8H10C14 24 6 34 0 48C-6 34-14 24-10 8Z', tone.brown),
      path('M-8 26C-4 30 4 30 9 26C7 34 3 40 0 48C-3 40-7 34-8 26Z', tone.teal),
    ],
    1,
    38,
  ),
  line('M196 262C220 250 236 274 262 262S300 252 322 262', tone.teal, 12),
  circle(92, 250, 8, tone.rose),
  circle(76, 238, 4.5, tone.sun),
  circle(330, 226, 6, tone.orange),
]

export const pastimesScenes = { badminton, 'music-notes': musicNotes, 'paint-palette': paintPalette }
