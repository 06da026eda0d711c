import {
  at,
  backdrop,
  blob,
  circle,
  cloud,
  curve,
  eye,
  faint,
  flower,
  hill,
  leaf,
  line,
  many,
  oval,
  palm,
  path,
  pool,
  rect,
  ring,
  type Scene,
  soft,
  star,
  sun,
  tone,
  tree,
} from '../parts'

/** Longitude and latitude pairs in degrees to stage points: 17.4 units a degree, the middle of the country in the middle. */
const chart = (places: string) =>
  places
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [east = 0, north = 0] = pair.split(',').map(Number)
      return `${(200 + (east - 109.7) * 17.4).toFixed(1)},${(144 - (north - 3.9) * 17.4).toFixed(1)}`
    })
    .join(' ')

const peninsula =
  '100.1,6.5 100.4,6.5 100.85,6.24 101.1,5.65 101.55,5.9 101.85,5.75 102.1,6.23 102.6,5.85 103.1,5.4 103.45,4.6 103.45,4.2 103.35,3.8 103.45,3.2 103.6,2.75 103.9,2.4 104.2,1.9 104.28,1.37 103.75,1.45 103.5,1.28 103,1.7 102.5,2.05 102.2,2.2 101.8,2.55 101.35,2.95 101.25,3.35 100.85,3.85 100.6,4.1 100.6,4.65 100.35,5.1 100.35,5.65 100.3,6.1'
const borneo =
  '109.6,2 109.9,1.75 110.3,1.7 110.7,1.55 111.1,1.5 111.2,2.1 111.25,2.5 111.6,2.85 112.3,2.98 113,3.18 113.4,3.6 113.9,4.25 114.1,4.6 114.35,4.3 114.65,4.05 114.85,4.4 115.05,4.85 115.4,5.05 115.4,5.4 115.9,5.75 116.1,6.1 116.5,6.6 116.75,7.02 117,6.75 117.2,6.55 117.5,6.65 117.7,6.3 118,5.85 118.6,5.6 119.25,5.25 119,5 118.3,4.9 118.2,4.55 118.6,4.4 117.9,4.2 117.4,4.2 116.9,4.35 116.2,4.35 115.75,4.2 115.65,3.5 115.5,3 115.1,2.75 114.8,2.2 114.6,1.5 114,1.4 113.6,1.25 112.9,1.55 112.2,1.4 111.8,1 111,1.05 110.5,0.88 110,1.2 109.65,1.6'

const mapMalaysia: Scene = ({ down }) => [
  backdrop(down('#9CD3DF', '#C9E8E2')),
  line(
    'M212 92q8-7 16 0t16 0M150 110q7-6 14 0t14 0M196 210q8-7 16 0t16 0M30 214q8-7 16 0t16 0M300 46q8-7 16 0t16 0M100 268q8-7 16 0t16 0M-60 90q8-7 16 0t16 0M440 120q8-7 16 0t16 0',
    tone.white,
    3.5,
    'opacity=".7"',
  ),
  blob(chart('95,5.6 97.4,5.3 98.6,3.8 100.2,2.5 101.6,1.9 103,0.4 104,-1.2 106,-4 103,-6 98,0'), '#EFE3C4'),
  blob(
    chart(
      '98,13 99.4,10 100.2,8.4 100.6,7.2 101.5,6.95 102.08,6.25 101.9,5.7 101.1,5.6 100.8,6.1 100.1,6.45 99.5,7.4 98.3,8.2 98,10',
    ),
    '#EFE3C4',
  ),
  blob(
    chart(
      '109.6,1.9 111,1.2 114,1.6 115.5,3.4 116,4.3 117.6,4.2 117.9,3.2 118.9,1 117,-1.4 115.6,-4 111,-3.4 109.2,-0.6 109,1',
    ),
    '#EFE3C4',
  ),
  path(curve(chart('114.1,4.6 114.6,4.9 115.1,5 114.9,4.2 114.6,4 114.3,4.2'), true), '#EFE3C4'),
  [peninsula, borneo].map((land) => [
    path(curve(chart(land), true), tone.fern, `transform="translate(0 4)" stroke="${tone.fern}" stroke-width="2"`),
    path(curve(chart(land), true), tone.leaf, `stroke="${tone.white}" stroke-width="2" stroke-linejoin="round"`),
  ]),
  faint(
    0.9,
    blob(chart('101.2,5.3 101.6,4.9 102,3.6 102.3,3.2 101.9,3.1 101.5,3.7 101.1,4.6'), tone.lime),
    blob(
      chart(
        '111.6,1.6 113,2.2 114.4,2.5 115.2,3.6 116.4,5.2 116.7,6 117.2,5.4 116.6,4.8 115.3,4.6 115,3.4 114,2 112.4,1.7',
      ),
      tone.lime,
    ),
  ),
  star(62, 164, 7, tone.red),
  star(62, 164, 3, tone.sun),
  at(318, 116, [soft('M-11 4L0-14L11 4Z', tone.slate, 4), path('M-4-7L0-14L4-7L0-5Z', tone.white)]),
  leaf(172, 226, 34, -80, tone.fern),
  leaf(206, 232, 34, 96, tone.leaf),
  ring(5, 190, 222, 13, (x, y, turn) => oval(x, y, 11, 14, tone.red, turn)),
  circle(190, 222, 6, '#8E1F38'),
  line('M190 222L206 206', tone.sun, 5),
  at(196, 116, [path('M-22 2H22L14 14H-14Z', tone.red), path('M-2-26V-2H-20ZM3-22V-2H18Z', tone.white)], 0.8),
]

