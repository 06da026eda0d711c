import { night } from '../nature'
import { at, backdrop, circle, line, many, mirrored, oval, path, pool, rect, ring, type Scene, tone } from '../parts'

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

export const scienceScenes = { magnet, circuit, atom, 'test-tubes': testTubes, microscope }
