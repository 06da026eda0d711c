import {
  arrow,
  at,
  backdrop,
  blob,
  bloom,
  circle,
  drop,
  eye,
  face,
  faint,
  fish,
  flower,
  hill,
  leaf,
  line,
  many,
  mirrored,
  oval,
  path,
  pool,
  rect,
  type Scene,
  soft,
  sun,
  tone,
  tree,
} from '../parts'

const photosynthesis: Scene = ({ down }) => [
  backdrop(down('#B5DEE8', '#F8F0D6')),
  sun(98, 82, 32),
  line('M136 108L166 128M126 124L150 146M144 92L178 104', tone.sun, 6, 'stroke-dasharray="12 9"'),
  hill('0,232 120,226 280,226 400,232', '#9B6B4B'),
  hill('0,262 200,270 400,258', '#7E533D'),
  line('M208 226C206 250 190 256 180 272M208 234C212 256 226 260 234 278M208 240Q206 262 208 284', tone.sand, 4.5),
  line('M208 230C204 190 214 150 208 96', tone.fern, 9),
  leaf(208, 206, 92, -66, tone.leaf),
  leaf(208, 196, 92, 64, tone.fern),
  leaf(209, 160, 84, -52, tone.lime),
  leaf(210, 150, 80, 56, tone.leaf),
  leaf(208, 104, 62, -14, tone.leaf),
  leaf(208, 104, 54, 26, tone.lime),
  many('322,84 346,108 318,116', (x, y) => [
    circle(x - 8, y, 6, tone.red),
    circle(x + 8, y, 6, tone.red),
    circle(x, y, 7, tone.slate),
  ]),
  arrow('M312 132Q300 142 286 144', 280, 146, -104, tone.slate, 5),
  many('84,172 62,194 96,200', (x, y) => [
    circle(x - 6, y, 7, tone.red),
    circle(x + 6, y, 7, tone.red),
    circle(x - 8, y - 2, 2, tone.blush),
  ]),
  arrow('M142 178Q128 170 112 176', 106, 178, -110, tone.white, 5),
  drop(164, 252, 0.8, tone.blue),
  drop(252, 256, 0.8, tone.blue),
  drop(146, 276, 0.6, tone.blue),
  drop(270, 280, 0.6, tone.blue),
]

const plantCell: Scene = ({ down }) => [
  backdrop(down('#E4EED0', '#FAF2DA')),
  soft('M116 76H286L320 116V186L282 228H114L80 184V118Z', tone.fern, 80),
  soft('M116 76H286L320 116V186L282 228H114L80 184V118Z', tone.lime, 64),
  soft('M116 76H286L320 116V186L282 228H114L80 184V118Z', '#DDEBAE', 46),
  blob('196,72 270,76 296,110 282,168 306,204 262,228 196,222 168,186 180,140 162,100', '#8CC5DC'),
  blob('206,84 258,86 278,112 262,150 232,120', '#B5DDEA', 'opacity=".8"'),
  circle(116, 138, 40, tone.lilac),
  circle(116, 138, 40, 'none', `stroke="${tone.violet}" stroke-width="4"`),
  circle(122, 132, 17, tone.violet),
  circle(117, 127, 5, tone.lilac),
  line('M76 184Q100 204 136 184M80 198Q106 218 144 196', '#C98BB4', 6),
  many('112,80,12 150,224,-8 322,118,70 326,176,98 150,74,4', (x, y, turn) =>
    at(x, y, [oval(0, 0, 19, 11, tone.fern), line('M-9-5V5M-3-7V7M3-7V7M9-5V5', tone.lime, 2.6)], 1, turn),
  ),
  many('92,226,24 306,84,40 306,232,-36', (x, y, turn) =>
    at(x, y, [oval(0, 0, 17, 9, tone.orange), line('M-10 2L-6-4L-2 4L2-4L6 4L10-2', tone.butter, 2.4)], 1, turn),
  ),
  many('78,112 160,132 154,158 180,236 280,240 88,96 320,146 132,212', (x, y) => circle(x, y, 2.8, tone.rose)),
]