const hibiscus: Scene = ({ down }) => [
  backdrop(down('#CFE6CC', '#FBF1D6')),
  pool('#FFFBEE', '#A9D0A4'),
  leaf(130, 196, 110, -112, tone.fern),
  leaf(262, 206, 108, 112, tone.leaf),
  leaf(240, 108, 96, 42, tone.fern),
  leaf(168, 100, 90, -40, tone.leaf),
  ring(
    5,
    200,
    152,
    0,
    (x, y, turn) =>
      at(
        x,
        y,
        [
          path('M0 0C-30-14-62-58-44-88C-34-104-18-100-8-108C6-116 26-108 40-96C62-66 26-16 0 0Z', '#C93A44'),
          path('M0 0C-26-16-52-58-38-82C-28-96-16-92-6-100C8-106 22-100 32-90C50-64 22-16 0 0Z', tone.red),
          line('M0-22C-6-44-14-60-22-74M0-22C2-46 2-64 2-84M0-22C8-44 14-56 22-72', '#B8303E', 3, 'opacity=".5"'),
        ],
        0.94,
        turn,
      ),
    18,
  ),
  circle(200, 152, 22, '#8E1F38'),
  path('M194 152C206 128 232 112 262 92L268 100C244 118 220 136 208 158Z', '#F7B0A0'),
  many('262,92 272,100 256,84 270,86 280,92 252,98 262,106 244,104 250,114', (x, y) => circle(x, y, 5.5, tone.sun)),
  many('280,80 286,86 272,76', (x, y) => circle(x, y, 4, tone.rose)),
]

const tower = (x: number) =>
  at(x, 0, [
    path('M-2 46V18H2V46Z', tone.stone),
    circle(0, 44, 5, tone.mist),
    path('M-9 66L0 44L9 66Z', '#AFC2CF'),
    rect(-13, 64, 26, 14, '#C3D3DC', 3),
    rect(-18, 76, 36, 18, '#AFC2CF', 3),
    rect(-23, 92, 46, 26, '#C3D3DC', 3),
    rect(-27, 116, 54, 134, '#AFC2CF', 3),
    path('M6 64H13V76H18V92H23V116H27V250H6Z', '#7F97AB', 'opacity=".55"'),
    [84, 100, 110, 124, 136, 148, 160, 184, 196, 208, 220, 232].map((y) =>
      line(
        `M${y > 116 ? -22 : y > 92 ? -18 : -13} ${y}H${y > 116 ? 22 : y > 92 ? 18 : 13}`,
        '#5E7C96',
        3,
        'opacity=".75"',
      ),
    ),
  ])

