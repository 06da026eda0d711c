import {
  at,
  backdrop,
  blob,
  circle,
  eye,
  face,
  flower,
  glyph,
  leaf,
  line,
  oval,
  path,
  pool,
  rect,
  type Scene,
  star,
  tone,
} from '../parts'

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

export const making = { books, poem, letters, badminton, 'music-notes': musicNotes, 'paint-palette': paintPalette }
