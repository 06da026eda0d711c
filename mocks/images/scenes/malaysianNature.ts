import { hill, leaf, tree } from '../nature'
import {
  at,
  backdrop,
  circle,
  eye,
  faint,
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
  tone,
} from '../parts'

const tapir: Scene = ({ down }) => [
  backdrop(down('#D4E6B4', '#F7F0D0')),
  faint(
    0.6,
    tree(66, 210, 1.5, '#A9CF92', '#98C388'),
    tree(346, 208, 1.4, '#A9CF92', '#98C388'),
    tree(-60, 210, 1.5, '#A9CF92', '#98C388'),
    tree(460, 210, 1.5, '#A9CF92', '#98C388'),
  ),
  hill('0,222 150,212 300,222 400,214', tone.leaf),
  path(
    'M104 176V240Q104 246 112 246H126Q132 246 131 240L138 190ZM150 190L154 240Q154 246 162 246H174Q180 246 179 238L182 190Z',
    '#3A3240',
  ),
  path(
    'M232 186V240Q232 246 240 246H254Q260 246 260 238L264 180ZM206 186L208 236Q210 242 216 242H228L236 190Z',
    '#2F2935',
  ),
  path(
    'M92 164C84 110 126 88 186 92C226 92 252 100 266 120C270 160 262 190 236 202C200 212 150 212 116 200C98 194 94 182 92 164Z',
    '#3A3240',
  ),
  path(
    'M104 122C126 88 190 88 212 96C226 130 224 176 208 206C170 212 136 208 114 198C120 176 122 146 104 122Z',
    tone.cream,
  ),
  path(
    'M114 198C118 188 119 178 119 168C150 184 190 186 217 178C215 190 212 198 208 206C170 212 136 208 114 198Z',
    tone.mist,
  ),
  path(
    'M226 104C242 84 276 78 300 92C318 102 330 122 338 148C342 166 332 174 324 166C320 158 316 152 308 150C292 158 268 158 250 148Z',
    '#3A3240',
  ),
  oval(246, 88, 11, 15, '#3A3240', -18),
  oval(246, 88, 6, 9, tone.pink, -18),
  path('M238 78A11 11 0 0 1 250 74', 'none', `stroke="${tone.cream}" stroke-width="4" stroke-linecap="round"`),
  circle(284, 112, 6, tone.cream),
  eye(285, 112, 4.2),
  line('M304 140Q312 138 318 144', tone.slate, 3),
  circle(268, 130, 6, tone.coral, 'opacity=".5"'),
  many('70,262 210,266 330,260 -50,260 450,262', (x, y) =>
    at(
      x,
      y,
      [-60, -25, 10, 45].map((turn, i) => leaf(0, 0, 40, turn, i % 2 ? tone.lime : tone.fern)),
    ),
  ),
  leaf(336, 190, 30, 120, tone.lime),
]

const orangutan: Scene = ({ down }) => [
  backdrop(down('#CBE3A8', '#EEF0C6')),
  faint(
    0.6,
    circle(40, 40, 90, '#A3CB86'),
    circle(370, 60, 100, '#A3CB86'),
    circle(-90, 60, 100, '#A3CB86'),
    circle(490, 60, 90, '#A3CB86'),
  ),
  path('M-200 62Q200 40 600 66V82Q200 58-200 80Z', tone.brown),
  many('40,58,200 118,54,150 300,54,210 362,60,160 -60,62,190 450,66,170', (x, y, turn, i) =>
    leaf(x, y, 46, turn, i % 2 ? tone.leaf : tone.fern),
  ),
  mirrored([
    line('M150 196C96 180 92 110 104 62', '#C25E2C', 32),
    line('M150 200C104 182 104 110 110 70', '#D9743A', 12, 'opacity=".7"'),
    circle(104, 58, 17, '#7A4A3C'),
  ]),
  path('M200 130C264 130 284 190 284 250C284 330 116 330 116 250C116 190 136 130 200 130Z', '#C25E2C'),
  oval(200, 262, 50, 54, '#D9743A'),
  path('M130 96C128 44 164 34 178 40C190 30 212 30 224 40C250 34 274 56 270 96Z', '#C25E2C'),
  mirrored(oval(148, 126, 28, 42, '#7A4A3C', 8)),
  path(
    'M200 62C240 62 258 96 258 132C258 178 232 200 200 200C168 200 142 178 142 132C142 96 160 62 200 62Z',
    '#96604B',
  ),
  oval(200, 168, 40, 30, '#C99A7C'),
  mirrored(oval(182, 122, 17, 15, '#C99A7C')),
  eye(183, 122, 6),
  eye(217, 122, 6),
  line('M194 148V151M206 148V151', tone.bark, 5),
  line('M178 170Q200 188 222 170', tone.bark, 4),
  path('M158 84Q180 54 200 70Q220 54 242 84Q220 74 200 80Q180 74 158 84Z', '#C25E2C'),
  line('M182 206L178 218M200 208V222M218 206L222 218', '#D9743A', 8),
]