const kualaLumpur: Scene = ({ down }) => [
  backdrop(down('#F6B79A', '#FDEBC8')),
  sun(96, 84, 24, false),
  cloud(330, 60, 0.55),
  cloud(60, 130, 0.5),
  faint(
    0.75,
    many('-90,60 -20,90 10,120 62,96 110,130 262,100 330,128 384,100 440,80', (x, h, _, i) =>
      rect(x, 250 - h, 46, h + 20, i % 2 ? '#D9A08F' : '#E4B39C', 4),
    ),
  ),
  at(312, 0, [
    path('M-4 250L-3 104H3L4 250Z', '#A58A93'),
    path('M-16 100H16L9 118H-9Z', '#8D7482'),
    oval(0, 98, 18, 7, '#C9AEB0'),
    path('M-6 92H6L2 76V50H-2V76Z', '#8D7482'),
  ]),
  rect(168, 146, 64, 11, '#8EA5B6', 3),
  rect(168, 156, 64, 6, '#6D889E'),
  line('M200 160L176 190M200 160L224 190', '#8EA5B6', 4),
  tower(160),
  tower(240),
  rect(136, 226, 128, 26, '#8EA5B6', 5),
  line('M146 238H254', tone.butter, 5, 'stroke-dasharray="7 8"'),
  hill('0,246 120,240 280,242 400,246', tone.leaf),
  tree(70, 254, 0.5),
  tree(104, 258, 0.4, tone.lime),
  tree(296, 256, 0.42),
  palm(344, 258, 0.6),
  palm(40, 262, 0.6, -1),
  tree(-60, 258, 0.6),
  tree(450, 258, 0.6),
  rect(150, 264, 100, 12, tone.sky, 6),
  line('M180 262V252M200 262V248M220 262V252', tone.white, 4),
]

const wayangKulit: Scene = ({ down, glow }) => {
  const cut = '#F6BE5E'
  const shade = '#4A2630'
  return [
    backdrop(down('#8C3B34', '#5A2A34')),
    path('M-200 24H600V250H-200Z', '#F3B658'),
    circle(200, 130, 210, glow('#FFF0BE')),
    [-150, -70, 10, 90, 170, 250, 330, 410, 490].map((x) =>
      path(`M${x} 12H${x + 80}Q${x + 40} 52 ${x} 12Z`, '#A8423B'),
    ),
    rect(-200, -160, 800, 178, '#8C3B34'),
    rect(-200, 238, 800, 14, '#A8423B'),
    rect(-200, 250, 800, 300, '#5A2A34'),
    at(118, 150, [
      line('M0 70V118', shade, 5),
      path('M0-96C18-58 56-30 54 18C52 56 28 62 26 74H-26C-28 62-52 56-54 18C-56-30-18-58 0-96Z', shade),
      line(
        'M0 66V-60M0 34C-22 30-34 20-34 4M0 34C22 30 34 20 34 4M0 10C-18 6-26-8-24-20M0 10C18 6 26-8 24-20M0-18C-10-22-14-32-12-42M0-18C10-22 14-32 12-42',
        cut,
        4.5,
      ),
      many('-36,-4 36,-4 -26,-28 26,-28 -12,-50 12,-50 0,-70 -24,44 24,44', (x, y) => circle(x, y, 5, cut)),
      rect(-16, 54, 32, 12, cut, 3),
    ]),
    at(
      262,
      146,
      [
        line('M-8 40V122M-62 62L-40 126M62 30L46 126', '#7A4A3A', 4),
        line('M-16-18C-46-10-60 20-40 38L-62 60', shade, 9),
        line('M14-14C44-10 60 8 54 24L64 30', shade, 9),
        line('M-62 60l-8 8M64 30l9 5', shade, 6),
        path(
          'M-20-26C-8-36 12-34 20-22C22 2 14 14 22 30C36 56 40 78 46 98H-44C-38 78-32 56-20 32C-14 12-24-6-20-26Z',
          shade,
        ),
        path('M-2-34C-10-48-8-62-2-72C4-84 20-86 28-76L52-62C46-58 38-58 34-54C32-44 22-40 14-42L14-30Z', shade),
        path('M28-76C20-98-6-102-22-90C-40-78-40-54-26-46C-28-62-18-68-2-66Z', shade),
        path('M-14-94C-22-116-2-124 8-112C2-110 2-100 8-92Z', shade),
        circle(24, -68, 3, cut),
        line('M28-56L38-57', cut, 2.5),
        many('-24,-62 -22,-78 -8,-86 8,-88', (x, y) => circle(x, y, 3.4, cut)),
        line('M-12-18Q2-6 16-18M-10 2H10', cut, 4),
        line('M-16 38Q0 46 22 38M-24 58Q0 70 30 58M-30 78Q2 90 36 78', cut, 4),
        many('-8,50 8,52 -14,70 4,74 20,68 -20,88 0,94 22,90', (x, y) => circle(x, y, 3.4, cut)),
      ],
      1,
      0,
      -1,
    ),
  ]
}

