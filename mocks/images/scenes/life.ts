import { drop, hill, leaf, sun } from '../nature'
import {
  arrow,
  at,
  backdrop,
  blob,
  circle,
  eye,
  face,
  line,
  many,
  oval,
  path,
  pool,
  type Scene,
  soft,
  tone,
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
    pool('#F8F6DF', '#BCD59A'),
    hill('0,262 120,254 280,264 400,256', tone.lime),
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

export const lifeScenes = { photosynthesis, 'plant-cell': plantCell, 'food-chain': foodChain }
