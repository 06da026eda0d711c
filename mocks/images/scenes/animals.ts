import { many, at, backdrop, bloom, circle, eye, face, faint, flower, hill, leaf, line, mirrored, oval, path, pool, rect, ring, type Scene, soft, star, sun, tone, tree } from '../parts'

const butterfly: Scene = ({ down }) => [
  backdrop(down('#CFE7DA', '#FBF1D6')), pool('#FFFAEA', '#AFD8BF'), hill('0,262 120,254 280,262 400,252', tone.lime),
  bloom(66, 266, 56, tone.pink), bloom(338, 264, 66, tone.lilac), bloom(110, 276, 30, tone.coral), bloom(302, 276, 30, tone.sun, 8), bloom(-50, 270, 50, tone.lilac), bloom(450, 270, 50, tone.pink),
  at(200, 142, mirrored([
    path('M-6 10C-30 86-84 104-100 76C-112 48-70 12-6 4Z', '#B8477A'), path('M-12 14C-32 66-74 84-86 66C-94 46-60 20-12 10Z', tone.rose), circle(-62, 54, 14, tone.butter), circle(-62, 54, 7, tone.violet), circle(-34, 46, 6, tone.butter),
    path('M-4 4C-30-70-112-98-128-64C-140-30-92 24-4 12Z', '#D8703A'), path('M-12 0C-38-54-100-78-114-54C-122-30-84 10-12 6Z', tone.orange), path('M-24-6C-46-40-84-54-94-40C-98-24-70-2-24-2Z', tone.sun), circle(-88, -44, 9, tone.cream), circle(-104, -24, 5, tone.cream), circle(-70, -22, 6, '#D8703A'),
  ], 0), 1, -8),
  at(200, 146, [line('M-4-44C-10-64-20-74-30-74M4-44C10-64 20-74 30-74', tone.ink, 3), circle(-31, -74, 4, tone.ink), circle(31, -74, 4, tone.ink), oval(0, 22, 9, 44, tone.ink), circle(0, -34, 14, tone.ink), face(0, -34, 0.7, tone.cream), line('M-6 8H6M-6 22H6M-5 36H5', tone.violet, 3)], 1, -8),
]

const bee = (x: number, y: number, scale: number, turn = 0, way = 1) => at(x, y, [
  oval(-8, -26, 12, 20, tone.white, -28, 'opacity=".85"'), oval(12, -26, 12, 20, tone.air, 22, 'opacity=".85"'), path('M-38 0L-28-6V6Z', tone.ink), oval(0, 0, 32, 22, tone.sun),
  path('M-14-20Q-20 0-14 20L-5 22Q-11 0-5-22ZM5-22Q-1 0 5 22L13 20Q8 0 13-20Z', tone.ink), face(23, 0, 0.62), line('M20-18Q22-30 30-32M28-14Q32-24 40-24', tone.ink, 2.6),
], scale, turn, scale * way)

const bees: Scene = ({ down }) => [
  backdrop(down('#C3E4E6', '#FBF0CE')), sun(330, 56, 20), hill('0,222 130,206 260,224 400,208', tone.lime), hill('0,254 200,246 400,258', tone.leaf), path('M-200 44Q60 24 152 52L150 62Q60 44-200 66Z', tone.brown), leaf(60, 40, 40, 150, tone.leaf), leaf(30, 40, 34, 210, tone.fern),
  rect(100, 50, 20, 24, tone.brown), many('110,82,34 110,106,50 110,134,58 110,162,52 110,186,36', (x, y, r, i) => rect(x - r, y - 15, r * 2, 31, i % 2 ? '#E9A93F' : '#F2BD58', 15)), oval(110, 152, 16, 18, tone.bark), line('M70 100Q80 84 92 80', tone.butter, 6),
  line('M176 122Q206 96 226 122T274 96', tone.white, 3.5, 'stroke-dasharray="1 9"'), bee(222, 144, 1.25, -8), bee(316, 104, 0.72, 10, -1), bee(170, 92, 0.55, -14),
  bloom(214, 262, 44, tone.pink, 7), bloom(268, 262, 58, tone.white, 9), bloom(318, 264, 40, tone.coral, 7), bloom(150, 272, 30, tone.lilac), bloom(-60, 264, 50, tone.white, 9), bloom(460, 264, 50, tone.pink, 9),
]