const batik: Scene = ({ down }) => {
  const motif = (x: number, y: number, scale: number, petal: string, heart: string) =>
    at(
      x,
      y,
      [
        [30, 102, 174, 246, 318].map((turn) =>
          at(
            0,
            0,
            [
              path('M0-26C-20-50-10-70 0-84C10-70 20-50 0-26Z', tone.teal, `stroke="${tone.cream}" stroke-width="3"`),
              line('M0-36V-66', tone.cream, 2),
            ],
            1,
            turn + 6,
          ),
        ),
        [0, 72, 144, 216, 288].map((turn) =>
          at(
            0,
            0,
            [
              path('M0 0C-34-16-32-58 0-62C32-58 34-16 0 0Z', petal, `stroke="${tone.cream}" stroke-width="3.5"`),
              line('M0-16V-42M-8-20L-13-36M8-20L13-36', tone.cream, 2.2),
            ],
            1,
            turn,
          ),
        ),
        circle(0, 0, 13, heart, `stroke="${tone.cream}" stroke-width="3"`),
        ring(7, 0, 0, 7, (px, py) => circle(px, py, 1.8, tone.cream)),
      ],
      scale,
    )
  return [
    backdrop(down('#2B4C82', '#27406F')),
    faint(
      0.18,
      line(
        'M-200 60L-20 40L60 90L160 20L260 70L380 10L600 60M-200 230L0 210L90 270L210 226L330 280L600 220M40-100L70 60L30 190L60 400M350-100L330 90L372 180L340 400',
        tone.sky,
        2,
      ),
    ),
    Array.from({ length: 60 }, (_, i) =>
      circle(-150 + (i % 12) * 62 + (Math.floor(i / 12) % 2) * 31, 20 + Math.floor(i / 12) * 65, 3, '#7FA8D6'),
    ),
    line('M-200 150C-80 60-40 260 60 200S190 40 260 120S340 270 420 190S520 100 600 150', tone.cream, 3.5),
    many('20,208,40 160,96,20 214,88,-30 306,196,160 352,226,60 -60,160,10 450,160,-30', (x, y, turn) =>
      leaf(x, y, 42, turn, tone.teal, tone.cream),
    ),
    motif(146, 158, 1.08, tone.red, tone.sun),
    motif(292, 104, 0.78, tone.orange, tone.rose),
    motif(330, 262, 0.72, tone.rose, tone.sun),
    motif(48, 62, 0.62, tone.orange, tone.rose),
    motif(40, 276, 0.6, tone.rose, tone.sun),
    motif(456, 60, 0.7, tone.red, tone.sun),
    motif(-60, 190, 0.7, tone.red, tone.sun),
    motif(470, 250, 0.6, tone.orange, tone.rose),
    at(
      240,
      190,
      [
        rect(18, -8, 104, 15, tone.tan, 7),
        rect(18, -8, 104, 5, '#E6BE90', 3),
        path('M-16-14H22Q28 14 4 16Q-16 14-16-14Z', '#C98A3C'),
        oval(3, -14, 19, 6, '#F2C46B'),
        line('M-12 6Q-26 6-28 18', '#C98A3C', 5),
        circle(-29, 25, 4, tone.cream),
      ],
      1.1,
      -26,
    ),
  ]
}