const hornbill: Scene = ({ down }) => [
  backdrop(down('#B9DDD2', '#F7F0D2')),
  pool('#EEF4DC', '#93C9B6'),
  path('M-200 226Q160 204 600 236V254Q160 224-200 246Z', tone.brown),
  leaf(70, 222, 52, -30, tone.leaf),
  leaf(92, 240, 44, 150, tone.fern),
  leaf(330, 226, 50, 40, tone.leaf),
  leaf(350, 240, 46, 120, tone.fern),
  leaf(-50, 226, 50, 20, tone.leaf),
  leaf(460, 230, 50, -20, tone.leaf),
  path('M124 196L82 268Q92 284 112 278L164 214Z', tone.cream),
  path('M102 234L90 256L128 256L144 238Z', tone.ink),
  path(
    'M104 210C100 140 150 92 206 84C232 84 240 104 232 126C240 176 214 226 164 226C136 226 112 224 104 210Z',
    '#35303F',
  ),
  path('M112 206C112 156 146 130 190 138C188 184 160 214 112 206Z', '#4D475C'),
  line('M132 190Q154 186 172 164M126 204Q146 204 164 192', '#6A637B', 3),
  path('M150 218C176 232 212 210 226 168C222 210 204 232 176 232Z', tone.cream),
  path('M180 106C180 70 206 58 230 68C246 78 246 106 230 122C214 132 182 130 180 106Z', '#35303F'),
  path('M228 82C268 70 316 90 338 146C312 122 270 118 230 118Z', '#F6D27A'),
  path('M230 102C272 100 316 112 338 146C312 124 270 120 230 120Z', tone.cream),
  path(
    'M208 68C222 36 280 22 302 44C310 56 300 68 290 62C284 56 274 58 268 72C252 80 240 82 232 86Q212 84 208 68Z',
    tone.red,
  ),
  path('M214 70C230 52 262 42 282 46C268 50 262 62 256 74C244 80 230 82 226 82Z', tone.orange),
  circle(222, 92, 9, tone.coral),
  eye(222, 92, 5.5),
  line('M164 226V236M178 228V238M150 226V236', tone.slate, 6),
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

const spikes = (x: number, y: number, rx: number, ry: number, fill: string) =>
  ring(28, 0, 0, 1, (ux, uy, turn) => at(x + ux * rx, y + uy * ry, soft('M-6 4L0-11L6 4Z', fill, 3), 1, turn))

function bigFace(x: number, y: number) {
  return at(x, y, [
    circle(-16, -4, 5, tone.ink),
    circle(16, -4, 5, tone.ink),
    line('M-9 8Q0 17 9 8', tone.ink, 3.6),
    circle(-25, 8, 6, tone.coral, 'opacity=".7"'),
    circle(25, 8, 6, tone.coral, 'opacity=".7"'),
  ])
}

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
  bigFace(138, 160),
  spikes(274, 192, 66, 50, '#7F8F3E'),
  oval(274, 192, 68, 52, '#93A548'),
  oval(274, 190, 58, 43, '#F7EBCB'),
  oval(274, 190, 58, 43, 'none', 0, `stroke="#D9C894" stroke-width="4"`),
  many('246,178,-16 294,174,12 250,208,10 298,206,-10', (x, y, turn) => [
    oval(x, y, 24, 15, '#EDB53C', turn),
    oval(x - 3, y - 3, 17, 9, tone.butter, turn),
  ]),
]

export const malaysianNatureScenes = { tapir, orangutan, hornbill, hibiscus, durian }