const foodChain: Scene = ({ down }) => {
  const disc = (x: number, y: number, fill: string, part: Parameters<typeof at>[2]) =>
    at(x, y, [circle(0, 0, 50, tone.white), circle(0, 0, 45, fill), part], 0.86)
  return [
    backdrop(down('#DCEBC8', '#FBF0D4')),
    disc(94, 104, '#D3E9B5', [
      path('M-44 14Q0 2 44 14A45 45 0 0 1-44 14Z', '#A9764F'),
      leaf(-2, 16, 52, -26, tone.leaf),
      leaf(2, 16, 54, 22, tone.fern),
      leaf(0, 16, 34, -62, tone.lime),
      leaf(0, 16, 34, 62, tone.lime),
    ]),
    disc(150, 200, '#FBE7AE', [
      path('M-44 14Q0 8 44 14A45 45 0 0 1-44 14Z', tone.leaf),
      [-26, -14, -2, 10].map((x, i) => circle(x, i % 2 ? -2 : 5, 11, i % 2 ? tone.lime : tone.fern)),
      circle(22, 0, 14, tone.lime),
      line('M17-12L13-22M27-12L31-22', tone.ink, 2.5),
      face(23, 0, 0.7),
      line('M-26 17V21M-14 15V20M-2 17V21M10 14V20', tone.ink, 3),
    ]),
    disc(248, 104, '#BFE3EA', [
      line('M-44 22Q0 16 44 22', tone.brown, 6),
      path('M-26 4L-42-6L-40 10Z', tone.sea),
      path('M-30 2C-20 24 22 26 26-2C28-22 4-30-4-12C-10-2-22 2-30 2Z', tone.blue),
      path('M-12 4Q6 14 20 4Q12 22-4 17Z', tone.cream),
      path('M-16-1Q-8 12 8 4Q-2-6-16-1Z', tone.sea),
      soft('M25-9L37-5L25-1Z', tone.orange, 3),
      eye(14, -10, 3.2),
      line('M0 18V22M8 17V22', tone.orange, 3),
    ]),
    disc(306, 200, '#F3CDB2', [
      path('M-43 18Q0 12 43 18A45 45 0 0 1-43 18Z', '#C99862'),
      line('M-32 20Q-18 30 0 20T30 16Q36 4 20 0Q-18-4-14-18Q-10-30 10-26', tone.pine, 12),
      line('M-32 20Q-18 30 0 20T30 16Q36 4 20 0Q-18-4-14-18Q-10-30 10-26', tone.sun, 4, 'stroke-dasharray="1 11"'),
      oval(15, -25, 13, 9, tone.pine),
      eye(18, -28, 3),
      line('M28-23L38-21', tone.red, 2.5),
    ]),
    arrow('M115 140L120 149', 124, 156, 150, tone.orange),
    arrow('M182 168L210 141', 215, 136, 46, tone.orange),
    arrow('M270 140L275 149', 279, 156, 149, tone.orange),
  ]
}

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
  star(222, 262, tone.red),
  many('232,112,5 242,98,3.5 236,82,6 144,56,4 138,44,6 310,130,4 318,116,6', (x, y, r) =>
    circle(x, y, r, tone.white, 'opacity=".6"'),
  ),
]

const star = (x: number, y: number, fill: string) =>
  at(x, y, [soft('M0-14L4-4L14-3L6 4L9 14L0 8L-9 14L-6 4L-14-3L-4-4Z', fill, 7), circle(0, 1, 2.4, tone.blush)])

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

const humanHeart: Scene = ({ down }) => {
  const red = '#C9403F'
  const blue = '#4B7FB8'
  return [
    backdrop(down('#F9DCCB', '#FCEFDD')),
    pool('#FFF8EC', '#F2B49D'),
    line('M148 40V120', blue, 24),
    line('M150 210V268', blue, 24),
    line('M214 132C206 70 222 44 250 48C282 54 284 84 276 108', red, 28),
    line('M220 64V34M244 52V26M266 58V34', red, 11),
    line('M278 136L326 128M280 152L328 158', red, 15),
    soft(
      'M142 110C110 124 104 176 128 206C152 240 200 262 238 264C284 246 302 200 296 160C290 116 256 102 222 106C196 92 166 98 142 110Z',
      '#D9685F',
      8,
    ),
    line('M196 150C200 104 186 84 160 78M190 92C204 78 228 78 246 84', blue, 24),
    blob('128,128 160,118 176,138 164,164 132,168 122,148', blue),
    blob('136,184 172,174 206,180 222,248 180,236 142,210', blue),
    line('M196 178V130', blue, 24),
    blob('226,122 262,116 284,136 270,158 234,158', red),
    blob('230,176 276,172 282,196 262,236 240,250 226,210', red),
    line('M166 168L144 174M252 160L258 170', tone.cream, 6),
  ]
}

