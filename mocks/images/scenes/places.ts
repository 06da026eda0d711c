import { glyph } from '../glyphs'
import { cloud, flower, hill, palm, sun, tree } from '../nature'
import { at, backdrop, blob, circle, curve, line, path, rect, ring, type Scene, soft, tone } from '../parts'

/** Converts pairs of longitude,latitude in degrees to points of a flat world map on the stage. */
const chart = (places: string) =>
  places
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [east = 0, north = 0] = pair.split(',').map(Number)
      return `${(194 + east * 0.94).toFixed(1)},${(172 - north * 1.36).toFixed(1)}`
    })
    .join(' ')

const lands: readonly (readonly [fill: string, places: string])[] = [
  [
    '#F0A95B',
    '-166,66 -156,71 -130,70 -110,68 -95,70 -82,68 -80,62 -92,60 -88,56 -80,52 -78,60 -70,60 -62,56 -56,52 -66,46 -70,43 -76,36 -81,31 -80,26 -84,30 -94,29 -97,24 -95,18 -90,20 -87,21 -88,16 -84,14 -83,9 -79,8 -84,8 -94,15 -105,20 -112,28 -117,33 -124,40 -124,48 -134,57 -150,60 -162,56 -158,60',
  ],
  ['#E9EEE8', '-52,82 -30,83 -20,76 -26,69 -42,62 -50,64 -54,70 -66,78'],
  [
    '#8DBB62',
    '-79,8 -72,12 -62,10 -51,4 -44,-2 -35,-6 -39,-14 -41,-22 -48,-27 -56,-35 -63,-40 -66,-46 -68,-53 -74,-52 -74,-42 -71,-30 -70,-18 -77,-12 -81,-5 -79,2',
  ],
  [
    '#F2C24E',
    '-9,32 -2,35 10,37 12,33 20,31 32,31 36,24 43,12 51,11 46,3 40,-4 40,-14 35,-20 33,-27 27,-34 19,-34 14,-24 12,-12 9,0 8,4 -4,5 -12,8 -17,14 -16,22',
  ],
  [
    '#DE7E66',
    '-9,43 -9,37 -2,37 3,42 9,44 15,40 18,40 13,45 20,41 24,37 28,41 36,37 35,32 39,22 44,13 54,17 59,23 51,26 48,30 56,27 66,25 73,19 77,8 80,15 87,21 92,22 95,16 98,10 103,2 100,9 101,13 106,10 109,13 107,20 114,22 121,28 119,35 122,40 126,38 128,36 129,41 138,47 141,53 136,55 150,59 158,53 163,58 172,62 180,66 178,70 150,72 130,74 105,77 85,73 68,70 50,68 40,66 32,70 22,71 10,63 5,60 9,58 12,56 18,60 24,66 22,60 28,59 20,55 10,54 3,51 -4,48 -1,44',
  ],
  [
    '#C98BC4',
    '114,-22 122,-18 130,-13 136,-12 137,-16 141,-17 143,-11 147,-19 153,-26 152,-33 147,-38 140,-38 136,-34 130,-32 123,-34 116,-35 114,-28',
  ],
]

