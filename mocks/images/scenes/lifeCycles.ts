import { drop, leaf, sun } from '../nature'
import {
  arrow,
  at,
  backdrop,
  circle,
  eye,
  face,
  line,
  many,
  mirrored,
  oval,
  type Part,
  path,
  pool,
  rect,
  ring,
  type Scene,
  soft,
  tone,
} from '../parts'

/** Draws four stages as discs in a circle, clockwise from the top, with arrows between them. */
const cycle = (stages: readonly (readonly [fill: string, part: Part])[], colour: string): Part => [
  ring(4, 200, 150, 74, (x, y, _, i) => {
    const [fill, part] = stages[i] ?? ['', '']
    return at(200 + (x - 200) * 1.34, y, [circle(0, 0, 46, tone.white), circle(0, 0, 42, fill), part], 0.82)
  }),
  arrow('M246 88Q262 98 272 112', 275, 116, 152, colour, 6),
  arrow('M272 188Q262 204 246 212', 242, 214, -120, colour, 6),
  arrow('M154 212Q138 204 128 188', 126, 184, -26, colour, 6),
  arrow('M128 112Q138 98 154 88', 158, 86, 62, colour, 6),
]

const frog = (scale: number): Part =>
  at(
    0,
    6,
    [
      mirrored([oval(-22, 12, 13, 16, tone.fern, 24), soft('M-24 22L-36 26M-24 22L-30 30', tone.fern, 5)], 0),
      oval(0, 6, 25, 21, tone.leaf),
      oval(0, 12, 16, 13, '#DDEBAE'),
      mirrored([circle(-13, -15, 9, tone.leaf), circle(-13, -16, 6, tone.white), eye(-13, -16, 3.6)], 0),
      line('M-11 2Q0 11 11 2', tone.pine, 2.6),
      mirrored(line('M-10 22L-14 28M-10 22L-8 29', tone.pine, 3), 0),
    ],
    scale,
  )

const tadpole = (hasLegs: boolean): Part => [
  path('M4 0Q-22-14-38-2Q-22 2-4 14Z', tone.slate),
  oval(10, 2, 21, 16, tone.ink),
  eye(20, -3, 4),
  line('M27 6Q23 10 18 9', tone.stone, 2),
  hasLegs ? line('M0 14L-8 24L-2 28M-6 12L-16 20L-12 26M20 15L24 25', tone.slate, 4.5) : '',
]

const frogLifeCycle: Scene = ({ down }) => [
  backdrop(down('#CFE6DC', '#F6F1D8')),
  pool('#F4F8E6', '#A9D3B4'),
  cycle(
    [
      [
        tone.sky,
        many('-14,-10 6,-14 22,-2 -20,8 0,4 14,14 -6,20 -26,-2', (x, y) => [
          circle(x, y, 11, tone.white, 'opacity=".75"'),
          circle(x, y, 4.4, tone.ink),
        ]),
      ],
      ['#A9D8E4', tadpole(false)],
      ['#A9D8E4', tadpole(true)],
      ['#D3E9B5', [path('M-41 14Q0 4 41 14A43 43 0 0 1-41 14Z', tone.sky), oval(0, 26, 30, 8, tone.fern), frog(0.9)]],
    ],
    tone.fern,
  ),
  leaf(60, 252, 46, -24, tone.leaf),
  leaf(344, 254, 46, 22, tone.fern),
  drop(200, 140, 0.9, tone.blue),
  drop(184, 164, 0.6, tone.blue),
  drop(216, 164, 0.6, tone.blue),
]

const branch = (y: number): Part => line(`M-40 ${y}Q0 ${y + 6} 40 ${y - 2}`, tone.brown, 6)