const kampungHouse: Scene = ({ down }) => [
  backdrop(down('#A9DBE6', '#FBF0D2')),
  sun(330, 62, 22),
  cloud(80, 60, 0.6),
  cloud(230, 44, 0.42),
  hill('0,190 110,168 230,188 330,164 400,182', '#A7CB8C'),
  hill('0,220 200,212 400,222', tone.lime),
  palm(76, 236, 1.2, -1),
  palm(346, 240, 1.15),
  palm(-60, 240, 1.1),
  palm(460, 240, 1.1, -1),
  [118, 166, 214, 262, 288].map((x) => rect(x, 194, 9, 56, tone.bark, 2)),
  rect(108, 186, 196, 12, tone.bark, 3),
  rect(118, 130, 176, 58, '#C98B57'),
  Array.from({ length: 10 }, (_, i) => rect(126 + i * 17.5, 130, 2.6, 58, '#AD7346')),
  rect(118, 130, 176, 10, '#7A4B3A', 0, 'opacity=".4"'),
  soft('M88 132L142 64H258L322 132Z', '#8A5A42', 10),
  path('M200 64H258L322 132H222Z', '#714737', 'opacity=".6"'),
  line('M112 112H296M128 92H278', '#A9744F', 4),
  line('M136 60L150 74M264 60L250 74', tone.bark, 7),
  soft('M146 132L190 92L234 132Z', '#A26A4B', 6),
  path('M168 128L190 108L212 128Z', tone.sand),
  line('M190 112V126M180 119V127M200 119V127', '#8A5A42', 2.6),
  rect(176, 144, 28, 44, '#6C4637', 3),
  rect(180, 148, 20, 40, '#F2C46B'),
  [134, 226, 258].map((x) => [
    rect(x, 146, 24, 26, '#6C4637', 3),
    rect(x + 3, 149, 8, 20, tone.sky),
    rect(x + 13, 149, 8, 20, tone.sky),
  ]),
  path('M170 196H210L224 254H156Z', tone.tan),
  line('M168 206H212M165 218H215M162 230H218M159 242H221', tone.brown, 4),
  hill('0,250 140,248 280,252 400,248', tone.leaf),
  at(272, 258, [
    oval(0, 0, 15, 11, tone.cream),
    circle(13, -10, 8, tone.cream),
    soft('M21-10L27-8L21-6Z', tone.orange, 2),
    path('M9-17Q13-24 17-17Z', tone.red),
    path('M-13-2L-26-14L-20 4Z', tone.brown),
    eye(15, -11, 2),
    line('M-3 11V17M5 11V17', tone.orange, 2.6),
  ]),
  flower(116, 262, 9, tone.red, tone.sun, 5),
  flower(94, 270, 8, tone.pink, tone.sun, 5),
  flower(326, 264, 9, tone.red, tone.sun, 5),
]

const malacca: Scene = ({ down }) => {
  const red = '#C4493C'
  return [
    backdrop(down('#A6D6E2', '#FBF0D6')),
    cloud(74, 60, 0.55),
    cloud(338, 80, 0.5),
    faint(0.7, tree(60, 214, 1.1), tree(348, 214, 1.1), tree(-50, 214, 1.2), tree(450, 214, 1.2)),
    rect(272, 110, 44, 112, red),
    rect(300, 110, 16, 112, '#A83A33', 0, 'opacity=".6"'),
    soft('M270 108L294 84L318 108Z', '#8F5145', 6),
    circle(294, 134, 13, tone.cream),
    line('M294 134V127M294 134L299 137', tone.ink, 2.6),
    rect(284, 160, 20, 30, tone.cream, 10),
    rect(287, 164, 14, 26, '#6D3A38', 7),
    rect(268, 152, 52, 5, tone.cream),
    path('M84 222V150H104V136H120V122C128 122 132 110 136 100H206C210 110 214 122 222 122V136H238V150H258V222Z', red),
    path('M171 222V100H206C210 110 214 122 222 122V136H238V150H258V222Z', '#A83A33', 'opacity=".35"'),
    path('M148 100C148 84 160 80 162 70H180C182 80 194 84 194 100Z', red),
    line('M84 150H104V136H120V122C128 122 132 110 136 100H206C210 110 214 122 222 122V136H238V150H258', tone.cream, 4),
    line('M148 98C148 84 160 80 162 70H180C182 80 194 84 194 98', tone.cream, 4),
    rect(168, 46, 6, 26, tone.cream, 2),
    rect(161, 53, 20, 6, tone.cream, 2),
    rect(162, 82, 18, 14, tone.cream, 7),
    rect(84, 156, 174, 5, tone.cream),
    path('M152 222V190A19 19 0 0 1 190 190V222Z', tone.cream),
    path('M157 222V191A14 14 0 0 1 185 191V222Z', '#6D3A38'),
    [102, 212].map((x) => [
      path(`M${x} 206V182A14 14 0 0 1 ${x + 28} 182V206Z`, tone.cream),
      path(`M${x + 4} 206V183A10 10 0 0 1 ${x + 24} 183V206Z`, '#6D3A38'),
      line(`M${x + 14} 174V206M${x + 4} 192H${x + 24}`, tone.cream, 2),
    ]),
    [124, 200].map((x) => [rect(x, 122, 18, 24, tone.cream, 9), rect(x + 3, 126, 12, 20, '#6D3A38', 6)]),
    oval(171, 128, 13, 13, tone.cream),
    oval(171, 128, 9, 9, '#6D3A38'),
    line('M171 119V137M162 128H180', tone.cream, 2.2),
    rect(-200, 220, 800, 20, '#DDBB93'),
    rect(-200, 238, 800, 6, '#B98E68'),
    rect(-200, 243, 800, 220, '#5FA9BE'),
    line(
      'M40 262q8-7 16 0t16 0M310 258q8-7 16 0t16 0M110 284q8-7 16 0t16 0M260 284q8-7 16 0t16 0M-60 264q8-7 16 0t16 0M450 262q8-7 16 0t16 0',
      tone.air,
      3.6,
    ),
    path('M146 250H252Q246 272 230 272H166Q152 270 146 250Z', tone.brown),
    line('M146 252H252', tone.sun, 5),
    path('M170 250V236Q198 226 228 236V250Z', tone.sand),
    line('M178 238V250M198 234V250M218 238V250', tone.brown, 3),
    flower(132, 226, 8, tone.pink),
    flower(206, 226, 8, tone.sun, tone.orange),
    flower(116, 228, 7, tone.cream),
    flower(262, 226, 8, tone.pink),
  ]
}

