import { label } from '../glyphs'
import { cloud, flower, hill, leaf, palm, star, sun, tree } from '../nature'
import {
  arrow,
  at,
  backdrop,
  blob,
  circle,
  curve,
  faint,
  line,
  many,
  oval,
  path,
  rect,
  ring,
  type Scene,
  soft,
  tone,
} from '../parts'

/** Degrees by which Borneo is moved west. The map leaves out part of the sea, as wall maps in schools do. */
const SEA_CUT = 2.6
const UNITS_PER_DEGREE = 17.9

/** Converts pairs of longitude,latitude in degrees to points on the stage. */
const chart = (places: string) =>
  places
    .split(' ')
    .map((pair) => {
      const [east = 0, north = 0] = pair.split(',').map(Number)
      const x = 200 + (east - (east > 107 ? SEA_CUT : 0) - 108.4) * UNITS_PER_DEGREE
      return `${x.toFixed(1)},${(146 - (north - 3.9) * UNITS_PER_DEGREE).toFixed(1)}`
    })
    .join(' ')

const peninsula =
  '100.1,6.5 100.4,6.5 100.85,6.24 101.1,5.65 101.55,5.9 101.85,5.75 102.1,6.23 102.6,5.85 103.1,5.4 103.45,4.6 103.45,4.2 103.35,3.8 103.45,3.2 103.6,2.75 103.9,2.4 104.2,1.9 104.28,1.37 103.75,1.45 103.5,1.28 103,1.7 102.5,2.05 102.2,2.2 101.8,2.55 101.35,2.95 101.25,3.35 100.85,3.85 100.6,4.1 100.6,4.65 100.35,5.1 100.35,5.65 100.3,6.1'

const borneo =
  '109.6,2 109.9,1.75 110.3,1.7 110.7,1.55 111.1,1.5 111.2,2.1 111.25,2.5 111.6,2.85 112.3,2.98 113,3.18 113.4,3.6 113.9,4.25 114.1,4.6 114.35,4.3 114.65,4.05 114.85,4.4 115.05,4.85 115.4,5.05 115.4,5.4 115.9,5.75 116.1,6.1 116.5,6.6 116.75,7.02 117,6.75 117.2,6.55 117.5,6.65 117.7,6.3 118,5.85 118.6,5.6 119.25,5.25 119,5 118.3,4.9 118.2,4.55 118.6,4.4 117.9,4.2 117.4,4.2 116.9,4.35 116.2,4.35 115.75,4.2 115.65,3.5 115.5,3 115.1,2.75 114.8,2.2 114.6,1.5 114,1.4 113.6,1.25 112.9,1.55 112.2,1.4 111.8,1 111,1.05 110.5,0.88 110,1.2 109.65,1.6'

/** Sumatra, Thailand and the south of Borneo. */
const neighbours = [
  '95,5.6 97.4,5.3 98.6,3.8 100.2,2.5 101.6,1.9 103,0.4 104,-1.2 104.4,-3 102,-7 98,0',
  '98,13 99.4,10 100.2,8.4 100.6,7.2 101.5,6.95 102.08,6.25 101.9,5.7 101.1,5.6 100.8,6.1 100.1,6.45 99.5,7.4 98.3,8.2 98,10',
  '109.6,1.9 111,1.2 114,1.6 115.5,3.4 116,4.3 117.6,4.2 117.9,3.2 118.9,1 117,-1.4 115.6,-4 111,-3.4 109.2,-0.6 109,1',
]

const mapMalaysia: Scene = ({ down }) => [
  backdrop(down('#9CD3DF', '#C9E8E2')),
  line(
    'M190 96q8-7 16 0t16 0M146 118q7-6 14 0t14 0M150 190q8-7 16 0t16 0M350 66q8-7 16 0t16 0M166 52q8-7 16 0t16 0M126 268q8-7 16 0t16 0M4 130q8-7 16 0t16 0M-60 90q8-7 16 0t16 0M440 120q8-7 16 0t16 0',
    tone.white,
    3.5,
    'opacity=".7"',
  ),
  neighbours.map((land) => blob(chart(land), '#EFE3C4')),
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
  star(80, 160, 8, tone.red),
  star(80, 160, 3.5, tone.sun),
  at(298, 112, [soft('M-11 4L0-14L11 4Z', tone.slate, 4), path('M-4-7L0-14L4-7L0-5Z', tone.white)]),
  leaf(246, 74, 34, -80, tone.fern),
  leaf(280, 80, 34, 96, tone.leaf),
  ring(5, 264, 70, 13, (x, y, turn) => oval(x, y, 11, 14, tone.red, turn)),
  circle(264, 70, 6, '#8E1F38'),
  line('M264 70L280 54', tone.sun, 5),
  at(186, 142, [path('M-22 2H22L14 14H-14Z', tone.red), path('M-2-26V-2H-20ZM3-22V-2H18Z', tone.white)], 0.8),
]

/** A map as pupils draw it: red arrows for the wet north-east monsoon, orange ones for the dry south-west monsoon. */
const monsoonMap: Scene = ({ down }) => [
  backdrop(down('#B4DDE6', '#D6EDE8')),
  neighbours.map((land) => blob(chart(land), '#EFE3C4')),
  path(curve(chart('114.1,4.6 114.6,4.9 115.1,5 114.9,4.2 114.6,4 114.3,4.2'), true), '#EFE3C4'),
  [peninsula, borneo].map((land) =>
    path(curve(chart(land), true), tone.leaf, `stroke="${tone.white}" stroke-width="2" stroke-linejoin="round"`),
  ),
  ['M196 64Q166 72 148 96', 'M250 74Q216 90 198 116', 'M322 68Q294 72 270 96'].map((d) => line(d, tone.red, 6)),
  many('144,101,-150 194,121,-150 266,100,-134', (x, y, turn) =>
    at(x, y, soft('M0-7L9 7H-9Z', tone.red, 4), 0.86, turn),
  ),
  arrow('M84 240Q92 214 112 198', 116, 194, 48, tone.orange, 6),
  arrow('M158 244Q170 220 192 206', 197, 203, 54, tone.orange, 6),
  arrow('M232 250Q250 222 274 208', 279, 205, 56, tone.orange, 6),
  label('November to March', 262, 54, 13, '#8E2028'),
  label('May to September', 150, 264, 13, '#8A4A12'),
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

export const malaysiaScenes = {
  'map-malaysia': mapMalaysia,
  'monsoon-map': monsoonMap,
  'kuala-lumpur': kualaLumpur,
  malacca,
}