const worldMap: Scene = ({ down }) => [
  backdrop(down('#8CCBDD', '#A9DCE0')),
  line('M-200 90H600M-200 172H600M-200 254H600M88 -160V460M194 -160V460M300 -160V460', tone.white, 2, 'opacity=".35"'),
  lands.map(([fill, places]) => [
    path(curve(chart(places), true), '#4E97B4', 'opacity=".45" transform="translate(0 4)"'),
    path(curve(chart(places), true), fill, `stroke="${fill}" stroke-width="2" stroke-linejoin="round"`),
  ]),
  [
    ['#DE7E66', '-5,50 -1,52 -3,58 -6,57'],
    ['#DE7E66', '131,32 137,35 141,40 144,44 141,36'],
    ['#F2C24E', '44,-25 50,-16 47,-24'],
    ['#DE7E66', '96,5 103,0 105,-6 99,0'],
    ['#DE7E66', '109,1 116,6 118,2 115,-4 110,-2'],
    ['#DE7E66', '106,-6 114,-8 108,-8'],
    ['#C98BC4', '131,-1 141,-3 150,-9 139,-8'],
    ['#C98BC4', '168,-46 174,-41 178,-38 174,-41 170,-46'],
    ['#DE7E66', '120,18 124,12 126,7 121,13'],
    ['#DE7E66', '-24,65 -15,66 -18,63'],
    ['#DE7E66', '80,9 82,7 80,6'],
    ['#DE7E66', '119,1 124,1 122,-4 120,-2'],
  ].map(([fill = '', places = '']) =>
    path(curve(chart(places), true), fill, `stroke="${fill}" stroke-width="2.4" stroke-linejoin="round"`),
  ),
  path('M-200 270Q200 256 600 270V460H-200Z', '#EDF1EA'),
  at(84, 218, [path('M-18 2H18L12 12H-12Z', tone.red), path('M-2-22V-2H-16ZM3-18V-2H14Z', tone.white)], 0.9),
  line('M250 208q7-6 14 0t14 0M126 132q6-5 12 0t12 0M352 150q6-5 12 0', tone.white, 3, 'opacity=".8"'),
]

const compass: Scene = ({ down }) => [
  backdrop(down('#E9CFA2', '#F7E6C2')),
  blob('-40,40 80,10 120,70 40,130 -60,110', '#E0C08C', 'opacity=".6"'),
  blob('300,210 420,180 480,250 380,300 290,270', '#E0C08C', 'opacity=".6"'),
  line('M20 240C70 210 60 270 110 262S140 280 160 286', tone.red, 4, 'stroke-dasharray="10 9"'),
  line('M350 52L366 68M366 52L350 68', tone.red, 5),
  circle(204, 157, 114, '#A0713F', 'opacity=".35"'),
  circle(200, 150, 114, '#C9913F'),
  circle(200, 150, 102, '#F0C467'),
  circle(200, 150, 92, tone.cream),
  path('M200 36A114 114 0 0 1 200 264A102 102 0 0 0 200 36Z', '#A06A2B', 'opacity=".45"'),
  ring(24, 200, 150, 84, (x, y, turn, i) =>
    i % 6 ? at(x, y, line('M0-4V4', tone.tan, i % 3 ? 2.4 : 4), 1, turn) : '',
  ),
  (
    [
      ['N', 0, -74],
      ['E', 74, 0],
      ['S', 0, 74],
      ['W', -74, 0],
    ] as const
  ).map(([sign, x, y]) => glyph(sign, 200 + x, 150 + y, 18, sign === 'N' ? tone.red : tone.ink, 6)),
  [45, 135, 225, 315].map((turn) => at(200, 150, path('M0-46L9-9L0 0L-9-9Z', tone.sand), 1, turn)),
  [90, 270].map((turn) =>
    at(200, 150, [path('M0-58L12-12H0Z', '#BBA07C'), path('M0-58L-12-12H0Z', tone.stone)], 1, turn),
  ),
  at(200, 150, [
    path('M0-64L16 0H-16Z', tone.red),
    path('M0-64L16 0H0Z', '#B53D38'),
    path('M0 64L16 0H-16Z', tone.sea),
    path('M0 64L16 0H0Z', tone.navy),
  ]),
  circle(200, 150, 10, tone.butter),
  circle(200, 150, 4, tone.brown),
]

