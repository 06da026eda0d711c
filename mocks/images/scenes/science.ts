import {
  at,
  backdrop,
  circle,
  face,
  line,
  many,
  mirrored,
  night,
  oval,
  path,
  pool,
  rect,
  ring,
  type Scene,
  star,
  sun,
  tone,
} from '../parts'

/** The part of the moon that is lit, seen from the earth; `age` 0..7 in eighths of a month, 4 is full. */
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

const magnet: Scene = ({ down }) => [
  backdrop(down('#F7D9C4', '#FBEBD2')),
  pool('#FFF6E4', '#F3BFA0'),
  mirrored([
    line('M152 206C96 214 74 120 124 70', '#E9A98D', 3, 'stroke-dasharray="1 9"'),
    line('M134 222C50 230 40 96 104 46', '#E9A98D', 3, 'stroke-dasharray="1 9"'),
  ]),
  path('M122 190V128A78 78 0 0 1 278 128V190H232V130A32 32 0 0 0 168 130V190Z', tone.red),
  path('M200 50A78 78 0 0 1 278 128V190H232V130A32 32 0 0 0 200 98Z', tone.sea),
  line('M136 128A64 64 0 0 1 160 78', tone.blush, 7, 'opacity=".8"'),
  mirrored([
    rect(122, 166, 46, 32, tone.mist),
    rect(122, 166, 46, 8, tone.stone),
    line('M134 207V212M145 207V215M156 207V212', tone.orange, 3.4),
  ]),
  many('142,242,66 198,254,-6 256,242,-66', (x, y, turn) =>
    at(x, y, line('M-18 4V-3A6 6 0 0 1-12-9H14A9 9 0 0 1 14 9H-9A5 5 0 0 1-9-3H10', tone.slate, 3.2), 1.15, turn),
  ),
]

const circuit: Scene = ({ down, glow }) => [
  backdrop(down('#CFE3E4', '#F8EBD0')),
  pool('#FFF6E4', '#A9CFCB'),
  circle(200, 92, 84, glow(tone.sun)),
  line('M186 126H104Q88 126 88 142V212Q88 228 104 228H296Q312 228 312 212V142Q312 126 296 126H214', tone.ink, 6),
  ring(9, 200, 84, 52, (x, y, turn) => at(x, y, line('M0-5V5', tone.orange, 5), 1, turn), -120).slice(0, 7),
  path('M186 118C186 106 170 100 170 82A30 30 0 0 1 230 82C230 100 214 106 214 118Z', tone.sun),
  path('M180 82A20 20 0 0 1 194 63', 'none', `stroke="${tone.white}" stroke-width="5" stroke-linecap="round"`),
  line('M192 116L188 90L196 98L200 88L204 98L212 90L208 116', tone.orange, 3),
  rect(184, 116, 32, 22, tone.stone, 5),
  line('M185 123H215M185 130H215', tone.slate, 3),
  rect(148, 206, 96, 44, tone.ink, 8),
  rect(148, 206, 34, 44, tone.orange, 8),
  rect(170, 206, 12, 44, tone.orange),
  rect(243, 217, 9, 22, tone.stone, 3),
  line('M160 228H172M226 222V234M220 228H232', tone.white, 4),
  circle(88, 156, 8, tone.red),
  circle(88, 196, 8, tone.red),
  line('M88 156V196', tone.brown, 8),
  circle(88, 156, 4, tone.cream),
  circle(88, 196, 4, tone.cream),
  many('140,126 262,126 312,178 118,228 280,228', (x, y) => circle(x, y, 4.5, tone.sun)),
]