const tapir: Scene = ({ down }) => [
  backdrop(down('#D4E6B4', '#F7F0D0')), faint(0.6, tree(66, 210, 1.5, '#A9CF92', '#98C388'), tree(346, 208, 1.4, '#A9CF92', '#98C388'), tree(-60, 210, 1.5, '#A9CF92', '#98C388'), tree(460, 210, 1.5, '#A9CF92', '#98C388')), hill('0,222 150,212 300,222 400,214', tone.leaf),
  path('M104 176V240Q104 246 112 246H126Q132 246 131 240L138 190ZM150 190L154 240Q154 246 162 246H174Q180 246 179 238L182 190Z', '#3A3240'), path('M232 186V240Q232 246 240 246H254Q260 246 260 238L264 180ZM206 186L208 236Q210 242 216 242H228L236 190Z', '#2F2935'),
  path('M92 164C84 110 126 88 186 92C226 92 252 100 266 120C270 160 262 190 236 202C200 212 150 212 116 200C98 194 94 182 92 164Z', '#3A3240'), path('M104 122C126 88 190 88 212 96C226 130 224 176 208 206C170 212 136 208 114 198C120 176 122 146 104 122Z', tone.cream), path('M114 198C118 188 119 178 119 168C150 184 190 186 217 178C215 190 212 198 208 206C170 212 136 208 114 198Z', tone.mist),
  path('M226 104C242 84 276 78 300 92C318 102 330 122 338 148C342 166 332 174 324 166C320 158 316 152 308 150C292 158 268 158 250 148Z', '#3A3240'), oval(246, 88, 11, 15, '#3A3240', -18), oval(246, 88, 6, 9, tone.pink, -18), path('M238 78A11 11 0 0 1 250 74', 'none', `stroke="${tone.cream}" stroke-width="4" stroke-linecap="round"`), circle(284, 112, 6, tone.cream), eye(285, 112, 4.2), line('M304 140Q312 138 318 144', tone.slate, 3), circle(268, 130, 6, tone.coral, 'opacity=".5"'),
  many('70,262 210,266 330,260 -50,260 450,262', (x, y) => at(x, y, [-60, -25, 10, 45].map((turn, i) => leaf(0, 0, 40, turn, i % 2 ? tone.lime : tone.fern)))), leaf(336, 190, 30, 120, tone.lime),
]

const orangutan: Scene = ({ down }) => [
  backdrop(down('#CBE3A8', '#EEF0C6')), faint(0.6, circle(40, 40, 90, '#A3CB86'), circle(370, 60, 100, '#A3CB86'), circle(-90, 60, 100, '#A3CB86'), circle(490, 60, 90, '#A3CB86')), path('M-200 62Q200 40 600 66V82Q200 58-200 80Z', tone.brown), many('40,58,200 118,54,150 300,54,210 362,60,160 -60,62,190 450,66,170', (x, y, turn, i) => leaf(x, y, 46, turn, i % 2 ? tone.leaf : tone.fern)),
  mirrored([line('M150 196C96 180 92 110 104 62', '#C25E2C', 32), line('M150 200C104 182 104 110 110 70', '#D9743A', 12, 'opacity=".7"'), circle(104, 58, 17, '#7A4A3C')]),
  path('M200 130C264 130 284 190 284 250C284 330 116 330 116 250C116 190 136 130 200 130Z', '#C25E2C'), oval(200, 262, 50, 54, '#D9743A'), path('M130 96C128 44 164 34 178 40C190 30 212 30 224 40C250 34 274 56 270 96Z', '#C25E2C'),
  mirrored(oval(148, 126, 28, 42, '#7A4A3C', 8)), path('M200 62C240 62 258 96 258 132C258 178 232 200 200 200C168 200 142 178 142 132C142 96 160 62 200 62Z', '#96604B'), oval(200, 168, 40, 30, '#C99A7C'), mirrored(oval(182, 122, 17, 15, '#C99A7C')), eye(183, 122, 6), eye(217, 122, 6), line('M194 148V151M206 148V151', tone.bark, 5), line('M178 170Q200 188 222 170', tone.bark, 4), path('M158 84Q180 54 200 70Q220 54 242 84Q220 74 200 80Q180 74 158 84Z', '#C25E2C'), line('M182 206L178 218M200 208V222M218 206L222 218', '#D9743A', 8),
]

