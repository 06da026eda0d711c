import { night, star, sun } from '../nature'
import { at, backdrop, circle, face, line, many, oval, path, rect, ring, type Scene, tone } from '../parts'

/** Draws the moon as seen from the earth. `age` is in eighths of a month, 0 to 7; 4 is full moon. */
function moon(x: number, y: number, r: number, age: number) {
  const bend = Math.abs(Math.cos((age * Math.PI) / 4)) * r
  const isWaxing = age < 4
  const isGibbous = age > 2 && age < 6
  const lit = `M0 ${-r}A${r} ${r} 0 0 ${isWaxing ? 1 : 0} 0 ${r}A${bend} ${r} 0 0 ${isGibbous === isWaxing ? 1 : 0} 0 ${-r}Z`
  return at(x, y, [
    circle(0, 0, r, '#454A7C'),
    age === 4 ? circle(0, 0, r, tone.butter) : age === 0 ? '' : path(lit, tone.butter),
    circle(-r * 0.3, -r * 0.3, r * 0.18, tone.tan, 'opacity=".35"'),
    circle(r * 0.35, r * 0.1, r * 0.22, tone.tan, 'opacity=".35"'),
    circle(-r * 0.15, r * 0.45, r * 0.14, tone.tan, 'opacity=".35"'),
  ])
}

const solarSystem: Scene = ({ down, glow }) => {
  const planets = [
    [42, 60, 5, '#B8A69A'],
    [60, 205, 8, '#F0C27B'],
    [80, 318, 9, tone.blue],
    [100, 112, 7, '#D9694A'],
    [126, 236, 22, '#E2B083'],
    [150, 46, 16, '#EBCB8B'],
    [168, 134, 12, '#9BD8D8'],
    [186, 304, 12, '#4C74C9'],
  ] as const
  return [
    backdrop(down('#232B57', '#3D3470')),
    [30, 150, 270, 390, -70, 460].map((x, i) => circle(x, 20 + ((i * 97) % 260), 1.6, tone.white)),
    circle(40, 250, 1.8, tone.butter),
    circle(366, 40, 2.4, tone.butter),
    circle(70, 40, 2, tone.white),
    circle(330, 262, 1.8, tone.white),
    circle(200, 150, 92, glow('#FBC84E')),
    planets.map(([r]) => oval(200, 150, r, r * 0.6, 'none', 0, 'stroke="#8C86C4" stroke-width="1.4" opacity=".75"')),
    ring(12, 200, 150, 30, (x, y, turn) => at(x, y, line('M0-2V2', tone.orange, 4), 1, turn)),
    sun(200, 150, 17),
    planets.map(([r, turn, size, colour], i) => {
      const angle = (turn * Math.PI) / 180
      return at(200 + r * Math.sin(angle), 150 - r * 0.6 * Math.cos(angle), [
        i === 5
          ? oval(0, 0, size * 1.8, size * 0.55, '#CBB07E', -16) + oval(0, 0, size * 1.4, size * 0.36, '#34306A', -16)
          : '',
        circle(0, 0, size, colour),
        i === 2 ? path('M-7-4Q-2-8 1-4Q0 1-4 1ZM1 2Q6 0 7 4Q4 8 1 2Z', tone.leaf) : '',
        i === 4
          ? [rect(-20, -9, 40, 4.5, '#C4835F', 2), rect(-21.5, 1, 43, 5, '#C4835F', 2), oval(8, 11, 5, 3, '#C45B45')]
          : '',
        i === 5 ? line('M-28 5.5Q0 12 27-10.5', '#CBB07E', 5) : '',
        path(
          `M0 ${-size}A${size} ${size} 0 0 1 0 ${size}A${size * 1.6} ${size * 1.6} 0 0 0 0 ${-size}Z`,
          tone.night,
          'opacity=".22"',
        ),
      ])
    }),
    star(72, 206, 4, tone.butter, 4, 0.3),
    star(340, 116, 4, tone.butter, 4, 0.3),
  ]
}

const moonPhases: Scene = ({ down, glow }) => [
  backdrop(down('#232B57', '#4A3F7C')),
  night(),
  circle(408, 150, 170, glow(tone.sun)),
  sun(408, 150, 36),
  oval(188, 150, 116, 78, 'none', 0, 'stroke="#8C86C4" stroke-width="2" stroke-dasharray="2 8" stroke-linecap="round"'),
  at(188, 150, [
    circle(0, 0, 32, tone.blue),
    path('M-24-16Q-8-34 6-26Q12-14-2-8Q-4 4-16 0Q-26-4-24-16ZM6 2Q24-6 28 8Q18 26 6 22Q0 10 6 2Z', tone.leaf),
    face(0, 4, 0.9),
  ]),
  [0, 1, 2, 3, 4, 5, 6, 7].map((age) => {
    const angle = (age * Math.PI) / 4
    return moon(188 + 116 * Math.cos(angle), 150 - 78 * Math.sin(angle), 26, age)
  }),
]

const rocket: Scene = ({ down }) => [
  backdrop(down('#232B57', '#544789')),
  night(),
  at(322, 84, [
    circle(0, 0, 30, '#E2B083'),
    oval(0, 0, 50, 12, 'none', -18, `stroke="${tone.butter}" stroke-width="5"`),
    path('M-30 0A30 30 0 0 1 30 0Q0 10-30 0Z', '#EBC49A'),
  ]),
  at(92, 104, [
    circle(0, 0, 38, '#A7A3C9'),
    circle(-14, -12, 9, '#8C87B4'),
    circle(16, 6, 12, '#8C87B4'),
    circle(12, -24, 6, '#8C87B4'),
  ]),
  at(
    206,
    146,
    [
      path('M-20 62C-30 92-8 104 0 128C8 104 30 92 20 62Z', tone.orange),
      path('M-11 62C-16 84-4 90 0 106C4 90 16 84 11 62Z', tone.butter),
      path('M-26 14C-56 30-58 56-50 76C-42 60-30 54-18 52ZM26 14C56 30 58 56 50 76C42 60 30 54 18 52Z', tone.red),
      path('M0-96C34-66 40-8 24 60H-24C-40-8-34-66 0-96Z', tone.cream),
      path('M0-96C34-66 40-8 24 60H8C22-10 20-60 0-96Z', tone.sand),
      path('M0-96C16-82 26-62 30-40H-30C-26-62-16-82 0-96Z', tone.red),
      circle(0, -8, 19, tone.slate),
      circle(0, -8, 14, tone.sky),
      face(0, -8, 0.62),
      rect(-24, 52, 48, 12, tone.slate, 5),
      path('M-5 20H5L4 76H-4Z', tone.coral),
    ],
    1,
    24,
  ),
  many('118,250,15 140,262,18 166,268,13 104,272,16 128,284,20', (x, y, r) =>
    circle(x, y, r, tone.lilac, 'opacity=".55"'),
  ),
  star(142, 196, 6, tone.sun),
  star(284, 222, 6, tone.sun),
  star(250, 40, 5, tone.butter),
]

export const spaceScenes = { 'solar-system': solarSystem, 'moon-phases': moonPhases, rocket }