const atom: Scene = ({ down, glow }) => [
  backdrop(down('#35356B', '#5D4A86')),
  night(),
  circle(200, 150, 120, glow('#8E7BD0')),
  [0, 60, 120].map((turn, i) =>
    at(
      200,
      150,
      [
        oval(0, 0, 124, 42, 'none', 0, `stroke="${[tone.teal, tone.coral, tone.sun][i]}" stroke-width="5"`),
        at(i === 1 ? -104 : 104, i === 2 ? -23 : 23, [circle(0, 0, 11, tone.sky), circle(-3, -3, 3.5, tone.white)]),
      ],
      1,
      turn - 10,
    ),
  ),
  many('-13,-10,0 12,-12,1 0,13,0 -17,9,1 17,8,0 0,-1,1 1,-20,0', (x, y, kind) => [
    circle(200 + x, 150 + y, 13, kind ? tone.sun : tone.red),
    circle(196 + x, 146 + y, 4, tone.white, 'opacity=".5"'),
  ]),
]

const testTubes: Scene = ({ down }) => [
  backdrop(down('#D9E9EC', '#F2EFDD')),
  pool('#F4F1DE', '#B6D8DA'),
  rect(-200, 240, 800, 220, '#C7A989'),
  [
    [104, tone.rose, 128],
    [150, tone.sun, 150],
    [196, tone.teal, 112],
  ].map(([x, colour, level]) => [
    path(`M${x} 82V206A16 16 0 0 0 ${Number(x) + 32} 206V82Z`, '#D3E6EE'),
    path(`M${x} ${level}H${Number(x) + 32}V206A16 16 0 0 1 ${x} 206Z`, String(colour)),
    oval(Number(x) + 16, Number(level), 16, 4, tone.white, 0, 'opacity=".4"'),
    rect(Number(x) - 4, 76, 40, 9, tone.stone, 4.5),
    line(`M${Number(x) + 8} 98V192`, tone.white, 4, 'opacity=".65"'),
    circle(Number(x) + 21, Number(level) + 30, 4, tone.white, 'opacity=".6"'),
    circle(Number(x) + 18, Number(level) + 50, 2.8, tone.white, 'opacity=".6"'),
  ]),
  rect(86, 112, 160, 14, tone.tan, 5),
  rect(86, 228, 160, 16, tone.brown, 5),
  rect(88, 118, 12, 116, tone.brown, 4),
  rect(232, 118, 12, 116, tone.brown, 4),
  rect(86, 112, 160, 7, '#E2B988', 3.5),
  path('M280 118V158L252 226Q248 244 266 244H330Q348 244 344 226L316 158V118Z', '#D3E6EE'),
  path('M270 186H326L344 226Q348 244 330 244H266Q248 244 252 226Z', tone.violet),
  rect(274, 110, 48, 10, tone.stone, 5),
  line('M288 130V162L266 216', tone.white, 4, 'opacity=".6"'),
  many('298,212,6 312,228,4 282,228,5 302,192,4 300,92,7 290,70,5 308,62,9', (x, y, r) =>
    circle(x, y, r, y > 150 ? tone.lilac : tone.violet, y > 150 ? '' : 'opacity=".6"'),
  ),
]