const hornbill: Scene = ({ down }) => [
  backdrop(down('#B9DDD2', '#F7F0D2')), pool('#EEF4DC', '#93C9B6'), path('M-200 226Q160 204 600 236V254Q160 224-200 246Z', tone.brown), leaf(70, 222, 52, -30, tone.leaf), leaf(92, 240, 44, 150, tone.fern), leaf(330, 226, 50, 40, tone.leaf), leaf(350, 240, 46, 120, tone.fern), leaf(-50, 226, 50, 20, tone.leaf), leaf(460, 230, 50, -20, tone.leaf),
  path('M124 196L82 268Q92 284 112 278L164 214Z', tone.cream), path('M102 234L90 256L128 256L144 238Z', tone.ink), path('M104 210C100 140 150 92 206 84C232 84 240 104 232 126C240 176 214 226 164 226C136 226 112 224 104 210Z', '#35303F'), path('M112 206C112 156 146 130 190 138C188 184 160 214 112 206Z', '#4D475C'), line('M132 190Q154 186 172 164M126 204Q146 204 164 192', '#6A637B', 3), path('M150 218C176 232 212 210 226 168C222 210 204 232 176 232Z', tone.cream),
  path('M180 106C180 70 206 58 230 68C246 78 246 106 230 122C214 132 182 130 180 106Z', '#35303F'), path('M228 82C268 70 316 90 338 146C312 122 270 118 230 118Z', '#F6D27A'), path('M230 102C272 100 316 112 338 146C312 124 270 120 230 120Z', tone.cream), path('M208 68C222 36 280 22 302 44C310 56 300 68 290 62C284 56 274 58 268 72C252 80 240 82 232 86Q212 84 208 68Z', tone.red), path('M214 70C230 52 262 42 282 46C268 50 262 62 256 74C244 80 230 82 226 82Z', tone.orange), circle(222, 92, 9, tone.coral), eye(222, 92, 5.5), line('M164 226V236M178 228V238M150 226V236', tone.slate, 6),
]

const penguin: Scene = ({ down }) => [
  backdrop(down('#AFD9EA', '#EAF4F2')), faint(0.75, soft('M20 196L70 110L112 150L140 128L186 196Z', tone.white, 10), soft('M260 196L318 118L352 160L384 140L440 196Z', tone.white, 10)), path('M70 110L112 150L140 196H80Z', '#BCDCE8', 'opacity=".6"'), rect(-200, 190, 800, 40, '#6FB1CE'), line('M20 206q8-7 16 0t16 0M330 208q8-7 16 0t16 0', tone.air, 4), hill('0,220 130,212 270,222 400,214', tone.white), hill('0,262 200,254 400,264', '#DCEBEE'),
  at(176, 150, [oval(-22, 100, 20, 9, tone.orange), oval(22, 100, 20, 9, tone.orange), path('M-54-8C-80 16-82 46-68 62C-58 50-54 36-48 24ZM54-8C80 16 82 46 68 62C58 50 54 36 48 24Z', '#2F3450'), path('M0-94C40-94 46-56 48-30C58 6 66 98 0 100C-66 98-58 6-48-30C-46-56-40-94 0-94Z', '#3B4163'), path('M0-12C40-12 46 90 0 92C-46 90-40-12 0-12Z', tone.white), path('M0-54C-10-78-34-70-32-46C-30-26-14-18 0-22C14-18 30-26 32-46C34-70 10-78 0-54Z', tone.white), eye(-13, -50, 5), eye(13, -50, 5), soft('M-8-38H8L0-28Z', tone.orange, 5), circle(-23, -36, 6, tone.blush), circle(23, -36, 6, tone.blush), path('M-44-22Q0 4 44-22L48-8Q0 18-48-8Z', tone.red), path('M18-6L36-12L42 30L24 32Z', tone.red), line('M28 14L40 12', tone.butter, 4)]),
  at(276, 208, [oval(-10, 44, 11, 5, tone.orange), oval(10, 44, 11, 5, tone.orange), path('M0-46C24-46 30-20 30 10C30 36 16 44 0 44C-16 44-30 36-30 10C-30-20-24-46 0-46Z', '#8891A8'), oval(0, 18, 19, 24, tone.white), path('M0-22C-6-36-20-30-18-16C-16-4 0-4 0-6C0-4 16-4 18-16C20-30 6-36 0-22Z', tone.white), eye(-8, -18, 3.4), eye(8, -18, 3.4), soft('M-4-11H4L0-6Z', tone.ink, 3), line('M-29 4L-36 22M29 4L36 22', '#767F97', 9)]),
  many('60,60 110,34 260,52 330,84 300,30 90,120 -60,90 460,70', (x, y) => circle(x, y, 4, tone.white)),
]