const skeleton: Scene = ({ down }) => {
  const bone = '#FBF0DA'
  return [
    backdrop(down('#48568C', '#7C6FA4')),
    pool('#5E679B', '#8F88BD'),
    line('M200 104V218', bone, 11),
    line('M200 112V218', '#D8C6B4', 11, 'stroke-dasharray="2 9" stroke-linecap="butt"'),
    mirrored([
      line(
        'M200 118C170 114 156 122 160 132M200 132C166 128 154 138 160 150M200 146C168 144 156 154 164 166M200 160C174 160 164 168 172 178',
        bone,
        7,
      ),
      line('M200 116L154 112', bone, 7),
      path('M200 206C170 194 152 206 160 226C166 238 182 236 186 226Q190 216 200 220Z', bone),
      circle(172, 216, 6, '#6A6B9F'),
      line('M172 234V296', bone, 11),
      circle(172, 234, 8, bone),
    ]),
    line('M150 114L124 158L134 206', bone, 9),
    circle(150, 114, 8, bone),
    circle(124, 158, 7, bone),
    line('M134 206L126 226M136 206V230M138 206L146 228', bone, 5),
    line('M250 114L288 138L300 86', bone, 9),
    circle(250, 114, 8, bone),
    circle(288, 138, 7, bone),
    line('M300 86L286 66M302 84L300 58M304 86L314 64M304 90L324 78', bone, 5),
    path(
      'M200 28C164 28 158 62 168 80C172 88 178 86 178 94V102Q200 110 222 102V94C222 86 228 88 232 80C242 62 236 28 200 28Z',
      bone,
    ),
    oval(184, 66, 10, 11, tone.night),
    oval(216, 66, 10, 11, tone.night),
    circle(187, 63, 3, bone),
    circle(219, 63, 3, bone),
    path('M200 76L195 86H205Z', tone.night),
    line('M182 95Q200 102 218 95M190 91V102M200 93V104M210 91V102', tone.night, 2.4),
  ]
}

const lungs: Scene = ({ down }) => [
  backdrop(down('#CFE5E6', '#FBEEDC')),
  pool('#FFF9EC', '#A9D3D3'),
  path(
    'M174 106C128 96 88 150 84 222C84 242 104 246 130 234C154 224 176 226 180 204C184 172 186 132 174 106Z',
    '#EE9A93',
  ),
  path(
    'M226 106C272 96 312 150 316 222C316 242 296 246 270 234C252 226 236 224 240 206C243 192 218 186 220 164C222 144 214 124 226 106Z',
    '#EE9A93',
  ),
  path(
    'M84 222C84 242 104 246 130 234C154 224 176 226 180 204C140 200 112 206 84 222ZM316 222C316 242 296 246 270 234C252 226 236 224 240 206C270 200 296 208 316 222Z',
    '#E07F80',
  ),
  line('M104 158Q142 170 182 152M100 202Q136 178 170 196M296 156Q262 186 244 202', '#C9646C', 3.5),
  line('M200 48V112M200 112C196 128 178 130 164 138M200 112C204 128 222 130 236 138', '#F6DDBB', 16),
  line('M200 52V108', '#D9B48C', 16, 'stroke-dasharray="3 8" stroke-linecap="butt"'),
  line('M166 138C148 146 138 164 128 194M150 150L124 152M138 172L154 196M132 184L112 200', '#F6DDBB', 7),
  line('M234 138C254 146 264 164 274 194M250 150L276 150M263 170L252 184M270 184L290 200', '#F6DDBB', 7),
  many('122,152 154,200 110,202 128,198 278,150 292,202 274,198', (x, y) => circle(x, y, 5.5, tone.cream)),
  line('M76 262C120 236 280 236 324 262', tone.rose, 11),
  many('200,30 178,22 222,22', (x, y) => circle(x, y, 5, tone.blue, 'opacity=".6"')),
  arrow('M166 44V66', 166, 72, 180, tone.blue, 5),
  arrow('M234 72V52', 234, 44, 0, tone.blue, 5),
]

export const life = {
  photosynthesis,
  'plant-cell': plantCell,
  'food-chain': foodChain,
  rainforest,
  'coral-reef': coralReef,
  garden,
  'human-heart': humanHeart,
  skeleton,
  lungs,
}
