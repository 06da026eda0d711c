import { cloud, drop, hill, leaf, palm, sun, tree } from '../nature'
import { arrow, at, backdrop, circle, faint, line, many, oval, path, rect, type Scene, soft, tone } from '../parts'

const volcano: Scene = ({ down }) => [
  backdrop(down('#F2A58C', '#FDE9C6')),
  faint(0.35, sun(330, 70, 20, false)),
  hill('0,214 80,196 160,214 300,190 400,206', '#C7B98A'),
  many('200,66,26 176,50,28 224,44,30 196,22,36 240,8,34 158,14,28 206,-26,44 256,-40,36', (x, y, r) =>
    circle(x, y, r, '#7D6F7B'),
  ),
  many('184,44,18 216,34,20 188,10,22 236,-2,20', (x, y, r) => circle(x - 4, y - 4, r, '#978A92')),
  path('M34 240C104 226 140 160 166 92Q200 104 234 92C260 160 296 226 366 240Z', '#875A4B'),
  path('M234 92C260 160 296 226 366 240H262L216 100Z', '#6B443F'),
  path('M184 98L138 242H262L216 98Z', '#C08C66'),
  line(
    'M172 132Q200 142 228 132M163 162Q200 172 237 162M154 192Q200 202 246 192M146 220Q200 230 254 220',
    '#A06D50',
    5,
  ),
  hill('0,236 100,240 200,240 300,240 400,236', '#A8714F'),
  hill('0,254 130,262 270,258 400,252', '#8F5C45'),
  oval(200, 266, 86, 24, '#B93F36'),
  path('M186 94L180 246Q200 258 220 246L214 94Z', tone.red),
  oval(200, 266, 72, 16, tone.orange),
  path('M193 94L189 258H211L207 94Z', tone.orange),
  path(
    'M160 102Q200 78 240 102C246 128 258 146 252 156C244 160 238 140 232 124C226 114 214 112 208 112H192C184 112 176 114 170 124C162 148 150 184 140 178C136 166 152 132 160 102Z',
    tone.red,
  ),
  path('M170 100Q200 84 230 100Q236 116 242 132Q228 106 200 106Q170 106 156 150Q162 120 170 100Z', tone.orange),
  path('M188 98C190 80 182 72 186 58C194 64 196 74 199 48C206 62 204 72 212 62C216 76 210 84 212 98Z', tone.sun),
  many('150,74 252,80 136,104 268,112', (x, y, _, i) => [
    circle(x, y, 6 - (i % 2), tone.red),
    circle(x - 1, y - 1, 2.6, tone.sun),
  ]),
  palm(70, 238, 0.42),
  palm(338, 238, 0.4, -1),
]

const waterCycle: Scene = ({ down }) => [
  backdrop(down('#A9DAE8', '#EAF5E6')),
  sun(88, 78, 24),
  soft('M196 214L262 92L300 146L322 116L400 214Z', '#9A8FA4', 12),
  soft('M262 92L232 150L252 142L262 154L274 142L288 148Z', tone.white, 8),
  path('M262 88L300 146L318 214H272Z', '#7F758E', 'opacity=".5"'),
  hill('150,226 220,204 300,196 400,190', tone.leaf),
  hill('190,236 260,222 330,214 400,212', tone.fern),
  path('M-200 214Q60 206 150 214Q196 218 214 236Q240 270 300 460H-200Z', tone.blue),
  path(
    'M286 190C276 200 258 200 246 208C232 216 218 216 196 224L206 236C232 228 250 226 262 214C274 206 292 206 296 194Z',
    tone.blue,
  ),
  line(
    'M20 232q10-8 20 0t20 0M92 246q10-8 20 0t20 0M30 268q10-8 20 0t20 0M150 276q10-8 20 0t20 0M-60 250q10-8 20 0t20 0',
    tone.sky,
    4,
  ),
  arrow('M84 200C72 184 96 172 86 152', 84, 140, -8, tone.white),
  arrow('M118 204C106 188 130 176 122 160', 121, 148, -4, tone.white),
  arrow('M150 206C138 192 160 180 154 172', 154, 160, 4, tone.white),
  arrow('M134 78Q160 58 190 64', 204, 67, 106, tone.white),
  cloud(272, 66, 1.05),
  cloud(322, 84, 0.7, '#F0EEF0'),
  many('244,104 266,116 290,106 318,118 342,108', (x, y) => drop(x, y, 0.62, tone.sea)),
  arrow('M228 246Q198 262 166 256', 152, 253, -80, tone.white),
]