const butterflyLifeCycle: Scene = ({ down }) => [
  backdrop(down('#DCEBC8', '#FBF1D6')),
  pool('#FFFAEA', '#BFD99C'),
  cycle(
    [
      [
        '#EAF2CF',
        [
          leaf(0, 38, 82, 8, tone.leaf),
          many('-8,-4 2,-12 10,-2 0,6 -4,16 10,12', (x, y) => oval(x, y, 4, 5, tone.cream)),
        ],
      ],
      [
        '#FBE7AE',
        [
          branch(24),
          [-26, -14, -2, 10].map((x, i) => circle(x, i % 2 ? 6 : 12, 11, i % 2 ? tone.lime : tone.fern)),
          circle(22, 6, 13, tone.lime),
          line('M17-5L13-15M27-5L31-15', tone.ink, 2.4),
          face(23, 7, 0.62),
        ],
      ],
      [
        '#E9D8C2',
        [
          branch(-26),
          line('M2-24V-14', tone.bark, 3),
          path('M2-16Q20-6 16 12Q12 30 2 34Q-8 30-12 12Q-16-6 2-16Z', '#8FA35A'),
          line('M-9-2Q2 6 13-2M-11 10Q2 18 15 10M-8 21Q2 28 12 21', '#6E8242', 2.6),
        ],
      ],
      [
        '#F9DCC7',
        at(
          0,
          2,
          [
            mirrored(
              [
                path('M-3 4C-10 34-36 34-36 20C-36 8-18 4-3 2Z', tone.rose),
                path('M-2 2C-10-30-40-34-40-18C-40-2-18 6-2 4Z', tone.orange),
                circle(-28, -16, 5, tone.butter),
                circle(-24, 20, 4, tone.butter),
              ],
              0,
            ),
            line('M-2-14Q-6-24-12-26M2-14Q6-24 12-26', tone.ink, 2.4),
            oval(0, 4, 4, 20, tone.ink),
          ],
          1,
          10,
        ),
      ],
    ],
    tone.orange,
  ),
  sun(200, 150, 17),
]

const cat: Scene = ({ down }) => [
  backdrop(down('#F9DCC7', '#FBF0DC')),
  rect(-200, 220, 800, 260, '#CFA07A'),
  line('M-200 246H600M-200 276H600', '#BC8C66', 4),
  rect(84, 44, 96, 92, tone.sky, 8),
  rect(84, 44, 96, 92, 'none', 8, `stroke="${tone.white}" stroke-width="8"`),
  line('M132 46V134M86 90H178', tone.white, 5),
  circle(156, 66, 9, tone.butter),
  oval(204, 242, 136, 16, '#A97A55', 0, 'opacity=".5"'),
  soft('M82 232L204 222L326 232L316 204L204 196L92 204Z', '#3C80B2', 8),
  path('M92 202Q150 188 204 200Q258 188 316 202L318 222Q258 208 204 220Q150 208 90 222Z', tone.white),
  line('M204 200V220M110 206Q150 198 190 206M218 206Q258 198 298 206', tone.mist, 2.6),
  line('M284 196Q332 190 320 164Q310 146 296 160', tone.orange, 15),
  oval(206, 168, 88, 42, tone.orange),
  line('M178 130Q184 146 180 158M206 126Q212 142 208 154M236 130Q242 144 240 158', '#D27B27', 8),
  oval(220, 190, 58, 16, '#F8C98D'),
  oval(238, 202, 22, 10, tone.orange),
  circle(136, 158, 42, tone.orange),
  soft('M106 130L104 104L126 118ZM166 130L170 104L148 118Z', tone.orange, 8),
  path('M109 126L108 110L121 119ZM163 126L166 110L152 119Z', tone.blush),
  line('M136 118V132M124 120V130M148 120V130', '#D27B27', 5),
  oval(136, 176, 24, 15, '#F8C98D'),
  line('M112 158Q120 165 128 158M144 158Q152 165 160 158', tone.ink, 3.4),
  path('M131 169H141L136 175Z', tone.rose),
  line('M136 175Q130 182 125 178M136 175Q142 182 147 178', tone.ink, 2.4),
  line('M106 172L82 168M107 180L84 184M166 172L190 168M165 180L188 184', tone.brown, 1.8),
  oval(150, 204, 24, 10, '#F8C98D'),
  many('236,104,10 256,84,14 282,60,18', (x, y, size) =>
    line(`M${x} ${y}H${x + size}L${x} ${y + size}H${x + size}`, tone.violet, 3.6),
  ),
]

export const lifeCyclesScenes = { 'frog-life-cycle': frogLifeCycle, 'butterfly-life-cycle': butterflyLifeCycle, cat }