const castle: Scene = ({ down }) => {
  const keep = (x: number, y: number, w: number, wall: string, roof: string) => [
    rect(x - w / 2, y, w, 240 - y, wall),
    rect(x + w / 6, y, w / 3, 240 - y, tone.slate, 0, 'opacity=".18"'),
    soft(`M${x - w / 2 - 5} ${y}L${x} ${y - w * 1.25}L${x + w / 2 + 5} ${y}Z`, roof, 5),
    path(`M${x} ${y - w * 1.25}L${x + w / 2 + 5} ${y}H${x + w / 6}Z`, tone.ink, 'opacity=".14"'),
    line(`M${x} ${y - w * 1.25}V${y - w * 1.25 - 20}`, tone.bark, 3),
    path(`M${x + 1} ${y - w * 1.25 - 21}L${x + 20} ${y - w * 1.25 - 14}L${x + 1} ${y - w * 1.25 - 7}Z`, tone.sun),
    path(`M${x - 6} ${y + 34}V${y + 20}A6 6 0 0 1 ${x + 6} ${y + 20}V${y + 34}Z`, tone.navy),
  ]
  const teeth = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, i) => rect(x + i * 20, y - 10, 12, 14, '#DCCDBB', 2))
  return [
    backdrop(down('#B6D6EC', '#FBE9D2')),
    sun(338, 60, 20),
    cloud(66, 76, 0.6),
    cloud(300, 118, 0.4),
    hill('0,206 90,176 190,200 310,174 400,200', '#B7D39A'),
    keep(152, 112, 34, '#D3C2AF', tone.violet),
    keep(248, 112, 34, '#D3C2AF', tone.violet),
    rect(166, 118, 68, 124, '#E3D5C3'),
    teeth(168, 118, 4).slice(0, 4),
    keep(200, 96, 40, '#EADDCB', tone.rose),
    rect(96, 168, 208, 76, '#DCCDBB'),
    teeth(114, 168, 9),
    keep(96, 140, 44, '#E6D8C5', tone.sea),
    keep(304, 140, 44, '#E6D8C5', tone.sea),
    path('M174 244V204A26 26 0 0 1 226 204V244Z', '#B79C82'),
    path('M180 244V206A20 20 0 0 1 220 206V244Z', tone.bark),
    line('M190 190V244M200 186V244M210 190V244M180 212H220M180 228H220', '#8F6A52', 2.6),
    line('M124 196H140M132 210H150M254 200H270M246 216H262M136 228H152M268 228H282', '#C4B29D', 4),
    hill('0,246 120,240 280,240 400,246', tone.leaf),
    path('M184 241H216L240 300V460H160V300Z', '#E6CFA4'),
    tree(54, 254, 0.62),
    tree(352, 256, 0.62),
    tree(330, 262, 0.42, tone.lime),
    tree(-50, 256, 0.7),
    tree(450, 256, 0.7),
    flower(130, 266, 8, tone.pink),
    flower(272, 268, 8, tone.sun, tone.orange),
  ]
}

const pyramids: Scene = ({ down }) => {
  const pyramid = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      [
        path('M0-100L116 0H-116Z', '#E9BE7E'),
        path('M0-100L116 0H30Z', '#BF8A55'),
        line('M-24-78H18M-46-58H20M-70-38H24M-92-18H28', '#D0A063', 2.6, 'opacity=".7"'),
      ],
      size,
    )
  return [
    backdrop(down('#F7C189', '#FDEBC4')),
    sun(104, 82, 28),
    hill('0,206 140,196 280,206 400,198', '#F0CF92'),
    pyramid(300, 210, 0.78),
    pyramid(190, 222, 1.3),
    pyramid(88, 224, 0.62),
    hill('0,226 120,216 260,230 400,218', '#EBC381'),
    hill('0,262 160,246 300,266 400,254', '#DDAE6B'),
    palm(58, 252, 0.8, -1),
    palm(352, 246, 0.72),
    palm(-60, 250, 0.8),
    palm(460, 250, 0.8, -1),
    at(
      266,
      226,
      [
        path(
          'M-34 26V-2C-34-14-24-18-20-22C-16-34-4-34 0-22C4-16 12-18 20-16C26-18 28-30 30-38C32-46 46-48 52-42C54-36 48-32 42-34C40-20 36-2 26 2L24 26H18L16 6H-18L-22 26H-28L-27 4L-30 26Z',
          '#8F5A33',
        ),
        path('M-24-16Q-10-38 4-16L2-4H-20Z', tone.red),
        line('M-18-8H0', tone.sun, 3),
        circle(44, -41, 2, tone.ink),
      ],
      0.95,
    ),
  ]
}

export const placesScenes = { 'world-map': worldMap, compass, castle, pyramids }