const spikes = (x: number, y: number, rx: number, ry: number, fill: string) =>
  ring(28, 0, 0, 1, (ux, uy, turn) => at(x + ux * rx, y + uy * ry, soft('M-6 4L0-11L6 4Z', fill, 3), 1, turn))

const durian: Scene = ({ down }) => [
  backdrop(down('#E4E6B6', '#FBF1D4')),
  pool('#FFFAE6', '#C9CF86'),
  rect(-200, 246, 800, 220, '#C99B6B'),
  leaf(96, 90, 60, -60, tone.fern),
  leaf(146, 66, 62, 40, tone.leaf),
  path('M128 84C128 66 134 56 146 52L154 60C146 66 144 74 146 86Z', tone.brown),
  spikes(138, 162, 76, 78, '#7F8F3E'),
  oval(138, 162, 78, 80, '#93A548'),
  oval(126, 148, 56, 58, '#A9BA5A'),
  many(
    '104,112 138,100 172,116 84,146 120,140 156,142 190,152 80,182 104,174 140,178 174,184 100,212 134,214 166,216',
    (x, y) => [
      soft(`M${x - 8} ${y + 6}L${x} ${y - 12}L${x + 8} ${y + 6}Z`, '#7F8F3E', 4),
      path(`M${x - 9} ${y + 7}L${x} ${y - 13}L${x} ${y + 7}Z`, '#C7D27C', 'opacity=".8"'),
    ],
  ),
  face0(138, 160),
  spikes(274, 192, 66, 50, '#7F8F3E'),
  oval(274, 192, 68, 52, '#93A548'),
  oval(274, 190, 58, 43, '#F7EBCB'),
  oval(274, 190, 58, 43, 'none', 0, `stroke="#D9C894" stroke-width="4"`),
  many('246,178,-16 294,174,12 250,208,10 298,206,-10', (x, y, turn) => [
    oval(x, y, 24, 15, '#EDB53C', turn),
    oval(x - 3, y - 3, 17, 9, tone.butter, turn),
  ]),
]

function face0(x: number, y: number) {
  return at(x, y, [
    circle(-16, -4, 5, tone.ink),
    circle(16, -4, 5, tone.ink),
    line('M-9 8Q0 17 9 8', tone.ink, 3.6),
    circle(-25, 8, 6, tone.coral, 'opacity=".7"'),
    circle(25, 8, 6, tone.coral, 'opacity=".7"'),
  ])
}

export const malaysia = {
  'map-malaysia': mapMalaysia,
  hibiscus,
  'kuala-lumpur': kualaLumpur,
  'wayang-kulit': wayangKulit,
  batik,
  'kampung-house': kampungHouse,
  malacca,
  durian,
}