const microscope: Scene = ({ down }) => [
  backdrop(down('#D7DDF0', '#F5EBDD')),
  pool('#FFFAEC', '#B9BFE2'),
  rect(-200, 244, 800, 220, '#C9AB8B'),
  path('M222 96C292 104 312 190 262 232H228C278 196 262 142 212 132Z', tone.sea),
  path('M140 228H286Q302 228 302 246H126Q126 228 140 228Z', tone.navy),
  at(
    196,
    116,
    [
      rect(-17, -52, 34, 84, tone.blue, 8),
      rect(-17, -52, 12, 84, tone.sky, 6),
      rect(-13, -74, 26, 26, tone.ink, 5),
      rect(-17, -80, 34, 10, tone.ink, 5),
      rect(-21, -14, 42, 12, tone.navy, 4),
      rect(-12, 32, 24, 18, tone.stone, 3),
      rect(-8, 50, 16, 12, tone.ink, 3),
    ],
    1,
    14,
  ),
  rect(128, 186, 112, 12, tone.ink, 5),
  rect(144, 180, 66, 6, tone.sky, 2),
  circle(182, 180, 6, tone.leaf),
  rect(222, 192, 20, 38, tone.navy),
  circle(268, 186, 15, tone.orange),
  circle(268, 186, 6, tone.butter),
  path('M164 198H200L212 228H152Z', tone.butter, 'opacity=".7"'),
  oval(182, 226, 22, 5, tone.sun),
  at(92, 112, [
    circle(0, 0, 38, tone.white),
    circle(0, 0, 33, tone.mint),
    oval(-10, -8, 12, 7, tone.leaf, 30),
    oval(12, 6, 10, 6, tone.fern, -40),
    circle(-8, 14, 4, tone.rose),
    circle(12, -14, 5, tone.coral),
    line('M-24 4q5-6 9 0t9 0', tone.pine, 2.5),
  ]),
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

const robot: Scene = ({ down }) => [
  backdrop(down('#F6D8B8', '#FBEFD8')),
  pool('#FFF7E6', '#EDBE8C'),
  rect(-200, 252, 800, 220, '#D9A877'),
  line('M200 72V52', tone.slate, 6),
  circle(200, 47, 10, tone.red),
  rect(128, 96, 16, 34, tone.orange, 6),
  rect(256, 96, 16, 34, tone.orange, 6),
  line('M138 184C110 184 100 166 96 140', tone.slate, 12),
  line('M262 184C286 188 294 206 296 224', tone.slate, 12),
  line('M84 128A14 14 0 1 0 106 126', tone.orange, 9),
  line('M286 236A14 14 0 1 1 308 236', tone.orange, 9),
  rect(162, 226, 24, 26, tone.slate),
  rect(214, 226, 24, 26, tone.slate),
  rect(150, 244, 44, 18, tone.navy, 9),
  rect(206, 244, 44, 18, tone.navy, 9),
  rect(138, 158, 124, 78, tone.teal, 20),
  rect(138, 158, 30, 78, '#6CBDB4', 15),
  rect(140, 70, 120, 84, tone.blue, 26),
  rect(140, 70, 36, 84, '#7CBBDB', 22),
  rect(156, 86, 88, 52, tone.night, 18),
  circle(182, 108, 9, tone.sky),
  circle(218, 108, 9, tone.sky),
  line('M188 124Q200 132 212 124', tone.sky, 4),
  rect(174, 174, 52, 40, tone.cream, 10),
  line('M182 196H190L196 184L204 206L210 196H218', tone.red, 4),
  circle(250, 178, 5, tone.sun),
  circle(250, 196, 5, tone.coral),
]

const computer: Scene = ({ down, glow }) => [
  backdrop(down('#CBDFE8', '#F6EAD6')),
  pool('#FFF9EA', '#A8CAD8'),
  rect(-200, 232, 800, 230, '#C9A27C'),
  circle(200, 130, 130, glow('#FFFFFF')),
  path('M178 196H222L230 228H170Z', tone.stone),
  rect(148, 224, 104, 12, tone.slate, 6),
  rect(92, 62, 216, 142, tone.ink, 14),
  rect(102, 72, 196, 114, down('#356093', '#4FA3A8'), 6),
  circle(200, 195, 3.5, tone.sun),
  line('M118 92H150M158 92H182', tone.sun, 7),
  line('M130 110H176', tone.pink, 7),
  line('M130 128H148M156 128H192', tone.mint, 7),
  line('M118 146H162', tone.sun, 7),
  line('M118 164H138', tone.pink, 7),
  at(244, 128, [
    rect(-30, -30, 60, 56, tone.cream, 18),
    face(0, -2, 1.25),
    line('M0-30V-42', tone.cream, 4),
    circle(0, -44, 5, tone.coral),
  ]),
  rect(116, 244, 140, 22, tone.mist, 7),
  line('M128 251H244M128 259H150M162 259H214M226 259H244', tone.slate, 3, 'stroke-dasharray="6 6"'),
  path('M284 242Q300 236 304 252Q304 268 290 268Q278 266 280 252Z', tone.mist),
  line('M291 243L292 250', tone.slate, 3),
]

export const science = {
  'moon-phases': moonPhases,
  magnet,
  circuit,
  atom,
  'test-tubes': testTubes,
  microscope,
  rocket,
  robot,
  computer,
}