const dinosaurs: Scene = ({ down }) => [
  backdrop(down('#F7CFA0', '#FCF0CF')), sun(92, 70, 22), soft('M250 206L312 112H334L392 206Z', '#B98A78', 8), path('M308 116L320 132L338 116L334 108H312Z', tone.red), many('322,92,14 336,76,18 318,62,16', (x, y, r) => circle(x, y, r, '#E6D5C6')), hill('0,198 120,182 260,202 400,188', '#C5CF84'), at(46, 216, palmLike()), at(-60, 230, palmLike()), at(462, 226, palmLike()),
  path('M116 206C130 160 168 148 198 154C224 148 232 124 230 88C228 58 250 46 276 52C296 58 298 76 284 80C270 84 262 82 258 94C262 140 258 188 226 206L228 246H204L200 220H160L156 246H132L130 214C106 212 78 226 56 248C64 216 92 204 116 206Z', tone.teal), path('M150 216C176 226 206 222 226 206L228 246H204L200 220H160Z', '#38877F', 'opacity=".6"'), eye(270, 64, 4.2), line('M276 76Q284 76 290 70', tone.ink, 2.4), circle(258, 74, 5, tone.coral, 'opacity=".6"'), many('150,168,7 176,164,9 204,166,7 164,184,6 192,184,7 244,118,5 242,138,6', (x, y, r) => circle(x, y, r, '#7CC5B8')), hill('0,244 150,238 300,248 400,240', tone.leaf),
  at(306, 218, [path('M-46 8C-50-26-14-36 14-28C30-24 34-6 30 10L32 38H16L12 20H-18L-22 38H-38L-38 20C-50 26-62 28-72 24C-62 20-50 16-46 8Z', tone.orange), path('M10-40C34-52 50-30 40-2C26 6 10-8 10-40Z', tone.coral), path('M18-22C36-34 60-20 64 2C62 16 44 18 32 8Z', '#E58B34'), soft('M56-8L68-22L62-4ZM36-24L46-46L44-22ZM28-22L30-44L38-24Z', tone.cream, 3), eye(44, -8, 3.4), line('M52 8Q58 8 62 3', tone.ink, 2.2)], 0.9),
]

function palmLike() {
  return [path('M-5 30C-4 0-2-20 2-50H10C8-20 6 0 9 30Z', tone.brown), [-80, -50, -20, 20, 50, 80].map((turn, i) => leaf(6, -50, 44, turn, i % 2 ? tone.leaf : tone.fern))]
}

const dragon: Scene = ({ down }) => [
  backdrop(down('#C7D6F0', '#FBEBD8')), pool('#F2F1F4', '#A9BFE4'), hill('0,248 150,240 280,250 400,240', '#A9B9A0'),
  soft('M222 84L250 66L236 104ZM236 118L266 104L240 142ZM236 148L272 148L250 178ZM250 186L284 196L258 212Z', tone.red, 6),
  path('M236 150C270 92 318 84 350 96C334 104 336 116 342 124C326 124 322 136 326 146C308 142 300 152 302 164C280 156 262 166 244 178Z', tone.orange), line('M242 156C276 112 310 98 344 98M244 164C276 136 300 130 324 140', '#D97B2E', 3.5),
  path('M206 240C270 262 330 250 326 206C324 186 300 186 300 202C304 222 270 224 244 208Z', tone.fern), soft('M318 190L330 164L308 176Z', tone.red, 8),
  path('M160 240C150 190 168 150 206 142C252 136 280 190 262 240C256 254 168 256 160 240Z', tone.leaf), path('M162 240C158 200 170 168 190 158C204 184 202 226 190 248Q166 248 162 240Z', tone.butter), line('M168 190H195M165 208H199M164 226H197', tone.sand, 4), oval(182, 248, 26, 11, tone.fern), oval(240, 248, 28, 11, tone.fern), line('M210 190Q196 206 184 198', tone.fern, 11),
  path('M206 150C180 150 150 150 126 138C108 128 110 106 128 104C138 68 178 54 206 66C240 82 250 130 240 160C228 170 212 160 206 150Z', tone.leaf), path('M112 118C104 132 130 150 170 150C184 148 180 138 168 138C144 138 126 132 112 118Z', '#9CCB7C'),
  soft('M190 64L198 36L210 70ZM214 72L232 50L228 84Z', tone.sand, 5), circle(168, 92, 13, tone.white), eye(165, 93, 7), circle(126, 112, 3, tone.pine), circle(138, 110, 3, tone.pine), line('M128 132Q150 142 172 130', tone.pine, 3.5), circle(184, 116, 8, tone.coral, 'opacity=".5"'),
  path('M112 132C84 126 74 138 50 132C58 142 52 146 44 150C60 152 62 160 54 168C78 164 96 156 108 142Z', tone.orange), path('M108 136C88 134 82 142 68 142C74 146 72 150 68 154C84 152 96 148 104 142Z', tone.butter), star(330, 58, 5, tone.sun), star(86, 70, 4, tone.sun),
]

export const animals = { butterfly, bees, tapir, orangutan, hornbill, penguin, dinosaurs, dragon }
