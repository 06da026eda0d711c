import { arrow, backdrop, blob, circle, line, many, mirrored, oval, path, pool, type Scene, soft, tone } from '../parts'

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
    path('M200 112V218', 'none', 'stroke="#D8C6B4" stroke-width="11" stroke-dasharray="2 9"'),
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
  path('M200 52V108', 'none', 'stroke="#D9B48C" stroke-width="16" stroke-dasharray="3 8"'),
  line('M166 138C148 146 138 164 128 194M150 150L124 152M138 172L154 196M132 184L112 200', '#F6DDBB', 7),
  line('M234 138C254 146 264 164 274 194M250 150L276 150M263 170L252 184M270 184L290 200', '#F6DDBB', 7),
  many('122,152 154,200 110,202 128,198 278,150 292,202 274,198', (x, y) => circle(x, y, 5.5, tone.cream)),
  line('M76 262C120 236 280 236 324 262', tone.rose, 11),
  many('200,30 178,22 222,22', (x, y) => circle(x, y, 5, tone.blue, 'opacity=".6"')),
  arrow('M166 44V66', 166, 72, 180, tone.blue, 5),
  arrow('M234 72V52', 234, 44, 0, tone.blue, 5),
]

export const bodyScenes = { 'human-heart': humanHeart, skeleton, lungs }
