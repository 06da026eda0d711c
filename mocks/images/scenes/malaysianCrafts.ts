import { cloud, flower, hill, leaf, palm, sun } from '../nature'
import { at, backdrop, circle, eye, faint, line, many, oval, path, rect, ring, type Scene, soft, tone } from '../parts'

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

export const malaysianCraftsScenes = { 'wayang-kulit': wayangKulit, batik, 'kampung-house': kampungHouse }