const rainbow: Scene = ({ down }) => [
  backdrop(down('#9FD3E8', '#FBF0D9')),
  sun(312, 70, 22),
  ['#DE5646', '#F2993F', '#FBC84E', '#72AF5B', '#5BA6CE', '#4A5FA8', '#8B6DB9'].map((colour, i) =>
    line(`M${52 + i * 13} 236A${148 - i * 13} ${148 - i * 13} 0 0 1 ${348 - i * 13} 236`, colour, 14),
  ),
  hill('0,218 70,206 150,236 260,240 340,210 400,216', tone.lime),
  hill('0,246 90,254 200,232 310,256 400,244', tone.leaf),
  cloud(84, 216, 0.95),
  cloud(322, 218, 1),
  tree(182, 250, 0.5),
  tree(208, 252, 0.36, tone.lime),
  many('130,264 250,266 280,254 164,274', (x, y, _, i) => circle(x, y, 4, i % 2 ? tone.pink : tone.butter)),
]

const weather: Scene = ({ down }) => [
  backdrop(down('#8FC7DF', '#E4F2EA')),
  faint(0.6, cloud(70, 214, 0.6), cloud(356, 84, 0.5), cloud(-60, 80, 0.8), cloud(470, 210, 0.8)),
  sun(146, 110, 40),
  cloud(222, 142, 1.75),
  cloud(274, 170, 0.95, '#A9B6C8', '#8595AE'),
  soft('M246 196L224 226H240L232 252L264 216H248L258 196Z', tone.sun, 4),
  many('150,204 178,220 206,204 284,214 308,226 190,248 294,248', (x, y) => drop(x, y, 0.85, tone.sea)),
  line('M62 142H96a13 13 0 1 0-13-13M52 160H120M70 178H104a11 11 0 1 1-11 11', tone.white, 6),
]

const oceanWaves: Scene = ({ down }) => [
  backdrop(down('#F9C9A6', '#FDEFD3')),
  sun(268, 86, 30),
  hill('0,176 120,172 260,178 400,172', '#2F77A8'),
  path('M58 108L104 150H58ZM52 118V150H26Z', tone.white),
  path('M20 154H108Q102 174 88 174H36Q24 170 20 154Z', tone.red),
  line('M55 104V154', tone.bark, 3.5),
  hill('0,182 60,190 120,180 200,188 300,178 400,186', tone.sea),
  path(
    'M-200 232C-60 240 60 230 108 168C140 112 214 84 268 118C306 142 302 186 270 190C246 192 236 170 252 158C228 152 214 172 222 198C236 236 330 240 600 214V460H-200Z',
    tone.blue,
  ),
  path(
    'M-200 250C-40 256 96 240 140 178C160 146 192 126 226 128C186 150 180 190 206 220C250 254 400 250 600 238V460H-200Z',
    tone.teal,
  ),
  path(
    'M102 176C140 112 214 78 270 112C310 138 308 190 270 194C242 196 230 168 250 155C256 160 254 164 250 170C254 184 270 184 276 174C288 150 268 126 236 118C190 108 144 134 102 176Z',
    tone.white,
  ),
  many('262,200,7 282,206,5 246,206,5 304,190,5 298,204,3.5 90,180,5 78,192,3.5', (x, y, r) =>
    circle(x, y, r, tone.white),
  ),
  line('M150 214Q160 184 182 166M172 226Q174 200 188 184', tone.sky, 4, 'opacity=".7"'),
  line(
    'M24 268q12-10 24 0t24 0M110 262q12-10 24 0t24 0M300 262q12-10 24 0t24 0M214 276q12-10 24 0t24 0M-70 270q12-10 24 0t24 0M420 262q12-10 24 0t24 0',
    tone.air,
    4.5,
  ),
  line('M322 92q8-10 14 0q8-10 14 0M352 118q6-8 11 0q6-8 11 0', tone.slate, 3),
]

const recycling: Scene = ({ down }) => [
  backdrop(down('#D6EBCF', '#FAF1D8')),
  circle(200, 150, 112, tone.white, 'opacity=".65"'),
  [0, 120, 240].map((turn, i) =>
    at(
      200,
      154,
      [
        path('M-40-78A88 88 0 0 1 56-62L44-42A62 62 0 0 0-30-54Z', [tone.leaf, tone.fern, tone.teal][i] ?? ''),
        soft('M30-34L78-24L70-72Z', [tone.leaf, tone.fern, tone.teal][i] ?? '', 8),
      ],
      1.05,
      turn,
    ),
  ),
  at(
    200,
    156,
    [
      path('M-12-40H-2V-28Q8-22 8-10V30Q8 36 2 36H-16Q-22 36-22 30V-10Q-22-22-12-28Z', tone.blue),
      rect(-14, -48, 14, 10, tone.red, 3),
      rect(-22, -4, 30, 20, tone.sky),
      rect(14, -6, 24, 42, tone.stone, 5),
      rect(14, 6, 24, 16, tone.orange),
      oval(26, -6, 12, 4, tone.mist),
    ],
    1.02,
  ),
  leaf(86, 246, 46, -30, tone.leaf),
  leaf(318, 246, 46, 30, tone.lime),
  leaf(98, 250, 34, 18, tone.lime),
]

export const earthScenes = {
  volcano,
  'water-cycle': waterCycle,
  rainbow,
  weather,
  'ocean-waves': oceanWaves,
  recycling,
}
